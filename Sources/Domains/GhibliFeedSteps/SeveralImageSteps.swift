import GhibliFeed
import Ports
import StepKit
import TestDoubles

/// Several images that are loaded at the same time, and what becomes of each.
let severalImageSteps = StepLibrary(GhibliWorld.self) {
  ParameterType("images meant", ImagesMeant.words, useForSnippets: false) { text in
    try ImagesMeant(text)
  }
  ParameterType.wording(
    "on their way",
    "(?:is|are|was|were) (?:still |already )?(?:pending|open|outstanding|under way|on (?:its|their) way|in progress|running)"
  )
  ParameterType.wording(
    "has asked for",
    "(?:\(viewer)|the system|the app) (?:(?:has|have|had) )?(?:already )?(?:requested|asked for|requests|asks for|request)"
  )

  for images in ["image request(s)", "images"] {
    Given(.expression("{count} \(images) {on their way}")) {
      (ghibli: inout GhibliWorld, count: Int, _: String) in try ghibli.askForImages(count)
    }
  }

  // the image requests for "a" and "b" are pending
  for noun in ["image requests", "requests", "loads", "downloads"] {
    Given(.expression("the \(noun) for/of {quoted list} {on their way}")) {
      (ghibli: inout GhibliWorld, addresses: [String], _: String) in
      try ghibli.askForImages(at: addresses)
    }
  }

  Given("{images named} {being loaded}") {
    (ghibli: inout GhibliWorld, names: [String], _: String) in
    try ghibli.askForImages(at: names)
  }

  When("{cancels} (loading )the image( data) {of address}") {
    (ghibli: inout GhibliWorld, _: String, name: String) in
    try ghibli.cancelLastImage(at: ghibli.address(of: name))
  }

  Then("nothing {is delivered} {at address}") {
    (ghibli: inout GhibliWorld, isDelivered: Bool, name: String) in
    try expect(isDelivered, "the sentence denies twice")
    try await ghibli.letImageArrive()
    let address = ghibli.address(of: name)
    let images = ghibli.imageLoads.indices.filter { ghibli.imageLoads[$0].address == address }
    try expect(!images.isEmpty, "asked for were \(ghibli.imageLoads.map(\.address))")
    for image in images {
      try expect(try ghibli.deliveries(for: image), equals: [], "what was delivered")
    }
  }

  When(
    "{cancels} the (image )load/loading/download/request of/for/from/at (the )(image )(at )(of ){address}"
  ) {
    (ghibli: inout GhibliWorld, _: String, address: String) in
    try ghibli.cancelLastImage(at: ghibli.address(of: address))
  }

  When("the remote/server answers {images meant} with status {int} and {count} byte(s)") {
    (ghibli: inout GhibliWorld, meant: ImagesMeant, status: Int, count: Int) in
    try ghibli.answer(meant, status: status, count)
    try await ghibli.turn()
  }

  for verb in ["{being loaded}", "{is loaded}"] {
    Given(.expression("{count} images \(verb)")) {
      (ghibli: inout GhibliWorld, count: Int, _: String) in try ghibli.askForImages(count)
    }
  }

  Given("{has asked for} {count} images") { (ghibli: inout GhibliWorld, _: String, count: Int) in
    try ghibli.askForImages(count)
  }

  answerSteps
  deliveryOfImageSteps
}

