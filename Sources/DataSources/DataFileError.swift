import YAML

/// What is wrong with a file of examples, and where in it.
public struct DataFileError: Error, Equatable, Sendable {
  /// The fact.
  public enum Fact: Equatable, Sendable {
    /// The file could not be read, in the system's words.
    case unreadable(String)
    /// The path leads out of the folder of the feature.
    case outside
    case unknownFormat
    case empty
    /// Not the language that it should be in; the finding in words.
    case malformed(String)
    case notUTF8
    case openQuote
    case quoteInCell
    case textAfterQuote
    /// A row with another number of cells than there are columns.
    case wrongCount(found: Int, expected: Int)
    case duplicateColumn(String)
    /// An entry without a column that others have.
    case missingValue(String)
    case wrongShape(found: String, expected: Shape)
  }

  /// What a list of examples is made of.
  public enum Shape: Equatable, Sendable {
    case list
    case row
    case record
    case cell
  }

  public let path: String
  public let fact: Fact
  /// 1-based; absent where the file as a whole is meant.
  public let line: Int?
  public let column: Int?

  public init(_ fact: Fact, path: String) { self.init(fact, path: path, position: nil) }

  init(_ fact: Fact, path: String, position: Position?) {
    self.fact = fact
    self.path = path
    line = position?.line
    column = position?.column
  }
}

/// A fact and its place, while the path is not at hand.
struct DataFault: Error {
  let fact: DataFileError.Fact
  let position: Position?

  init(_ fact: DataFileError.Fact, at position: Position? = nil) {
    self.fact = fact
    self.position = position
  }
}
