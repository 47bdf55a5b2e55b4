extension ParameterType {
  /// Tells where a text of a parameter type can begin.
  ///
  /// An expression that goes on with such a parameter is no candidate for a text that does not, so
  /// that it is neither compiled nor tried. A class: equal types are the same type.
  final class Opening: Sendable {
    private let patterns: [CompiledPattern]

    /// - Parameter patterns: of the type, without references to groups.
    init(_ patterns: [CompiledPattern]) {
      self.patterns = patterns
    }

    /// Whether one of the patterns matches at `position`, or is too expensive to tell.
    func mayBegin(in bytes: UnsafeBufferPointer<UInt8>, at position: Int) -> Bool {
      patterns.contains { $0.mayMatch(bytes, at: position) }
    }
  }
}
