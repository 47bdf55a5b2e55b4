import CLibrary

/// Captures this process's output, so that it can be attributed to the step that printed it.
///
/// Standard errors are let through: they are where a crash says what happened.
package struct OutputCapture: Sendable {
  /// Removes and returns the output since the last call.
  package let take: @Sendable () -> [UInt8]
  /// Lets output through again.
  package let end: @Sendable () -> Void

  /// The number of bytes kept from the beginning of a step's output, and as many from its end.
  private static let half = 1 << 19

  /// Begins to keep what goes to standard output; nothing if the machine does not let it.
  ///
  /// - Parameter original: A copy of standard output from before.
  package static func begin(original: Int32) -> OutputCapture? {
    // An unlinked file rather than a pipe: a step can print on without a reader.
    guard let file = tmpfile() else { return nil }
    let descriptor = fileno(file)
    fflush(nil)
    guard dup2(descriptor, STDOUT_FILENO) >= 0 else { return nil }
    return OutputCapture {
      fflush(nil)
      return take(from: descriptor)
    } end: {
      fflush(nil)
      _ = dup2(original, STDOUT_FILENO)
    }
  }

  /// Sends what goes to standard output to standard errors, where no report is, until `end`.
  ///
  /// - Parameter original: A copy of standard output from before.
  package static func toErrors(original: Int32) -> OutputCapture? {
    fflush(nil)
    guard dup2(STDERR_FILENO, STDOUT_FILENO) >= 0 else { return nil }
    return OutputCapture {
      []
    } end: {
      fflush(nil)
      _ = dup2(original, STDOUT_FILENO)
    }
  }

  private static func take(from descriptor: Int32) -> [UInt8] {
    let size = Int(lseek(descriptor, 0, SEEK_CUR))
    guard size > 0 else { return [] }
    var bytes: [UInt8]
    if size <= 2 * half {
      bytes = read(descriptor, size, at: 0)
    } else {
      bytes = read(descriptor, half, at: 0)
      bytes += Array("\n… \(size - 2 * half) bytes left out …\n".utf8)
      bytes += read(descriptor, half, at: size - half)
    }
    _ = ftruncate(descriptor, 0)
    _ = lseek(descriptor, 0, SEEK_SET)
    return bytes
  }

  private static func read(_ descriptor: Int32, _ count: Int, at offset: Int) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      filled = max(0, pread(descriptor, buffer.baseAddress, count, off_t(offset)))
    }
  }
}
