/// Writes XML 1.0 and lets nothing through that is illegal in it.
struct XMLWriter: Sendable {
  var bytes: [UInt8] = []

  /// Writes markup as it stands.
  mutating func markup(_ text: StaticString) {
    text.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }

  /// Writes ` name="value"`.
  mutating func attribute(_ name: StaticString, _ value: String) {
    markup(" ")
    markup(name)
    markup("=\"")
    for scalar in legal(value) {
      switch scalar {
      case "&": markup("&amp;")
      case "<": markup("&lt;")
      case ">": markup("&gt;")
      case "\"": markup("&quot;")
      // As references, because white space in an attribute is made into spaces.
      case "\n": markup("&#10;")
      case "\r": markup("&#13;")
      case "\t": markup("&#9;")
      default: append(scalar)
      }
    }
    markup("\"")
  }

  /// Writes text between `<![CDATA[` and `]]>`, which the text itself may contain.
  mutating func cdata(_ text: String) {
    markup("<![CDATA[")
    var brackets = 0
    for scalar in legal(text) {
      if scalar == ">", brackets >= 2 { markup("]]><![CDATA[") }
      brackets = scalar == "]" ? brackets + 1 : 0
      append(scalar)
    }
    markup("]]>")
  }

  private mutating func append(_ scalar: Unicode.Scalar) {
    if scalar.isASCII {
      bytes.append(UInt8(truncatingIfNeeded: scalar.value))
    } else {
      bytes.append(contentsOf: String(scalar).utf8)
    }
  }

  /// Colours are dropped; what XML forbids becomes the replacement character.
  private func legal(_ text: String) -> some Sequence<Unicode.Scalar> {
    withoutColors(text).lazy.map { scalar in
      switch scalar.value {
      case 0x09, 0x0A, 0x0D, 0x20..<0xFFFE, 0x10000...: scalar
      default: "\u{FFFD}"
      }
    }
  }
}
