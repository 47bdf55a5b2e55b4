import GhibliFeed
import StepKit

/// Images that are delivered, and the confirmation of a save.
let deliveredImageSteps = StepLibrary(GhibliWorld.self) {
  Then(
    "{delivers} the same image( data) that/which/as( that) was/were saved/cached/stored( before)"
  ) {
    (ghibli: inout GhibliWorld, delivers: Bool) in
    try await ghibli.expectDelivered(try Outcome("cached image data"), delivers)
  }

  Then("no image( data) arrives/arrived/comes/came") { ghibli in
    try await ghibli.expectDelivered(try Outcome("image data"), false)
  }

  ParameterType.wording(
    "confirms saving",
    "(?:the system|the app|it) (?:confirms|confirmed|reports|reported) (?:(?:the|that) (?:save|saving)|that (?:the|it) (?:(?:film )?feed |films |image data |image )?(?:was|were|is|has been|have been) saved)"
  )

  Then("{confirms saving}") { (ghibli: inout GhibliWorld, _: String) in
    try await ghibli.expectDelivered(try Outcome("success message"), true)
  }

  Then("{delivers} the/an image( data) of another/a\\ different/the\\ other/any\\ other film") {
    (ghibli: inout GhibliWorld, delivers: Bool) in
    try expect(!delivers, "the story speaks of one image")
    try await ghibli.letImageArrive()
    try expect(!ghibli.imageLoads.isEmpty, "no image was asked for")
    let others = ghibli.deliveries.all.filter { delivery in
      if case .image(_, let index) = delivery {
        return ghibli.imageLoads[index].address != ghibli.imageAddress
      }
      return false
    }
    try expect(others, equals: [], "the images of other films")
  }
}
