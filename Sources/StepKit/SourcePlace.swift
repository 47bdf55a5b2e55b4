/// Where in Swift code something was written.
public struct SourcePlace: Sendable, Hashable {
  /// The file as the compiler was given it, usually absolute.
  public let file: String
  /// 1-based.
  public let line: Int

  public init(file: StaticString, line: Int) {
    self.file = file.description
    self.line = line
  }
}
