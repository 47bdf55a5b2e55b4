import GhibliFeed
import Ports
import StepKit
import TestDoubles

/// The answers of image URLs, and their cancellation.
let remoteImageSteps = StepLibrary(GhibliWorld.self) {
  Given("the remote images are those in {string}") { (ghibli: inout GhibliWorld, name: String) in
    try ghibli.addRoutes(of: name)
  }

  Given("the remote answers the image URL with status {int} and {int} byte(s)") {
    (ghibli: inout GhibliWorld, status: Int, count: Int) in
    ghibli.answerImage(sampleBytes(count), status: status)
  }

  Given("the remote answers the image URL with status {int} and an empty body") {
    (ghibli: inout GhibliWorld, status: Int) in
    ghibli.answerImage([], status: status)
  }

  Given("the remote answers the image URL after {int} second(s)") {
    (ghibli: inout GhibliWorld, seconds: Int) in
    try expect((0...86_400).contains(seconds), "\(seconds) seconds are not within a day")
    ghibli.answerImage(sampleBytes(4), delay: .seconds(seconds))
  }

  Given("the image request is pending") { ghibli in
    ghibli.answerImage(sampleBytes(4), isHeld: true)
    ghibli.loadRemoteImage()
    try expect(ghibli.network.pendingIndexes.count, equals: 1, "the pending requests")
  }

  Given("two image requests are pending") { ghibli in
    ghibli.answerImage(sampleBytes(4), isHeld: true)
    ghibli.loadRemoteImage()
    ghibli.loadRemoteImage()
    try expect(ghibli.network.pendingIndexes.count, equals: 2, "the pending requests")
  }

  When("the user cancels it and the answer arrives") { ghibli in
    try ghibli.cancelFirstImage()
    try await ghibli.letAnswersArrive()
  }

  When("the user cancels it twice and the answer arrives") { ghibli in
    try ghibli.cancelFirstImage()
    try ghibli.cancelFirstImage()
    try await ghibli.letAnswersArrive()
  }

  When("the user cancels it after the answer arrived") { ghibli in
    try await ghibli.letAnswersArrive()
    try ghibli.cancelFirstImage()
  }

  When("the user cancels it and the request fails") { ghibli in
    try ghibli.cancelFirstImage()
    for request in ghibli.network.pendingIndexes {
      try ghibli.network.complete(at: request, with: .failure(.notConnected))
    }
  }

  When("the user cancels the first and both answers arrive") { ghibli in
    try ghibli.cancelFirstImage()
    try await ghibli.letAnswersArrive()
  }

  Then("the HTTP request was cancelled") { ghibli in
    try expect(ghibli.network.exchanges.count, equals: 1, "the number of requests")
    try expect(
      ghibli.network.exchanges.first?.state == .cancelled, "the request went on to its end")
  }
}

extension GhibliWorld {
  fileprivate func answerImage(
    _ bytes: [UInt8], status: Int = 200, delay: Duration = .zero, isHeld: Bool = false
  ) {
    let response = HTTPResponse(status: status, body: bytes)
    network.add(
      StubNetwork.Route(
        .url(Self.imageAddress), answers: [.init(.success(response), delay: delay, isHeld: isHeld)])
    )
  }

  /// Executes "Load Image Data" with the image URL.
  mutating func loadRemoteImage() {
    let index = imageTasks.count
    imageTasks.append(
      RemoteImageLoader(client: network.client).load(from: imageURL) { [deliveries] result in
        switch result {
        case .success(let bytes): deliveries.add(.image(bytes, index: index))
        case .failure(let error): deliveries.add(.remoteError(error))
        }
      })
  }

  fileprivate func cancelFirstImage() throws {
    try require(imageTasks.first, "no image is being loaded").cancel()
  }

  /// Lets what is on its way come, from the server or the cache; canceled, there may be nothing.
  fileprivate func letAnswersArrive() async throws {
    if !network.pendingIndexes.isEmpty { try network.releaseHeld() }
    try await turn()
  }
}
