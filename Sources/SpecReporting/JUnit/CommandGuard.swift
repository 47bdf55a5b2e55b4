/// Finds what a build server would take for a command if the report went through its log.
///
/// `::error` commands begin a line, `##[group]` and `##vso[…]` are found anywhere.
struct CommandGuard {
  private var isLineStart = false
  private var colons = 0
  private var hashes = 0

  /// Whether `byte` makes a command of the bytes before it, so that it must not stand there as it
  /// is.
  mutating func completesCommand(_ byte: UInt8) -> Bool {
    let isCommand =
      byte == UInt8(ascii: ":") && colons > 0
      || (byte == UInt8(ascii: "[") || byte == UInt8(ascii: "v")) && hashes > 1
    hashes = byte == UInt8(ascii: "#") ? hashes + 1 : 0
    colons = byte == UInt8(ascii: ":") && isLineStart ? colons + 1 : 0
    switch byte {
    case UInt8(ascii: "\n"), UInt8(ascii: "\r"): isLineStart = true
    case UInt8(ascii: " "), UInt8(ascii: "\t"): break
    case UInt8(ascii: ":"): break
    default: isLineStart = false
    }
    return isCommand
  }
}
