/// Finds text that a build server would take for a command if the report went through its log.
///
/// `::error` commands begin a line, `##[group]`, `##vso[…]` and `##teamcity[…]` are found anywhere.
struct CommandGuard {
  private var isLineStart = false
  private var colons = 0
  private var hashes = 0

  /// Whether `byte` would complete a command, so that it has to be escaped.
  mutating func completesCommand(_ byte: UInt8) -> Bool {
    let isCommand =
      byte == UInt8(ascii: ":") && colons > 0
      || "[vt".utf8.contains(byte) && hashes > 1
    hashes = byte == UInt8(ascii: "#") ? hashes + 1 : 0
    colons = byte == UInt8(ascii: ":") && isLineStart ? colons + 1 : 0
    switch byte {
    case UInt8(ascii: "\n"), UInt8(ascii: "\r"): isLineStart = true
    // White space of every kind may be before a command.
    case UInt8(ascii: " "), UInt8(ascii: "\t"), 0x0B, 0x0C, 0x80...: break
    case UInt8(ascii: ":"): break
    default: isLineStart = false
    }
    return isCommand
  }
}
