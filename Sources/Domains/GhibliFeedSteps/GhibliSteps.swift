import Pictures
public import StepKit
import TestDoubles

/// The sentences of `Features/GhibliFeed`.
public let ghibliSteps = StepLibrary(GhibliWorld.self, in: "GhibliFeed/", "002_*.txt") {
  StrictOutcomes()
  filmSteps
  serverSteps
  cacheSteps
  imageCacheSteps
  commandSteps
  deliverySteps
  appSteps
  displaySteps

  After(name: "nothing was sent or logged that the story does not tell") { ghibli in
    await ghibli.network.stop()
    try ghibli.network.verify()
    try expect(
      ghibli.log.incidents.dropFirst(ghibli.incidentsTold), equals: [],
      "what the app has logged beside what the story tells")
  }

  pictureSteps(of: GhibliWorld.self, screen: "film feed")
}
