import Messages
import SpecReporting
import SpecTestSupport
import Testing

/// Every format over every script, byte by byte.
struct GoldenTests {
  @Test(arguments: ReporterRegistry.formats.map(\.name), Scripts.all.map(\.0))
  func matchesItsGolden(format: String, script: String) throws {
    let options = ReportOptions {
      $0.requirements = ["requirements", "html"].contains(format) ? Scripts.requirements : nil
    }
    // Not every file system takes a colon.
    let suffix = format.split(separator: ":").joined(separator: "-")
    try check(format, script, options, golden: "\(script).\(suffix)")
  }

  @Test func colorsAndLinks() throws {
    let options = ReportOptions {
      $0.usesColor = true
      $0.command = "specrun"
      $0.linkBase = "/home/a b"
    }
    try check("pretty", "mixed", options, golden: "mixed.color.pretty")
    try check("progress", "mixed", options, golden: "mixed.color.progress")
  }

  @Test func progressWraps() throws {
    try check("progress", "mixed", ReportOptions { $0.width = 4 }, golden: "mixed.narrow.progress")
    try check("progress", "mixed", ReportOptions { $0.width = 0 }, golden: "mixed.width-0.progress")
  }

  private func check(
    _ format: String, _ name: String, _ options: ReportOptions, golden: String
  ) throws {
    let script = try #require(Scripts.all.first { $0.0 == name }?.1)
    let bytes = try report(script.envelopes, as: format, options)
    expectGolden(format == "html" ? withoutOwnCode(bytes) : bytes, named: golden)
    let piecewise = try report(script.envelopes, as: format, options, emptiesOutput: true)
    #expect(piecewise == bytes, "the bytes depend on when the output is emptied")
    let shared = try reportBesideAnother(script.envelopes, as: format, options)
    #expect(shared == bytes, "the bytes depend on who reads the messages")
  }
}

/// The report of messages that are read for it and for another report.
private func reportBesideAnother(
  _ envelopes: [Envelope], as format: String, _ options: ReportOptions
) throws -> [UInt8] {
  var reporters = [ReporterRegistry.Format]()
  for name in ["html", format, "junit"] {
    reporters.append(try ReporterRegistry.format(named: name))
  }
  var made = reporters.map { $0.make(options) }
  var outputs = made.map { _ in [UInt8]() }
  var reading = RunReading()
  for envelope in envelopes {
    reading.receive(envelope)
    for index in made.indices {
      made[index].receive(envelope, read: &reading, into: &outputs[index])
      outputs[index] += made[index].takeFolderFiles(of: reporters[index])
    }
  }
  reading.finish()
  for index in made.indices {
    made[index].finish(read: &reading, into: &outputs[index])
    outputs[index] += made[index].takeFolderFiles(of: reporters[index])
  }
  return outputs[1]
}

/// A page without its own style and script, which are the same in each and say nothing of the run.
private func withoutOwnCode(_ bytes: [UInt8]) -> [UInt8] {
  var text = String(decoding: bytes, as: UTF8.self)
  for (start, end) in [
    ("<style>", "</style>"), ("<script>", "</script>"), ("'sha256-", "'"),
  ] {
    guard let from = text.firstRange(of: start),
      let to = text[from.upperBound...].firstRange(of: end)
    else { continue }
    text.replaceSubrange(from.upperBound..<to.lowerBound, with: "…")
  }
  return Array(text.utf8)
}

extension Reporter {
  /// The files of a report that is a folder, one after another with their names.
  fileprivate mutating func takeFolderFiles(of format: ReporterRegistry.Format) -> [UInt8] {
    guard format.folder != nil else { return [] }
    return takeSideFiles().flatMap { Array("== \($0.name)\n".utf8) + $0.bytes + Array("\n".utf8) }
  }
}

/// Runs a reporter over messages.
///
/// - Returns: The report; of one that is a folder its files.
func report(
  _ envelopes: [Envelope], as format: String, _ options: ReportOptions = ReportOptions(),
  emptiesOutput: Bool = false
) throws -> [UInt8] {
  let format = try ReporterRegistry.format(named: format)
  var reporter = format.make(options)
  var whole: [UInt8] = []
  var output: [UInt8] = []
  func drain() {
    whole += output
    output = []
  }
  for envelope in envelopes {
    reporter.receive(envelope, into: &output)
    output += reporter.takeFolderFiles(of: format)
    if emptiesOutput { drain() }
  }
  reporter.finish(into: &output)
  output += reporter.takeFolderFiles(of: format)
  drain()
  return whole
}

/// The report of a run as a text.
func reportText(
  _ envelopes: [Envelope], as format: String, _ options: ReportOptions = ReportOptions()
) throws -> String {
  String(decoding: try report(envelopes, as: format, options), as: UTF8.self)
}

/// The report of a run of `features` as a text.
func reportText(
  _ features: [EventScript.Feature], as format: String, _ options: ReportOptions = ReportOptions()
) throws -> String {
  try reportText(EventScript(features: features).envelopes, as: format, options)
}
