import Foundation
public import Testing

extension Trait where Self == ConditionTrait {
  /// A test that takes minutes on any machine, so only `make nightly` runs it.
  public static var nightly: Self {
    .enabled(
      if: ProcessInfo.processInfo.environment["SPECRUN_NIGHTLY"] != nil,
      "nightly: it waits for minutes")
  }
}
