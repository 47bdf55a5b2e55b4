public import Messages

/// An error in a feature file, with its location.
///
/// `officialMessage` words it like every Cucumber, `friendlyMessage(in:)` words it for people.
public struct GherkinError: Error, Sendable, Equatable {
  /// The line, and the column unless the error is at the end of the file.
  public var location: Location
  public var fact: Fact
  /// The probable mistake, if the line shows it.
  public var remedy: Remedy?
  /// Whether the error before it explains this one, so that reporting it to people is unnecessary.
  public var isConsequence = false

  public init(location: Location, fact: Fact, remedy: Remedy? = nil) {
    self.location = location
    self.fact = fact
    self.remedy = remedy
  }

  /// The kinds of faults.
  public enum Fact: Sendable, Equatable {
    /// A line that is not allowed at its position.
    case unexpectedLine(expected: [TokenKind], found: String)
    /// The file ends too early; `openedAt` is the start of an unclosed doc string.
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
    /// A NUL byte, which is not allowed in text.
    case nulByte
    /// A line that is longer than the limit in bytes.
    case lineTooLong(limit: Int)
    /// An examples table whose rows times the steps of its outline exceed the limit.
    case tooManyExpandedSteps(limit: Int)
    /// A step with a text larger than the limit in bytes, or an examples table with a row that makes a step
    /// larger than that.
    case stepTooLarge(bytes: Int, limit: Int, isOfExamples: Bool)
    /// An examples table whose rows make steps with more bytes in total than the limit.
    case expansionTooLarge(limit: Int)
  }

  /// The mistakes that cause lines in places where they are not allowed.
  ///
  /// A keyword is in its written form, with the space after it or the colon of a title.
  public enum Remedy: Sendable, Equatable {
    /// A title or a step whose keyword is misspelled or lacks its colon.
    case keyword(String)
    /// A character right before a keyword, or in the place of the space or colon after it.
    case character(Unicode.Scalar, of: String, isBefore: Bool)
    /// A keyword with a letter that only looks like its own, or in another spelling of Unicode; described.
    case lookAlike(String, of: String)
    /// A step that consists only of a keyword.
    case noText
    /// A step or title with something before it, such as the mark of a list, or in bold letters.
    case mark(of: String)
    /// The fence of a block of code around the file.
    case fenceAroundFile
    /// A step or title that begins as in another language, by its code, and the keyword of the file's.
    case foreignKeyword(String, language: String, of: String)
    /// The first title, in languages other than the file's, by their codes, and the keyword of a feature in
    /// that one if a line names it.
    case languages([String], of: String, namedIn: Int?, keyword: String?)
    /// A scenario, a rule or a step above which no feature begins.
    case noFeature
    /// The same, below a title that is a comment in this line, as in Markdown.
    case commentedFeature(line: Int)
    /// A step in no scenario, and the title that may be missing above it.
    case noScenario(title: String)
    /// Prose above the feature.
    case proseAboveFeature
    /// A second feature in a file.
    case secondFeature
    /// A second background, or one below a scenario.
    case lateBackground(isSecond: Bool)
    /// Tags, which begin here, above a background or a step.
    case tagsAbove(TokenKind, tags: Location)
    /// Tags, which begin here, at the end of a file.
    case tagsAtEnd(Location)
    /// A step below the examples of its outline.
    case stepBelowExamples
    /// Examples in a background, or without an outline.
    case examplesWithoutOutline
    /// A comment with two slashes, as in Swift.
    case slashes
    /// Three apostrophes, or other quotation marks, around a doc string.
    case apostrophes
    /// A doc string below another.
    case secondDocString
    /// A row with text after its last bar.
    case openRow
    /// A first row with doubled bars, in this line.
    case doubledBars(line: Int)
    /// A line below a step, or below its table or doc string, that does not begin with a keyword.
    case brokenStep
    /// A line in a table that does not begin with a bar.
    case brokenTable
    /// A conflict marker of a version control system.
    case mergeConflict

    /// The keyword that the line should begin with, if it is one of its language and nothing else is wrong.
    public var keyword: String? {
      switch self {
      case .keyword(let keyword), .character(_, let keyword, _), .mark(let keyword),
        .lookAlike(_, let keyword):
        keyword
      default: nil
      }
    }

    /// Whether it is about a title, so that the lines below it belong to the title before.
    var isOfTitle: Bool {
      switch self {
      case .secondFeature, .lateBackground, .noFeature, .commentedFeature, .fenceAroundFile,
        .languages:
        true
      case .foreignKeyword(let keyword, _, _): keyword.utf8.last == Byte.colon
      default: keyword?.utf8.last == Byte.colon
      }
    }

    /// Whether the lines after the first have it too if they have the same cause.
    var isOfSeveralLines: Bool {
      switch self {
      case .mark, .foreignKeyword, .noScenario, .stepBelowExamples: true
      default: false
      }
    }
  }
}
