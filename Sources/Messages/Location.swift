/// A 1-based line and, if known, a 1-based column in code points.
public struct Location: Sendable, Hashable {
  // Two 32-bit numbers instead of `Int` and `Int?`: every node of every tree holds one.
  @usableFromInline var storedLine: UInt32
  @usableFromInline var storedColumn: UInt32

  @inlinable public var line: Int { Int(storedLine) }
  @inlinable public var column: Int? { storedColumn == 0 ? nil : Int(storedColumn) }

  /// A location; numbers that do not fit in 32 bits are clamped.
  @inlinable
  public init(line: Int, column: Int? = nil) {
    storedLine = UInt32(clamping: line)
    storedColumn = UInt32(clamping: column ?? 0)
  }
}

extension Location {
  /// `path:line:column`, or `path:line` if the column is not known.
  package func shown(in path: String) -> String {
    "\(path):\(line)" + (column.map { ":\($0)" } ?? "")
  }
}

extension Location: Comparable {
  public static func < (left: Location, right: Location) -> Bool {
    (left.storedLine, left.storedColumn) < (right.storedLine, right.storedColumn)
  }
}
