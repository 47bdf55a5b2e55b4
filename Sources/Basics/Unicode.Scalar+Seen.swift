extension Unicode.Scalar {
  /// Such as `U+200B`.
  package var codePoint: String { "U+" + padded(String(value, radix: 16, uppercase: true), to: 4) }

  /// Whether it shows nothing and takes no room.
  package var showsNothing: Bool { properties.isDefaultIgnorableCodePoint }

  /// The plain character that it looks like: itself for most; nil for an invisible one.
  var lookAlike: Unicode.Scalar? {
    if showsNothing { return nil }
    if properties.isWhitespace { return " " }
    // Full-width letters, digits and marks.
    if 0xFF01...0xFF5E ~= value { return Unicode.Scalar(value - 0xFEE0) }
    return Self.lookAlikes[self] ?? self
  }

  /// Cyrillic and Greek letters that look like Latin ones, apostrophes and hyphens.
  private static let lookAlikes: [Unicode.Scalar: Unicode.Scalar] = Dictionary(
    uniqueKeysWithValues: zip(
      "аеорсухіјѕАВЕКМНОРСТХІЈЅΑΒΕΖΗΙΚΜΝΟΡΤΥΧο’ʼ‐‑–−".unicodeScalars,
      "aeopcyxijsABEKMHOPCTXIJSABEZHIKMNOPTYXo''----".unicodeScalars))

  /// A description such as `a zero-width space (U+200B)`, and `"e"` for a character that anyone can type.
  package func described(article: Bool) -> String {
    let name: String
    switch self {
    case " ": name = "space"
    case "\t": name = "tab"
    case _ where isASCII && value > 0x20: return "\"\(self)\""
    default: name = "\(properties.readableName ?? "character") (\(codePoint))"
    }
    guard article else { return name }
    return "\("aeiou".contains(name.prefix(1).lowercased()) ? "an" : "a") \(name)"
  }
}

extension Unicode.Scalar.Properties {
  fileprivate var readableName: String? {
    guard let name = name?.lowercased() else { return nil }
    let words = name.split(separator: " ").map(String.init)
    if words.starts(with: ["zero", "width"]) {
      return (["zero-width"] + words.dropFirst(2)).joined(separator: " ")
    }
    let isScript = ["latin", "cyrillic", "greek"].contains(words[0])
    return isScript ? name.prefix(1).uppercased() + name.dropFirst() : name
  }
}
