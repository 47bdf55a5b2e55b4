import GhibliFeed
import Ports
import StepKit
import TestDoubles

/// The cancellation of the load of an image: an event, or as an outcome what has happened.
let cancelSteps = StepLibrary(GhibliWorld.self) {
  Step("({after time} ){image load} {is canceled}( {repetition})( {before the end})( {later})") {
    (
      ghibli: inout GhibliWorld, after: Duration?, _: String, isCanceled: Bool, times: Int?,
      _: String?, later: Duration?
    ) in
    try await ghibli.pass(after ?? later)
    try ghibli.cancel(isCanceled, [ghibli.imageLoads.count - 1], times)
  }
  .isIdempotent()

  When("{cancels} {before the end}") { (ghibli: inout GhibliWorld, _: String, _: String) in
    try ghibli.cancel(true, [ghibli.imageLoads.count - 1])
  }
  .isIdempotent()

  When("({after time} ){cancels} {image load}( {repetition})( {before the end})( {later})") {
    (
      ghibli: inout GhibliWorld, after: Duration?, _: String, _: String, times: Int?, _: String?,
      later: Duration?
    ) in
    try await ghibli.pass(after ?? later)
    try ghibli.cancel(true, [ghibli.imageLoads.count - 1], times)
  }
  .isIdempotent()

  When("({after time} ){cancels} {images meant}( {repetition})( {before the end})( {later})") {
    (
      ghibli: inout GhibliWorld, after: Duration?, _: String, meant: ImagesMeant, times: Int?,
      _: String?, later: Duration?
    ) in
    try await ghibli.pass(after ?? later)
    try ghibli.cancel(true, try ghibli.images(meant), times)
  }
  .isIdempotent()

  Step("({after time} ){images meant} {is canceled}( {repetition})( {before the end})( {later})") {
    (
      ghibli: inout GhibliWorld, after: Duration?, meant: ImagesMeant, isCanceled: Bool,
      times: Int?, _: String?, later: Duration?
    ) in
    try await ghibli.pass(after ?? later)
    try ghibli.cancel(isCanceled, try ghibli.images(meant), times)
  }
  .isIdempotent()

  Then("only {images meant} {is canceled}") {
    (ghibli: inout GhibliWorld, meant: ImagesMeant, isCanceled: Bool) in
    try expect(isCanceled, "the sentence says what is not canceled")
    let requests = try ghibli.images(meant).compactMap { ghibli.imageLoads[$0].request }
    try expect(ghibli.commandClient.canceled.sorted(), equals: requests, "the requests canceled")
  }

  Then("({limit} )(only )(exactly )(just ){count} (image )(HTTP )request(s) {is canceled}") {
    (ghibli: inout GhibliWorld, limit: Limit?, count: Int, isCanceled: Bool) in
    try expect(isCanceled, "the sentence says what is not canceled")
    let canceled = ghibli.commandClient.canceled.count + ghibli.appClient.canceled.count
    try Limit.expect(canceled, limit, count, "the requests canceled")
  }

  When("({after time} ){cancels}( {later})") {
    (ghibli: inout GhibliWorld, after: Duration?, _: String, later: Duration?) in
    try await ghibli.pass(after ?? later)
    try ghibli.cancel(true, [ghibli.imageLoads.count - 1])
  }
  .isIdempotent()

  // The answer arrives although the request was canceled: it was on its way already.
  When("{cancels} {image load} after {image arrives}") {
    (ghibli: inout GhibliWorld, _: String, _: String, _: String) in
    try await ghibli.letImageArrive(isCertain: true)
    try ghibli.cancelImage(ghibli.imageLoads.count - 1)
  }

  // Where it is given, it has been asked for in a sentence before.
  Step("the system/app is (still )downloading/loading (the )(image )data( from the URL)") {
    ghibli in
    try expect(!ghibli.network.pendingIndexes.isEmpty, "no image is on its way")
  }

  When("{cancels} {image load} and( then) the request fails") {
    (ghibli: inout GhibliWorld, _: String, _: String) in
    try ghibli.cancelImage(ghibli.imageLoads.count - 1)
    let pending = ghibli.network.pendingIndexes
    try expect(!pending.isEmpty, "no request is left to fail")
    for request in pending {
      try ghibli.network.complete(at: request, with: .failure(.notConnected))
    }
  }
}

extension GhibliWorld {
  /// Cancels images, so many times each, or looks whether their requests were canceled.
  fileprivate mutating func cancel(
    _ isCanceled: Bool, _ images: [Int], _ times: Int? = nil
  ) throws {
    guard isOutcome else {
      try expect(isCanceled, "the sentence says what does not happen")
      for image in images {
        for _ in 1...max(1, times ?? 1) { try cancelImage(image) }
      }
      return
    }
    for image in images {
      try expect(imageLoads.indices.contains(image), "no image was asked for")
      let request = try require(
        imageLoads[image].request, "image \(image + 1) was not asked of the remote")
      try expect(
        commandClient.canceled.contains(request) == isCanceled,
        "the requests canceled are \(commandClient.canceled.sorted())")
    }
  }

  /// Cancels an image by its number from 0.
  mutating func cancelImage(_ image: Int) throws {
    try expect(
      imageLoads.indices.contains(image), "\(imageLoads.count) images are being loaded")
    imageInQuestion = image
    imageLoads[image].task.cancel()
  }
}
