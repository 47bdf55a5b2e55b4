/// A writer of JSON without white space.
///
/// Members are written in the order of the calls; nothing checks that names are unique. Strings are
/// written as UTF-8. Besides the characters that JSON requires, it escapes those that would affect a terminal
/// or a build server showing the text: DEL, C1 and bidirectional controls, and the second of two `#`.
public struct JSONWriter: Sendable {
  /// The output so far.
  public var bytes: [UInt8] = []

  /// A writer of nothing yet.
  public init() {}

  /// Opens an object; members follow.
  public mutating func beginObject() { bytes.append(UInt8(ascii: "{")) }

  /// Closes the object.
  public mutating func endObject() { bytes.append(UInt8(ascii: "}")) }

  /// Opens an array; elements follow.
  public mutating func beginArray() { bytes.append(UInt8(ascii: "[")) }

  /// Closes the array.
  public mutating func endArray() { bytes.append(UInt8(ascii: "]")) }

  /// Writes a comma unless this is the first member or element.
  public mutating func separate() {
    // No value ends in an opening bracket, so the previous byte is enough to decide.
    guard let last = bytes.last else { return }
    if last != UInt8(ascii: "{"), last != UInt8(ascii: "[") { bytes.append(UInt8(ascii: ",")) }
  }

  /// Writes the name of a member, which must need no escape; the value follows.
  public mutating func key(_ name: StaticString) {
    separate()
    bytes.append(UInt8(ascii: "\""))
    name.withUTF8Buffer { bytes.append(contentsOf: $0) }
    bytes.append(UInt8(ascii: "\""))
    bytes.append(UInt8(ascii: ":"))
  }

  /// Writes a string with its quotes.
  public mutating func string(_ value: String) {
    bytes.append(UInt8(ascii: "\""))
    let written: Void? = value.utf8.withContiguousStorageIfAvailable { escape($0) }
    if written == nil { Array(value.utf8).withUnsafeBufferPointer { escape($0) } }
    bytes.append(UInt8(ascii: "\""))
  }

  /// Writes a whole number.
  public mutating func integer(_ value: Int) {
    if value < 0 { bytes.append(UInt8(ascii: "-")) }
    digits(value.magnitude)
  }

  /// Writes `true` or `false`.
  public mutating func boolean(_ value: Bool) {
    if value { raw("true") } else { raw("false") }
  }

  /// Writes bytes that are already JSON.
  public mutating func raw(_ json: StaticString) {
    json.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }

  private mutating func digits(_ value: UInt) {
    if value < 10 {
      bytes.append(UInt8(truncatingIfNeeded: value) &+ UInt8(ascii: "0"))
    } else {
      let (quotient, remainder) = value.quotientAndRemainder(dividingBy: 10)
      digits(quotient)
      bytes.append(UInt8(truncatingIfNeeded: remainder) &+ UInt8(ascii: "0"))
    }
  }
}

extension JSONWriter {
  private mutating func escape(_ text: UnsafeBufferPointer<UInt8>) {
    guard isHarmless(text) else { return escapeWithCare(text) }
    var clean = 0
    var position = 0
    while true {
      position = firstSpecial(in: text, from: position, to: text.count)
      bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[clean..<position]))
      guard position < text.count else { return }
      escape(text[position])
      position += 1
      clean = position
    }
  }

  /// Checks every byte, since one of them may begin something that affects the display of the text.
  private mutating func escapeWithCare(_ text: UnsafeBufferPointer<UInt8>) {
    var clean = 0
    var position = 0
    while position < text.count {
      guard let (scalar, length) = acting(in: text, at: position) else {
        position += 1
        continue
      }
      bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[clean..<position]))
      if scalar < 0x7F, scalar != UInt16(UInt8(ascii: "#")) {
        escape(UInt8(scalar))
      } else {
        raw("\\u")
        for shift in [12, 8, 4, 0] { hexadecimal(UInt8(scalar >> UInt16(shift) & 15)) }
      }
      position += length
      clean = position
    }
    bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[clean...]))
  }

  private mutating func escape(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "\""): raw("\\\"")
    case UInt8(ascii: "\\"): raw("\\\\")
    case UInt8(ascii: "\n"): raw("\\n")
    case UInt8(ascii: "\r"): raw("\\r")
    case UInt8(ascii: "\t"): raw("\\t")
    case 0x08: raw("\\b")
    case 0x0C: raw("\\f")
    default:
      raw("\\u00")
      hexadecimal(byte >> 4)
      hexadecimal(byte & 15)
    }
  }

  private mutating func hexadecimal(_ digit: UInt8) {
    bytes.append(digit < 10 ? digit &+ UInt8(ascii: "0") : digit &- 10 &+ UInt8(ascii: "a"))
  }
}
