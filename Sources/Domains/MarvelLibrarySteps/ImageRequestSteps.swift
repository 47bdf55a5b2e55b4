import MarvelLibrary
import Ports
import StepKit
import TestDoubles

/// What the app asks for, or does not, to show images.
let imageRequestSteps = StepLibrary(MarvelWorld.self) {
  for image in ["the image/picture of {marvelWork}", "{marvelImage}"] {
    Then(.sentence("{marvelLoads} \(image)")) {
      (marvel: inout MarvelWorld, expected: Bool, choice: WorkChoice) in
      try marvel.expectImage(try marvel.place(choice), loaded: expected)
    }

    Then(.sentence("{marvelLoads} \(image) from {marvelTheirURI}")) {
      (marvel: inout MarvelWorld, expected: Bool, choice: WorkChoice, _: String) in
      let place = try marvel.place(choice)
      let address = try marvel.work(place).resourceURI
      try await marvel.expectLazyImage(place, from: address, expected)
    }

    for from in ["from {string}", "from the/its resource( )URI {string}"] {
      Then(.sentence("{marvelLoads} \(image) \(from)")) {
        (marvel: inout MarvelWorld, expected: Bool, choice: WorkChoice, address: String) in
        try await marvel.expectLazyImage(try marvel.place(choice), from: address, expected)
      }
    }

    Then(.sentence("no request/call is/was sent/made/needed for \(image)")) {
      (marvel: inout MarvelWorld, choice: WorkChoice) in
      try marvel.expectUntouched(try marvel.place(choice))
    }
  }

  Then(.sentence("no request/call is/was sent/made/needed for {marvelTheImages}")) {
    (marvel: inout MarvelWorld, images: ImageGroup) in
    try await marvel.look(for: images, false)
  }

  Then("{marvelLoads} {marvelImages} from {marvelTheirURI}") {
    (marvel: inout MarvelWorld, expected: Bool, images: ImageGroup, _: String) in
    guard expected, !images.isDenied else { return try await marvel.look(for: images, expected) }
    try await marvel.look(for: images, true)
    try await marvel.expectFetched(images)
  }

  Then("{marvelLoads} the resource( )URI of {marvelWork}") {
    (marvel: inout MarvelWorld, expected: Bool, choice: WorkChoice) in
    try marvel.expectAsked(try marvel.place(choice), expected)
  }

  // Of each of the works, or of none.
  Then("{marvelURIs} {marvelIsCalled}") {
    (marvel: inout MarvelWorld, works: ImageGroup, expected: Bool) in
    let places = try marvel.places(works)
    try expect(!places.isEmpty, "there are no such works")
    for place in places { try marvel.expectAsked(place, expected && !works.isDenied) }
  }

  Then("a/the/another (API )request/call {marvelIsSent} to {marvelTheirURI}") {
    (marvel: inout MarvelWorld, expected: Bool, _: String) in
    try marvel.expectAsked(try marvel.place(WorkChoice(.current)), expected)
  }
}
