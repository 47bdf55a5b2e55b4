extension ParameterType {
  /// Tells where a text of a parameter type can end.
  ///
  /// An expression is no candidate for a text that does not go on with such a parameter and then with
  /// what follows it, so that it is neither compiled nor tried. A class: equal types are the same type.
  final class Extents: Sendable {
    private let patterns: [CompiledPattern]

    /// - Parameter patterns: of the type, without references to groups.
    init(_ patterns: [CompiledPattern]) {
      self.patterns = patterns
    }

    /// Adds each place where a text from `position` on can end, some maybe twice.
    ///
    /// - Returns: false where that is too expensive to tell.
    func addEnds(
      in bytes: UnsafeBufferPointer<UInt8>, from position: Int, to ends: inout [Int]
    ) -> Bool {
      for pattern in patterns
      where !pattern.addEnds(of: bytes, from: position, to: &ends) { return false }
      return true
    }
  }
}
