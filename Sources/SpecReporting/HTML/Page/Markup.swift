/// HTML that is also well-formed XML.
///
/// Only literals in the source of the program are markup. Whatever is interpolated is text: it is
/// escaped, so that it can be put between tags and between quotes, and characters that a page may
/// not show are written out, as `shown` does.
///
///     page += "<p title=\"\(name)\">\(text)</p>"
package struct Markup: Sendable, ExpressibleByStringInterpolation {
  package private(set) var bytes: [UInt8]

  package init() { bytes = [] }

  package init(stringLiteral value: String) { bytes = Array(value.utf8) }

  package init(stringInterpolation: Interpolation) { bytes = stringInterpolation.bytes }

  /// Bytes that are markup already.
  package init(trusted bytes: [UInt8]) { self.bytes = bytes }

  package static func += (left: inout Markup, right: Markup) { left.bytes += right.bytes }

  /// Adds a text, escaped: as `+= "\(text)"`, without a copy of it.
  mutating func text(_ text: String) { Self.escape(text, into: &bytes) }

  private static func escape(_ text: String, into bytes: inout [UInt8]) {
    let text = shown(text)
    guard hasByte(text, where: isSpecial) else { return bytes += text.utf8 }
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "&"): bytes += "&amp;".utf8
      case UInt8(ascii: "<"): bytes += "&lt;".utf8
      case UInt8(ascii: ">"): bytes += "&gt;".utf8
      case UInt8(ascii: "\""): bytes += "&quot;".utf8
      default: bytes.append(byte)
      }
    }
  }

  private static func isSpecial(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""): true
    default: false
    }
  }

  var isEmpty: Bool { bytes.isEmpty }

  package struct Interpolation: StringInterpolationProtocol {
    fileprivate var bytes: [UInt8] = []

    package init(literalCapacity: Int, interpolationCount: Int) {
      bytes.reserveCapacity(literalCapacity + interpolationCount * 16)
    }

    package mutating func appendLiteral(_ literal: String) { bytes += literal.utf8 }

    package mutating func appendInterpolation(_ markup: Markup) { bytes += markup.bytes }

    package mutating func appendInterpolation(_ number: Int) { bytes += String(number).utf8 }

    package mutating func appendInterpolation(_ text: String) {
      Markup.escape(text, into: &bytes)
    }
  }
}

extension [Markup] {
  /// All of them, with markup between.
  func joined(by separator: Markup) -> Markup {
    dropFirst().reduce(first ?? Markup()) { "\($0)\(separator)\($1)" }
  }
}