/// The answers on their way.
private let answerSteps = StepLibrary(GhibliWorld.self) {
  ParameterType.wording(
    "answers arrive",
    "(?:(?:both|all|the|all the|both the|the two|the other|these|their) )?(?:image )?(?:answers|responses|results|replies)"
      + "(?: of (?:both|all|the) requests)? (?:then |later |finally )?(?:arrive|arrived|come|came|come in|came in|have arrived|have come)"
      + "(?: afterwards| late| later| anyway| after all)?",
    "(?:both|all|the|all the|both the|the two) (?:image )?(?:requests|downloads|loads|images)(?: then| later| finally| now)*"
      + " (?:are answered|were answered|have been answered|complete|completed|finish|finished|end|ended|succeed|arrive|arrived|come|came|have arrived)"
      + "(?: afterwards| late| later| anyway| after all)?"
  )

  When("({after time} ){answers arrive}( {later})") {
    (ghibli: inout GhibliWorld, after: Duration?, _: String, later: Duration?) in
    try await ghibli.pass(after ?? later)
    try await ghibli.letImageArrive(isCertain: true)
  }

  // the answer of the second one arrives, the first request is answered, the first answer arrives
  ParameterType("answer of", answers, useForSnippets: false) { text in
    try ImagesMeant(
      text.replacing(" answer", with: "").replacing(" response", with: "")
        .replacing("the of ", with: "").replacing("the to ", with: "").replacing(
          "the for ", with: ""))
  }
  ParameterType(
    "image answered",
    "(?:then |later |finally )?(?:arrives?|arrived|comes|came|has arrived|is there|completes|completed|finishes|finished|succeeds"
      + "|is answered|was answered|has been answered)(?: first| afterwards| late| later| anyway| after all)?",
    "(?:then |later )?(?:fails?|failed|has failed|is lost|times out|breaks off)",
    useForSnippets: false
  ) { (text: String) in
    !["fail", "lost", "out", "off"].contains(where: text.contains)
  }

  When("{answer of} {image answered}") {
    (ghibli: inout GhibliWorld, images: ImagesMeant, comes: Bool) in
    for image in try ghibli.images(images) {
      let exchange = try require(
        ghibli.imageLoads[image].exchange, "image \(image + 1) was asked of the cache")
      try expect(
        ghibli.network.pendingIndexes.contains(exchange), "image \(image + 1) is not on its way")
      try ghibli.network.complete(
        at: exchange, with: comes ? ghibli.imageAnswer.result : .failure(.notConnected))
    }
    try await ghibli.turn()
  }
}

private let ordinals =
  #"(?:first|second|third|fourth|fifth|last|other|\d{1,3}(?:st|nd|rd|th))"#
private let answers =
  "the (?:answer|response) (?:of|to|for) (?:the \(ordinals)(?: (?:one|image|image request|request|load|download))?|both)"
  + "|the \(ordinals) (?:answer|response|one|image|image request|request|download|image download)"

/// What was delivered for which image.
private let deliveryOfImageSteps = StepLibrary(GhibliWorld.self) {
  for only in ["only {images meant}", "{images meant} only", "{images meant} alone"] {
    Then(.expression("\(only) {is delivered}")) {
      (ghibli: inout GhibliWorld, meant: ImagesMeant, isDelivered: Bool) in
      try expect(isDelivered, "the sentence says what is not delivered")
      try await ghibli.letImageArrive()
      let images = try ghibli.images(meant)
      for image in images { try ghibli.expectImage(image) }
      try expect(
        ghibli.deliveries.all.count == images.count, "there were \(ghibli.deliveries.all)")
    }
  }

  Then("{images meant} {is delivered}( {aside})") {
    (ghibli: inout GhibliWorld, meant: ImagesMeant, isDelivered: Bool, _: String?) in
    try await ghibli.letImageArrive()
    for image in try ghibli.images(meant) {
      if isDelivered {
        try ghibli.expectImage(image)
      } else {
        try ghibli.expectOutcome(try Outcome("image"), for: image, false)
      }
    }
  }

  ParameterType.wording(
    "none of them",
    "neither(?: image| one| of (?:them|the (?:two|two images|images)|these))?|none(?: of (?:them|the images|these))?|no image of (?:them|these)"
  )

  Then("{none of them} {is delivered}( {aside})") {
    (ghibli: inout GhibliWorld, _: String, isDelivered: Bool, _: String?) in
    try expect(isDelivered, "the sentence denies twice")
    try await ghibli.letImageArrive()
    for image in try ghibli.images(.all(nil)) {
      try ghibli.expectOutcome(try Outcome("image"), for: image, false)
    }
  }

  for of in [" for/of {images meant}"] {
    Then(.expression("{delivers} {outcome}\(of)")) {
      (ghibli: inout GhibliWorld, delivers: Bool, outcome: Outcome, meant: ImagesMeant) in
      try await ghibli.expectOutcomes([outcome], for: meant, delivers)
    }

    for only in ["\(of) only", " only\(of)"] {
      Then(.expression("{delivers} {outcome}\(only)")) {
        (ghibli: inout GhibliWorld, delivers: Bool, outcome: Outcome, meant: ImagesMeant) in
        try expect(delivers, "the sentence says what is not delivered")
        try await ghibli.expectOnly(outcome, for: meant)
      }

      Then(.expression("{outcome} {is delivered}\(only)")) {
        (ghibli: inout GhibliWorld, outcome: Outcome, isDelivered: Bool, meant: ImagesMeant) in
        try expect(isDelivered, "the sentence says what is not delivered")
        try await ghibli.expectOnly(outcome, for: meant)
      }
    }

    Then(.expression("{outcome} {is delivered}\(of)")) {
      (ghibli: inout GhibliWorld, outcome: Outcome, isDelivered: Bool, meant: ImagesMeant) in
      try await ghibli.expectOutcomes([outcome], for: meant, isDelivered)
    }

    Then(.expression("{outcome}\(of) {is delivered}")) {
      (ghibli: inout GhibliWorld, outcome: Outcome, meant: ImagesMeant, isDelivered: Bool) in
      try await ghibli.expectOutcomes([outcome], for: meant, isDelivered)
    }

    for (pattern, denies) in [("", false), ("neither ", true)] {
      Then(.expression("{delivers} \(pattern){outcome} nor/or {outcome}\(of)")) {
        (
          ghibli: inout GhibliWorld, delivers: Bool, first: Outcome, second: Outcome,
          meant: ImagesMeant
        ) in
        try expect(delivers == denies, "the sentence says what is delivered")
        try await ghibli.expectOutcomes([first, second], for: meant, false)
      }
    }

    Then(.expression("neither {outcome} nor {outcome} {is delivered}\(of)")) {
      (
        ghibli: inout GhibliWorld, first: Outcome, second: Outcome, isDelivered: Bool,
        meant: ImagesMeant
      ) in
      try expect(isDelivered, "the sentence denies twice")
      try await ghibli.expectOutcomes([first, second], for: meant, false)
    }

    for (nothing, delivers) in [("nothing", true), ("anything", false)] {
      Then(.expression("{delivers} \(nothing)( at all)\(of)")) {
        (ghibli: inout GhibliWorld, isDelivered: Bool, meant: ImagesMeant) in
        try expect(isDelivered == delivers, "the sentence denies twice, or says too little")
        try await ghibli.expectNothing(for: meant)
      }
    }

    Then(.expression("nothing( at all) {is delivered}\(of)")) {
      (ghibli: inout GhibliWorld, isDelivered: Bool, meant: ImagesMeant) in
      try expect(isDelivered, "the sentence denies twice")
      try await ghibli.expectNothing(for: meant)
    }
  }
}

