internal import Basics

/// Text from outside as it may be shown in a terminal: one line, nothing that acts on it.
///
/// Control characters, C1 controls and bidirectional controls are shown as `<U+202E>`, tabs as
/// two spaces. Sequences that only set colors are dropped, because logs are full of them. What
/// a build server would take for a command, as `::error`, `##[` or `##vso[`, is broken by a space.
package func sanitized(_ text: String) -> String {
  if isPlain(text) { return text }
  var bytes: [UInt8] = []
  appendSanitized(text, to: &bytes)
  return String(decoding: bytes, as: UTF8.self)
}

/// Appends what `sanitized` returns.
func appendSanitized(_ text: String, to output: inout [UInt8]) {
  if isPlain(text) { return output.append(contentsOf: text.utf8) }
  var previous: Unicode.Scalar?
  var isStart = true
  var hashes = 0
  for scalar in withoutColors(text) {
    if scalar == ":" && previous == ":" && isStart {
      output.append(UInt8(ascii: " "))
      isStart = false
    } else if hashes > 1, scalar == "[" || scalar == "v" || scalar == "t" {
      output.append(UInt8(ascii: " "))
    }
    hashes = scalar == "#" ? hashes + 1 : 0
    // The build server trims a line of white space of every kind before it looks, but not after a colon.
    if isStart, scalar != ":" {
      isStart = scalar.properties.isWhitespace && previous != ":"
    }
    previous = scalar
    if scalar == "\t" {
      output.append(contentsOf: "  ".utf8)
    } else if isDangerous(scalar) {
      output.append(contentsOf: name(of: scalar).utf8)
    } else {
      output.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
    }
  }
}

/// Text of several lines from outside as it may be shown in a terminal.
public func escapingWorkflowCommands(_ text: String) -> String {
  lines(of: text).map(sanitized).joined(separator: "\n")
}

/// Whether nothing needs a change: printable ASCII that cannot begin a command.
private func isPlain(_ text: String) -> Bool {
  var previous: UInt8 = 0
  for byte in text.utf8 {
    guard 0x20 <= byte, byte < 0x7F else { return false }
    if byte == previous, byte == UInt8(ascii: "#") || byte == UInt8(ascii: ":") { return false }
    previous = byte
  }
  return true
}

/// The lines of a text; only CR and LF end one, and a last empty line does not count.
func lines(of text: String) -> [String] {
  var lines: [String] = []
  forEachLine(of: text) { lines.append($0) }
  return lines
}

/// Gives the lines of a text one after another, as `lines(of:)` has them.
func forEachLine(of text: String, _ body: (String) -> Void) {
  var text = text
  text.withUTF8 { bytes in
    var start = 0
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      guard byte == 0x0A || byte == 0x0D else { continue }
      body(String(decoding: UnsafeBufferPointer(rebasing: bytes[start..<index - 1]), as: UTF8.self))
      if byte == 0x0D, index < bytes.count, bytes[index] == 0x0A { index += 1 }
      start = index
    }
    guard start < bytes.count else { return }
    body(String(decoding: UnsafeBufferPointer(rebasing: bytes[start...]), as: UTF8.self))
  }
}

/// The text without the sequences that set colors.
func withoutColors(_ text: String) -> String.UnicodeScalarView {
  guard text.utf8.contains(0x1B) else { return text.unicodeScalars }
  return ANSIText(text).pieces.map(\.text).joined().unicodeScalars
}

/// Whether a scalar acts on what shows it instead of being seen.
func isDangerous(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.value {
  case 0..<0x20, 0x7F..<0xA0: true
  case 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: true
  default: false
  }
}

/// Such as `<U+202E>`.
func name(of scalar: Unicode.Scalar) -> String {
  scalar.value < controlNames.count ? controlNames[Int(scalar.value)] : "<\(scalar.codePoint)>"
}

/// For the controls, which may be all that there is in a long text.
private let controlNames = (0..<0xA0 as Range<UInt8>).map { "<\(Unicode.Scalar($0).codePoint)>" }
