/// A position in a YAML text.
///
/// Both counts start at 1; a column counts characters (Unicode scalars), as editors do.
public struct Position: Hashable, Comparable, Sendable {
  /// From 1.
  public var line: Int
  /// From 1, in Unicode scalars.
  public var column: Int

  /// Makes a position of two numbers from 1.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// In the order of the text.
  public static func < (a: Position, b: Position) -> Bool {
    (a.line, a.column) < (b.line, b.column)
  }
}
