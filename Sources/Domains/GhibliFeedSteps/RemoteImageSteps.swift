import GhibliFeed
import Ports
import StepKit
import TestDoubles

/// The answers of image URLs, and their cancellation.
let remoteImageSteps = StepLibrary(GhibliWorld.self) {
  Given("the remote images are those in {string}") { (ghibli: inout GhibliWorld, name: String) in
    try ghibli.addRoutes(of: name)
  }

  Given("the remote answers the image URL with status {int} and {count} byte(s)") {
    (ghibli: inout GhibliWorld, status: Int, count: Int) in
    try ghibli.answerImage(sampleBytes(count), status: status)
  }

  Given("the remote answers the image URL with status {int} and {count} other byte(s)") {
    (ghibli: inout GhibliWorld, status: Int, count: Int) in
    try ghibli.answerImage(sampleBytes(count, others: true), status: status)
  }

  Given("the remote answers the image URL with status {int} and an empty body") {
    (ghibli: inout GhibliWorld, status: Int) in
    try ghibli.answerImage([], status: status)
  }

  Given("the remote answers the image URL after {duration}") {
    (ghibli: inout GhibliWorld, delay: Duration) in try ghibli.slowDown(.image, by: delay)
  }

  Given("the image request {on their way}") { (ghibli: inout GhibliWorld) in
    try ghibli.answerImage(samplePicture, isHeld: true)
    ghibli.loadRemoteImage()
    try expect(ghibli.network.pendingIndexes.count, equals: 1, "the pending requests")
  }

  // the image, image data; the load of the image, the "Load Image Data" command
  ParameterType.wording(
    "image",
    "(?:(?:the|an|some|a valid|valid|that|same|this|cached|other|another|different|new|(?:a |the |that )?(?:film|feed)(?:['’]s)?) )*image(?: data)?"
      + "(?: of (?:(?:the|a) film|that film)(?! \"))?|it"
  )
  ParameterType.wording(
    "image load",
    #"it|(?:the|that|this) (?:image )?(?:command|load|loading|download|request|task|operation)"#
      + #"|the "Load Image Data" (?:command|request|task)|"Load Image Data"|(?:the )?loading(?: the image(?: data)?)?"#
      + "|the (?:load|loading|download|request|loading task) (?:of|for) (?:the )?image(?: data)?")
  ParameterType.wording(
    "is loading",
    "(?:\(viewer)|the system|the app) (?:is|am|are|was|were) (?:still |already )?(?:loading|downloading|retrieving)",
    "(?:\(viewer)|the system|the app) (?:has |have )?(?:started|starts|start|begins|began|begun)"
      + " (?:loading|downloading|to load|to download)")
  ParameterType.wording(
    "cancels",
    "(?:\(viewer)|the system|the app) (?:then |now )?(?:cancels?|cancelled|canceled|aborts?|aborted|stops?|stopped)"
  )
  ParameterType("is canceled", canceled.says, canceled.denies, useForSnippets: false) { text in
    affirms(text)
  }
  ParameterType.wording(
    "before the end",
    "(?:before|while|during) (?:it|the (?:image )?(?:download|load|loading|request|transfer)|the data)"
      + "(?: (?:ends|ended|completes|completed|finishes|finished|is (?:complete|completed|finished|done|over|still running)|has (?:ended|finished|completed)))?"
      + "|before (?:it|the image|the image data) (?:is|was|has) (?:been )?(?:complete|completed|finished|loaded"
      + "|downloaded|delivered|arrived|there)|before it (?:arrives|arrived)"
      + "|before the (?:image )?data (?:is delivered|is loaded)"
      + "|before the (?:cache|remote|server|URL|store|download|request)(?: has)? (?:answers?|answered|responds?|responded|replies|replied|delivers?|delivered)"
      + "|before (?:the|any|its) (?:response|answer|result|data|bytes|image|image data)(?: (?:of|from) the (?:cache|remote|server|URL))?"
      + " (?:arrives?|arrived|comes|came|has arrived|is there|was there|is received|was received)"
      + "|while it is (?:still )?(?:loading|downloading|being loaded)"
      + "|before (?:the system|the app|it)(?: has)? (?:delivers?|delivered|returns?|returned|loads?|loaded"
      + "|downloads?|downloaded|receives?|received|gets) (?:(?:the|any|cached) )*(?:image data|image|it|data|anything|result)"
      + "|before (?:any|the) (?:image )?data (?:is|was|has been) (?:completely |fully )?(?:downloaded|received)"
      + "|before any (?:image )?data (?:is|was|has been) (?:delivered|loaded)|before the (?:image )?data (?:was|has been) (?:delivered|loaded)"
      + "|before (?:it|the (?:image )?(?:load|download|loading|command)) (?:ends|finishes|completes|is finished|could finish)"
  )
  // the image data arrives, the download is completed
  ParameterType.wording(
    "image arrives",
    "(?:(?:the|valid|downloaded) )*(?:image data|image|answer|response|data) (?:then |later |finally )?"
      + "(?:(?:arrives|arrived)(?: from (?:the )?(?:remote|server|cache))?|comes|came)(?: afterwards| late| later| anyway| after all| too late| after (?:the|its) cancell?ation)?",
    "the (?:image )?(?:download|load|loading|request)(?: of the image(?: data)?)? (?:then |later |finally )?"
      + "(?:completes|finishes|succeeds|is completed|is finished|ends|is over|is done|completed|finished)(?: successfully)?"
      + "(?: afterwards| later| anyway| after all| after (?:the|its) cancell?ation)?",
    "(?:the )?(?:valid )?(?:image|image data) (?:is|has been|was) (?:then |later |finally )?downloaded"
      + "(?: late| too late| later| anyway| afterwards| after all)?",
    "the (?:system|app) (?:finishes|completes) the (?:image )?(?:download|load)",
    "the (?:remote|server|cache|URL) (?:then |later |finally )?(?:answers|responds|replies)"
      + "(?: afterwards| late| later| anyway| after all| too late| after that)?")

  Given("{remote has} {count} byte(s) of image data") {
    (ghibli: inout GhibliWorld, _: String, count: Int) in try ghibli.answerImage(sampleBytes(count))
  }

  Given("the image URL answers/responds/replies with( status) {http status}") {
    (ghibli: inout GhibliWorld, status: Int) in
    try ghibli.answerImage(samplePicture, status: status)
  }

  Given("the image URL delivers/returns {count} byte(s)") {
    (ghibli: inout GhibliWorld, count: Int) in
    try ghibli.answerImage(sampleBytes(count))
  }

  // As an outcome, a film of the list shows a broken image.
  Step("{image} {of address} {is valid}") {
    (ghibli: inout GhibliWorld, _: String, address: String, isValid: Bool) in
    if ghibli.isOutcome {
      try expect(!isValid, "this says what the remote has, and checks nothing")
      return try ghibli.expectImage(try ghibli.row(titled: address), "broken")
    }
    try ghibli.setImage(address)
    try ghibli.answerImage(isValid ? samplePicture : [])
  }

  Given("there is no image {of address}") { (ghibli: inout GhibliWorld, address: String) in
    try ghibli.setImage(address)
    try ghibli.answerImage([], status: 404)
  }

  Given("an/the image URL( is) {string}") { (ghibli: inout GhibliWorld, address: String) in
    try ghibli.setImage(address)
  }

  Given("{image} at that/this URL has/is {count} byte(s)( long)") {
    (ghibli: inout GhibliWorld, _: String, count: Int) in try ghibli.answerImage(sampleBytes(count))
  }

  Given("{image} at {string} with {count} byte(s)") {
    (ghibli: inout GhibliWorld, _: String, address: String, count: Int) in
    try ghibli.setImage(address)
    try ghibli.answerImage(sampleBytes(count))
  }

  Given("the URL of the image is {string}") { (ghibli: inout GhibliWorld, address: String) in
    try ghibli.setImage(address)
  }

  ParameterType.wording(
    "being loaded",
    "(?:is|are|was|were) (?:still |already )?being (?:loaded|downloaded|retrieved|requested)",
    "(?:is|are|was|were) (?:still |already )?(?:loading|downloading)"
  )

  Given("{image} {being loaded}( {source})( {that URL})") {
    (ghibli: inout GhibliWorld, _: String, _: String, source: Source?, _: String?) in
    if source == .cache { ghibli.loadCachedImage() } else { ghibli.loadGivenImage() }
  }

  ParameterType.wording(
    "load of image",
    "(?:the )?(?:loading|load|download|downloading) of (?:an|the|some) image(?: data)?(?: of (?:a|the) film)?",
    "an image(?: data)? (?:load|download|request)")
  ParameterType.wording(
    "has begun",
    "(?:is|was)(?: still| already)? (?:in progress|under way|running)",
    "(?:has|had)(?: already)? (?:started|begun)|(?:started|starts|begins|began)")

  Given("{load of image}( {source})( {that URL}) {has begun}") {
    (ghibli: inout GhibliWorld, _: String, source: Source?, _: String?, _: String) in
    if source == .cache { ghibli.loadCachedImage() } else { ghibli.loadGivenImage() }
  }

  Given("{is loading} {image}( {source})( {that URL})") {
    (ghibli: inout GhibliWorld, _: String, _: String, source: Source?, _: String?) in
    if source == .cache { ghibli.loadCachedImage() } else { ghibli.loadGivenImage() }
  }

  Given("{image} {being loaded} {of address}") {
    (ghibli: inout GhibliWorld, _: String, _: String, address: String) in
    try ghibli.setImage(address)
    ghibli.loadGivenImage()
  }

  Given("{image} {of address} {being loaded}( {source})( {that URL})") {
    (
      ghibli: inout GhibliWorld, _: String, address: String, _: String, source: Source?, _: String?
    ) in
    try ghibli.setImage(address)
    if source == .cache { ghibli.loadCachedImage() } else { ghibli.loadGivenImage() }
  }

  Given("{is loading} {image}( {source}) {of address}( {source})") {
    (
      ghibli: inout GhibliWorld, _: String, _: String, source: Source?, address: String,
      behind: Source?
    ) in
    try ghibli.setImage(address)
    if source ?? behind == .cache { ghibli.loadCachedImage() } else { ghibli.loadGivenImage() }
  }

  Given("the load/loading/download of {image} {of address} {is canceled}") {
    (ghibli: inout GhibliWorld, _: String, address: String, isCanceled: Bool) in
    try expect(isCanceled, "the sentence says what does not happen")
    try ghibli.setImage(address)
    if !ghibli.awaitsImage { ghibli.loadGivenImage() }
    try ghibli.cancelImage(ghibli.imageLoads.count - 1)
    try await ghibli.letImageArrive()
  }

  Step("{image} has not been downloaded/loaded yet") {
    (ghibli: inout GhibliWorld, _: String) in
    try expect(ghibli.awaitsImage, "no image is on its way")
    try expect(ghibli.deliveries.current, equals: [], "what was delivered")
  }

  // Before anything was asked for, it says how long an answer takes.
  When("({after time} ){image arrives}( {later})") {
    (ghibli: inout GhibliWorld, after: Duration?, _: String, later: Duration?) in
    if let delay = after ?? later, !ghibli.isOutcome, !ghibli.awaitsAnswer {
      return try ghibli.slowDown(.all, by: delay)
    }
    try await ghibli.pass(after ?? later)
    try await ghibli.letImageArrive(isCertain: true)
  }

  When("{image arrives} with {count} byte(s)( of valid data)( of image data)( of data)") {
    (ghibli: inout GhibliWorld, _: String, count: Int) in
    let pending = try require(ghibli.network.pendingIndexes.last, "no image is on its way")
    let response = try HTTPResponse(status: 200, body: sampleBytes(count))
    try ghibli.network.complete(at: pending, with: .success(response))
    ghibli.awaitsImage = false
    try await ghibli.turn()
  }

  When("the system downloads valid data") { (ghibli: inout GhibliWorld) in
    if ghibli.awaitsImage {
      try await ghibli.letImageArrive(isCertain: true)
    } else {
      try ghibli.execute(.loadFeed, from: .remote)
    }
  }

  ParameterType.wording(
    "URL gives",
    "has|returns|delivers|sends|provides|contains|holds|(?:answers|responds|replies)(?: with)?")

  Given("the( image) URL {string} {URL gives} {image}") {
    (ghibli: inout GhibliWorld, address: String, _: String, _: String) in
    try ghibli.setImage(address)
    try ghibli.answerImage(samplePicture)
  }

  Given("the( image) URL {string} {URL gives} invalid/broken/no image( data)") {
    (ghibli: inout GhibliWorld, address: String, _: String) in
    try ghibli.setImage(address)
    try ghibli.answerImage([])
  }

  Given("the( image) URL {string} {URL gives} {count} byte(s)( of image data)( of data)") {
    (ghibli: inout GhibliWorld, address: String, _: String, count: Int) in
    try ghibli.setImage(address)
    try ghibli.answerImage(sampleBytes(count))
  }

  Given("there is an image {of address}") { (ghibli: inout GhibliWorld, address: String) in
    try ghibli.setImage(address)
    try ghibli.answerImage(samplePicture)
  }

  Given("{image bytes} {is valid}") { (ghibli: inout GhibliWorld, _: String, isValid: Bool) in
    try ghibli.answerImage(isValid ? samplePicture : [])
  }

  Given("{image bytes} is/was empty") { (ghibli: inout GhibliWorld, _: String) in
    try ghibli.answerImage([])
  }

  ParameterType.wording(
    "image bytes",
    "the (?:downloaded |remote )?image(?: data)?(?: downloaded)?(?: (?:from|of|at) (?:the )?(?:image )?(?:remote|server|URL))?"
  )

  Given("the image URL {URL gives} {image}") { (ghibli: inout GhibliWorld, _: String, _: String) in
    try ghibli.answerImage(samplePicture)
  }

  ParameterType.wording(
    "no body", "(?:an empty|no) (?:body|response|answer|data)|nothing|no data")

  Given("the image URL {URL gives} {no body}") {
    (ghibli: inout GhibliWorld, _: String, _: String) in
    try ghibli.answerImage([])
  }

  Given("the image URL {URL gives} {bad data}") {
    (ghibli: inout GhibliWorld, _: String, _: String) in
    try ghibli.answerImage([])
  }

  Given("the image URL {string} {URL gives} {http status}") {
    (ghibli: inout GhibliWorld, address: String, _: String, status: Int) in
    try ghibli.setImage(address)
    ghibli.givenAddress = address
    try ghibli.answerImage(samplePicture, status: status)
  }

  Given("{remote has} {image} {of address}") {
    (ghibli: inout GhibliWorld, _: String, _: String, address: String) in
    try ghibli.setImage(address)
    try ghibli.answerImage(samplePicture)
  }

  Given("{remote has} no image( data) {of address}") {
    (ghibli: inout GhibliWorld, _: String, address: String) in
    try ghibli.setImage(address)
    try ghibli.answerImage([], status: 404)
  }

  Given("{image} {is available} {at address}") {
    (ghibli: inout GhibliWorld, _: String, isThere: Bool, address: String) in
    try ghibli.setImage(address)
    try ghibli.answerImage(isThere ? samplePicture : [], status: isThere ? 200 : 404)
  }

  Given("{image} {of address} {is available}") {
    (ghibli: inout GhibliWorld, _: String, address: String, isThere: Bool) in
    try ghibli.setImage(address)
    try ghibli.answerImage(isThere ? samplePicture : [], status: isThere ? 200 : 404)
  }

  ParameterType(
    "is available", "(?:is|exists)(?: available| there| present| offered| found)?",
    "(?:can|could) be (?:downloaded|loaded|requested)",
    "(?:is not|isn['’]t) (?:available|there|present|offered|found)|does not exist|is missing",
    "(?:cannot|can['’]t|can not|could not|couldn['’]t) be (?:downloaded|loaded|requested|found)",
    useForSnippets: false
  ) { (text: String) in !["not", "n't", "n’t", "missing"].contains(where: text.contains) }

  slowAnswerSteps
  requestFailureSteps
  cancelSteps
  severalImageSteps
  appImageSteps
}

