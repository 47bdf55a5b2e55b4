/// The runs before this one, as a question that whoever keeps them answers.
public struct RunHistory: Sendable, Equatable {
  private let make: @Sendable (RunTable) -> RunTrend

  /// A history that a function answers for.
  public init(_ make: @escaping @Sendable (RunTable) -> RunTrend) { self.make = make }

  /// What is to be told with a run as the last one.
  public func trend(with run: RunTable) -> RunTrend { make(run) }

  /// All are equal: it is no property of a report.
  public static func == (left: RunHistory, right: RunHistory) -> Bool { true }
}
