import Foundation
import Judging
import KitSteps

/// Runs the command on samples, as a process of its own, and judges what it writes.
struct SampleJudge {
  let kit: URL
  /// The schema that every message must be valid against, if it is known.
  let schema: JSONSchema?

  /// The samples that the kit has or that a library is written for, sorted.
  var names: [String] {
    get throws {
      let found = try FileManager.default.contentsOfDirectory(
        at: kit, includingPropertiesForKeys: [.isDirectoryKey], options: .skipsHiddenFiles)
      let folders = found.filter(\.isFolder).map(\.lastPathComponent)
      return Set(folders + Sample.all.map(\.name)).sorted()
    }
  }

  /// Runs a sample.
  ///
  /// - Returns: The number of messages the run wrote, and every difference from the kit.
  func judge(_ name: String) -> (messages: Int, faults: [String]) {
    guard let sample = Sample(named: name) else { return (0, ["no library is written for it"]) }
    let folder = kit.appendingPathComponent(name)
    guard folder.isFolder else { return (0, ["the kit has no such sample"]) }
    do { return try compare(sample, in: folder) } catch { return (0, ["\(error)"]) }
  }

  private func compare(
    _ sample: Sample, in folder: URL
  ) throws -> (messages: Int, faults: [String]) {
    let expected = try messages(in: folder.appendingPathComponent("\(sample.name).ndjson"))
    let report = FileManager.default.temporaryDirectory
      .appendingPathComponent("\(UUID().uuidString).ndjson")
    defer { try? FileManager.default.removeItem(at: report) }
    let (status, output) = try run(
      [folder.path] + options(of: sample, in: folder) + ["--format", "message:\(report.path)"])
    guard let actual = try? messages(in: report) else {
      return (0, ["exit status \(status), no messages\n\(output)"])
    }
    var faults = KitJudge.differences(actual: actual, expected: expected)
    for (index, message) in actual.enumerated() {
      let violations = schema?.violations(of: message, against: "Envelope.schema.json") ?? []
      faults += violations.map { "\(index): invalid: \($0)" }
    }
    let success = expected.last?["testRunFinished"]?["success"]
    if success != .boolean(status == 0) { faults.append("exit status \(status)\n\(output)") }
    return (actual.count, faults)
  }

  private func messages(in file: URL) throws -> [JSON] {
    try Data(contentsOf: file).split(separator: UInt8(ascii: "\n")).map { try JSON(bytes: $0) }
  }

  private func options(of sample: Sample, in folder: URL) throws -> [String] {
    let file = folder.appendingPathComponent("\(sample.name).arguments.txt")
    guard FileManager.default.fileExists(atPath: file.path) else { return sample.options }
    let words = try String(contentsOf: file, encoding: .utf8).split(whereSeparator: \.isWhitespace)
    // `--error` makes the kit's own runner fail; the library of that sample does so by itself.
    return words.map(String.init).filter { $0 != "--error" } + sample.options
  }

  private func run(_ arguments: [String]) throws -> (status: Int32, output: String) {
    let process = Process()
    process.executableURL = Bundle.main.executableURL?.deletingLastPathComponent()
      .appendingPathComponent("compatibility-kit")
    process.arguments = arguments
    // Nothing but the arguments says what to run.
    process.environment = [:]
    process.currentDirectoryURL = kit
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: output, as: UTF8.self))
  }
}
