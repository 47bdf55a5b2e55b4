extension ReportOptions {
  /// Words as one line that a shell reads as these words.
  public static func command(_ words: [String]) -> String {
    words.map(shellQuoted).joined(separator: " ")
  }
}

/// A word that a shell reads as it is.
package func shellQuoted(_ text: String) -> String {
  // What is shown by its number has angle brackets in the end.
  let isSafe = text.unicodeScalars.allSatisfy { scalar in
    guard let byte = UInt8(exactly: scalar.value), byte < 0x80 else {
      return !isDangerous(scalar) && !scalar.properties.isWhitespace
    }
    return isAlphanumeric(byte) || "/._-:@%+=,".utf8.contains(byte)
  }
  guard !isSafe else { return text }
  return "'\(replacing(text.unicodeScalars) { $0 == "'" ? #"'\''"# : nil })'"
}
