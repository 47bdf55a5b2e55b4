extension ReportOptions {
  /// Words as one line that a shell reads as these words.
  public static func command(_ words: [String]) -> String {
    words.map(shellQuoted).joined(separator: " ")
  }
}

/// A word that a shell reads as it is.
package func shellQuoted(_ text: String) -> String {
  // A character shown by its number has angle brackets in the end.
  let isSafe = text.unicodeScalars.allSatisfy { scalar in
    guard let byte = UInt8(exactly: scalar.value), byte < 0x80 else {
      return !isDangerous(scalar) && !scalar.properties.isWhitespace
    }
    return isAlphanumeric(byte) || "/._-:@%+=,".utf8.contains(byte)
  }
  guard !isSafe else { return text }
  var previous: Unicode.Scalar?
  let quoted = replacing(text.unicodeScalars) { scalar in
    defer { previous = scalar }
    switch scalar {
    case "'": return #"'\''"#
    // Not what a build server takes for a command, and still the same word.
    case "#" where previous == "#": return "''#"
    default: return nil
    }
  }
  return "'\(quoted)'"
}
