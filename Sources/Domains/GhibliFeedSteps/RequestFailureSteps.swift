import GhibliFeed
import Ports
import StepKit
import TestDoubles

/// Requests that end without an answer.
let requestFailureSteps = StepLibrary(GhibliWorld.self) {
  // What was under way fails at once, and later requests will.
  ParameterType(
    "request breaks", "(?:times|timed) out|(?:is|was) timed out",
    "(?:is|was) (?:cancelled|canceled) by (?:the system|the device|another|the network)",
    "(?:fails|failed|breaks off|broke off|breaks down|is (?:interrupted|lost|dropped|reset)|was (?:interrupted|lost|dropped|reset))"
      + "(?: for (?:an|any) (?:other|unknown) reason)?",
    useForSnippets: false
  ) { (text: String) -> HTTPClientError in
    if text.contains("out") { return .timedOut }
    return text.contains("cancel") ? .cancelled : .other("the connection was reset")
  }
  ParameterType.wording(
    "request for the feed",
    "the (?:request|download|connection) for the (?:film )?feed|the (?:film )?feed (?:request|download)|the download of the (?:film )?feed"
  )
  ParameterType.wording(
    "request for the image",
    "the (?:request|connection) for the image(?: data)?|the image(?: data)? (?:request|download)")

  When("{request for the feed} {request breaks}") {
    (ghibli: inout GhibliWorld, _: String, error: HTTPClientError) in
    try ghibli.breakRequests(with: error, isFeed: true)
  }

  When("{request for the image} {request breaks}") {
    (ghibli: inout GhibliWorld, _: String, error: HTTPClientError) in
    try ghibli.breakRequests(with: error, isFeed: false)
  }

  // The connection is lost during the download: what is under way fails with it.
  ParameterType.wording(
    "under way",
    "(?:while|when) (?:the (?:film )?feed|the films|the image(?: data)?|it) (?:is|are) (?:still )?(?:being )?(?:loading|loaded|downloaded|requested)"
      + "|during (?:the|its) (?:image )?(?:download|load|loading|request|transfer)(?: of the (?:film )?(?:feed|image|image data))?"
      + "|before the (?:answer|response|remote|server|feed|image)(?: data)? (?:arrives|arrived|comes|answers|answered|is (?:loaded|delivered|there))"
  )

  When("{feed connection}(,) {under way}") {
    (ghibli: inout GhibliWorld, isOnline: Bool, _: String) in
    ghibli.connect(isOnline)
    guard !isOnline else { return }
    let pending = ghibli.network.pendingIndexes
    try expect(!pending.isEmpty, "no request is on its way")
    for request in pending {
      try ghibli.network.complete(at: request, with: .failure(.notConnected))
    }
    ghibli.awaitsImage = false
    try await ghibli.turn()
  }

  When("{feed connection} for {duration}") {
    (ghibli: inout GhibliWorld, isOnline: Bool, time: Duration) in
    ghibli.connect(isOnline)
    try await ghibli.pass(time)
  }

  When("{feed connection} {later}") { (ghibli: inout GhibliWorld, isOnline: Bool, time: Duration) in
    try await ghibli.pass(time)
    ghibli.connect(isOnline)
  }

  When("{after time} {feed connection}") {
    (ghibli: inout GhibliWorld, time: Duration, isOnline: Bool) in
    try await ghibli.pass(time)
    ghibli.connect(isOnline)
  }

  When("{duration} {passes} {in network}") {
    (ghibli: inout GhibliWorld, time: Duration, _: String, isOnline: Bool) in
    ghibli.connect(isOnline)
    try await ghibli.pass(time)
  }

  // The download ends badly: when it is on its way, or when it will be asked for.
  ParameterType.wording(
    "image ends",
    "the (?:image )?(?:download|load|loading|request)(?: of the image(?: data)?)?"
      + " (?:ends|ended|fails|failed|is answered|is interrupted|breaks off)")
  ParameterType.wording("no network", noNetwork)

  When("{image ends} with {bad data}") { (ghibli: inout GhibliWorld, _: String, _: String) in
    if try ghibli.isBeforeImage() { return try ghibli.answerImage([]) }
    try await ghibli.endImage(with: .success(HTTPResponse(status: 200, body: [])))
  }

  When("{image ends} with {http status}") { (ghibli: inout GhibliWorld, _: String, status: Int) in
    if try ghibli.isBeforeImage() { return try ghibli.answerImage(samplePicture, status: status) }
    try await ghibli.endImage(with: .success(HTTPResponse(status: status, body: samplePicture)))
  }

  When("{image ends} with/because\\ of/for {no network}") {
    (ghibli: inout GhibliWorld, _: String, _: String) in
    if try ghibli.isBeforeImage() { return ghibli.goOffline() }
    try await ghibli.endImage(with: .failure(.notConnected))
  }

  // The answer to a request that was cancelled is a failure.
  ParameterType.wording(
    "fails late",
    "(?:fails|failed|breaks off|times out|is lost) (?:afterwards|later|after that|anyway|nevertheless|after (?:the|its) cancell?ation)"
  )

  When("{image load} {fails late}") { (ghibli: inout GhibliWorld, _: String, _: String) in
    let pending = ghibli.network.pendingIndexes
    try expect(!pending.isEmpty, "no request is left to fail")
    for request in pending {
      try ghibli.network.complete(at: request, with: .failure(.notConnected))
    }
  }
}

extension GhibliWorld {
  /// Ends what is under way without an answer, or what will be asked for.
  fileprivate mutating func breakRequests(
    with error: HTTPClientError, isFeed: Bool
  ) throws {
    try expect(!isOutcome, "this says how a request ends, and checks nothing")
    subjects.insert(.remote)
    let wanted = isFeed ? loadedAddress : imageAddress
    let pending = network.pendingIndexes.filter { network.requests[$0].url == wanted }
    for request in pending { try network.complete(at: request, with: .failure(error)) }
    if isFeed {
      feedAnswer = .init(.failure(error))
      network.add(Self.feedRoute(feedAnswer))
    } else {
      if !pending.isEmpty { awaitsImage = false }
      imageAnswer = .init(.failure(error))
      network.add(Self.route(to: imageAddress, imageAnswer))
    }
  }
}
