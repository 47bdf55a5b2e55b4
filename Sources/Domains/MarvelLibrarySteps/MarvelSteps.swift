import Digests
import MarvelLibrary
import PictureSteps
import Ports
public import StepKit
import TestDoubles

/// The sentences of `Features/MarvelLibrary`.
public let marvelSteps = StepLibrary(MarvelWorld.self) {
  StrictOutcomes()
  marvelWordings
  marvelParameters
  marvelPhrases
  marvelViews
  marvelImages
  marvelRequests
  marvelNameChoices
  viewSteps
  restraintSteps
  pageSpanSteps
  searchResultSteps
  partsOfTheAppSteps
  furtherImageSteps
  unchangedSteps
  resourceURISteps
  marvelJoinedSteps
  titledWorkSteps
  numberedWorkSteps
  sectionAmountSteps
  pageRequestSteps
  imageRequestSteps
  marvelServerSteps
  marvelRequestSteps
  characterListSteps
  authenticationSteps
  characterSearchSteps
  characterDetailsSteps
  workPictureSteps
  expandedPictureSteps
  flickeryDocumentSteps
  pictureSteps(of: MarvelWorld.self, screen: "library")

  ResourceCheck(".yaml") { file, read in
    _ = try Fixture(text: file.text, path: file.path, file: read)
  }

  After(name: "every request had a route and a signature") { marvel, scenario in
    for route in marvel.network.unusedRoutes where marvel.setup.fixtureRoutes.contains(route) {
      scenario.log("no request used the route \(route.title)")
    }
    await marvel.network.stop()
    try marvel.network.verify()
    try marvel.verifySignatures()
  }
}

extension MarvelWorld {
  /// Every request to the API, and none to another server, carries the key and a signature that
  /// fits its time stamp; none carries the private key (MAR-R04, R05).
  func verifySignatures() throws {
    for request in network.requests {
      func value(_ name: String) -> String? { request.query.first { $0.name == name }?.value }
      let isForAPI = server.isForAPI(request.url)
      let former = setup.formerKeys.last { $0.publicKey == value("apikey") }
      let keys = value("apikey") == setup.keys.publicKey ? setup.keys : former ?? setup.keys
      let expected = value("ts").map { timestamp in
        MD5(timestamp + keys.privateKey + keys.publicKey).hexadecimal
      }
      let address = request.address
      try expect(
        value("apikey"), equals: isForAPI ? keys.publicKey : nil, "the key of \(address)")
      try expect(value("hash"), equals: isForAPI ? expected : nil, "the signature of \(address)")
      try expect((value("ts") != nil) == isForAPI, "the time stamp of \(address) is wrong")
      try expect(!address.contains(keys.privateKey), "\(address) contains the private key")
    }
  }
}
