extension Node {
  /// The node as JSON text on one line, keys in the order of the text.
  ///
  /// A scalar without quotes that is spelled as a JSON number, `true`, `false` or `null` becomes
  /// that; every other scalar becomes a string, so `no` and `0x1F` stay text.
  public var json: String {
    var bytes: [UInt8] = []
    write(to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  private func write(to bytes: inout [UInt8]) {
    switch content {
    case .scalar(let scalar):
      if isPlain && isJSONLiteral(scalar.text) {
        bytes += scalar.text.utf8
      } else {
        writeString(scalar.text, to: &bytes)
      }
    case .sequence(let items):
      bytes.append(UInt8(ascii: "["))
      for (index, item) in items.enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        item.write(to: &bytes)
      }
      bytes.append(UInt8(ascii: "]"))
    case .mapping(let pairs):
      bytes.append(UInt8(ascii: "{"))
      for (index, pair) in pairs.enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        writeString(pair.name, to: &bytes)
        bytes.append(UInt8(ascii: ":"))
        pair.value.write(to: &bytes)
      }
      bytes.append(UInt8(ascii: "}"))
    }
  }
}

private func writeString(_ text: String, to bytes: inout [UInt8]) {
  let hexadecimal = Array("0123456789abcdef".utf8)
  bytes.append(UInt8(ascii: "\""))
  for byte in text.utf8 {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes += [UInt8(ascii: "\\"), byte]
    case 0x0A: bytes += Array(#"\n"#.utf8)
    case 0..<0x20:
      bytes += Array(#"\u00"#.utf8)
      bytes += [hexadecimal[Int(byte >> 4)], hexadecimal[Int(byte & 15)]]
    default: bytes.append(byte)
    }
  }
  bytes.append(UInt8(ascii: "\""))
}

/// Whether `text` is `true`, `false`, `null` or a number by the grammar of RFC 8259.
private func isJSONLiteral(_ text: String) -> Bool {
  var parser = JSONParser(Array(text.utf8), limits: .standard)
  return (try? parser.literal())?.utf8.elementsEqual(text.utf8) == true
}
