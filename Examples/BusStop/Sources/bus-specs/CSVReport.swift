import Messages
import SpecReporting

/// A row for each scenario, for a spreadsheet.
struct CSVReport: Reporter {
  private var query = RunQuery()
  private var hasHeader = false

  mutating func receive(_ envelope: Envelope, into output: inout [UInt8]) {
    for event in query.receive(envelope) { add(event, to: &output) }
  }

  mutating func finish(into output: inout [UInt8]) {
    for event in query.finish() { add(event, to: &output) }
  }

  private mutating func add(_ event: RunQuery.Event, to output: inout [UInt8]) {
    guard case .scenarioFinished(let scenario) = event else { return }
    if !hasHeader { output += Array("place,scenario,status,attempts\n".utf8) }
    hasHeader = true
    let attempt = scenario.attempt
    let cells = [
      attempt.place.text, attempt.name, scenario.status.word, "\(attempt.number + 1)",
    ]
    output += Array((cells.map(quoted).joined(separator: ",") + "\n").utf8)
  }

  private func quoted(_ text: String) -> String {
    guard text.contains(where: { ",\"\n".contains($0) }) else { return text }
    return "\"\(text.replacing("\"", with: "\"\""))\""
  }
}
