public import Messages

/// An error in a feature file, with its location.
///
/// `officialMessage` says it as every Cucumber does, `friendlyMessage(in:)` says it to people.
public struct GherkinError: Error, Sendable, Equatable {
  /// The line, and the column unless the error is at the end of the file.
  public var location: Location
  public var fact: Fact

  public init(location: Location, fact: Fact) {
    self.location = location
    self.fact = fact
  }

  /// The kinds of faults.
  public enum Fact: Sendable, Equatable {
    /// A line that cannot stand where it stands.
    case unexpectedLine(expected: [TokenKind], found: String)
    /// The file ends too early; `openedAt` is where the doc string began that it leaves open.
    case unexpectedEnd(expected: [TokenKind], openedAt: Location?)
    /// A row that has more or fewer cells than the first of its table.
    case inconsistentCellCount(expected: Int, found: Int)
    /// White space inside the name of a tag.
    case whitespaceInTag(String)
    /// No dialect has this code.
    case unknownLanguage(String)
    /// Bytes that the encoding of the file does not have begin at this offset, from 0.
    case invalidBytes(TextEncoding, byteOffset: Int)
    /// An encoding comment with a name that cannot be read.
    case unknownEncoding(String)
    /// The file is written in UTF-16, without a byte order mark.
    case utf16
    /// A NUL byte, which no text holds.
    case nulByte
    /// A line that is longer than the limit in bytes.
    case lineTooLong(limit: Int)
    /// An examples table whose rows times the steps of its outline are more than the limit.
    case tooManyExpandedSteps(limit: Int)
    /// An examples table of which a row makes a step larger than the limit in bytes.
    case expandedStepTooLarge(limit: Int)
    /// An examples table whose rows make steps of more bytes in all than the limit.
    case expansionTooLarge(limit: Int)
  }
}
