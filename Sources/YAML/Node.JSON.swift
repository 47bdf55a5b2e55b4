internal import Basics

extension Node {
  /// The node as JSON text on one line, keys in the order of the text.
  ///
  /// A scalar without quotes that is spelled as a JSON number, `true`, `false` or `null` becomes
  /// that; every other scalar becomes a string, so `no` and `0x1F` stay text.
  public var json: String {
    switch content {
    case .scalar(let scalar):
      isPlain && isJSONLiteral(scalar.text) ? scalar.text : quoted(scalar.text)
    case .sequence(let items): "[\(items.map(\.json).joined(separator: ","))]"
    case .mapping(let pairs):
      "{\(pairs.map { "\(quoted($0.name)):\($0.value.json)" }.joined(separator: ","))}"
    }
  }
}

private func quoted(_ text: String) -> String {
  var quoted = "\""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\"", "\\": quoted += "\\\(scalar)"
    case "\n": quoted += "\\n"
    case "\0"..<" ": quoted += "\\u00\(padded(String(scalar.value, radix: 16), to: 2))"
    default: quoted.unicodeScalars.append(scalar)
    }
  }
  return quoted + "\""
}

/// Whether `text` is `true`, `false`, `null` or a number by the grammar of RFC 8259.
private func isJSONLiteral(_ text: String) -> Bool {
  var parser = JSONParser(Array(text.utf8), limits: .standard)
  return (try? parser.literal())?.utf8.elementsEqual(text.utf8) == true
}
