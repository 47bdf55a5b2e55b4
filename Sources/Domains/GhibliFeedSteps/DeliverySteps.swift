import GhibliFeed
import Ports
import StepKit
import TestDoubles

/// The results of use cases.
let deliverySteps = StepLibrary(GhibliWorld.self) {
  ParameterType(
    "outcome", "(?:\(Outcome.articles) )?(?:\(Outcome.words))", useForSnippets: false
  ) { text in try Outcome(text) }

  Then("{delivers} {outcome}( {aside})") {
    (ghibli: inout GhibliWorld, delivers: Bool, outcome: Outcome, _: String?) in
    // The system creates a feed: before an outcome, that is what the command does.
    if !ghibli.isOutcome, delivers, outcome.kind == .feed { return try ghibli.execute(.loadFeed) }
    try await ghibli.expectDelivered(outcome, delivers)
  }
  .described(as: "Checks what the last command delivered: a feed, an image, a message or an error.")

  Then("{outcome} {is delivered}( {aside})") {
    (ghibli: inout GhibliWorld, outcome: Outcome, isDelivered: Bool, _: String?) in
    try await ghibli.expectDelivered(outcome, isDelivered)
  }
  .described(as: "Checks that the last command delivered it, or that it did not.")

  Then("{delivers} {outcome} {of address}") {
    (ghibli: inout GhibliWorld, delivers: Bool, outcome: Outcome, address: String) in
    try await ghibli.expectImage(outcome, of: address, delivers)
  }

  Then("{outcome} {of address} {is delivered}") {
    (ghibli: inout GhibliWorld, outcome: Outcome, address: String, isDelivered: Bool) in
    try await ghibli.expectImage(outcome, of: address, isDelivered)
  }

  Then("{outcome} {is delivered} {of address}") {
    (ghibli: inout GhibliWorld, outcome: Outcome, isDelivered: Bool, address: String) in
    try await ghibli.expectImage(outcome, of: address, isDelivered)
  }

  for (pattern, denies) in [("", false), ("neither ", true)] {
    Then(.expression("{delivers} \(pattern)image( data) nor( an)( any) error {of address}")) {
      (ghibli: inout GhibliWorld, delivers: Bool, address: String) in
      try expect(delivers == denies, "the sentence says what is delivered")
      try await ghibli.letImageArrive()
      let address = ghibli.address(of: address)
      let images = ghibli.imageLoads.indices.filter { ghibli.imageLoads[$0].address == address }
      try expect(!images.isEmpty, "asked for were \(ghibli.imageLoads.map(\.address))")
      for image in images {
        try expect(try ghibli.deliveries(for: image), equals: [], "what was delivered")
      }
    }
  }

  deliveryCountSteps

  ParameterType.wording(
    "delivered image",
    "the delivered (?:image data|image|bytes|data)|the (?:image data|image|bytes|data) delivered"
      + "|the (?:downloaded|loaded) (?:image data|image|bytes)")

  ParameterType.wording(
    "saved image",
    "(?:the same(?: as| that)? )?the (?:cached|saved|stored) (?:image data|image|data|bytes|one)"
      + "|the same(?: as)?(?: the (?:image data|image|one|bytes))?(?: that| which)? (?:was|is|were) (?:saved|cached|stored)(?: before)?"
      + "|the (?:image data|image|one|bytes)(?: that| which)? (?:was|is|were) (?:saved|cached|stored)(?: before)?"
  )

  Then("the cached image data {is} {saved image}") {
    (ghibli: inout GhibliWorld, _: String, _: String) in try ghibli.expectSavedImage()
  }

  Then("{delivered image} {is} {saved image}") {
    (ghibli: inout GhibliWorld, _: String, _: String, _: String) in
    try await ghibli.expectDelivered(try Outcome("cached image data"), true)
  }

  deliveredImageSteps

  // Whatever is on its way has not come.
  Step("{delivers} {outcome} yet") {
    (ghibli: inout GhibliWorld, delivers: Bool, outcome: Outcome) in
    try expect(!delivers, "the sentence does not say what is missing")
    try ghibli.expectNotYet(outcome)
  }

  Step("{outcome} {is delivered} yet") {
    (ghibli: inout GhibliWorld, outcome: Outcome, isDelivered: Bool) in
    try expect(isDelivered == outcome.isNone, "the sentence does not say what is missing")
    try ghibli.expectNotYet(outcome)
  }

  Then("{delivers} {outcome}(,) {rather than} {outcome}") {
    (
      ghibli: inout GhibliWorld, delivers: Bool, outcome: Outcome, _: String, other: Outcome
    ) in
    try expect(delivers, "the sentence denies twice")
    try await ghibli.expectDelivered(outcome, true)
    try await ghibli.expectDelivered(other, false)
  }

  Then("{outcome} {is delivered}(,) but/and {outcome}") {
    (ghibli: inout GhibliWorld, first: Outcome, isDelivered: Bool, second: Outcome) in
    try expect(
      isDelivered && first.isNone != second.isNone,
      "one command delivers one thing, and not another")
    try await ghibli.expectDelivered(first, true)
    try await ghibli.expectDelivered(second, true)
  }

  Then("{outcome} {is delivered}(,) {rather than} {outcome}") {
    (
      ghibli: inout GhibliWorld, outcome: Outcome, isDelivered: Bool, _: String, other: Outcome
    ) in
    try expect(isDelivered, "the sentence denies twice")
    try await ghibli.expectDelivered(outcome, true)
    try await ghibli.expectDelivered(other, false)
  }

  // "It" is the feed or the image that the last command was to load.
  Then("{delivers} it( {aside})") { (ghibli: inout GhibliWorld, delivers: Bool, _: String?) in
    try await ghibli.expectDelivered(try Outcome("data"), delivers)
  }

  for pattern in [
    "{delivers} {outcome} nor/or {outcome}", "{delivers} neither {outcome} nor {outcome}",
  ] {
    Then(.expression(pattern)) {
      (ghibli: inout GhibliWorld, delivers: Bool, first: Outcome, second: Outcome) in
      try expect(delivers == pattern.contains("neither"), "the sentence says what is delivered")
      try await ghibli.expectDelivered(first, false)
      try await ghibli.expectDelivered(second, false)
    }
  }

  Then("neither {outcome} nor {outcome} {is delivered}( {aside})") {
    (ghibli: inout GhibliWorld, first: Outcome, second: Outcome, isDelivered: Bool, _: String?) in
    try expect(isDelivered, "the sentence denies twice")
    try await ghibli.expectDelivered(first, false)
    try await ghibli.expectDelivered(second, false)
  }

  for nothing in ["nothing( at all)", "anything( at all)"] {
    Then(.expression("{delivers} \(nothing)( {aside})")) {
      (ghibli: inout GhibliWorld, delivers: Bool, _: String?) in
      try expect(
        delivers == nothing.hasPrefix("no"), "the sentence denies twice, or says too little")
      try await ghibli.letImageArrive()
      try expect(ghibli.deliveries.current, equals: [], "what was delivered")
    }
  }

  Then("nothing( at all) {is delivered}( {aside})") {
    (ghibli: inout GhibliWorld, isDelivered: Bool, _: String?) in
    try expect(isDelivered, "the sentence denies twice")
    try await ghibli.letImageArrive()
    try expect(ghibli.deliveries.current, equals: [], "what was delivered")
  }

  ParameterType(
    "delivery count",
    "once|(?:exactly|only) once|twice|both times|each time|every time|(?:two|three|four|five) times"
      + "|for (?:each|every|both) (?:save|command|load|request|time)s?",
    useForSnippets: false
  ) { (text: String) -> DeliveryCount in DeliveryCount(text) }

  Then("{delivers} {outcome} {delivery count}") {
    (ghibli: inout GhibliWorld, delivers: Bool, outcome: Outcome, count: DeliveryCount) in
    try expect(delivers && !outcome.isNone, "the sentence says how often something is delivered")
    try await ghibli.expectDelivered(outcome, count)
  }

  Then("{outcome} {is delivered} {delivery count}") {
    (ghibli: inout GhibliWorld, outcome: Outcome, isDelivered: Bool, count: DeliveryCount) in
    try expect(isDelivered && !outcome.isNone, "the sentence says how often something is delivered")
    try await ghibli.expectDelivered(outcome, count)
  }
  .described(as: "Checks how often something was delivered.")

  Then("{delivers} {outcome} and/but {outcome}") {
    (ghibli: inout GhibliWorld, delivers: Bool, first: Outcome, second: Outcome) in
    try expect(
      delivers && first.isNone != second.isNone, "one command delivers one thing, and not another")
    try await ghibli.expectDelivered(first, true)
    try await ghibli.expectDelivered(second, true)
  }

  ParameterType.wording(
    "the result", "the (?:delivered )?(?:error|result|outcome)(?: delivered| returned)?")

  Then("{the result} {is} {outcome}") {
    (ghibli: inout GhibliWorld, _: String, _: String, outcome: Outcome) in
    try await ghibli.expectDelivered(outcome, true)
  }

  ParameterType.wording(
    "the operation",
    #"the (?:(?:"[^"]*" |first |second |last |next )?(?:command|save|load|use case)|saving|loading|download|validation|request|operation|system)|it"#
  )

  ParameterType.wording("command fails", "(?:(?:should|must|will) fail|fails?|failed|has failed)")
  ParameterType.wording(
    "command succeeds", "(?:(?:should|must|will) succeed|succeeds?|succeeded|has succeeded)")

  Then("{the operation} {command fails} with {outcome}") {
    (ghibli: inout GhibliWorld, _: String, _: String, outcome: Outcome) in
    // Before an outcome, a download that is on its way or will be asked for.
    if !ghibli.isOutcome, outcome.kind == .connectivity {
      if try ghibli.isBeforeImage() { return ghibli.goOffline() }
      return try await ghibli.endImage(with: .failure(.notConnected))
    }
    try await ghibli.expectDelivered(try Outcome("error"), true)
    try await ghibli.expectDelivered(outcome, true)
  }

  ParameterType.wording(
    "is not found", "(?:is|was)(?: not|n['’]t) found|(?:can|could)(?: ?not|n['’]t) be found")

  Then("{image} {is not found}( in the cache)( in the image cache)") {
    (ghibli: inout GhibliWorld, _: String, _: String) in
    try await ghibli.expectDelivered(try Outcome("not found error"), true)
  }

  Then("{outcome} {is delivered} from( the)( image) cache") {
    (ghibli: inout GhibliWorld, outcome: Outcome, isDelivered: Bool) in
    guard outcome.kind == .feed else {
      try expect(outcome.kind == .image || outcome.kind == .cachedImage, "the cache has no such")
      return try await ghibli.expectDelivered(try Outcome("cached image data"), isDelivered)
    }
    try await ghibli.expectDelivered(outcome, isDelivered)
    if isDelivered, !outcome.isNone { try ghibli.expectOrigin(true) }
  }

  Then("nothing else is/was delivered") { ghibli in
    try await ghibli.letImageArrive()
    _ = try ghibli.deliveries.single()
  }

  Then("{outcome} and {outcome} {is delivered}") {
    (ghibli: inout GhibliWorld, first: Outcome, second: Outcome, isDelivered: Bool) in
    try expect(
      isDelivered && first.isNone && second.isNone, "one command delivers one thing, or none")
    try await ghibli.expectDelivered(first, true)
    try await ghibli.expectDelivered(second, true)
  }

  Then("each/every time {delivers} {outcome}") {
    (ghibli: inout GhibliWorld, delivers: Bool, outcome: Outcome) in
    try expect(delivers && !outcome.isNone, "the sentence says how often something is delivered")
    try await ghibli.expectDelivered(outcome, DeliveryCount("each time"))
  }

  Then("the result/delivered\\ result is/was empty") { ghibli in
    try expect(try ghibli.deliveredFilms().map(\.title), equals: [], "the films delivered")
  }

  Then("{the result} {is not} {outcome}") {
    (ghibli: inout GhibliWorld, _: String, _: String, outcome: Outcome) in
    try await ghibli.letImageArrive()
    _ = try ghibli.deliveries.reason()
    try await ghibli.expectDelivered(outcome, false)
  }

  Then("{delivers} {count} byte(s)( of image data)") {
    (ghibli: inout GhibliWorld, delivers: Bool, count: Int) in
    try await ghibli.expectBytes(count, delivers)
  }

  Then("{delivers} {image} with/of {count} byte(s)") {
    (ghibli: inout GhibliWorld, delivers: Bool, _: String, count: Int) in
    try await ghibli.expectBytes(count, delivers)
  }

  Then("{delivered image} {has} {count} byte(s)") {
    (ghibli: inout GhibliWorld, _: String, _: String, count: Int) in
    try await ghibli.expectBytes(count, true)
  }

  Then("the image data {has} {count} byte(s)") {
    (ghibli: inout GhibliWorld, _: String, count: Int) in
    try await ghibli.expectBytes(count, true)
  }

  Then("{count} byte(s)( of image data) {is delivered}") {
    (ghibli: inout GhibliWorld, count: Int, isDelivered: Bool) in
    try await ghibli.expectBytes(count, isDelivered)
  }

  ParameterType.wording(
    "any operation",
    #"the (?:(?:"[^"]*" |first |second |last |next )?(?:command|save|load|use case)|saving|loading|validation|request|operation|system)|it"#
      + "|(?:saving|loading|validating|caching)(?: the)?(?: (?:film )?feed| image data| image| cache)?"
  )

  Then("{any operation} {command succeeds}") { (ghibli: inout GhibliWorld, _: String, _: String) in
    try await ghibli.letImageArrive()
    let delivery = try ghibli.deliveries.single()
    try expect(!Outcome.Kind.error.includes(delivery), "an error was delivered: \(delivery)")
  }

  // Saving and loading are the cache's, whose failure may be a cause as well.
  ParameterType.wording(
    "whole operation",
    #"the (?:(?:"[^"]*" |first |second |last )?(?:command|save|load|use case)|validation|request|operation|system)|it"#
  )

  Then("{whole operation} {command fails}") { (ghibli: inout GhibliWorld, _: String, _: String) in
    try await ghibli.letImageArrive()
    let delivery = try ghibli.deliveries.single()
    try expect(Outcome.Kind.error.includes(delivery), "an error was expected, not \(delivery)")
  }

  deliveredFilmSteps

  // Those that the story has spoken of.
  ParameterType.wording(
    "these bytes",
    "(?:exactly |only |just )?(?:these|those|the|the same|all the|all these)(?: same)?")

  Then("{delivers} {these bytes} {count} byte(s)( of image data)( {aside})") {
    (ghibli: inout GhibliWorld, delivers: Bool, _: String, count: Int, _: String?) in
    try await ghibli.expectTheseBytes(count, delivers)
  }

  Then("{these bytes} {count} byte(s)( of image data) {is delivered}( {aside})") {
    (ghibli: inout GhibliWorld, _: String, count: Int, isDelivered: Bool, _: String?) in
    try await ghibli.expectTheseBytes(count, isDelivered)
  }

  Then("the reason given is {string}") { (ghibli: inout GhibliWorld, reason: String) in
    try await ghibli.letImageArrive()
    try expect(ghibli.deliveries.reason(), equals: reason, "the reason")
  }
}

