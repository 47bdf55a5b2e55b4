public import Messages

/// One fault of a feature file: what is wrong and where.
///
/// `officialMessage` says it as every Cucumber does, `friendlyMessage(in:)` says it to people.
public struct GherkinError: Error, Sendable, Equatable {
  /// The line, and the column where the fault is in a place rather than the end of the file.
  public var location: Location
  public var fact: Fact

  public init(location: Location, fact: Fact) {
    self.location = location
    self.fact = fact
  }

  /// What is wrong.
  public enum Fact: Sendable, Equatable {
    /// A line that cannot stand where it stands.
    case unexpectedLine(expected: [TokenKind], found: String)
    /// The file ends too early; `openedAt` is where the doc string began that it leaves open.
    case unexpectedEnd(expected: [TokenKind], openedAt: Location?)
    /// A row that has more or fewer cells than the first of its table.
    case inconsistentCellCount(expected: Int, found: Int)
    /// White space inside the name of a tag.
    case whitespaceInTag(String)
    /// An `@` with no name.
    case emptyTag
    /// No dialect has this code.
    case unknownLanguage(String)
    /// Bytes that are not UTF-8 begin at this offset, from 0.
    case invalidUTF8(byteOffset: Int)
    /// The file is written in UTF-16.
    case utf16
    /// A NUL byte, which no text holds.
    case nulByte
  }
}

/// All faults found in one file, in the order of the file.
///
/// As in every Cucumber, reading stops at the eleventh; no fault is listed twice.
public struct GherkinErrors: Error, Sendable, Equatable {
  public var uri: String
  public var errors: [GherkinError]

  public init(uri: String, errors: [GherkinError]) {
    self.uri = uri
    self.errors = errors
  }
}
