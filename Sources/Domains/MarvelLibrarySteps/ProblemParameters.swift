import MarvelLibrary
import Ports
import StepKit

/// What goes wrong on the way to the API, and what messages say about it.
let problemParameters = StepLibrary(MarvelWorld.self) {
  ParameterType("marvelFailure", MarvelFailure.allCases.map(\.rawValue).joined(separator: "|")) {
    try require(MarvelFailure(rawValue: $0), "no failure is called \($0)").error
  }
  ParameterType("marvelProblem", problemPattern, useForSnippets: false) { words in
    MarvelProblem(words: words)
  }
  ParameterType("marvelTopic", topicPattern, useForSnippets: false) { words in
    MarvelProblem(words: words)
  }
  ParameterType("marvelErrorOf", errorPattern, useForSnippets: false) { words in
    ErrorKind(exists: !words.hasPrefix("no "), problem: MarvelProblem(words: words))
  }
  // No message does, or it does not.
  ParameterType("marvelInforms", informsPattern, useForSnippets: false) { words in
    !words.hasPrefix("no ") && !words.contains(" not ")
  }
  ParameterType("marvelMessage", "(?:an?|the|no|another)(?: error)? message", useForSnippets: false)
  { words in
    !words.hasPrefix("no ")
  }
}

/// An error that a sentence names: `a configuration error`, `no connectivity error`.
struct ErrorKind: Hashable, Sendable {
  var exists: Bool
  var problem: MarvelProblem
}

/// The features' names for failures on the way to the API.
enum MarvelFailure: String, CaseIterable, Sendable {
  case notConnected = "not connected"
  case timedOut = "timed out"
  case cancelled
  case other = "broken off"

  var error: HTTPClientError {
    switch self {
    case .notConnected: .notConnected
    case .timedOut: .timedOut
    case .cancelled: .cancelled
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
  case configuration = "a key is blank"
  case any = "the characters could not be loaded"

  init(words: String) {
    switch words {
    case let words where words.hasSuffix("be loaded") || words.hasSuffix("went wrong"): self = .any
    case let words where words.contains("connecti"): self = .connection
    case let words where words.contains("configuration"): self = .configuration
    case let words where words.contains("keys"): self = .refusedKeys
    case let words where words.contains("public key"): self = .publicKey
    case let words where words.contains("private key"): self = .privateKey
    default: self = .invalidData
    }
  }

  func matches(_ error: CatalogError) -> Bool {
    switch (self, error) {
    case (.any, _): true
    case (.connection, .connectivity), (.invalidData, .invalidData): true
    case (.refusedKeys, .invalidData(.status(401, _))): true
    case (.configuration, .configuration): true
    case (.publicKey, .configuration(blank: .public)): true
    case (.privateKey, .configuration(blank: .private)): true
    default: false
    }
  }
}

private let problemPattern =
  "there is no (?:(?:internet|network) )?connecti(?:on|vity)"
  + "|the (?:(?:internet|network) )?connecti(?:on|vity) (?:is|was) (?:lost|missing|not available)"
  + "|the (?:device|user|app) is (?:not connected|offline)"
  + "|the (?:data|answer|response)(?: of the server)? (?:is|was) invalid"
  + "|the (?:data|answer|response) (?:cannot|could not|can't|couldn't) be read"
  + "|the keys are (?:not accepted|wrong|invalid)"
  + "|the (?:public|private) key is (?:blank|missing|empty)|something went wrong"
  + "|the (?:characters|list|page|next page|data|results) (?:cannot|could not|can't|couldn't) be loaded"

/// `the connectivity`, `invalid data`, `the blank private key`.
private let topicPattern =
  "(?:(?:the|an?) )?(?:(?:missing|lost|absent|internet|network) )*(?:(?:lack|loss) of (?:the )?)?"
  + "(?:(?:internet|network) )?connecti(?:on|vity)(?: problems?| errors?)?"
  + "|(?:the )?(?:invalid |unusable )(?:data|answer|response)|(?:the )?(?:invalid|wrong|refused) keys"
  + "|(?:the )?(?:blank|missing|empty) (?:public|private) key|the configuration"

private let errorPattern =
  "(?:an?|the|no) (?:configuration|connectivity|connection|network|invalid data|data) (?:error|problem)(?: message)?"

/// Whatever tells the user: `a message informs`, `the app tells the user`, `I am informed`.
private let informsPattern =
  "(?:an?|the|one|no) (?:(?:error|new|other) )?(?:message|error) (?:should |must |will )?(?:say|inform|tell|explain|warn|state)s?\(whom)"
  + "|the (?:app|application|library) (?:(?:does|should|must|will)(?: not)? )?(?:inform|tell|warn)s?\(whom)"
  + "|(?:I|we|he|she|they|the user|the customer|users)"
  + " (?:am|is|are|was|were|gets?|(?:should|must|will)(?: not)? be|has been|have been)(?: not)? (?:informed|told|warned)"

private let whom = "(?: me| us| him| her| them| the user| the customer)?"
