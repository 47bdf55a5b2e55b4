import StepKit
import TestDoubles

extension ComicsWorld {
  /// Serves the comics of a table: titles, with ids or without, below a heading or none; with the
  /// names of their characters if there is such a column.
  mutating func serve(_ table: DataTable, _ word: ServerWord) throws {
    let head = table.raw.first?.map { $0.lowercased() } ?? []
    func column(_ names: String...) -> Int? { head.firstIndex { names.contains($0) } }
    let named = column("title", "titles", "comic", "comics", "name")
    guard head.count > 1, let named else { return try serve(texts(in: table), word) }
    let listed = column("characters", "names", "character")
    try table.checkColumns([head[named], "id", listed.map { head[$0] } ?? "characters"])
    let rows = table.raw.dropFirst()
    let ids = try ids(in: table)
    // A comic may have a row for each of its characters.
    var comics: [(id: Int, title: String)] = []
    var names: [Int: [String]] = [:]
    for (id, row) in zip(ids, rows) {
      let isKnown = column("id") == nil && listed != nil
      let known = isKnown ? comics.first { $0.title == row[named] }?.id : nil
      if known == nil { comics.append((id: id, title: row[named])) }
      guard let listed else { continue }
      names[known ?? id, default: []] += row[listed].split(separator: ",").map {
        String($0.trimmingPrefix(while: \.isWhitespace))
      }
    }
    try serve(comics, word)
    for (id, names) in names { addCharacters(names, of: id) }
  }

  /// Brings the comics of a table on the screen.
  mutating func showList(of table: DataTable) async throws {
    try serve(table, .state)
    try await showList(isEmpty: listedTitles?.isEmpty ?? true)
  }
}

/// Titles where a story counts comics only; they are neither sorted nor of one letter.
func sampleTitles(_ count: Int) -> [String] {
  let titles = ["Night Ferry #2", "amber Coast", "Atlas #9"]
  return (0..<count).map { titles.indices.contains($0) ? titles[$0] : "Volume \($0 + 1)" }
}

/// Names where a story counts characters only.
func sampleNames(_ count: Int) -> [String] { (0..<count).map { "Character \($0 + 1)" } }

/// The names in a table: those below a heading that says so, or else those of its only column.
///
/// - Parameter others: The columns beside them that the step reads.
func texts(in table: DataTable, besides others: [String] = []) throws -> [String] {
  let headings = [
    "name", "names", "character", "characters", "title", "titles", "comic", "comics",
  ]
  let head = table.raw.first?.map { $0.lowercased() } ?? []
  guard let column = head.firstIndex(where: headings.contains) else {
    try expect(head.count <= 1, "the table has no column \"title\" or \"name\"")
    return table.raw.flatMap(\.self)
  }
  try table.checkColumns([head[column]] + others)
  return table.rows.map { $0[column] }
}

/// The numbers below the heading "id" of a table; from 1 where there is none.
func ids(in table: DataTable) throws -> [Int] {
  guard let column = table.raw.first?.firstIndex(where: { $0.lowercased() == "id" }) else {
    return Array(1...max(1, table.raw.count))
  }
  return try table.raw.dropFirst().map { try require(Int($0[column]), "\($0[column]) is no id") }
}

/// The characters in a table, with their numbers.
func characters(in table: DataTable) throws -> [(id: Int, name: String)] {
  zip(try ids(in: table), try texts(in: table, besides: ["id"])).map { (id: $0, name: $1) }
}

/// Bolt, Comet and Dash, after a colon.
let plainList = "(?<=:) [^\":,][^\":]*"

/// The texts of such a list.
func plainTexts(in text: String) -> [String] {
  text.replacing(", and ", with: ", ").replacing(" and ", with: ", ").split(separator: ",").map {
    String($0.trimmingPrefix(while: \.isWhitespace))
  }
}
