import MarvelLibrary
import Ports
import StepKit
import TestDoubles

/// Whether requests with certain parameters were sent, and whether they were cancelled.
let sentRequestSteps = StepLibrary(MarvelWorld.self) {
  Then("{marvelRequest}( to {marvelEndpoint}) with {marvelParameterValue} {marvelIsSent}") {
    (
      marvel: inout MarvelWorld, request: RequestChoice, endpoint: EndpointChoice?,
      parameters: ParameterValues, expected: Bool
    ) in
    try marvel.expectSent(request, to: endpoint, with: parameters, expected)
  }

  Then(
    "(only )(exactly )(just ){marvelNumber} {marvelCalls} with {marvelParameterValue} {marvelIsSent}"
  ) {
    (
      marvel: inout MarvelWorld, count: Int, _: String, parameters: ParameterValues, expected: Bool
    ) in
    try marvel.expectCount(count, with: parameters, expected)
  }

  Then("{marvelRequest} {marvelCarries} {marvelParameterList}") {
    (marvel: inout MarvelWorld, request: RequestChoice, expected: Bool, names: [String]) in
    for name in names {
      try marvel.expectParameter(request, named: name, expected != request.isDenied)
    }
  }

  Then("no request {marvelAre} cancelled/canceled/stopped/aborted") {
    (marvel: inout MarvelWorld, expected: Bool) in
    try expect(expected, "the sentence denies twice")
    try expect(marvel.client.canceled.sorted(), equals: [], "the requests cancelled")
  }

  for sentence in [
    "no image request(s)/call(s) {marvelIsSent}",
    "no request(s)/call(s) for (an )(any )(the )image(s)/picture(s) {marvelIsSent}",
  ] {
    Then(.sentence(sentence)) { (marvel: inout MarvelWorld, expected: Bool) in
      try expect(expected, "the sentence denies twice")
      try expect(marvel.imageRequests, equals: [], "the images asked for")
    }
  }
}

extension MarvelWorld {
  /// Such a request was sent, since the first action if it is none of those before, or was not.
  mutating func expectSent(
    _ choice: RequestChoice, to endpoint: EndpointChoice?, with parameters: ParameterValues,
    _ expected: Bool
  ) throws {
    let sent = choice.isSome ? furtherRequests() : sent(choice)
    let endpoint = endpoint ?? .characters
    let isSent: (HTTPRequest) -> Bool = { endpoint.matches($0.url) && parameters.match($0) }
    let isThere = choice.kind == .every ? sent.allSatisfy(isSent) : sent.contains(where: isSent)
    try expect(
      (!sent.isEmpty && isThere) == (expected != choice.isDenied),
      "the requests are \(sent.map(\.address))")
    if endpoint.isSame, expected { try expectSameEndpoint() }
  }

  /// So many of the requests have these parameters.
  func expectCount(_ count: Int, with parameters: ParameterValues, _ expected: Bool) throws {
    let sent = network.requests.filter { $0.url == SampleServer.indexURL && parameters.match($0) }
    try expect((sent.count == count) == expected, "such requests are \(sent.map(\.address))")
  }
}
