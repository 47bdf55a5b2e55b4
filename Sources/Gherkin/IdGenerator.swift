/// Generates the ids of one run: decimal numbers that count up from 0.
///
/// Pass one generator to everything whose ids must not clash. The official goldens start a new one
/// for each file.
public struct IdGenerator: Sendable, Equatable {
  /// The number that the next id will have.
  public var next: UInt64

  /// A generator whose first id is `next`.
  public init(startingAt next: UInt64 = 0) { self.next = next }

  /// A new id, in decimal.
  public mutating func makeId() -> String {
    defer { next &+= 1 }
    return String(next)
  }
}
