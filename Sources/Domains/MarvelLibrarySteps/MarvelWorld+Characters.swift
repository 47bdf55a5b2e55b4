import MarvelLibrary
import Ports
import StepKit

/// The characters and works that sentences mean, in the double's library and on the screen.
extension MarvelWorld {
  /// Whether a sentence brings about what it says rather than looking for it: before the app is
  /// opened.
  var isSettingUp: Bool { !scenario.isInOutcome && !isOpened }

  /// The place in the double's library of the character that the story is about: the one whose
  /// details are presented, or the one it spoke of, or else the first.
  var subject: Int {
    get throws {
      try expect(!server.library.index.isEmpty, "the library has no characters")
      let id = currentScreen?.details?.character.id ?? setup.subject
      return server.library.index.firstIndex { $0.id == id } ?? 0
    }
  }

  /// The place in the double's library.
  func sample(_ choice: CharacterChoice) throws -> Int {
    let count = server.library.index.count
    let place =
      switch choice {
      case .number(let number): number - 1
      case .last: count - 1
      case .subject: try subject
      case .other: try place(of: setup.other, "the story speaks of no other character")
      case .ofNextPage(let number): lastOffset() + number - 1
      case .ofPage(let page, let number): (page - 1) * pageSize + number - 1
      case .searched: try place(of: setup.searched.last)
      case .named(let name):
        try require(
          server.library.index.firstIndex { $0.name == name }, "the library has no \(name)")
      }
    try expect((0..<count).contains(place), "the library has \(count) characters")
    return place
  }

  private func place(of id: Int?, _ complaint: String) throws -> Int {
    try require(server.library.index.firstIndex { $0.id == id }, complaint)
  }

  private func place(of name: String?) throws -> Int {
    try require(
      server.library.index.firstIndex { $0.name == name }, "no character has the name searched for")
  }

  /// The place in the double's library of a character that the story is about from now on; one that
  /// it names joins the library.
  mutating func given(_ choice: CharacterChoice) throws -> Int {
    try expectAction()
    let place =
      if case .named(let name) = choice { server.library.include(name) } else { try sample(choice) }
    setup.subject = server.library.index[place].id
    return place
  }

  /// So many characters; those of whom the story has spoken are among them, unless it has said before
  /// whom the library has.
  mutating func setLibrary(_ count: Int) throws {
    try expectAction()
    try expect((0...1000).contains(count), "found \(count) characters, expected 0 to 1000")
    let known = server.library.isOpenEnded ? server.library.index.prefix(count) : []
    server.library.index = Array(known) + SampleLibrary(count: count).index.dropFirst(known.count)
    server.library.isDefault = false
    server.library.isOpenEnded = false
  }

  /// Characters of these names, of whom what the story has said before stays so.
  mutating func setLibrary(_ names: [String]) throws {
    var known = server.library.index
    let subject = known.first { $0.id == setup.subject }
    try setLibrary(names.count)
    for (index, name) in names.enumerated() {
      var sample = SampleCharacter.numbered(index + 1)
      if let place = known.firstIndex(where: { $0.name == name }) {
        sample = known.remove(at: place)
      }
      if sample == subject { setup.subject = SampleCharacter.numbered(index + 1).id }
      sample.number = index + 1
      sample.name = name
      server.library.index[index] = sample
    }
  }

  /// The characters of the whole library, or those of a name, in the order of the API, each once.
  func indexed(name: String? = nil) -> [SampleCharacter] {
    var known = Set<Int>()
    return server.library.characters(name: name, prefix: nil)
      .filter { known.insert($0.id).inserted }
  }

  /// The list, or the search result where it lies on top.
  mutating func seenList(
    file: StaticString = #filePath, line: Int = #line
  ) throws -> LibraryScreen.List {
    let screen = try seen(file: file, line: line)
    guard screen.place == .search else { return screen.list }
    return try require(
      screen.search?.result, "no search result is shown", file: file, line: line)
  }

  /// The names in the list or the search result.
  mutating func seenNames(
    file: StaticString = #filePath, line: Int = #line
  ) throws -> [String] {
    let screen = try seen(file: file, line: line)
    let list = screen.place == .search ? screen.search?.result : screen.list
    return (list?.characters ?? []).map(\.name)
  }

  /// The row of a character in the list or the search result.
  func row(_ choice: CharacterChoice) throws -> Int {
    if case .number(let number) = choice { return number - 1 }
    if case .ofNextPage(let number) = choice { return lastOffset() + number - 1 }
    if case .ofPage = choice { return try sample(choice) }
    let screen = try require(currentScreen, "nothing has happened yet")
    let list = screen.place == .search ? screen.search?.result : screen.list
    let shown = list?.characters ?? []
    switch choice {
    case .number, .ofNextPage, .ofPage, .last: return shown.count - 1
    case .named(let name):
      return try require(
        shown.firstIndex { $0.name == name }, "the list shows no \(name): \(shown.map(\.name))")
    case .subject, .other, .searched:
      let id = server.library.index[try sample(choice)].id
      return try require(shown.firstIndex { $0.id == id }, "the list does not show the character")
    }
  }

