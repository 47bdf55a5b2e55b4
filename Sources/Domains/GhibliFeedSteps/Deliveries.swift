import GhibliFeed
import Ports
import StepKit

/// A command that was executed, and what it has delivered.
///
/// A class, because answers come back to it.
final class Run {
  /// All that it has delivered: a promise kept is one outcome.
  var outcomes: [Outcome] = []
  /// The films that it has delivered, as the system has them.
  var films: [Film] = []
  /// Its load, if it can be canceled.
  var load: (any Cancellable)?
}

/// Something that a command delivers.
enum Outcome: Hashable {
  case films([PlainFilm])
  /// No films, as the cache is in such a state.
  case noFilms(cache: String)
  case image([UInt8])
  case success
  case connectivityError
  case invalidData(String)
  case notFound
  /// An error of a cache, in its own words.
  case error(String)
}

extension Run {
  func deliver(_ films: [Film]) {
    self.films = films
    outcomes.append(.films(films.map { PlainFilm($0).canonical }))
  }

  func deliver(_ content: FeedCache.Content) {
    switch content {
    case .expired where content.films.isEmpty: outcomes.append(.noFilms(cache: "expired"))
    case .empty where content.films.isEmpty: outcomes.append(.noFilms(cache: "empty"))
    default: deliver(content.films)
    }
  }

  func deliver(_ error: any Error) {
    switch error {
    case RemoteError.connectivity: outcomes.append(.connectivityError)
    case RemoteError.invalidData(let reason): outcomes.append(.invalidData("\(reason)"))
    case ImageCacheError.notFound: outcomes.append(.notFound)
    default: outcomes.append(.error("\(error)"))
    }
  }
}

/// The results of commands; each command delivers exactly one.
let deliverySteps = StepLibrary(GhibliWorld.self) {
  Then("the command delivers {films}") { (ghibli: inout GhibliWorld, films: [PlainFilm]) in
    try ghibli.expectDelivery(.films(films.map(\.canonical)))
  }

  Then("the command delivers the films:") { (ghibli: inout GhibliWorld, films: [PlainFilm]) in
    try ghibli.expectDelivery(.films(films.map(\.canonical)))
  }

  Then("a delivered film has exactly these properties:") {
    (ghibli: inout GhibliWorld, table: DataTable) in
    let film = try require(ghibli.runs.last?.films.first, "no film was delivered")
    let properties = Mirror(reflecting: film).children.map { child in
      ["`\(child.label ?? "")`", "`\(type(of: child.value))`"]
    }
    try table.diff(against: DataTable([["Property", "Type"]] + properties), "the properties")
  }

  Then("the command delivers no films, as the cache is {word}") {
    (ghibli: inout GhibliWorld, state: String) in
    try ghibli.expectDelivery(.noFilms(cache: state))
  }

  Then("the( {ordinal}) command delivers {int} byte(s)") {
    (ghibli: inout GhibliWorld, number: Int?, count: Int) in
    try ghibli.expectDelivery(.image(imageBytes(count)), by: number)
  }

  Then("the( {ordinal}) command delivers neither image data nor an error") {
    (ghibli: inout GhibliWorld, number: Int?) in
    try ghibli.expectDelivery(nil, by: number)
  }

  Then("the command delivers a success message") { ghibli in
    try ghibli.expectDelivery(.success)
  }

  Then("the command delivers a connectivity error") { ghibli in
    try ghibli.expectDelivery(.connectivityError)
  }

  Then("the command delivers an invalid data error: {string}") {
    (ghibli: inout GhibliWorld, reason: String) in
    try ghibli.expectDelivery(.invalidData(reason))
  }

  Then("the command delivers a not found error") { ghibli in
    try ghibli.expectDelivery(.notFound)
  }

  Then("the command delivers the error {string}") { (ghibli: inout GhibliWorld, text: String) in
    try ghibli.expectDelivery(.error(text))
  }
}

extension GhibliWorld {
  fileprivate func expectDelivery(
    _ outcome: Outcome?, by number: Int? = nil, file: StaticString = #filePath, line: Int = #line
  ) throws {
    try expect(
      try run(number).outcomes, equals: outcome.map { [$0] } ?? [], "what the command delivered",
      file: file, line: line)
  }
}
