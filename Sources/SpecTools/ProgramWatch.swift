import SpecCommand
import SpecSettings
import SpecSources

/// Notices that the file of this program is another one.
struct ProgramWatch {
  private let path: String?
  private let first: FileSystem.Stamp?
  /// The file at the last look, if it was another then already.
  private var candidate: FileSystem.Stamp?
  private var lookedAt: Int64
  private static let interval: Int64 = 1_000_000_000

  /// Whether another file is in its place at this moment.
  func isAnother(_ files: FileSystem) -> Bool {
    guard let path, let stamp = files.stamp(of: path) else { return false }
    return stamp != first
  }

  /// - Parameter now: In nanoseconds.
  init(_ path: String?, _ files: FileSystem, now: Int64) {
    self.path = path
    first = path.flatMap { files.stamp(of: $0) }
    lookedAt = now
  }

  /// Looked for once a second; true when the new file has stayed as it is from one look to the next, so
  /// that it is written whole.
  mutating func hasChanged(_ files: FileSystem, now: Int64) -> Bool {
    guard let path, now - lookedAt >= Self.interval else { return false }
    lookedAt = now
    guard let stamp = files.stamp(of: path), stamp != first else {
      candidate = nil
      return false
    }
    defer { candidate = stamp }
    return candidate == stamp
  }
}

extension Invocation {
  /// The state that the program before this one left in a file, which is removed.
  func takeState(_ path: String?) throws(CommandErrors) -> [UInt8]? {
    guard let path else { return nil }
    defer { FileSystem.remove(path) }
    return try bytes(of: path)
  }

  /// The contents of a file.
  func bytes(of path: String) throws(CommandErrors) -> [UInt8] {
    do throws(FileSystem.Failure) { return try files.read(path) } catch {
      throw CommandErrors(.source(.unreadable(path, reason: error.reason)))
    }
  }
}

extension Tool {
  /// The option with the file of the state.
  static var resume: Declaration {
    Declaration(
      name: "resume", form: .value, valueName: "path",
      help: "Carry on for the program before this one, which left its state in the file.",
      completion: .files)
  }

  /// The arguments of the program that carries on, up to the file with the state.
  static func argumentsToReexecute(_ arguments: ParsedArguments) -> [String] {
    [name] + arguments.words(of: declarations.filter { $0.name != resume.name })
      + ["--\(resume.name)"]
  }
}