extension GhibliWorld {
  /// Executes "Load Image Data" so often; the answers come when the story looks for them.
  fileprivate mutating func askForImages(_ count: Int) throws {
    try expect(!isOutcome, "this says what is on its way, and checks nothing")
    try answerImage(samplePicture, isHeld: true)
    for _ in try sampleNumbers(count) { loadRemoteImage() }
    try expect(network.pendingIndexes.count, equals: count, "the pending requests")
  }

  fileprivate mutating func askForImages(at addresses: [String]) throws {
    try expect(!isOutcome, "this says what is on its way, and checks nothing")
    for address in addresses {
      try setImage(address)
      try answerImage(samplePicture, isHeld: true)
      loadRemoteImage()
    }
    try expect(network.pendingIndexes.count, equals: addresses.count, "the pending requests")
  }

  /// The answers come of those that are on their way; a request that was cancelled gets none.
  fileprivate mutating func answer(_ meant: ImagesMeant, status: Int, _ count: Int) throws {
    let asked = imageAddress
    for image in try images(meant) {
      let load = imageLoads[image]
      try setImage(load.address)
      try answerImage(sampleBytes(count), status: status)
      guard let exchange = load.exchange, network.pendingIndexes.contains(exchange) else {
        continue
      }
      try network.complete(at: exchange, with: imageAnswer.result)
    }
    try setImage(asked)
  }

  fileprivate mutating func expectOutcomes(
    _ outcomes: [Outcome], for meant: ImagesMeant, _ isDelivered: Bool
  ) async throws {
    try await letImageArrive()
    for image in try images(meant) {
      for outcome in outcomes { try expectOutcome(outcome, for: image, isDelivered) }
    }
  }

  /// Something was delivered for these images, and for no other.
  fileprivate mutating func expectOnly(_ outcome: Outcome, for meant: ImagesMeant) async throws {
    try expect(!outcome.isNone, "the sentence denies twice")
    try await letImageArrive()
    let images = try images(meant)
    for image in imageLoads.indices {
      try expectOutcome(outcome, for: image, images.contains(image))
    }
  }

  fileprivate mutating func expectNothing(for meant: ImagesMeant) async throws {
    try await letImageArrive()
    for image in try images(meant) {
      try expect(
        try deliveries(for: image), equals: [], "what was delivered for image \(image + 1)")
    }
  }
}

extension GhibliWorld {
  /// Cancels the load of an image that was asked for last at an address.
  fileprivate mutating func cancelLastImage(at address: String) throws {
    try cancelImage(
      require(
        imageLoads.lastIndex { $0.address == address },
        "asked for were \(imageLoads.map(\.address))"))
  }
}
