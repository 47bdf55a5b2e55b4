import MarvelLibrary
import Ports
import StepKit
import TestDoubles

/// How often the API was called, the addresses of the works' data included where the sentence speaks of
/// the API as a whole.
let serverCallSteps = StepLibrary(MarvelWorld.self) {
  Then("{marvelAPI} {marvelIsCalled}") { (marvel: inout MarvelWorld, _: String, expected: Bool) in
    let sent = marvel.furtherRequests().filter { marvel.server.isForAPI($0.url) }
    try expect(!sent.isEmpty == expected, "the further requests are \(sent.map(\.address))")
  }

  Then("{marvelAPI} {marvelIsCalled} (only )(exactly )(just ){marvelTimes}( in total)") {
    (marvel: inout MarvelWorld, _: String, expected: Bool, times: Int) in
    let sent = marvel.network.requests.filter { marvel.server.isForAPI($0.url) }.map(\.address)
    try expect((sent.count == times) == expected, "the requests are \(sent)")
  }

  Then("{marvelEndpoint} {marvelIsCalled} (only )(exactly )(just ){marvelTimes}( in total)") {
    (marvel: inout MarvelWorld, endpoint: EndpointChoice, expected: Bool, times: Int) in
    let sent = marvel.network.requests.filter { endpoint.matches($0.url) }.map(\.address)
    try expect((sent.count == times) == expected, "the requests are \(sent)")
  }

  let receives = "receives/received/gets/got"
  Then(.sentence("{marvelAPI} \(receives) (only )(exactly )(just ){marvelNumber} {marvelCalls}")) {
    (marvel: inout MarvelWorld, _: String, count: Int, _: String) in
    let sent = (count == 0 ? marvel.furtherRequests() : marvel.network.requests)
      .filter { marvel.server.isForAPI($0.url) }.map(\.address)
    try expect(sent.count, equals: count, "the number of requests, which are \(sent)")
  }

  Then(
    .sentence("{marvelEndpoint} \(receives) (only )(exactly )(just ){marvelNumber} {marvelCalls}")
  ) {
    (marvel: inout MarvelWorld, endpoint: EndpointChoice, count: Int, _: String) in
    try marvel.expectCount(count, endpoint, true)
  }

  Then(.sentence("{marvelAPI} \(receives) {marvelRequest} with {marvelParameterValue}")) {
    (marvel: inout MarvelWorld, _: String, request: RequestChoice, parameter: ParameterValues) in
    try marvel.expectEndpoint(request, .characters)
    try marvel.expectParameter(request, parameter, true)
  }

  Then(.sentence("{marvelEndpoint} \(receives) {marvelRequest} with {marvelParameterValue}")) {
    (
      marvel: inout MarvelWorld, endpoint: EndpointChoice, request: RequestChoice,
      parameter: ParameterValues
    ) in
    try marvel.expectEndpoint(request, endpoint)
    try marvel.expectParameter(request, parameter, true)
  }

  Then(.sentence("{marvelAPI} \(receives) {marvelParameterValue}")) {
    (marvel: inout MarvelWorld, _: String, parameter: ParameterValues) in
    try marvel.expectEndpoint(RequestChoice(.last), .characters)
    try marvel.expectParameter(RequestChoice(.last), parameter, true)
  }

  Then(.sentence("{marvelEndpoint} \(receives) {marvelParameterValue}")) {
    (marvel: inout MarvelWorld, endpoint: EndpointChoice, parameter: ParameterValues) in
    try marvel.expectEndpoint(RequestChoice(.last), endpoint)
    try marvel.expectParameter(RequestChoice(.last), parameter, true)
  }

  Then("{marvelSends} (only )(exactly )(just ){marvelNumber} {marvelCalls} to {marvelAPI}") {
    (marvel: inout MarvelWorld, expected: Bool, count: Int, _: String, _: String) in
    let addresses = marvel.furtherRequests().filter { marvel.server.isForAPI($0.url) }.map(
      \.address)
    try expect((addresses.count == count) == expected, "the further requests are \(addresses)")
  }

  Then("{marvelSends} (only )(exactly )(just ){marvelNumber} {marvelCalls} in total") {
    (marvel: inout MarvelWorld, expected: Bool, count: Int, _: String) in
    let addresses = marvel.network.requests.map(\.address)
    try expect((addresses.count == count) == expected, "the requests are \(addresses)")
  }

  for (which, isFurther) in [("", false), ("further ", true), ("new ", true)] {
    for (kind, isForAPI) in [("", false), ("API ", true)] {
      Then(.expression("the number of \(which)\(kind)requests/calls {marvelAre} {count}")) {
        (marvel: inout MarvelWorld, expected: Bool, count: Int) in
        let requests = isFurther ? marvel.furtherRequests() : marvel.network.requests
        let addresses = requests.filter { !isForAPI || marvel.server.isForAPI($0.url) }.map(
          \.address)
        try expect((addresses.count == count) == expected, "the requests are \(addresses)")
      }
    }
  }

  Then("the number of requests/calls (sent )(made )to {marvelAPI} {marvelAre} {count}") {
    (marvel: inout MarvelWorld, _: String, expected: Bool, count: Int) in
    let addresses = marvel.network.requests.filter { marvel.server.isForAPI($0.url) }.map(\.address)
    try expect((addresses.count == count) == expected, "the requests are \(addresses)")
  }

  Then("the number of requests/calls (sent )(made )to {marvelEndpoint} {marvelAre} {count}") {
    (marvel: inout MarvelWorld, endpoint: EndpointChoice, expected: Bool, count: Int) in
    let addresses = marvel.network.requests.filter { endpoint.matches($0.url) }.map(\.address)
    try expect((addresses.count == count) == expected, "the requests are \(addresses)")
  }

  for sentence in [
    "the number of (requested )pages( requested) {marvelAre} {count}"
  ] {
    Then(.sentence(sentence)) { (marvel: inout MarvelWorld, expected: Bool, count: Int) in
      let pages = marvel.network.requests.filter { $0.url == SampleServer.indexURL }
      let asked = Set(pages.map { $0["offset"] }).count
      try expect((asked == count) == expected, "\(asked) pages were asked for")
    }
  }

  Then(
    .sentence(
      "the number of (requested )images( requested) {marvelAre} {count}"
    )
  ) { (marvel: inout MarvelWorld, expected: Bool, count: Int) in
    let asked = marvel.imageRequests
    try expect((asked.count == count) == expected, "asked for were \(asked)")
  }

  Then(
    .sentence(
      "the number of (search )(filter )(found )(filtered )results/matches( found)( shown)( presented) {marvelAre} {count}"
    )
  ) { (marvel: inout MarvelWorld, expected: Bool, count: Int) in
    try marvel.expectCount(count, expected)
  }

  Then("{marvelLoads} the (list of )characters from {marvelAPI}") {
    (marvel: inout MarvelWorld, expected: Bool, _: String) in
    try marvel.expectFromAPI(expected)
  }

  let shown = "the (shown )(presented )data/characters/list( of characters) comes/come from"
  Then(.sentence("\(shown) {marvelAPI}")) {
    (marvel: inout MarvelWorld, _: String) in try marvel.expectFromAPI(true)
  }

  Then(.sentence("\(shown) {marvelEndpoint}")) {
    (marvel: inout MarvelWorld, endpoint: EndpointChoice) in
    try expect(endpoint.matches(SampleServer.indexURL), "the list comes from the index")
    try marvel.expectFromAPI(true)
  }
}

