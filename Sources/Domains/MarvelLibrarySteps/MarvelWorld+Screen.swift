import MarvelLibrary
public import Pictures

extension MarvelWorld {
  /// The user's view, to be drawn.
  public var screen: Screen {
    guard let screen = currentScreen else { return Screen(title: "Characters") }
    switch screen.place {
    case .list:
      return Screen(
        title: "Characters",
        elements: [.button("Search", isEnabled: true)] + elements(screen.list))
    case .search:
      let field = Screen.Element.field(
        placeholder: "Name", text: screen.search?.text ?? "", isEnabled: true)
      let result = screen.search?.result
      return Screen(title: "Search", elements: [field] + (result.map { elements($0) } ?? []))
    case .details:
      return screen.details.map { details($0) } ?? Screen(title: "")
    case .gallery:
      let gallery = screen.gallery
      return Screen(
        title: gallery?.title ?? "",
        elements: [
          .picture(image(gallery?.picture ?? .hidden) ?? .placeholder),
          .text(gallery?.footer ?? ""),
        ])
    }
  }

  private func elements(_ list: LibraryScreen.List) -> [Screen.Element] {
    var elements = list.characters.map { character in
      Screen.Element.row(
        title: character.name, detail: character.description.isEmpty ? nil : character.description)
    }
    if list.isEmpty { elements.append(.text("No characters")) }
    if list.isLoading { elements.append(.spinner(label: nil)) }
    if let error = list.error {
      elements.append(.message(title: error.title, text: error.text, action: "Try again"))
    }
    if let attribution = list.attribution { elements.append(.text(attribution)) }
    return elements
  }

  private func details(_ details: LibraryScreen.Details) -> Screen {
    let character = details.character
    var elements: [Screen.Element] = []
    if !character.description.isEmpty { elements.append(.text(character.description)) }
    for section in MarvelCharacter.Section.allCases {
      let works = character.works(in: section)
      elements.append(.heading("\(section.rawValue.capitalizedWord) (\(works.available))"))
      elements += works.items.enumerated().map { index, work in
        .row(
          title: work.title, image: image(details.pictures[WorkPlace(section, index)] ?? .hidden))
      }
    }
    elements.append(.heading("Links (\(character.links.count))"))
    elements += character.links.map { .row(title: $0.label, detail: $0.url) }
    return Screen(title: character.name, elements: elements)
  }

  private func image(_ picture: PictureState) -> Screen.Image? {
    switch picture {
    case .hidden: nil
    case .loading: .loading
    case .shown: .loaded
    case .placeholder(.noPicture): .placeholder
    case .placeholder(.failed): .failed
    }
  }
}

extension String {
  fileprivate var capitalizedWord: String { prefix(1).uppercased() + dropFirst() }
}
