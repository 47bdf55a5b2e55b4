/// A location in Swift code.
public struct SourcePlace: Sendable, Hashable {
  /// The file as it was passed to the compiler, usually absolute.
  public let file: String
  /// The line, from 1.
  public let line: Int

  /// Creates a location.
  public init(file: StaticString, line: Int) {
    self.file = file.description
    self.line = line
  }

  /// A location reported by another library.
  package init(path: String, line: Int) {
    file = path
    self.line = line
  }
}
