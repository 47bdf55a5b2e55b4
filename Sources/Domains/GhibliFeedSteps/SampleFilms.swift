import StepKit

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Films that scenarios speak of by number only, up to 1000: what the cache has or is given.
func sampleFilms(_ count: Int, others: Bool = false) throws -> [PlainFilm] {
  let titles = ["The Tin Gardener", "Kite Harbour", "Snow Orchestra", "A Map of Moss"]
  return try sampleNumbers(count).map { number in
    let place = others ? number + 2 : number
    return sampleFilm(
      place + 1, titles.indices.contains(place) ? titles[place] : "Film number \(place + 1)")
  }
}

/// The numbers from 0 of so many things, up to 1000: no story means more.
func sampleNumbers(_ count: Int) throws -> Range<Int> {
  try expect(count <= 1000, "found the number \(count), expected 1000 at most")
  return 0..<max(0, count)
}

/// Films that scenarios name by their titles.
func sampleFilms(_ titles: [String]) -> [PlainFilm] {
  titles.indices.map { sampleFilm($0 + 1, titles[$0]) }
}

extension DataTable {
  private static let properties: Set<String> = ["id", "title", "description", "image", "url"]
  private static let synonyms = [
    "name": "title", "film": "title", "movie": "title", "image url": "image", "film url": "url",
  ]

  /// The property that a header means, in whatever case: `Title`, `Image URL`.
  private static func property(_ header: String) -> String {
    let header = header.lowercased()
    return synonyms[header] ?? header
  }

  /// The properties of films, by row, or of one film in two columns; nil where there are titles only.
  func filmRows() throws -> [[String: String]]? {
    // The two columns may have a heading of their own.
    let hasHeading =
      raw.first.map { ["property", "key", "field", "name"].contains($0[0].lowercased()) } ?? false
    let rows = hasHeading && raw.count > 1 ? Array(raw.dropFirst()) : raw
    let isOne = rows.allSatisfy {
      $0.count == 2 && Self.properties.contains(Self.property($0[0]))
    }
    if isOne, rows.contains(where: { !Self.properties.contains(Self.property($0[1])) }) {
      return [Dictionary(rows.map { (Self.property($0[0]), $0[1]) }, uniquingKeysWith: { $1 })]
    }
    guard raw.first?.map(Self.property).contains("title") == true else { return nil }
    return try hashes().map { row in
      Dictionary(row.map { (Self.property($0), $1) }, uniquingKeysWith: { $1 })
    }
  }

  /// The titles of films: the column of that name, or the only one.
  func titles() throws -> [String] {
    if let rows = try filmRows() { return rows.map { $0["title"] ?? "" } }
    try expect(raw.allSatisfy { $0.count == 1 }, "the table has no column \"title\"")
    return raw.map { $0[0] }
  }

  /// Films with the properties that the table names; the others are those of samples.
  func films() throws -> [PlainFilm] {
    try checkProperties()
    guard let rows = try filmRows() else { return sampleFilms(try titles()) }
    return zip(sampleFilms(try titles()), rows).map { film, row in
      PlainFilm(
        id: row["id"] ?? film.id, title: film.title,
        description: row["description"] ?? film.description, image: row["image"] ?? film.image,
        url: row["url"] ?? film.url)
    }
  }
}

extension DataTable {
  /// Checks that films are those of the table, in its order, with the properties that it names; or that
  /// they are others.
  func check(_ films: [PlainFilm], _ isSo: Bool, _ what: String) throws {
    try checkProperties()
    let expected = try filmRows() ?? titles().map { ["title": $0] }
    let names = expected.reduce(into: Set<String>()) { $0.formUnion($1.keys) }.sorted()
    let found = films.map { film in names.map { film.properties[$0] ?? "" } }
    let wanted = expected.map { row in
      names.map { $0 == "id" ? (row[$0] ?? "").lowercased() : row[$0] ?? "" }
    }
    if isSo { return try expect(found, equals: wanted, what) }
    try expect(found != wanted, "\(what): \(films.map(\.title))")
  }

  /// A column that is no property of films would say something that nobody looks at.
  private func checkProperties() throws {
    if raw.first?.map(Self.property).contains("title") == true {
      try checkColumns(Self.properties.sorted() + Self.synonyms.keys.sorted())
    }
  }
}

extension PlainFilm {
  fileprivate var properties: [String: String] {
    [
      "id": id.lowercased(), "title": title, "description": description, "image": image, "url": url,
    ]
  }
}

private func sampleFilm(_ number: Int, _ title: String) -> PlainFilm {
  PlainFilm(
    id: "00000000-0000-4000-8000-\("\(number)".padded(to: 12))", title: title,
    description: "Example number \(number).", image: "https://img.ghibli.test/\(number).jpg",
    url: "https://ghibli.test/films/\(number)")
}

/// A picture of which a story says no more.
let samplePicture: [UInt8] = [0x89, 0x50, 0x4E, 0x47]

/// Bytes of a picture, up to 10 million: they begin as a PNG does, or count up from 1.
func sampleBytes(_ count: Int, others: Bool = false) throws -> [UInt8] {
  let most = 10_000_000
  try expect(count <= most, "found \(count) bytes, expected \(most) at most")
  let start: [UInt8] = others ? [] : samplePicture
  let rest = (0..<max(0, count)).map { UInt8(truncatingIfNeeded: $0 + 1) }
  return Array((start + rest).prefix(max(0, count)))
}

/// A feed as the remote writes it, one film a title.
func feedJSON(_ titles: [String]) -> String {
  list(titles.indices.map { filmJSON($0 + 1, ["title": quoted(titles[$0])]) })
}

/// A film as the remote writes it; each of `changes` replaces the JSON of a key or, with nil,
/// removes it.
func filmJSON(_ number: Int = 1, _ changes: [String: String?] = [:]) -> String {
  let digits = "\(number)".padded(to: 12)
  var fields: [String: String?] = [
    "id": quoted("6f1d2c3b-0a4e-4f57-9b61-\(digits)"), "title": quoted("Film \(number)"),
    "description": quoted("Film \(number) of the remote."),
    "image": quoted("https://img.ghibli.test/\(number).jpg"),
    "url": quoted("https://ghibli.test/films/\(number)"),
  ]
  fields.merge(changes) { $1 }
  let pairs = fields.compactMap { key, value in value.map { "\(quoted(key)): \($0)" } }
  return "{" + pairs.sorted().joined(separator: ", ") + "}"
}

func list(_ films: [String]) -> String { "[" + films.joined(separator: ", ") + "]" }

func quoted(_ text: String) -> String {
  let escaped = text.flatMap { $0 == "\"" || $0 == "\\" ? ["\\", $0] : [$0] }
  return "\"" + String(escaped) + "\""
}

func url(_ text: String) throws -> URL {
  try require(URL(string: text), "\"\(text)\" is not a URL")
}

extension String {
  fileprivate func padded(to width: Int) -> String {
    String(repeating: "0", count: max(0, width - count)) + self
  }
}
