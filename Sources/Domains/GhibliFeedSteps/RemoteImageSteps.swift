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
    ghibli.answerImage(sampleBytes(count), status: status)
  }

  Given("the remote answers the image URL with status {int} and an empty body") {
    (ghibli: inout GhibliWorld, status: Int) in
    ghibli.answerImage([], status: status)
  }

  Given("the remote answers the image URL after {duration}") {
    (ghibli: inout GhibliWorld, delay: Duration) in
    try expect(
      (.zero ... .seconds(86_400)).contains(delay), "\(delay) is not within a day")
    ghibli.answerImage(sampleBytes(4), delay: delay)
  }

  Given("the request for the image times out") { ghibli in
    ghibli.imageAnswer = .init(.failure(.timedOut))
    ghibli.network.add(
      StubNetwork.Route(.url(ghibli.imageAddress), answers: [ghibli.imageAnswer]))
  }

  Given("the image request is pending") { ghibli in
    ghibli.answerImage(sampleBytes(4), isHeld: true)
    ghibli.loadRemoteImage()
    try expect(ghibli.network.pendingIndexes.count, equals: 1, "the pending requests")
  }

  for image in ["the image", "the image data", "image data"] {
    Given(.expression("\(image) is being loaded( from remote)")) { (ghibli: inout GhibliWorld) in
      ghibli.loadGivenImage()
    }
  }

  Given(
    "the image (data )at/(data )for/(data )from {string} is being loaded( from remote)/downloaded( from remote)"
  ) {
    (ghibli: inout GhibliWorld, address: String) in
    try ghibli.setImage(address)
    ghibli.loadGivenImage()
  }

  for pattern in [
    "there is an image at {string}", "the remote/server has an image at/for {string}",
    "the URL {string} has/returns/delivers an image",
  ] {
    Given(.expression(pattern)) { (ghibli: inout GhibliWorld, address: String) in
      try ghibli.setImage(address)
      ghibli.answerImage(sampleBytes(4))
    }
  }

  for pattern in [
    "the image (data )is invalid", "the image data from the remote/server/URL is invalid",
    "the image URL returns/delivers/has invalid data",
  ] {
    Given(.expression(pattern)) { (ghibli: inout GhibliWorld) in ghibli.answerImage([]) }
  }

  for pattern in [
    "the command/load/loading/download/request is/was cancelled/canceled",
    "the image load/loading/download/request is/was cancelled/canceled",
    "the loading of the image is/was cancelled/canceled",
  ] {
    When(.expression(pattern)) { (ghibli: inout GhibliWorld) in try ghibli.cancelImage() }
  }

  for object in [
    "it", "the (image )command/(image )load/(image )loading/(image )download/(image )request",
  ] {
    for pattern in anyone("cancel/cancels/cancelled/canceled \(object)") {
      When(pattern) { (ghibli: inout GhibliWorld) in try ghibli.cancelImage() }
    }
  }

  Given("{count} image requests are pending") { (ghibli: inout GhibliWorld, count: Int) in
    ghibli.answerImage(sampleBytes(4), isHeld: true)
    for _ in 0..<count { ghibli.loadRemoteImage() }
    try expect(ghibli.network.pendingIndexes.count, equals: count, "the pending requests")
  }

  // The answer arrives although the request was canceled: it was on its way already.
  When("the user cancels it and the answer arrives") { ghibli in
    try ghibli.cancelImage(1)
    try await ghibli.letAnswersArrive()
  }

  When("the user cancels it twice and the answer arrives") { ghibli in
    try ghibli.cancelImage(1)
    try ghibli.cancelImage(1)
    try await ghibli.letAnswersArrive()
  }

  When("the user cancels it after the answer arrived") { ghibli in
    try await ghibli.letAnswersArrive()
    try ghibli.cancelImage(1)
  }

  When("the user cancels it and the request fails") { ghibli in
    try ghibli.cancelImage(1)
    let pending = ghibli.network.pendingIndexes
    try expect(!pending.isEmpty, "no request is left to fail")
    for request in pending {
      try ghibli.network.complete(at: request, with: .failure(.notConnected))
    }
  }

  When("the user cancels the {ordinal} and the/both/all answers arrive") {
    (ghibli: inout GhibliWorld, number: Int) in
    try ghibli.cancelImage(number)
    try await ghibli.letAnswersArrive()
  }
}

extension GhibliWorld {
  fileprivate mutating func answerImage(
    _ bytes: [UInt8], status: Int = 200, delay: Duration = .zero, isHeld: Bool = false
  ) {
    subjects.insert(.remote)
    let response = HTTPResponse(status: status, body: bytes)
    imageAnswer = .init(.success(response), delay: delay, isHeld: isHeld)
    network.add(StubNetwork.Route(.url(imageAddress), answers: [imageAnswer]))
  }

  /// Executes "Load Image Data"; the answer comes when the story looks for it.
  mutating func loadGivenImage() {
    var answer = imageAnswer
    if answer.delay == .zero { answer.isHeld = true }
    network.add(StubNetwork.Route(.url(imageAddress), answers: [answer]))
    loadRemoteImage()
    awaitsImage = true
  }

  /// Executes "Load Image Data" with the image URL.
  mutating func loadRemoteImage() {
    let index = imageTasks.count
    imageTasks.append(
      RemoteImageLoader(client: commandClient).load(from: imageURL) { [deliveries] result in
        switch result {
        case .success(let bytes): deliveries.add(.image(bytes, index: index))
        case .failure(let error): deliveries.add(.remoteError(error))
        }
      })
  }

  /// Cancels the image asked for last; its answer is on its way.
  fileprivate func cancelImage() throws {
    try cancelImage(imageTasks.count)
  }

  fileprivate func cancelImage(_ number: Int) throws {
    try expect(
      imageTasks.indices.contains(number - 1), "\(imageTasks.count) images are being loaded")
    imageTasks[number - 1].cancel()
  }

  /// Lets what is on its way come, from the server or the cache.
  fileprivate func letAnswersArrive() async throws {
    let waiting = network.pendingIndexes.count + scheduler.pendingCount
    try expect(waiting > 0, "no answer is on its way")
    if !network.pendingIndexes.isEmpty { try network.releaseHeld() }
    try await turn()
  }
}
