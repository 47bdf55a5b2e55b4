import ComicsList
import Ports
import StepKit
import TestDoubles

/// Opening the app, and loads that begin and end.
let loadingSteps = StepLibrary(ComicsWorld.self) {
  Given("that I opened the app") { comics in comics.open() }

  When("I open the comics app") { comics in comics.open() }

  When("it tries to load comics") { comics in comics.load() }

  When("it is loading comics") { comics in
    try expect(comics.app.comics.isLoading, "the app is not loading comics")
  }
  .isIdempotent()
  .statesDefault(opposite: "it finished loading comics")

  When("it finished loading comics") { comics in try comics.answer() }

  When("the app is loading the comic characters") { comics in
    try expect(comics.app.characters?.isLoading == true, "the app is not loading characters")
  }
  .isIdempotent()
  .statesDefault(opposite: "the app finished loading the comic characters")

  When("the app finished loading the comic characters") { comics in try comics.answer() }
}

/// The requests that the app sends to the server.
let requestSteps = StepLibrary(ComicsWorld.self) {
  // All requests, in the order sent.
  Then("the comics server is asked for {quoted list}") {
    (comics: inout ComicsWorld, paths: [String]) in
    let server = comics.server
    let sent = comics.network.requests.map { server.path(of: $0) ?? $0.url }
    try expect(sent, equals: paths, "the requests")
  }

  Then("the comics server is asked for nothing") { comics in
    try expect(comics.network.requests.map(\.url), equals: [], "the requests")
  }

  Then("the last request to the comics server is:") {
    (comics: inout ComicsWorld, text: DocString) in
    let request = try require(comics.network.requests.last, "no request was sent")
    let lines =
      ["\(request.method) \(request.url)"] + request.query.map { "\($0.name)=\($0.value)" }
      + request.headers.map { "\($0.name): \($0.value)" }
      + (request.body.isEmpty ? [] : [String(decoding: request.body, as: UTF8.self)])
    try expect(lines.joined(separator: "\n"), equals: text.content, "the request")
  }
}
