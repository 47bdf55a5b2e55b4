import Digests
import MarvelLibrary
import PictureSteps
import Ports
public import StepKit
import TestDoubles

/// The sentences of `Features/MarvelLibrary`.
public let marvelSteps = StepLibrary(MarvelWorld.self) {
  ParameterType("marvelWork", "(?:comic|series|story|event) [0-9]+") { text in
    try workPlace(text)
  }
  ParameterType("marvelSection", "comics|series|stories|events") { word in
    try require(MarvelCharacter.Section(rawValue: word), "no section is called \(word)")
  }
  ParameterType("marvelFailure", MarvelFailure.allCases.map(\.rawValue).joined(separator: "|")) {
    try require(MarvelFailure(rawValue: $0), "no failure is called \($0)").error
  }

  marvelServerSteps
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

/// The features' names for failures on the way to the API.
private enum MarvelFailure: String, CaseIterable {
  case notConnected = "not connected"
  case timedOut = "timed out"

  var error: HTTPClientError {
    switch self {
    case .notConnected: .notConnected
    case .timedOut: .timedOut
    }
  }
}

/// The place of `comic 2`.
private func workPlace(_ text: String) throws -> WorkPlace {
  let words = text.split(separator: " ").map(String.init)
  let number = try require(
    words.last.flatMap { Int($0) }, "found \"\(text)\", expected a work and its number")
  let section = try require(
    words.first.flatMap { MarvelCharacter.Section(word: $0) }, "no section has a \(text)")
  // The number has no sign, so that there is one less.
  return WorkPlace(section, number - 1)
}

extension MarvelWorld {
  /// Every request to the API, and none to another server, carries the key and a signature that
  /// fits its time stamp; none carries the private key (MAR-R04, R05).
  fileprivate func verifySignatures() throws {
    for request in network.requests {
      func value(_ name: String) -> String? { request.query.first { $0.name == name }?.value }
      let isForAPI = request.url.contains("//gateway.marvel.com/")
      let expected = value("ts").map { timestamp in
        MD5(timestamp + setup.keys.privateKey + setup.keys.publicKey).hexadecimal
      }
      let address = request.address
      try expect(
        value("apikey"), equals: isForAPI ? setup.keys.publicKey : nil, "the key of \(address)")
      try expect(value("hash"), equals: isForAPI ? expected : nil, "the signature of \(address)")
      try expect((value("ts") != nil) == isForAPI, "the time stamp of \(address) is wrong")
      try expect(!address.contains(setup.keys.privateKey), "\(address) contains the private key")
    }
  }
}
