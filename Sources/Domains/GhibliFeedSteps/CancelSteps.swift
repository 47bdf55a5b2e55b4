import GhibliFeed
import Ports
import StepKit
import TestDoubles

/// The cancellation of the load of an image.
let cancelSteps = StepLibrary(GhibliWorld.self) {
  When("{image load} {is canceled}( {before the end})") {
    (ghibli: inout GhibliWorld, _: String, _: String, _: String?) in try ghibli.cancelImage()
  }
  .isIdempotent()

  When("{cancels} {before the end}") { (ghibli: inout GhibliWorld, _: String, _: String) in
    try ghibli.cancelImage()
  }
  .isIdempotent()

  When("{cancels} {image load}( {before the end})") {
    (ghibli: inout GhibliWorld, _: String, _: String, _: String?) in try ghibli.cancelImage()
  }
  .isIdempotent()

  // Where it is given, it has been asked for in a sentence before.
  Step("the system/app is (still )downloading/loading (the )(image )data( from the URL)") {
    ghibli in
    try expect(!ghibli.network.pendingIndexes.isEmpty, "no image is on its way")
  }

  Given("{count} image requests are pending") { (ghibli: inout GhibliWorld, count: Int) in
    try ghibli.answerImage(sampleBytes(4), isHeld: true)
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
