import GhibliFeed
import Ports
import StepKit
import TestDoubles

/// Where films and images come from, and how often the server was asked for them.
let originSteps = StepLibrary(GhibliWorld.self) {
  ParameterType(
    "comes", comes.says, "(?:is|are|was|were) taken", comes.denies, "(?:is|are|was|were) not taken",
    useForSnippets: false
  ) { text in affirms(text) }
  ParameterType(
    "place of origin", "from (?:the )?(?:image |feed |film feed )?cache",
    "from (?:the )?(?:remote|server|URL|remote feed)", useForSnippets: false
  ) { (text: String) in text.hasSuffix("cache") }
  ParameterType.wording(
    "whole feed",
    "the (?:(?:displayed|shown|delivered|film) )*(?:feed|films|list)(?: (?:displayed|shown|delivered|on the screen))?|they"
  )

  Then("{whole feed} {comes} {place of origin}") {
    (ghibli: inout GhibliWorld, _: String, comes: Bool, isSaved: Bool) in
    if !ghibli.deliveries.all.isEmpty {
      _ = try ghibli.deliveredFilms()
      return try ghibli.expectOrigin(isSaved == comes)
    }
    try ghibli.expectShown(isSaved == comes ? .saved : .remote, true)
  }

  Then("{image} {comes} {place of origin}") {
    (ghibli: inout GhibliWorld, _: String, comes: Bool, isSaved: Bool) in
    try await ghibli.letImageArrive()
    try ghibli.expectImage(ghibli.imageLoads.count - 1)
    try expect(
      (ghibli.imageSource == .cache) == (isSaved == comes),
      "the image comes from the \(ghibli.imageSource)")
  }

  ParameterType.wording(
    "asks remote",
    "(?:the (?:system|app)|it)(?: has| had| should)? (?:asks?|asked|contacts?|contacted|calls?|called|quer(?:y|ies|ied))"
      + " (?:the )?(?:remote|server)")

  Then("{asks remote}( only)( exactly) {delivery count}") {
    (ghibli: inout GhibliWorld, _: String, count: DeliveryCount) in
    let expected = count.number ?? max(ghibli.requests, ghibli.deliveries.commands)
    try expect(ghibli.network.requests.count, equals: expected, "the requests sent")
  }

  ParameterType.wording(
    "was downloaded",
    "(?:was|is|has been|should be)(?: only| exactly)? downloaded(?: only| exactly)?")

  Then("{image} {was downloaded} {delivery count}") {
    (ghibli: inout GhibliWorld, _: String, _: String, count: DeliveryCount) in
    let number = try require(count.number, "the sentence does not say how often")
    try expect(try ghibli.imageRequests(), equals: number, "the requests for the image")
  }

  Then("{image} was/is/has\\ been/should\\ be not/never downloaded") {
    (ghibli: inout GhibliWorld, _: String) in
    try expect(try ghibli.imageRequests(), equals: 0, "the requests for the image")
  }

  Then("{image} is/was not downloaded again") { (ghibli: inout GhibliWorld, _: String) in
    try expect(try ghibli.imageRequests(), equals: 1, "the requests for the image")
  }

  Then(
    "the system/app does/did not ask/contact/call the remote/server for the image( data)( again)"
  ) {
    (ghibli: inout GhibliWorld) in
    try expect(try ghibli.imageRequests(), equals: 0, "the requests for the image")
  }
}

private let comes = Verb("comes?|came|originates?|stems?")

extension GhibliWorld {
  /// The number of requests for the image that the story is about.
  fileprivate func imageRequests() throws -> Int {
    try expect(!imageLoads.isEmpty, "no image was asked for")
    return network.requests.count { $0.url == imageAddress }
  }
}
