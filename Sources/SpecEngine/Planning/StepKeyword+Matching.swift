import Messages
import StepKit

/// The meaning of a definition's keyword where keywords are strict.
extension StepKeyword {
  /// Whether a definition made with this word may serve a step of that kind.
  ///
  /// `Step` serves every step, and `*` may be served by every definition.
  func serves(_ type: Pickle.KeywordType?) -> Bool {
    switch (self, type) {
    case (.step, _), (_, .unknown), (_, nil): true
    case (.given, .context), (.when, .action), (.then, .outcome): true
    case (.given, _), (.when, _), (.then, _): false
    }
  }

  /// Whether some step could be served by either.
  func overlaps(_ other: StepKeyword) -> Bool {
    self == other || self == .step || other == .step
  }
}
