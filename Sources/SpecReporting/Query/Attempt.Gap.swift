extension Attempt {
  /// The part of an attempt that is missing in the messages, so that it cannot have passed.
  public enum Gap: Sendable, Equatable {
    /// It was planned and did not begin.
    ///
    /// `isRunCut`: whether the run failed or has no end, so that scenarios may have been left out.
    case beginning(isRunCut: Bool)
    /// Its `testCaseFinished` is missing.
    ///
    /// `isRunCut`: whether the end of the run is missing as well.
    case end(isRunCut: Bool)
    /// It finished, and this many of its steps have no result.
    case results(Int)
    /// It was to be tried again, and the next attempt is missing.
    case retry
  }
}

extension Attempt.Gap: CustomStringConvertible {
  /// Begins in lower case and has no point at its end.
  public var description: String {
    switch self {
    case .beginning: "this scenario did not run"
    case .end(true): "the run ended before this scenario did"
    case .end(false): "the end of this scenario is missing"
    case .results(1): "1 step has no result"
    case .results(let count): "\(count) steps have no result"
    case .retry: "the next attempt at this scenario is missing"
    }
  }

  /// As a sentence of its own.
  var sentence: String { capitalized(description) + "." }
}
