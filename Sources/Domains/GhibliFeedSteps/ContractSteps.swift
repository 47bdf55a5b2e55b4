import GhibliFeed
import Ports
import StepKit
import TestDoubles

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The model table and the payload contract of the document.
let contractSteps = StepLibrary(GhibliWorld.self) {
  Then("each delivered film has exactly these properties:") {
    (ghibli: inout GhibliWorld, table: DataTable) in
    let films = try ghibli.deliveredFilms()
    try expect(!films.isEmpty, "no film was delivered")
    let expected = table.rows.map { row in row.map { $0.filter { $0 != "`" } } }
    for film in films {
      let properties = Mirror(reflecting: film).children.map { child in
        [child.label ?? "", "\(type(of: child.value))"]
      }
      try expect(properties, equals: expected, "the properties of a film")
    }
  }

  Then("the request sent was {string}") { (ghibli: inout GhibliWorld, line: String) in
    let sent = ghibli.network.requests.map { "\($0.method) \(path(of: $0.url))" }
    try expect(sent, equals: [line], "the requests sent")
  }

  ParameterType.wording(
    "has values",
    "(?:has|should have|must have|with) (?:exactly )?(?:these|the|this)(?: following)?"
      + " (?:values|properties|data|fields):?", "(?:is|should be|reads)(?: as follows)?:")

  Then("{placed film} {has values}") {
    (ghibli: inout GhibliWorld, place: FilmPlace, _: String, table: DataTable) in
    try ghibli.expectFilm(place, table)
  }

  for pattern in ["{the film} {has values}"] {
    Then(.expression(pattern)) {
      (ghibli: inout GhibliWorld, _: String, _: String, table: DataTable) in
      let films = try ghibli.filmsInQuestion()
      try expect(films.count, equals: 1, "the number of films")
      try ghibli.expectFilm(.number(1), table)
    }
  }
}

extension GhibliWorld {
  /// The films delivered by a command, or else those on the screen.
  func filmsInQuestion() throws -> [Film] {
    deliveries.all.isEmpty ? screenNow.films : try deliveredFilms()
  }

  /// Compares the properties that a table names; its first row may be a heading.
  fileprivate func expectFilm(_ place: FilmPlace, _ table: DataTable) throws {
    let film = try place.element(of: try filmsInQuestion())
    let values = [
      "id": film.id.uuidString.lowercased(), "title": film.title,
      "description": film.description, "image": film.image.absoluteString,
      "url": film.url.absoluteString,
    ]
    var expected = try table.rowsHash()
    for heading in ["property", "Property", "name", "key", "field"]
    where table.raw.first?.first == heading { expected[heading] = nil }
    try expect(!expected.isEmpty, "the table has no values")
    for (name, value) in expected.sorted(by: { $0.key < $1.key }) {
      let value = name == "id" ? value.lowercased() : value
      try expect(values[name], equals: value, "the \(name) of the film")
    }
  }
}

func path(of address: String) -> String {
  let parts = address.split(separator: "/", maxSplits: 3, omittingEmptySubsequences: false)
  return parts.count == 4 ? "/" + parts[3] : "/"
}
