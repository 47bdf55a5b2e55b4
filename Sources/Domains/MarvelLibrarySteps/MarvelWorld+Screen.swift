import MarvelLibrary
public import Pictures

extension MarvelWorld {
  /// The user's view, to be drawn; a bare title before the app runs.
  public var screen: Screen {
    guard let screen = currentScreen else { return Screen(title: listTitle) }
    switch screen.place {
    case .list:
      let (elements, focus) = elements(screen.list)
      return Screen(title: listTitle, actions: [.search], elements: elements, focus: focus)
    case .search:
      let field = Screen.Element.field(
        placeholder: "Name", text: screen.search?.text ?? "", icon: .search)
      let (found, focus) = screen.search?.result.map { elements($0) } ?? ([], nil)
      return Screen(
        title: searchTitle, back: listTitle, elements: [field] + found, focus: focus.map { $0 + 1 })
    case .details: return details(screen)
    case .gallery:
      let gallery = screen.gallery
      return Screen(
        title: gallery?.title ?? "", back: screen.details?.character.name,
        elements: [
          .picture(drawn(gallery?.picture ?? .hidden)), .text(gallery?.footer ?? "", .note),
        ])
    }
  }

  /// The elements, and the index of the one that the user has scrolled to.
  private func elements(_ list: LibraryScreen.List) -> ([Screen.Element], focus: Int?) {
    var elements = list.characters.map { character in
      Screen.Element.row(
        title: character.name, detail: character.description.isEmpty ? nil : character.description,
        image: drawn(list.portraits[character.id] ?? .hidden), shape: .round, opens: true)
    }
    // Pictures are loaded for the rows on the screen only.
    var focus = list.characters.lastIndex { list.portraits[$0.id] != nil }
    if list.isEmpty { elements.append(.empty(.people, title: "No characters")) }
    if list.isLoading { elements.append(.spinner()) }
    if let error = list.error {
      elements.append(.message(.init(title: error.title, text: error.text, action: "Try again")))
    }
    if list.isLoading || list.error != nil { focus = elements.count - 1 }
    if let attribution = list.attribution { elements.append(.text(attribution, .note)) }
    return (elements, focus)
  }

  private func details(_ screen: LibraryScreen) -> Screen {
    guard let details = screen.details else { return Screen(title: "") }
    let character = details.character
    let portraits = (screen.search?.result ?? screen.list).portraits
    var elements: [Screen.Element] = [
      .profile(
        title: character.name, text: character.description,
        image: drawn(portraits[character.id] ?? .hidden))
    ]
    var focus: Int?
    for section in MarvelCharacter.Section.allCases {
      let works = character.works(in: section)
      elements.append(.heading(capitalized(section.rawValue), detail: "\(works.available)"))
      for (index, work) in works.items.enumerated() {
        let picture = details.pictures[WorkPlace(section, index)]
        if picture != nil { focus = elements.count }
        elements.append(.row(title: work.title, image: drawn(picture ?? .hidden)))
      }
    }
    elements.append(.heading("Links", detail: "\(character.links.count)"))
    elements += character.links.map { .row(title: $0.label, detail: $0.url, opens: true) }
    return Screen(
      title: character.name, back: screen.search == nil ? listTitle : searchTitle,
      elements: elements, focus: focus)
  }

  private func drawn(_ picture: PictureState) -> Screen.Image {
    switch picture {
    case .hidden: .unseen
    case .loading: .loading
    case .shown(let bytes): .loaded(bytes)
    case .placeholder(.noPicture): .placeholder
    case .placeholder(.failed): .failed
    }
  }
}

private let listTitle = "Characters"
private let searchTitle = "Search"

private func capitalized(_ word: String) -> String {
  word.prefix(1).uppercased() + word.dropFirst()
}
