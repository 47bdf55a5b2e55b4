import MarvelLibrary
import Ports
import StepKit
import TestDoubles

/// Requests for the data of works.
let resourceURISteps = StepLibrary(MarvelWorld.self) {
  let uri = "the resource( )URI of {marvelWork}"
  Then(.expression("\(uri) {marvelIsCalled}")) {
    (marvel: inout MarvelWorld, choice: WorkChoice, expected: Bool) in
    try marvel.expectAsked(try marvel.place(choice), expected)
  }

  Then(.expression("\(uri) {marvelIsCalled} {marvelTimes}")) {
    (marvel: inout MarvelWorld, choice: WorkChoice, expected: Bool, times: Int) in
    try expect(expected, "the sentence denies it")
    let work = try marvel.work(try marvel.place(choice))
    try marvel.expectRequests(work.resourceURI, times)
  }

  Then("the/its resource( )URI {marvelIsCalled} (only )(exactly )(just ){marvelTimes}") {
    (marvel: inout MarvelWorld, expected: Bool, times: Int) in
    try expect(expected, "the sentence denies it")
    let work = try marvel.work(try marvel.place(WorkChoice(.current)))
    try marvel.expectRequests(work.resourceURI, times)
  }

  Then(.expression("{marvelRequest} {marvelIsSent} to \(uri)")) {
    (marvel: inout MarvelWorld, request: RequestChoice, expected: Bool, choice: WorkChoice) in
    let place = try marvel.place(choice)
    // Whichever it is, if the sentence does not say.
    if request.kind == .last { return try marvel.expectAsked(place, expected) }
    let address = try marvel.work(place).resourceURI
    let requests = request.kind == .every ? marvel.network.requests : marvel.sent(request)
    let isAsked = !requests.isEmpty && requests.allSatisfy { $0.url == address }
    try expect(isAsked == expected, "the requests are \(requests.map(\.url))")
  }

  Then(.expression("{marvelNumber} {marvelCalls} {marvelIsSent} to \(uri)")) {
    (
      marvel: inout MarvelWorld, count: Int, _: String, expected: Bool, choice: WorkChoice
    ) in
    try expect(expected, "the sentence denies it")
    let work = try marvel.work(try marvel.place(choice))
    try marvel.expectRequests(work.resourceURI, count)
  }

  Then("no resource( )URI(s) {marvelIsCalled}") { (marvel: inout MarvelWorld, expected: Bool) in
    try expect(expected, "the sentence denies twice")
    let sent = marvel.network.requests.map(\.url).filter {
      marvel.server.isForAPI($0) && $0 != SampleServer.indexURL
    }
    try expect(sent, equals: [], "the data asked for")
  }

  for image in ["the image/picture of {marvelWork}", "{marvelImage}"] {
    Then(.sentence("\(image) comes/came from its/the resource( )URI")) {
      (marvel: inout MarvelWorld, choice: WorkChoice) in
      let place = try marvel.place(choice)
      try marvel.expectImage(place, from: try marvel.work(place).resourceURI, true)
    }
  }
}

extension MarvelWorld {
  func expectAsked(_ place: WorkPlace, _ expected: Bool) throws {
    let address = try work(place).resourceURI
    let isAsked = network.requests.contains { $0.url == address }
    try expect(isAsked == expected, "the requests are \(network.requests.map(\.url))")
  }
}
