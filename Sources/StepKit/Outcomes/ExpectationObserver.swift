/// Sees the expectations of another library, such as Swift Testing, that fail while a step's code runs
/// and throw nothing.
///
/// The step fails with them.
public struct ExpectationObserver: Sendable {
  /// The result of a step's code.
  public struct Observation: Sendable {
    /// In the order in which they failed.
    public let failures: [ExpectationFailure]
    /// The error that the code threw; nil if `failures` contain it.
    public let error: (any Error)?

    /// - Parameters:
    ///   - failures: In the order in which they failed.
    ///   - error: The error that the code threw; nil if `failures` contain it.
    public init(failures: [ExpectationFailure], error: (any Error)?) {
      self.failures = failures
      self.error = error
    }
  }

  /// Runs a step's code and returns its failures.
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
  /// A failure of another library's expectation.
  public init(_ message: String, file: String, line: Int) {
    self.init(message: message, place: SourcePlace(path: file, line: line))
  }
}
