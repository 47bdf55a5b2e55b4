import CLibrary
import SpecIsolation
import SpecSources

extension Host {
  /// The input from standard input.
  package enum Received: Sendable {
    case bytes([UInt8])
    /// Nothing within the time.
    case nothing
    case ended
  }

  /// Waits for bytes on standard input, as many as there are.
  package static func receive(milliseconds: Int32) -> Received {
    var request = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    let count = poll(&request, 1, milliseconds)
    if count == 0 || count < 0 && errno == EINTR { return .nothing }
    guard count > 0 else { return .ended }
    var size = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, filled in
      size = read(STDIN_FILENO, buffer.baseAddress, 1 << 16)
      filled = max(0, size)
    }
    if size < 0, errno == EINTR || errno == EAGAIN { return .nothing }
    return size > 0 ? .bytes(bytes) : .ended
  }

  /// The path of this program's file with links resolved, which a new build replaces.
  package static var programFile: String? {
    guard let path = realpath(WorkerProgram.path, nil) else { return nil }
    defer { free(path) }
    return PathBytes.text(ofCString: path)
  }

  /// Starts a program in the place of this one, with a state in a file that only this user can read; its
  /// path is the last argument.
  ///
  /// Returns only if that fails.
  package static func reexecute(_ program: String, _ state: [UInt8], _ arguments: [String]) {
    var template = Array("/tmp/specrun-state-XXXXXX".utf8CString)
    let descriptor = mkstemp(&template)
    guard descriptor >= 0 else { return }
    let path = PathBytes.text(ofCString: template)
    do throws(FileSystem.Failure) {
      try FileSystem.write(state, to: descriptor)
      try FileSystem.close(descriptor)
    } catch {
      return FileSystem.remove(path)
    }
    let words = [CommandLine.arguments.first ?? program] + arguments + [path]
    let pointers: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
    defer { for pointer in pointers { free(pointer) } }
    execv(program, pointers)
    FileSystem.remove(path)
  }

  /// The words that run the command again as it was run.
  ///
  /// `swift run` starts a program by the path that it has built: started by that path once more, it would be the
  /// old one after an edit.
  var typedCommand: [String] {
    let parts = command.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count >= 4, parts[parts.count - 4] == ".build",
      parts[parts.count - 3].count(where: { $0 == "-" }) > 1,
      let name = parts.last, let configuration = parts.dropLast().last
    else { return [command] }
    var package = parts.dropLast(4).joined(separator: "/")
    if package == workingDirectory { package = "" }
    if package.hasPrefix("\(workingDirectory)/") {
      package = String(package.dropFirst(workingDirectory.count + 1))
    }
    return ["swift", "run"] + (package.isEmpty ? [] : ["--package-path", package])
      + (configuration == "debug" ? [] : ["-c", String(configuration)]) + [String(name)]
  }
}
