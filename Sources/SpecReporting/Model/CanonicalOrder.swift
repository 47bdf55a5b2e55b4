/// Finished pieces of a report, sorted by the place of their scenario instead of when it ran.
///
/// Thus the report of a parallel or shuffled run is that of a serial one.
struct CanonicalOrder: Sendable {
  /// The part of a report about one scenario.
  typealias Piece = (place: Place, bytes: [UInt8])

  private var pieces: [Piece] = []

  mutating func add(_ bytes: [UInt8], at place: Place) { pieces.append((place, bytes)) }

  /// By file, then by line; those of one line as they came.
  var sorted: [Piece] {
    pieces.sorted { left, right in
      (left.place.uri, left.place.line ?? 0) < (right.place.uri, right.place.line ?? 0)
    }
  }
}
