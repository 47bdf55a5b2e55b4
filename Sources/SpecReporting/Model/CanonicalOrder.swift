/// Finished pieces of a report, sorted by the place of their scenario instead of when it ran.
///
/// Thus the report of a parallel or shuffled run is that of a serial one.
struct CanonicalOrder: Sendable {
  private var pieces: [Piece] = []

  /// The part of a report about one scenario.
  struct Piece: Sendable {
    var place: Place
    var bytes: [UInt8]
  }

  mutating func add(_ bytes: [UInt8], at place: Place) {
    pieces.append(Piece(place: place, bytes: bytes))
  }

  /// By file, then by line; those of one line as they came.
  var sorted: [Piece] {
    pieces.enumerated().sorted { left, right in
      let (one, other) = (left.element.place, right.element.place)
      if one.uri != other.uri { return one.uri < other.uri }
      return (one.line ?? 0, left.offset) < (other.line ?? 0, right.offset)
    }.map(\.element)
  }
}
