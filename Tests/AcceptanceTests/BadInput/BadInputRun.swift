import Foundation
import SpecTestSupport

/// The command called with one bad input, in a folder of its own.
struct BadInputRun {
  /// The differences from the expected answer.
  let faults: [String]

  /// The longest that an answer may take, on a busy machine and without optimization.
  private static let patience = 600.0

  init(_ input: BadInput, program: URL) throws {
    let folder = try TemporaryFolder()
    for file in input.files { try Self.write(file, in: folder.path) }
    var faults: [String] = []
    let result = try Self.run(input, program: program, in: folder)
    if result.status != input.exit {
      faults.append("  exit \(result.status), expected \(input.exit)")
    }
    faults += Self.check(result.errors, first: input.errors)
    if input.isWhole, result.errors.count > input.errors.count {
      faults.append("  standard error has further lines")
    }
    faults += Self.check(result.output, has: input.output)
    if !faults.isEmpty {
      faults += (result.output + result.errors).prefix(20).map { "  | \($0.prefix(300))" }
    }
    self.faults = faults
    // Some of them cannot be read; the folder itself is removed by its owner.
    for file in input.files where file.content.isUnreadable {
      Self.withPath(file.path, in: folder.path) { _ = chmod($0, 0o700) }
    }
  }

  // MARK: - Answers

  private static func check(_ lines: [String], first expected: [String]) -> [String] {
    if expected.isEmpty { return lines.isEmpty ? [] : ["  standard error is not empty"] }
    return expected.enumerated().compactMap { index, text in
      let found = index < lines.count ? lines[index] : nil
      return found.map { matches($0, text) } == true ? nil : "  expected the error: \(text)"
    }
  }

  private static func check(_ lines: [String], has expected: [String]) -> [String] {
    var rest = lines[...]
    return expected.compactMap { text in
      guard let index = rest.firstIndex(where: { matches($0, text) }) else {
        return "  expected the output: \(text)"
      }
      rest = rest[(index + 1)...]
      return nil
    }
  }

  private static func matches(_ line: String, _ expected: String) -> Bool {
    guard let gap = expected.lastIndex(of: "…") else { return line == expected }
    return line.hasPrefix(expected[..<gap]) && line.hasSuffix(expected[gap...].dropFirst())
  }

  // MARK: - Running

  private struct Result {
    var status: Int32
    var output: [String]
    var errors: [String]
  }

  private static func run(
    _ input: BadInput, program: URL, in folder: TemporaryFolder
  ) throws -> Result {
    let process = Process()
    var words: [String]
    switch input.call {
    case .arguments(let arguments): words = [program.path] + arguments
    case .shell(let line): words = ["/bin/sh", "-c", line]
    }
    if input.isUnprivileged, geteuid() == 0 {
      words = ["/usr/bin/setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"] + words
    }
    process.executableURL = URL(fileURLWithPath: words[0])
    process.arguments = Array(words.dropFirst())
    process.currentDirectoryURL = folder.url
    process.environment = ProcessInfo.processInfo.environment
      .merging(["SPECRUN": program.path, "FOLDER": folder.path, "NO_COLOR": "1"]) { $1 }
      .merging(input.environment) { $1 }
    // In files, so that neither can fill up while the other is read.
    let (output, errors) = (try TemporaryFolder(["out": ""]), try TemporaryFolder(["err": ""]))
    let outputFile = output.url.appendingPathComponent("out")
    let errorFile = errors.url.appendingPathComponent("err")
    process.standardOutput = try FileHandle(forWritingTo: outputFile)
    process.standardError = try FileHandle(forWritingTo: errorFile)
    process.standardInput = FileHandle.nullDevice
    let watchdog = DispatchWorkItem { process.terminate() }
    try process.run()
    DispatchQueue.global().asyncAfter(deadline: .now() + patience, execute: watchdog)
    process.waitUntilExit()
    watchdog.cancel()
    // As a shell has it, so that a signal is distinguished from an exit.
    let isSignal = process.terminationReason == .uncaughtSignal
    return Result(
      status: process.terminationStatus + (isSignal ? 128 : 0), output: try lines(of: outputFile),
      errors: try lines(of: errorFile))
  }

  private static func lines(of file: URL) throws -> [String] {
    String(decoding: try Data(contentsOf: file), as: UTF8.self)
      .components(separatedBy: "\n").filter { !$0.isEmpty }
  }
}

// MARK: - Files

extension BadInputRun {
  private static func write(_ file: BadInput.File, in folder: String) throws {
    let parent = file.path.prefix(upTo: file.path.lastIndex(of: UInt8(ascii: "/")) ?? 0)
    if !parent.isEmpty {
      let path = "\(folder)/\(String(decoding: parent, as: UTF8.self))"
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }
    try withPath(file.path, in: folder) { path in
      switch file.content {
      case .bytes(let bytes): try write(bytes, to: path)
      case .link(let target): try check(symlink(target, path))
      case .pipe: try check(mkfifo(path, 0o600))
      case .unreadable(let isFolder):
        if isFolder { try check(mkdir(path, 0)) } else { try write([], to: path) }
        try check(chmod(path, 0))
      case .deep: try makeDeep(path)
      }
    }
  }

  private static func write(_ bytes: [UInt8], to path: UnsafePointer<CChar>) throws {
    guard let file = fopen(path, "w") else { throw POSIXError(.EIO) }
    defer { fclose(file) }
    guard fwrite(bytes, 1, bytes.count, file) == bytes.count else { throw POSIXError(.ENOSPC) }
  }

  /// Folders of long names, each made from inside the one before: no call takes the whole path.
  private static func makeDeep(_ path: UnsafePointer<CChar>) throws {
    let name = String(repeating: "d", count: 200)
    try check(mkdir(path, 0o700))
    var folder = open(path, O_RDONLY | O_DIRECTORY)
    for _ in 0..<25 {
      try check(mkdirat(folder, name, 0o700))
      let next = openat(folder, name, O_RDONLY | O_DIRECTORY)
      close(folder)
      folder = next
    }
    close(folder)
  }

  private static func withPath<Value>(
    _ path: [UInt8], in folder: String, _ body: (UnsafePointer<CChar>) throws -> Value
  ) rethrows -> Value {
    let bytes = (Array("\(folder)/".utf8) + path).map(CChar.init(bitPattern:)) + [0]
    return try body(bytes)
  }

  private static func check(_ result: Int32) throws {
    guard result == 0 else { throw POSIXError(.init(rawValue: errno) ?? .EIO) }
  }
}

extension BadInput.File.Content {
  fileprivate var isUnreadable: Bool {
    if case .unreadable = self { true } else { false }
  }
}
