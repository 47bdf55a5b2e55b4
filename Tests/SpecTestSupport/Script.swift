public import Foundation
import Testing

/// A program of `Scripts/`.
public enum Script {
  /// Runs one and returns what it printed; a failure of it fails the test.
  public static func output(of name: String, _ arguments: [URL]) throws -> String {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments =
      ["python3", Project.root.appendingPathComponent("Scripts/\(name)").path]
      + arguments.map(\.path)
    process.standardOutput = output
    try process.run()
    let bytes = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0)
    return String(decoding: bytes, as: UTF8.self)
  }
}
