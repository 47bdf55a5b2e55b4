import PictureSteps
public import StepKit
import TestDoubles

/// The sentences of `Features/GhibliFeed`.
public let ghibliSteps = StepLibrary(GhibliWorld.self) {
  StrictOutcomes()
  valueTypes
  phraseTypes
  cachePhraseTypes
  filmListTypes
  imageAddressTypes
  timeSteps
  remoteFeedSteps
  remoteImageSteps
  cachedFeedSteps
  cachedImageSteps
  commandSteps
  deliverySteps
  storeSteps
  appSteps
  displaySteps
  imageSteps
  languageSteps
  contractSteps
  propertySteps
  feedReferenceSteps
  joinedSteps

  ResourceCheck(".yaml") { file, read in
    _ = try Fixture(text: file.text, path: file.path, file: read)
  }

  After(name: "every request had a route") { ghibli, scenario in
    for route in ghibli.network.unusedRoutes
    where !ghibli.quietRoutes.contains(route) {
      scenario.log("no request used the route \(route.title)")
    }
    await ghibli.network.stop()
    try ghibli.network.verify()
  }

  pictureSteps(of: GhibliWorld.self, screen: "film feed")
}
