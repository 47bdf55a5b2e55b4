import SpecReporting
import SpecSettings

/// What was asked for, and whether it is shown.
extension Invocation {
  /// Prints what is not shown as it must be.
  ///
  /// - Returns: Whether anything is.
  func printMissing(_ findings: [RequirementsCheck.Finding], atMost limit: Int = .max) -> Bool {
    printLines(findings.lazy.map(\.description), count: findings.count, atMost: limit)
    return !findings.isEmpty
  }
}
