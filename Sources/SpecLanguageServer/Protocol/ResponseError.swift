import Messages

/// Why a request has no result: facts; `message` words them.
enum ResponseError: Error, Equatable {
  /// The body is no JSON.
  case notJSON(MessageError)
  /// Bytes between messages.
  case notFramed(String)
  /// JSON that is no request, notification or response.
  case notRequest(String)
  case unknownMethod(String)
  /// A parameter that is missing or of another type.
  case badParameter(String, expected: String)
  case notInitialized
  case alreadyInitialized
  case shutDown
  /// A document that is not open and no file.
  case unknownDocument(String)
  /// The request cannot be fulfilled, for a reason in a sentence.
  case refused(String)
}

extension ResponseError {
  /// The number by which clients know the kind of error.
  var code: Int {
    switch self {
    case .notJSON, .notFramed: -32700
    case .notRequest, .alreadyInitialized, .shutDown: -32600
    case .unknownMethod: -32601
    case .badParameter, .unknownDocument: -32602
    case .notInitialized: -32002
    case .refused: -32803
    }
  }

  var message: String {
    switch self {
    case .notJSON(let fault): "the message is no JSON: \(fault)"
    case .notFramed(let reason):
      "\(reason): expected a line such as \"Content-Length: 52\", a blank line and as many bytes of JSON"
    case .notRequest(let reason): "the message is no request: \(reason)"
    case .unknownMethod(let name): "unknown method \"\(name)\""
    case .badParameter(let name, let expected): "parameter \"\(name)\": expected \(expected)"
    case .notInitialized: "the first request must be \"initialize\""
    case .alreadyInitialized: "\"initialize\" was sent before"
    case .shutDown: "after \"shutdown\" only \"exit\" may follow"
    case .unknownDocument(let uri): "there is no open document and no file \(uri)"
    case .refused(let reason): reason
    }
  }

  var json: JSON { ["code": .integer(code), "message": .string(message)] }
}