  /// The place of a work of the character that the story is about; there may be none at it.
  func place(
    _ choice: WorkChoice, file: StaticString = #filePath, line: Int = #line
  ) throws -> WorkPlace {
    let character = server.library.index[try subject]
    if let owner = choice.owner {
      try expect(character.name, equals: owner, "the character", file: file, line: line)
    }
    func works(_ section: MarvelCharacter.Section) -> [SampleWork] {
      character.works[section] ?? []
    }
    switch choice.kind {
    case .place(let place): return place
    case .last(let section): return WorkPlace(section, works(section).count - 1)
    case .titled(let section, let title):
      return try require(
        works(section).firstIndex { $0.title == title }.map { WorkPlace(section, $0) },
        "\(character.name) has no \(section.singular) \"\(title)\"", file: file, line: line)
    case .titledAnywhere(let title): return try place(titled: title)
    case .any:
      let sections = MarvelCharacter.Section.allCases
      let all = sections.flatMap { section in
        works(section).indices.map { WorkPlace(section, $0) }
      }
      let visible = currentScreen?.details?.pictures ?? [:]
      return try require(
        all.first { visible[$0] != nil } ?? all.first, "there are no images", file: file,
        line: line)
    case .number(let number):
      let section = try require(
        setup.section ?? onlySection(), "the story speaks of no section", file: file, line: line)
      return WorkPlace(section, number - 1)
    case .current:
      if let expanded = try expandedPlace() { return expanded }
      let visible = currentScreen?.details?.pictures.keys
      if let visible, visible.count == 1 { return visible[visible.startIndex] }
      if let last = setup.expanded ?? setup.lastWork { return last }
      return try place(.only(nil))
    case .only(let section):
      let sections = section.map { [$0] } ?? MarvelCharacter.Section.allCases
      let places = sections.flatMap { section in
        works(section).indices.map { WorkPlace(section, $0) }
      }
      if places.count > 1, let last = setup.lastWork, places.contains(last) { return last }
      try expect(
        places.count, equals: 1, "the works that could be meant", file: file, line: line)
      return places[0]
    }
  }

  private func place(_ kind: WorkChoice.Kind) throws -> WorkPlace {
    try place(WorkChoice(kind))
  }

  /// The only section that has works.
  private func onlySection() throws -> MarvelCharacter.Section? {
    let sections = server.library.index[try subject].works.filter { !$0.value.isEmpty }.keys
    return sections.count == 1 ? sections.first : nil
  }

  /// The place of the work whose picture is expanded.
  func expandedPlace() throws -> WorkPlace? {
    guard let title = currentScreen?.gallery?.title else { return nil }
    for section in MarvelCharacter.Section.allCases {
      let works = server.library.index[try subject].works[section] ?? []
      if let index = works.firstIndex(where: { $0.title == title }) {
        return WorkPlace(section, index)
      }
    }
    return try require(nil, "no work is titled \(title)")
  }

  /// The place of the work of a title, of whatever section.
  func place(titled title: String) throws -> WorkPlace {
    let works = server.library.index[try subject].works.values.flatMap { works in
      works.filter { $0.title == title }
    }
    try expect(works.count, equals: 1, "the number of works titled \(title)")
    return WorkPlace(works[0].section, works[0].number - 1)
  }

  /// The place of a work of the character that the story is about, or of the one that the sentence
  /// names and the story is about from now on; where nothing is said of such works, there are as many
  /// as the sentence needs.
  mutating func given(_ choice: WorkChoice) throws -> WorkPlace {
    try expectAction()
    if let owner = choice.owner { _ = try given(.named(owner)) }
    switch choice.kind {
    case .place(let place) where server.library.index[try subject].works[place.section] == nil:
      try setWorks(WorkAmounts([place.section: place.index + 1]))
    case .titled(let section, let title)
    where server.library.index[try subject].works[section] == nil:
      try setWorks(WorkAmounts([section: 1]))
      server.library.index[try subject].works[section]?[0].title = title
    case .number(let number):
      let section = try require(setup.section ?? onlySection(), "the story speaks of no section")
      if server.library.index[try subject].works[section] == nil {
        try setWorks(WorkAmounts([section: number]))
      }
    default: break
    }
    return try place(choice)
  }

  /// The places of several works, which there must be.
  func places(_ group: WorkGroup) throws -> [WorkPlace] {
    let all = try works(group.section).indices.map { WorkPlace(group.section, $0) }
    guard let count = group.count else { return all }
    try expect(
      group.isWhole ? count == all.count : (1...all.count).contains(count),
      "there are \(all.count) \(group.section)")
    return Array(all.prefix(count))
  }
}
