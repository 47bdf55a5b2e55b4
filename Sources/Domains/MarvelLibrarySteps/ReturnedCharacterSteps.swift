import MarvelLibrary
import StepKit

/// Characters that the API has returned, in a table or as JSON, and tables of what they have.
let returnedCharacterSteps = StepLibrary(MarvelWorld.self) {
  for sentence in [
    "(these )(the )(following )character(s) (is )(are )(was )(were )(has )(have )(been )returned/delivered/sent by \(Words.index)(:)",
    "\(Words.index) \(Words.has) this/the\\ following character(:)",
  ] {
    Given(.sentence(sentence)) {
      (marvel: inout MarvelWorld, table: DataTable?, payload: DocString?) in
      if let table { return try marvel.setLibrary(table) }
      let payload = try require(payload, "say which characters: in a table or as JSON")
      try marvel.setLibrary(try ReturnedCharacter.all(in: payload))
    }
  }

  Given(
    .sentence(
      "{marvelListView} {marvelIsLoaded} with (these )(this )(the )(following )character(s)(:)")
  ) {
    (marvel: inout MarvelWorld, _: ViewChoice, expected: Bool, table: DataTable) in
    try expect(expected, "say who is listed")
    try marvel.setLibrary(table)
    try await marvel.openList()
  }

  Given(
    .sentence(
      "{marvelCharacter} has/with (these )(the )following \(each("entries/items/works", "(:)"))")
  ) {
    (marvel: inout MarvelWorld, choice: CharacterChoice, table: DataTable) in
    try marvel.setWorks(table, of: try marvel.given(choice))
    try await marvel.refresh()
  }
}

/// What a story gives of a character in the form of the API.
private struct ReturnedCharacter: Decodable {
  var name: String
  var description: String?

  private struct Answer: Decodable {
    struct Page: Decodable { var results: [ReturnedCharacter] }
    var data: Page
  }

  /// Those of a whole answer, of a list, or a single one.
  static func all(in payload: DocString) throws -> [ReturnedCharacter] {
    if let answer = try? payload.decode(Answer.self, as: .json) { return answer.data.results }
    if let list = try? payload.decode([ReturnedCharacter].self, as: .json) { return list }
    return [try payload.decode(ReturnedCharacter.self, as: .json)]
  }
}

extension MarvelWorld {
  fileprivate mutating func setLibrary(_ characters: [ReturnedCharacter]) throws {
    try setLibrary(characters.map(\.name))
    for (index, character) in characters.enumerated() {
      server.library.index[index].description = character.description ?? ""
    }
  }

  /// A row for each work, with its section and its title; or for each section, with their number.
  fileprivate mutating func setWorks(_ table: DataTable, of index: Int) throws {
    let isHeader = table.raw.first?.first.map { $0.lowercased().hasPrefix("section") } == true
    var works: [MarvelCharacter.Section: [SampleWork]] = [:]
    for row in table.raw.dropFirst(isHeader ? 1 : 0) {
      try expect(row.count, equals: 2, "the columns, which are the section and the title")
      let section = try require(
        MarvelCharacter.Section(word: row[0].lowercased()), "no section is called \(row[0])")
      let known = works[section] ?? []
      if let count = cardinal(row[1]) {
        try expect((0...100).contains(count), "found \(count) \(section), expected 0 to 100")
        works[section] = (0..<count).map { SampleWork(section, $0 + 1) }
      } else {
        var work = SampleWork(section, known.count + 1)
        work.title = row[1]
        works[section] = known + [work]
      }
    }
    server.library.index[index].works = works
  }
}
