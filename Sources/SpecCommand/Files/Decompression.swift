import Basics
import CLibrary
import CSpecProcess
import SpecSources

/// A program that decompresses a file, and the pipe in which its bytes arrive.
///
/// It ends with this process at the latest, when the pipe loses its reader.
struct Decompression: ~Copyable {
  private let compression: Compression
  private let pid: pid_t
  private let output: Int32
  private let errors: Int32

  /// Starts the program.
  ///
  /// - Parameter input: The file, open for reading at its beginning; it may be closed afterwards.
  init(_ compression: Compression, from input: Int32) throws(Compression.Fault) {
    var (ends, errorEnds): ([Int32], [Int32]) = ([-1, -1], [-1, -1])
    guard csp_pipe(&ends, 3) == 0 else { throw .notStarted }
    guard csp_pipe(&errorEnds, 3) == 0 else {
      for end in ends { close(end) }
      throw .notStarted
    }
    // The shell finds the program as people do, and reports by its status if there is none.
    let words = ["sh", "-c", "exec \(compression.program) -dc"]
    let arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
    defer { for argument in arguments { free(argument) } }
    let pairs = [input, STDIN_FILENO, ends[1], STDOUT_FILENO, errorEnds[1], STDERR_FILENO]
    var pid: pid_t = 0
    let code = csp_spawn(
      &pid, "/bin/sh", arguments, csp_environment(), pairs, Int32(pairs.count / 2))
    close(ends[1])
    close(errorEnds[1])
    guard code == 0 else {
      close(ends[0])
      close(errorEnds[0])
      throw .notStarted
    }
    // A program that says much must not wait for us while we wait for it.
    _ = fcntl(errorEnds[0], F_SETFL, fcntl(errorEnds[0], F_GETFL) | O_NONBLOCK)
    self.compression = compression
    self.pid = pid
    (output, errors) = (ends[0], errorEnds[0])
  }

  /// Passes on what the file holds, piece by piece, and waits for the program's end.
  ///
  /// - Throws: at the end, when that was not the end of the file; what came before was passed on.
  consuming func read(_ receive: ([UInt8]) -> Void) throws(Compression.Fault) {
    while let piece = Self.piece(of: output, size: 1 << 18) { receive(piece) }
    let said = Self.piece(of: errors, size: 1 << 12) ?? []
    let (compression, status) = (compression, end())
    discard self
    switch status {
    case 0: return
    case 127: throw .noProgram
    default: throw .damaged(Self.reason(said, compression))
    }
  }

  deinit { _ = end() }

  /// The exit status; -1 if a signal ended it.
  private func end() -> Int32 {
    close(output)
    close(errors)
    var status: Int32 = 0
    while waitpid(pid, &status, 0) < 0, errno == EINTR {}
    csp_unregister_group(pid)
    return status & 0x7F == 0 ? status >> 8 & 0xFF : -1
  }

  /// As many bytes as there are for now; nil at the end, or if none have come.
  private static func piece(of descriptor: Int32, size: Int) -> [UInt8]? {
    let piece = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      // A pipe gives little at a time; a piece is as large as was asked for.
      while count < size {
        let found = systemRead(descriptor, buffer.baseAddress.map { $0 + count }, size - count)
        guard found > 0 else { break }
        count += found
      }
    }
    return piece.isEmpty ? nil : piece
  }

  /// The program's last line, without its name and that of its input.
  private static func reason(_ said: [UInt8], _ compression: Compression) -> String {
    let lines = String(decoding: said, as: UTF8.self).split { $0.isNewline }
    guard let last = lines.last(where: { !$0.allSatisfy(\.isWhitespace) }) else {
      return "\(compression.program) was stopped"
    }
    let parts = last.split(separator: ":").map { $0.drop(while: \.isWhitespace) }
    let names = [compression.program, "stdin", "/*stdin*\\"]
    return String(
      parts.drop { part in names.contains { part.hasPrefix($0) } }.joined(separator: ": ").trimmed)
  }
}
