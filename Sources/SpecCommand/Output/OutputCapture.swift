import CLibrary
import SpecIsolation

/// Captures this process's output, so that it can be attributed to the step that printed it.
///
/// Standard errors are let through: a crash reports its reason there.
package struct OutputCapture: Sendable {
  /// Removes and returns the output since the last call.
  package let take: @Sendable () -> [UInt8]
  /// Lets output through again.
  package let end: @Sendable () -> Void

  /// Begins to keep what goes to standard output; nothing if the machine does not let it.
  ///
  /// - Parameter original: A copy of standard output from before.
  package static func begin(original: Int32) -> OutputCapture? {
    // An unlinked file rather than a pipe: a step can print on without a reader.
    guard let file = tmpfile() else { return nil }
    let output = CapturedOutput(of: fileno(file))
    return redirecting(original, to: fileno(file)) {
      fflush(nil)
      return output.take()
    }
  }

  /// Sends standard output to standard errors, where no report is, until `end`.
  ///
  /// - Parameter original: A copy of standard output from before.
  package static func toErrors(original: Int32) -> OutputCapture? {
    redirecting(original, to: STDERR_FILENO) { [] }
  }

  private static func redirecting(
    _ original: Int32, to descriptor: Int32, take: @escaping @Sendable () -> [UInt8]
  ) -> OutputCapture? {
    fflush(nil)
    guard dup2(descriptor, STDOUT_FILENO) >= 0 else { return nil }
    return OutputCapture(take: take) {
      fflush(nil)
      _ = dup2(original, STDOUT_FILENO)
    }
  }
}
