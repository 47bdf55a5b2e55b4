package import Messages
internal import YAML

/// The reason why a file gives no examples.
package enum DataFileError: Error, Sendable {
  /// An error in the file; without a location, in the file as a whole.
  case file(Fact, at: Location? = nil)
  /// The file has no such list, but these.
  case unknownDataSet(known: [String])

  package enum Fact: Equatable, Sendable {
    /// The file could not be read, in the system's words.
    case unreadable(String)
    /// The file has more bytes than the limit, which the setting raises.
    case tooLarge(limit: Int, setting: String)
    /// The path leaves the folder of the feature.
    case outside
    case unknownFormat
    case excel
    case empty
    /// The file is not in the expected language; the finding in words.
    case malformed(String)
    case notUTF8
    case openQuote
    case quoteInCell
    case textAfterQuote
    /// A separator of columns other than the comma, as spreadsheets write it.
    case otherSeparator(Unicode.Scalar)
    /// A row whose number of cells differs from that of the columns.
    case wrongCount(found: Int, expected: Int)
    case duplicateColumn(String)
    /// An entry without a column that others have.
    case missingValue(String)
    case wrongShape(found: String, expected: Shape)
  }

  /// The parts of a list of examples.
  package enum Shape: Equatable, Sendable {
    case list
    /// A list at any depth of mappings.
    case listInside
    case row
    case record
  }

  /// A fault of the language that a file is written in.
  init(_ error: YAMLError) {
    if case .tooLarge(_, let limit) = error.reason {
      self = .file(.tooLarge(limit: limit, setting: "max-data-size"))
    } else {
      self = .file(.malformed(error.sentence), at: Location(error.position))
    }
  }
}

extension Node {
  var location: Location { Location(position) }
}

extension Location {
  init(_ position: Position) { self.init(line: position.line, column: position.column) }
}
