import CLibrary
import CSpecProcess

/// The command that builds the program, as a process with its output.
struct BuildProcess {
  /// Can be read when it says something or ends.
  let descriptor: Int32
  private let pid: pid_t
  private var output: [UInt8] = []
  /// The bytes of the output that are kept: the first errors are those that matter.
  private static let limit = 1 << 20

  /// Starts a command of the shell; nil if the system cannot make another process.
  init?(_ command: String) {
    var ends: [Int32] = [-1, -1]
    guard csp_pipe(&ends, 3) == 0 else { return nil }
    let nothing = open("/dev/null", O_RDONLY | O_CLOEXEC)
    defer { close(nothing) }
    let words = ["sh", "-c", command]
    let arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
    defer { for argument in arguments { free(argument) } }
    let pairs = [nothing, STDIN_FILENO, ends[1], STDOUT_FILENO, ends[1], STDERR_FILENO]
    var pid: pid_t = 0
    let error = csp_spawn(
      &pid, "/bin/sh", arguments, csp_environment(), pairs, Int32(pairs.count / 2))
    close(ends[1])
    guard error == 0 else {
      close(ends[0])
      return nil
    }
    _ = fcntl(ends[0], F_SETFL, fcntl(ends[0], F_GETFL) | O_NONBLOCK)
    self.pid = pid
    descriptor = ends[0]
  }

  /// Takes its output.
  ///
  /// - Returns: The result, once it has ended: whether it succeeded, and the lines worth showing.
  mutating func take() -> (isSuccess: Bool, lines: [String])? {
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = systemRead(descriptor, &buffer, buffer.count)
      if count < 0, errno == EAGAIN { return nil }
      guard count > 0 else { break }
      output += buffer[..<min(count, max(0, Self.limit - output.count))]
    }
    return (wait() == 0, Self.messages(output))
  }

  /// Ends it with all that it has started.
  func cancel() {
    kill(-pid, SIGKILL)
    _ = wait()
  }

  private func wait() -> Int32 {
    var status: Int32 = 0
    while waitpid(pid, &status, 0) < 0, errno == EINTR {}
    csp_unregister_group(pid)
    close(descriptor)
    return status
  }

  /// The lines without those that only report progress.
  private static func messages(_ output: [UInt8]) -> [String] {
    var lines = String(decoding: output, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.hasSuffix("\r") ? String($0.dropLast()) : String($0) }
      .filter { line in
        !isProgress(line) && !line.hasPrefix("Building for ") && !line.hasPrefix("Planning build")
      }
    while lines.last?.isEmpty == true { lines.removeLast() }
    guard lines.count > maximumLines else { return lines }
    return lines.prefix(maximumLines) + ["… and \(lines.count - maximumLines) more lines"]
  }

  private static let maximumLines = 100

  /// Such as `[12/345] Compiling …`.
  private static func isProgress(_ line: String) -> Bool {
    guard line.first == "[", let end = line.firstIndex(of: "]") else { return false }
    let inside = line[line.index(after: line.startIndex)..<end]
    return inside.contains("/") && inside.allSatisfy { $0.isNumber || $0 == "/" }
  }
}
