/// Sees the expectations of another library, such as Swift Testing, that fail while a step's code runs
/// and throw nothing.
///
/// The step fails with them.
public struct ExpectationObserver: Sendable {
  /// What came of a step's code.
  public struct Observation: Sendable {
    /// In the order in which they failed.
    public let failures: [ExpectationFailure]
    /// What the code threw; nil where `failures` tell it.
    public let error: (any Error)?

    /// - Parameters:
    ///   - failures: In the order in which they failed.
    ///   - error: What the code threw; nil where `failures` tell it.
    public init(failures: [ExpectationFailure], error: (any Error)?) {
      self.failures = failures
      self.error = error
    }
  }

  /// Runs a step's code, and gives what did not hold.
  public let observe:
    @Sendable (_ body: @escaping @Sendable () async throws -> Void) async -> Observation

  /// An observer that runs code with a function.
  public init(
    _ observe:
      @escaping @Sendable (_ body: @escaping @Sendable () async throws -> Void) async -> Observation
  ) {
    self.observe = observe
  }
}

extension ExpectationFailure {
  /// What another library's expectation did not find.
  public init(_ message: String, file: String, line: Int) {
    self.init(message: message, place: SourcePlace(path: file, line: line))
  }
}
