extension ParameterType {
  /// Finds where a text of a parameter type can end.
  ///
  /// An expression is a candidate only for texts that continue with such a parameter and then with the text
  /// after it; for others it is neither compiled nor tried. A class: equal types are the same type.
  final class Extents: Sendable {
    private let patterns: [CompiledPattern]

    /// - Parameter patterns: of the type, without references to groups.
    init(_ patterns: [CompiledPattern]) { self.patterns = patterns }

    /// Adds each place where a text from `position` on can end, each once.
    ///
    /// - Returns: The steps that it took; more than `maximumSteps` if it gave up.
    func addEnds(
      in bytes: UnsafeBufferPointer<UInt8>, from position: Int, to ends: inout [Int],
      maximumSteps: Int
    ) -> Int {
      let base = ends.count
      var steps = 0
      for pattern in patterns where steps <= maximumSteps {
        steps += pattern.addEnds(
          of: bytes, from: position, to: &ends, maximumSteps: maximumSteps - steps)
      }
      ends.sortDistinct(from: base)
      return steps
    }
  }
}

extension [Int] {
  /// Sorts the numbers from an index on, and keeps each once.
  mutating func sortDistinct(from base: Int = 0) {
    guard count - base > 1 else { return }
    self[base...].sort()
    var kept = base + 1
    for index in kept..<count where self[index] != self[kept - 1] {
      self[kept] = self[index]
      kept += 1
    }
    removeLast(count - kept)
  }
}
