import MarvelLibrary
import Ports
import StepKit
import TestDoubles

/// Where the pictures of works come from: their data, and the store that keeps pictures.
let workDataSteps = StepLibrary(MarvelWorld.self) {
  Given("the resource URI of {marvelWork} answers with status {int} and the body {string}") {
    (marvel: inout MarvelWorld, choice: WorkChoice, status: Int, body: String) in
    let place = try marvel.given(choice)
    marvel.server.overrides[try marvel.work(place).resourceURI] = .success(
      HTTPResponse(status: status, body: Array(body.utf8)))
  }

  When("the resource URI of {marvelWork} answers as it should again") {
    (marvel: inout MarvelWorld, choice: WorkChoice) in
    let place = try marvel.place(choice)
    marvel.server.overrides[try marvel.work(place).resourceURI] = nil
  }
  .isIdempotent()

  Given("the store of images fails to {word} {word}") {
    (marvel: inout MarvelWorld, operation: String, often: String) in
    let operation = try require(
      InMemoryStore.Operation(rawValue: operation), "a store does not \(operation)")
    try expect(["once", "always"].contains(often), "found \"\(often)\", expected once or always")
    marvel.store.fail(operation, often == "once" ? .once : .always)
  }

  Given("the store of images holds the image of {marvelWork}") {
    (marvel: inout MarvelWorld, choice: WorkChoice) in
    let place = try marvel.place(choice)
    let work = try marvel.work(place)
    try marvel.store.write(work.portrait, for: try work.pictures().portrait)
  }

  Given("the store of images holds zero bytes for the image of {marvelWork}") {
    (marvel: inout MarvelWorld, choice: WorkChoice) in
    let place = try marvel.place(choice)
    try marvel.store.write([], for: try marvel.work(place).pictures().portrait)
  }
}
