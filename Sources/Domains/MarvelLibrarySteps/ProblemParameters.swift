import MarvelLibrary
import Ports
import StepKit

/// What goes wrong on the way to the API, and what messages say about it.
let problemParameters = StepLibrary(MarvelWorld.self) {
  ParameterType("marvelFailure", MarvelFailure.allCases.map(\.rawValue).joined(separator: "|")) {
    try require(MarvelFailure(rawValue: $0), "no failure is called \($0)").error
  }
  ParameterType("marvelProblem", problemPattern, useForSnippets: false) { words in
    try require(MarvelProblem(words: words), "no problem is called \(words)")
  }
}

/// The features' names for failures on the way to the API.
enum MarvelFailure: String, CaseIterable, Sendable {
  case notConnected = "not connected"
  case timedOut = "timed out"
  case other = "broken off"

  var error: HTTPClientError {
    switch self {
    case .notConnected: .notConnected
    case .timedOut: .timedOut
    case .other: .other("the connection broke off")
    }
  }
}

/// What a message can be about.
enum MarvelProblem: String, CaseIterable, Sendable {
  case connection = "there is no connection"
  case invalidData = "the data is invalid"
  case refusedKeys = "the keys are not accepted"
  case publicKey = "the public key is blank"
  case privateKey = "the private key is blank"

  init?(words: String) {
    switch words {
    case let words where words.contains("connection"): self = .connection
    case let words where words.contains("keys"): self = .refusedKeys
    case let words where words.contains("public key"): self = .publicKey
    case let words where words.contains("private key"): self = .privateKey
    default: self = .invalidData
    }
  }

  func matches(_ error: CatalogError) -> Bool {
    switch (self, error) {
    case (.connection, .connectivity), (.invalidData, .invalidData): true
    case (.refusedKeys, .invalidData(.status(401, _))): true
    case (.publicKey, .configuration(blank: .public)): true
    case (.privateKey, .configuration(blank: .private)): true
    default: false
    }
  }
}

private let problemPattern =
  "there is no (?:internet )?connection|the connection (?:is|was) lost"
  + "|the (?:data|answer|response)(?: of the server)? (?:is|was) invalid"
  + "|the (?:data|answer|response) (?:cannot|could not|can't|couldn't) be read"
  + "|the keys are (?:not accepted|wrong|invalid)"
  + "|the (?:public|private) key is (?:blank|missing|empty)"
