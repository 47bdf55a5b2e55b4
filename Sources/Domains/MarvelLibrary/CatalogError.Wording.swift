extension CatalogError {
  /// The heading of the message shown for it.
  public var title: String {
    switch self {
    case .configuration: "The app is not set up"
    case .connectivity: "No connection"
    case .invalidData: "Invalid data"
    }
  }

  /// The text the user sees.
  public var text: String {
    switch self {
    case .configuration(let key):
      "The \(key.rawValue) key is blank: get your own keys from http://developer.marvel.com"
    case .connectivity: "The characters could not be loaded: there is no connection."
    case .invalidData(let reason): "The data of the server is invalid: \(reason)."
    }
  }
}

extension InvalidData: CustomStringConvertible {
  public var description: String {
    switch self {
    case .status(429, let said):
      "too many requests were made today (status 429)" + Self.quote(said)
    case .status(let status, let said):
      "it answered with status \(status) instead of 200" + Self.quote(said)
    case .code(let code, let said):
      "its answer has the code \(Self.short(code)) instead of 200" + Self.quote(said)
    case .empty: "there is none"
    case .notJSON: "it is not JSON"
    case .missingKey(let path): "\"\(path)\" is missing"
    case .wrongType(let path) where path.isEmpty: "it is JSON, but not an answer of the API"
    case .wrongType(let path): "\"\(path)\" is of the wrong type"
    case .noResult: "the work asked for is not in it"
    case .notAWebAddress(let text): "\"\(Self.short(text))\" is not an http or https address"
    }
  }

  private static func quote(_ said: String?) -> String {
    said.map { " and says \"\(short($0))\"" } ?? ""
  }

  /// Enough of a text to know it again.
  private static func short(_ text: String) -> String {
    text.count <= 120 ? text : text.prefix(120) + "…"
  }
}
