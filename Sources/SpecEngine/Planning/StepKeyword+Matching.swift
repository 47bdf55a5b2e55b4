import Messages
import StepKit

/// The meaning of a definition's keyword if keywords are strict.
extension StepKeyword {
  /// Whether a definition with this keyword may match a step of that kind.
  ///
  /// `Step` matches every step, and every definition may match `*`.
  func serves(_ type: Pickle.KeywordType?) -> Bool {
    switch (self, type) {
    case (.step, _), (_, .unknown), (_, nil): true
    case (.given, .context), (.when, .action), (.then, .outcome): true
    case (.given, _), (.when, _), (.then, _): false
    }
  }

  /// Whether both may match some step.
  func overlaps(_ other: StepKeyword) -> Bool { self == other || self == .step || other == .step }
}
