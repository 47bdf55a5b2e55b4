import Basics
import Ports
import YAML

extension Fixture {
  static func routes(
    _ root: Node, file: (String) -> [UInt8]?
  ) throws(YAMLError) -> [StubNetwork.Route] {
    try root.fields("routes").required("routes").items.map { (node) throws(YAMLError) in
      try route(node, file: file)
    }
  }

  private static func route(
    _ node: Node, file: (String) -> [UInt8]?
  ) throws(YAMLError) -> StubNetwork.Route {
    let fields = try node.fields("method", "path", "url", "query", "answer", "answers")
    try one(of: ["path", "url"], in: fields)
    try one(of: ["answer", "answers"], in: fields)
    let address: StubNetwork.Route.Address =
      if let url = fields["url"] { .url(try url.string) } else {
        .path(try fields.required("path").string)
      }
    var answers: [StubNetwork.Answer] = []
    if let list = fields["answers"] {
      for item in try list.items { answers.append(try answer(item, file: file)) }
      if answers.isEmpty { throw unexpected("[]", at: list, expected: "at least one answer") }
    } else {
      answers = [try answer(fields.required("answer"), file: file)]
    }
    let query = try texts(fields["query"]).map(HTTPRequest.QueryItem.init)
    return StubNetwork.Route(
      method: try fields["method"]?.string ?? "GET", address, query: query, answers: answers)
  }

  private static func answer(
    _ node: Node, file: (String) -> [UInt8]?
  ) throws(YAMLError) -> StubNetwork.Answer {
    let fields = try node.fields(
      "status", "headers", "json", "text", "base64", "file", "delay", "held", "failure")
    let result: Result<HTTPResponse, HTTPClientError>
    if let failure = fields["failure"] {
      try refuse(["status", "headers", "json", "text", "base64", "file"], in: fields)
      result = .failure(try self.failure(failure))
    } else {
      let status = try fields["status"]?.int ?? 200
      let headers = try texts(fields["headers"]).map(HTTPHeader.init)
      let body = try body(fields, file: file)
      result = .success(HTTPResponse(status: status, headers: headers, body: body))
    }
    return StubNetwork.Answer(
      result, delay: try delay(fields["delay"]), isHeld: try fields["held"]?.bool ?? false)
  }

  private static func body(
    _ fields: Fields, file: (String) -> [UInt8]?
  ) throws(YAMLError) -> [UInt8] {
    let written = ["json", "text", "base64", "file"].filter { fields[$0] != nil }
    if let second = written.dropFirst().first, let node = fields[second] {
      throw unexpected(second, at: node, expected: "one body only")
    }
    if let json = fields["json"] { return Array(json.json.utf8) }
    if let text = fields["text"] { return Array(try text.string.utf8) }
    if let base64 = fields["base64"] {
      let text = try base64.string
      guard let bytes = decodeBase64(text) else {
        throw unexpected(text, at: base64, expected: "base64")
      }
      return bytes
    }
    guard let node = fields["file"] else { return [] }
    let name = try node.string
    let isPlain = !name.isEmpty && !name.contains { $0 == "/" || $0 == "\\" || $0 == "\0" }
    guard isPlain, name != ".", name != ".." else {
      throw unexpected(name, at: node, expected: "the name of a file in the same folder")
    }
    guard let bytes = file(name) else {
      throw unexpected(name, at: node, expected: "the name of a file that can be read")
    }
    return bytes
  }

  private static func failure(_ node: Node) throws(YAMLError) -> HTTPClientError {
    switch try node.string {
    case "notConnected": return .notConnected
    case "timedOut": return .timedOut
    case "cancelled": return .cancelled
    case let other:
      throw YAMLError(
        .unexpectedValue(other, expected: ["notConnected", "timedOut", "cancelled"]),
        at: node.position)
    }
  }

  private static func delay(_ node: Node?) throws(YAMLError) -> Duration {
    guard let node else { return .zero }
    let seconds = try node.double
    guard seconds >= 0, seconds <= 1e9 else {
      throw unexpected("\(seconds)", at: node, expected: "seconds from 0 to 1000000000")
    }
    return .seconds(seconds)
  }

  private static func texts(_ node: Node?) throws(YAMLError) -> [(String, String)] {
    try (node?.pairs ?? []).map { (pair) throws(YAMLError) in (pair.name, try pair.value.string) }
  }

  private static func one(of keys: [String], in fields: Fields) throws(YAMLError) {
    let written = keys.compactMap { fields[$0] }
    if written.isEmpty { _ = try fields.required(keys[0]) }
    if written.count > 1 {
      throw unexpected(keys[1], at: written[1], expected: "\(keys[0]) without \(keys[1])")
    }
  }

  private static func refuse(_ keys: [String], in fields: Fields) throws(YAMLError) {
    for key in keys {
      if let node = fields[key] {
        throw unexpected(key, at: node, expected: "a failure without \(key)")
      }
    }
  }

  private static func unexpected(_ text: String, at node: Node, expected: String) -> YAMLError {
    YAMLError(.unexpectedValue(text, expected: [expected]), at: node.position)
  }
}

/// The bytes of a base64 text (RFC 4648, with or without padding, blanks ignored), or nil.
private func decodeBase64(_ text: String) -> [UInt8]? {
  let digits = text.utf8.filter { $0 != 0x20 && $0 != 0x0A && $0 != 0x0D }
  let padding = digits.drop { $0 != UInt8(ascii: "=") }
  let bytes = Base64.decode(text)
  // Encoding the bytes yields the digits again, unless some are invalid, or have bits that would be lost.
  let exact = Base64.encode(bytes).utf8.prefix { $0 != UInt8(ascii: "=") }
  guard padding.count <= 2, padding.allSatisfy({ $0 == UInt8(ascii: "=") }),
    digits.dropLast(padding.count).elementsEqual(exact)
  else { return nil }
  return bytes
}
