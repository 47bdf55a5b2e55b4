import GhibliFeed
import Ports
import StepKit
import TestDoubles

/// The calls of the stores, and the number of requests sent.
let storeSteps = StepLibrary(GhibliWorld.self) {
  Then("the store received exactly {string}") { (ghibli: inout GhibliWorld, messages: String) in
    try expect(
      ghibli.storeMessages().joined(separator: ", "), equals: messages, "what the store received")
  }

  Then("the store received {quoted list}") {
    (ghibli: inout GhibliWorld, messages: [String]) in
    try expect(ghibli.storeMessages(), equals: messages, "what the store received")
  }

  Then("the store received {string} before {string}") {
    (ghibli: inout GhibliWorld, first: String, second: String) in
    let messages = try ghibli.storeMessages()
    // "insert" may go on with what is inserted.
    func place(_ message: String) throws -> Int {
      try require(
        messages.firstIndex { $0 == message || $0.hasPrefix(message + " ") },
        "the store received \(messages)")
    }
    try expect(try place(first) < place(second), "the store received \(messages)")
  }

  Then("the store received {string} once") { (ghibli: inout GhibliWorld, message: String) in
    let count = try ghibli.storeMessages().count { $0 == message }
    try expect(count, equals: 1, "how often the store received \"\(message)\"")
  }

  Then("the store received nothing") { ghibli in
    try expect(ghibli.storeMessages(), equals: [], "what the store received")
  }

  Then("nothing was inserted") { ghibli in
    let inserted = try ghibli.storeMessages().filter { $0.hasPrefix("insert") }
    try expect(inserted, equals: [], "what was inserted")
  }

  ParameterType("limit", Limit.words, useForSnippets: false) { text in Limit(text) }
  ParameterType.wording(
    "is asked",
    "(?:is|are|was|were|has been|have been|had been|should be|should have been)(?: then| now| ever)? (?:sent|made|issued)"
      + "(?: (?:to|by) the (?:remote|server|URL|image URL|app|system))?(?: in total| altogether)?")
  ParameterType.wording(
    "sends",
    "(?:the system|the app|it)(?: has| had| should| then)* (?:sends?|sent|makes?|made|issues?|issued)",
    "the (?:remote|server|URL)(?: has| had| should)* (?:receives?|received|gets?|got)")

  Then("({limit} )(only )(exactly )(just ){count} (HTTP )request(s) {is asked}") {
    (ghibli: inout GhibliWorld, limit: Limit?, count: Int, _: String) in
    try Limit.expect(ghibli.network.requests.count, limit, count, "the requests sent")
  }

  Then("{sends} ({limit} )(only )(exactly )(just ){count} (HTTP )request(s)") {
    (ghibli: inout GhibliWorld, _: String, limit: Limit?, count: Int) in
    try Limit.expect(ghibli.network.requests.count, limit, count, "the requests sent")
  }

  for pattern in [
    "the remote/server is/was not requested/asked/called/contacted",
    "the system/app does not download the\\ data/any\\ data/anything", "nothing is/was downloaded",
    "no data is/was downloaded",
    "the system/app/it does not access/contact/request/call/ask the remote/server",
  ] {
    Then(.expression(pattern)) { (ghibli: inout GhibliWorld) in
      try expect(ghibli.network.requests.map(\.url), equals: [], "the requests sent")
    }
  }

  // "A request" may be one of several.
  ParameterType("requests counted", #"\d{1,4}|no|one|two|three|four|five"#, useForSnippets: false) {
    (text: String) in Vocabulary.english.cardinals[text] ?? Int(text) ?? 0
  }

  Then(
    "({limit} )(only )(exactly )(just ){requests counted} (GET )(HTTP )request(s) {is asked} to/for (the URL ){string}"
  ) {
    (ghibli: inout GhibliWorld, limit: Limit?, count: Int, _: String, address: String) in
    let sent = ghibli.network.requests.map(\.url).count { $0 == address || path(of: $0) == address }
    try Limit.expect(sent, limit, count, "the requests sent to \(address)")
  }

  Then("the system/app/it requests/requested/sends/sent {string}") {
    (ghibli: inout GhibliWorld, line: String) in
    let sent = ghibli.network.requests.map { "\($0.method) \(path(of: $0.url))" }
    try expect(sent.contains(line), "the requests sent are \(sent)")
  }

  Then("{sends} a (GET )request to the/that (feed )(image )URL") {
    (ghibli: inout GhibliWorld, _: String) in
    let wanted = [ghibli.loadedAddress, ghibli.imageAddress]
    let sent = ghibli.network.requests.map(\.url)
    try expect(sent.contains { wanted.contains($0) }, "requests went to \(sent)")
  }

  for pattern in [
    "the system/app/it sends/sent a (GET )request to (the URL ){string}",
    "a (GET )request is/was sent to (the URL ){string}",
  ] {
    Then(.expression(pattern)) { (ghibli: inout GhibliWorld, address: String) in
      let sent = ghibli.network.requests.map(\.url)
      try expect(
        sent.contains(address) || sent.map(path(of:)).contains(address), "requests went to \(sent)")
    }
  }

  Then("the remote/server/URL is/was asked/requested/called/contacted {delivery count}") {
    (ghibli: inout GhibliWorld, count: DeliveryCount) in
    let expected = count.number ?? max(ghibli.requests, ghibli.deliveries.commands)
    try expect(ghibli.network.requests.count, equals: expected, "the requests sent")
  }

  for pattern in [
    "GET request(s) to the feed URL {is asked}", "GET request(s) {is asked} to the feed URL",
  ] {
    Then(.expression("({limit} )(only )(exactly )(just ){count} \(pattern)")) {
      (ghibli: inout GhibliWorld, limit: Limit?, count: Int, _: String) in
      let address = GhibliWorld.feedAddress
      let sent = ghibli.network.requests.count { $0.method == "GET" && $0.url == address }
      try Limit.expect(sent, limit, count, "the requests sent to \(address)")
    }
  }
}

extension GhibliWorld {
  /// The calls of the feed store since the setup, in the words of the scenarios.
  func storeMessages() throws -> [String] {
    let calls = feedData.calls.dropFirst(preparingCalls)
    let lastWrite = calls.lastIndex { $0.operation == .write }
    return try calls.indices.map { index in
      switch calls[index].operation {
      case .read: "retrieve"
      case .delete: "delete"
      case .write: index == lastWrite ? try insertion() : "insert"
      }
    }
  }

  private func insertion() throws -> String {
    guard let feed = try cachedFeed() else { return "insert" }
    return "insert \(feed.films.count) films at \(utcTime(feed.savedAt))"
  }
}
