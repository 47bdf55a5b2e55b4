extension FileStore {
  /// The longest part of a path; file systems allow 255.
  private static let partLength = 200

  /// A path below the folder, different for different keys even if case is ignored.
  ///
  /// Lowercase letters, digits, `-`, `_` and `.` are kept, except a dot that begins a part; every other
  /// byte is `%XX`. A long name goes on in a folder whose own name ends in `+`.
  func fileName(for key: String) -> String {
    // An empty key needs a name too; `%` alone represents no byte.
    if key.isEmpty { return "%" }
    var parts = [""]
    for byte in key.utf8 {
      if parts[parts.count - 1].utf8.count >= Self.partLength { parts.append("") }
      parts[parts.count - 1] += piece(byte, begins: parts[parts.count - 1].isEmpty)
    }
    return parts.joined(separator: "+/")
  }

  private func piece(_ byte: UInt8, begins: Bool) -> String {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: "-"), UInt8(ascii: "_"):
      String(Unicode.Scalar(byte))
    case UInt8(ascii: ".") where !begins: "."
    default: (byte < 16 ? "%0" : "%") + String(byte, radix: 16)
    }
  }
}
