/// Writes XML 1.0: nothing illegal gets through, and nothing that a build server would obey.
///
/// A reader gets the text itself, except where XML cannot hold it or it is too long.
struct XMLWriter: Sendable {
  var bytes: [UInt8] = []
  private let style: XMLText.Style

  init(_ style: XMLText.Style = .readable) { self.style = style }

  /// Writes markup unchanged.
  mutating func markup(_ text: StaticString) {
    text.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }

  /// Writes ` name="value"`; nil is left out.
  mutating func attribute(_ name: StaticString, _ value: String?) {
    guard let value else { return }
    markup(" ")
    markup(name)
    markup("=\"")
    let text = XMLText.legal(XMLText.shortened(value, to: XMLText.attributeLimit), style)
    defer { markup("\"") }
    guard !append(text, unless: Self.needsCareInAttribute) else { return }
    var commands = CommandGuard()
    var previous: UInt8 = 0
    for byte in text.utf8 {
      defer { previous = byte }
      let isCommand = commands.completesCommand(byte)
      switch byte {
      case UInt8(ascii: "&"): markup("&amp;")
      case UInt8(ascii: "<"): markup("&lt;")
      case UInt8(ascii: ">"): markup("&gt;")
      case UInt8(ascii: "\""): markup("&quot;")
      // As references, because white space in an attribute is made into spaces; the official
      // report lets that happen.
      case UInt8(ascii: "\n") where style == .readable: markup("&#10;")
      case UInt8(ascii: "\r") where style == .readable: markup("&#13;")
      case UInt8(ascii: "\t") where style == .readable: markup("&#9;")
      case UInt8(ascii: "\n") where previous == UInt8(ascii: "\r"): break
      case UInt8(ascii: "\r"): markup("\n")
      case _ where isCommand: bytes += "&#\(byte);".utf8
      default: bytes.append(byte)
      }
    }
  }

  /// Writes text between `<![CDATA[` and `]]>`, which the text itself may contain.
  mutating func cdata(_ text: String) {
    markup("<![CDATA[")
    content(XMLText.shortened(text))
    markup("]]>")
  }

  /// Writes text that is within `<![CDATA[` and `]]>`.
  ///
  /// - Parameter keepsReferences: Whether it is for build servers to fetch the files that it names.
  mutating func content(_ text: String, keepsReferences: Bool = false) {
    let text = XMLText.legal(text, style, keepsReferences: keepsReferences)
    guard !append(text, unless: Self.needsCareInText) else { return }
    var brackets = 0
    var commands = CommandGuard()
    var previous: UInt8 = 0
    for byte in text.utf8 {
      defer { previous = byte }
      // A reader of XML makes a line feed of it; a terminal would write over the line.
      if byte == UInt8(ascii: "\n"), previous == UInt8(ascii: "\r") { continue }
      let byte = byte == UInt8(ascii: "\r") ? UInt8(ascii: "\n") : byte
      let isEnd = byte == UInt8(ascii: ">") && brackets >= 2
      if commands.completesCommand(byte) || isEnd { markup("]]><![CDATA[") }
      brackets = byte == UInt8(ascii: "]") ? brackets + 1 : 0
      bytes.append(byte)
    }
  }

  /// Appends a text at once if it has no byte that may need an escape: most have none.
  private mutating func append(_ text: String, unless needsCare: (UInt8) -> Bool) -> Bool {
    guard !text.utf8.contains(where: needsCare) else { return false }
    bytes.append(contentsOf: text.utf8)
    return true
  }

  private static func needsCareInText(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "]"), UInt8(ascii: ":"), UInt8(ascii: "#"), UInt8(ascii: "\r"): true
    default: false
    }
  }

  private static func needsCareInAttribute(_ byte: UInt8) -> Bool {
    switch byte {
    case 0..<0x20, UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""),
      UInt8(ascii: ":"), UInt8(ascii: "#"):
      true
    default: false
    }
  }
}
