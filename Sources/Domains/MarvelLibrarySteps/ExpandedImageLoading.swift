import MarvelLibrary
import Ports
import StepKit
import TestDoubles

/// Which image is expanded, and how often it was loaded.
let expandedImageLoading = StepLibrary(MarvelWorld.self) {
  ParameterType.wording(
    "marvelLarge", "(?:the|an|its|this) (?:expanded|enlarged|large) (?:image|picture)")

  for sentence in [
    "{marvelLarge} {marvelAre} (the )(one )(that )(image )(picture )of {marvelWork}",
    "{marvelLarge} {marvelAre} (the )(one )(that )(image )(picture )of {marvelTitled}",
  ] {
    Then(.expression(sentence)) {
      (marvel: inout MarvelWorld, _: String, expected: Bool, choice: WorkChoice) in
      let place = try marvel.expanded()
      try expect((place == (try marvel.place(choice))) == expected, "it is that of \(place)")
      try marvel.expectLargePicture(of: place)
    }
  }

  for sentence in [
    "{marvelLarge} belongs to {marvelWork}", "{marvelLarge} belongs to {marvelTitled}",
    "{marvelLarge} shows {marvelWork}", "{marvelLarge} shows {marvelTitled}",
  ] {
    Then(.expression(sentence)) { (marvel: inout MarvelWorld, _: String, choice: WorkChoice) in
      let place = try marvel.expanded()
      try expect(place, equals: try marvel.place(choice), "the work whose image is expanded")
    }
  }

  for image in ["(the image of )(the picture of ){marvelWork}", "{marvelImage}"] {
    Then(.sentence("\(image) {marvelIsShown} expanded/enlarged/large/in\\ full\\ size")) {
      (marvel: inout MarvelWorld, choice: WorkChoice, expected: Bool) in
      let place = try marvel.place(choice)
      if expected { return try marvel.expectLargePicture(of: place) }
      try expect(try marvel.expandedPlace() != place, "the image is expanded")
    }
  }

  Then("{marvelSees} {marvelLarge}") { (marvel: inout MarvelWorld, expected: Bool, _: String) in
    try marvel.expectExpanded(expected)
  }

  Then("{marvelSees} {marvelLarge} of {marvelWork}") {
    (marvel: inout MarvelWorld, expected: Bool, _: String, choice: WorkChoice) in
    let place = try marvel.place(choice)
    if expected { return try marvel.expectLargePicture(of: place) }
    try expect(try marvel.expandedPlace() != place, "the image is expanded")
  }

  Then("the gallery {marvelIsPresented}") { (marvel: inout MarvelWorld, expected: Bool) in
    try marvel.expectExpanded(expected)
  }

  // One is expanded at a time.
  Then("the expanded/enlarged/large images/pictures {marvelIsShown}") {
    (marvel: inout MarvelWorld, expected: Bool) in try marvel.expectExpanded(expected)
  }

  Then("{marvelLoads} {marvelLarge}") { (marvel: inout MarvelWorld, expected: Bool, _: String) in
    if expected { return try marvel.expectLargePicture(of: try marvel.expanded()) }
    try expect(marvel.expandedRequests(), equals: [], "the requests for expanded images")
  }

  Then("{marvelLoads} {marvelLarge} from {marvelTheirURI}") {
    (marvel: inout MarvelWorld, expected: Bool, _: String, _: String) in
    try expect(expected, "the sentence denies it")
    try marvel.expectLargeFetched(from: try marvel.work(try marvel.expanded()).resourceURI)
  }

  Then("{marvelLarge} {marvelIsLoaded} (only )(exactly )(just ){marvelTimes}") {
    (marvel: inout MarvelWorld, _: String, expected: Bool, times: Int) in
    let full = try marvel.work(try marvel.place(WorkChoice(.current))).pictures().full
    let count = marvel.network.requests.count { $0.url == full }
    try expect((count == times) == expected, "it was asked for \(count) times")
  }

  Then("(only )(exactly )(just ){marvelSome} expanded/large image(s)/picture(s) {marvelIsLoaded}") {
    (marvel: inout MarvelWorld, count: Int, expected: Bool) in
    let asked = marvel.expandedRequests()
    try expect((asked.count == count) == expected, "asked for were \(asked)")
  }

  // Before it, the details are presented and an image is expanded.
  Given("an expanded/enlarged image( of {marvelWork}) is presented/shown/displayed") {
    (marvel: inout MarvelWorld, choice: WorkChoice?) in
    try marvel.expectAction()
    let first = WorkChoice(.place(WorkPlace(.comics, 0)))
    try await marvel.presentExpanded(try marvel.given(choice ?? first))
  }
}

extension MarvelWorld {
  fileprivate mutating func expectExpanded(_ expected: Bool) throws {
    let gallery = try seen().gallery
    guard expected else { return try expect(gallery == nil, "an image is expanded") }
    try expectLargePicture(of: try expanded())
  }
}
