public import Foundation

/// Another program.
public enum Program {
  /// Starts it; output without a pipe is lost.
  public static func start(
    _ tool: String, _ arguments: [String], in folder: URL? = nil,
    environment: [String: String]? = nil, output: Pipe? = nil, errors: Pipe? = nil
  ) throws -> Process {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: tool)
    process.arguments = arguments
    if let folder { process.currentDirectoryURL = folder }
    if let environment { process.environment = environment }
    process.standardOutput = output ?? FileHandle.nullDevice as Any
    process.standardError = errors ?? FileHandle.nullDevice as Any
    try process.run()
    return process
  }

  /// Runs it to its end.
  ///
  /// - Returns: Its standard output and error together, and its exit status.
  public static func run(
    _ tool: String, _ arguments: [String], in folder: URL? = nil,
    environment: [String: String]? = nil
  ) throws -> (output: String, status: Int32) {
    let pipe = Pipe()
    let process = try start(
      tool, arguments, in: folder, environment: environment, output: pipe, errors: pipe)
    let bytes = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (String(decoding: bytes, as: UTF8.self), process.terminationStatus)
  }
}
