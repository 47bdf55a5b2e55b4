import Messages
import SpecReporting

/// Measures the cost of reports for one run.
enum ReportBench {
  /// - Parameter names: The reports to measure; all if there are none.
  static func run(scenarios: Int, rounds: Int, names: [String] = []) async throws -> String {
    let messages = try await RunBench.messages(scenarios: scenarios)
    var table = Table(
      "reports of \(shown(scenarios)) scenarios", "CPU ms", "us / scenario", "MB")
    for format in ReporterRegistry.formats
    where format.name != "requirements" && (names.isEmpty || names.contains(format.name)) {
      var size = 0
      let cost = await Cost.least(of: rounds) { size = report(messages, as: format) }
      table.add(
        format.name, shown(cost.cpu * 1e3, digits: 1),
        shown(cost.cpu * 1e6 / Double(scenarios), digits: 2), shown(Double(size) / 1e6, digits: 2))
    }
    return table.text
  }

  /// Writes a report as the command does, and returns how many bytes it has.
  private static func report(_ messages: [Envelope], as format: ReporterRegistry.Format) -> Int {
    var reporter = format.make(ReportOptions())
    var output: [UInt8] = []
    var size = 0
    for message in messages {
      reporter.receive(message, into: &output)
      for file in reporter.takeSideFiles() { size += file.bytes.count }
      guard output.count >= 1 << 16 else { continue }
      size += output.count
      output.removeAll(keepingCapacity: true)
    }
    reporter.finish(into: &output)
    for file in reporter.takeSideFiles() { size += file.bytes.count }
    return size + output.count
  }
}
