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

  Then("the delivered film number {int} is:") {
    (ghibli: inout GhibliWorld, number: Int, table: DataTable) in
    let films = try ghibli.deliveredFilms()
    try expect(films.indices.contains(number - 1), "\(films.count) films were delivered")
    let film = films[number - 1]
    let values = [
      "id": film.id.uuidString.lowercased(), "title": film.title,
      "description": film.description, "image": film.image.absoluteString,
      "url": film.url.absoluteString,
    ]
    try expect(values, equals: try table.rowsHash(), "film \(number)")
  }
}

private func path(of address: String) -> String {
  let parts = address.split(separator: "/", maxSplits: 3, omittingEmptySubsequences: false)
  return parts.count == 4 ? "/" + parts[3] : "/"
}