private let canceled = PassiveVerb("cancelled|canceled|aborted|stopped")

extension GhibliWorld {
  mutating func answerImage(
    _ bytes: [UInt8], status: Int = 200, delay: Duration? = nil, isHeld: Bool = false
  ) throws {
    try expect(!isOutcome, "this says what the remote has, and checks nothing")
    subjects.insert(.remote)
    let response = HTTPResponse(status: status, body: bytes)
    imageAnswer = .init(
      .success(response), delay: delay ?? imageAnswer.delay, isHeld: isHeld)
    network.add(Self.route(to: imageAddress, imageAnswer))
  }

  /// Executes "Load Image Data"; the answer comes when the story looks for it.
  mutating func loadGivenImage() {
    var answer = imageAnswer
    if answer.delay == .zero { answer.isHeld = true }
    network.add(Self.route(to: imageAddress, answer))
    loadRemoteImage()
    awaitsImage = true
  }

  /// Executes "Load Image Data" with the image URL.
  mutating func loadRemoteImage() {
    deliveries.begin()
    imageSource = .remote
    let index = imageLoads.count
    let exchange = network.requests.count
    let task = RemoteImageLoader(client: commandClient).load(from: imageURL) {
      [deliveries] result in
      switch result {
      case .success(let bytes): deliveries.add(.image(bytes, index: index))
      case .failure(let error): deliveries.add(.remoteError(error), image: index)
      }
    }
    imageLoads.append(
      ImageLoad(
        address: imageAddress, task: task, exchange: exchange, request: commandRequests))
    commandRequests += 1
  }

  /// Whether no image was asked for yet; one that was is on its way.
  func isBeforeImage() throws -> Bool {
    try expect(awaitsImage || imageLoads.isEmpty, "the image has come already")
    return !awaitsImage
  }

  /// Ends the download that is on its way.
  mutating func endImage(
    with result: Result<HTTPResponse, HTTPClientError>
  ) async throws {
    let pending = try require(network.pendingIndexes.last, "no image is on its way")
    try network.complete(at: pending, with: result)
    awaitsImage = false
    try await turn()
  }
}
