/// The kinds of lines.
public enum TokenKind: UInt8, Sendable, CaseIterable {
  case endOfFile, empty, comment, tagLine, featureLine, ruleLine, backgroundLine, scenarioLine
  case examplesLine, stepLine, docStringSeparator, tableRow, language, other
}

/// Some kinds of line.
struct TokenKinds: OptionSet {
  let rawValue: UInt16

  @inline(__always)
  init(rawValue: UInt16) {
    self.rawValue = rawValue
  }

  @inline(__always)
  init(_ kind: TokenKind) {
    rawValue = 1 << UInt16(kind.rawValue)
  }

  init(_ kinds: [TokenKind]) { rawValue = kinds.reduce(0) { $0 | TokenKinds($1).rawValue } }

  @inline(__always)
  func has(_ kind: TokenKind) -> Bool {
    rawValue & (1 << UInt16(kind.rawValue)) != 0
  }
}