extension GhibliWorld {
  /// Image data of an address, among all that was delivered; an error by the last command only.
  fileprivate mutating func expectImage(
    _ outcome: Outcome, of address: String, _ isDelivered: Bool
  ) async throws {
    try await letImageArrive()
    try expect(isDelivered || !outcome.isNone, "the sentence denies twice")
    let address = self.address(of: address)
    let loads = imageLoads.indices.filter { imageLoads[$0].address == address }
    guard [.image, .cachedImage, .data].contains(outcome.kind) else {
      if let last = loads.last {
        return try expectOutcome(outcome, for: last, isDelivered)
      }
      try expect(imageAddress, equals: address, "the image that the last command was about")
      return try await expectDelivered(outcome, isDelivered)
    }
    let bytes = deliveries.all.compactMap { delivery -> [UInt8]? in
      if case .image(let bytes, let index) = delivery, imageLoads[index].address == address {
        return bytes
      }
      return nil
    }
    try expect(!bytes.isEmpty == (isDelivered && !outcome.isNone), "there were \(deliveries.all)")
    if let last = bytes.last {
      try expect(last, equals: try imageBytes(of: address), "the bytes delivered")
    }
  }

  /// An image of so many bytes, and nothing else.
  fileprivate mutating func expectBytes(_ count: Int, _ isDelivered: Bool) async throws {
    try expect(isDelivered, "the sentence says what is not delivered")
    try await letImageArrive()
    guard case .image(let bytes, _) = try deliveries.single() else {
      return try expect(false, "no image was delivered, but \(deliveries.current)")
    }
    try expect(bytes.count, equals: count, "the number of bytes delivered")
  }

  /// The bytes of the story for the image asked for last, which the remote has or the user has saved.
  fileprivate mutating func expectTheseBytes(_ count: Int, _ areDelivered: Bool) async throws {
    try await letImageArrive()
    let bytes = try savedImage?.count == count ? savedImage ?? [] : sampleBytes(count)
    let delivery = Deliveries.Delivery.image(bytes, index: imageLoads.count - 1)
    if areDelivered {
      try expect(deliveries.current, equals: [delivery], "what was delivered")
    } else {
      try expect(!deliveries.current.contains(delivery), "these bytes were delivered")
    }
  }

  fileprivate func expectNotYet(_ outcome: Outcome) throws {
    try expect(awaitsImage || deliveries.commands > 0, "no command was executed")
    try expect(
      deliveries.current.filter(outcome.kind.includes), equals: [],
      "what was delivered of that kind")
  }
}