/// What a parameter is: `"Thor" is sent as the name param`.
let parameterNameSteps = StepLibrary(MarvelWorld.self) {
  for sentence in [
    "(the )(name )(value ){string} is/was sent/passed/used/given/set as/in/for (the )(value of the ){marvelParameter}"
  ] {
    Then(.sentence(sentence)) { (marvel: inout MarvelWorld, value: String, name: String) in
      try marvel.expectParameter(
        RequestChoice(.last), ParameterValues(name: name, value: value), true)
    }
  }

  for sentence in [
    "the {marvelParameter} has/carries/contains/holds (the )value {string}",
    "the value of (the ){marvelParameter} is/should\\ be {string}",
  ] {
    Then(.sentence(sentence)) { (marvel: inout MarvelWorld, name: String, value: String) in
      try marvel.expectParameter(
        RequestChoice(.last), ParameterValues(name: name, value: value), true)
    }
  }
}

extension MarvelWorld {
  /// The characters that are shown were asked for at the index.
  fileprivate mutating func expectFromAPI(_ expected: Bool) throws {
    let names = try seenNames()
    try expect(names.isEmpty != expected, "shown are \(names)")
    let first = network.requests.first?.url
    try expect(
      (first == SampleServer.indexURL) == expected, "the first request: \(first ?? "none")")
  }
}
