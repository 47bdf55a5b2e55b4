import Messages
import SpecTestSupport

@testable import SpecReporting

/// A run in words: a line a scenario, `file:line name outcome [milliseconds] [step]`.
///
/// The outcome is a status, or `flaky`; names have `_` for blanks. Unless a step is named, each scenario
/// has one of its own.
func run(_ lines: [String], isCutShort: Bool = false) -> [Envelope] {
  var features: [EventScript.Feature] = []
  for line in lines {
    let words = line.split(separator: " ").map(String.init)
    let place = words[0].split(separator: ":")
    let uri = "\(place[0]).feature"
    let name = words[1].split(separator: "_").joined(separator: " ")
    let text = "Given \(words.count > 4 ? words[4] : name)"
    let failed = EventScript.Step.failed(text, "no \(words[2])")
    var step = EventScript.Step.passed(text)
    switch words[2] {
    case "flaky", "passed": break
    case "skipped": step.status = .skipped
    case "undefined": step.status = .undefined
    default: step = failed
    }
    step.milliseconds = words.count > 3 ? Int(words[3]) ?? 0 : 0
    let scenario = EventScript.Scenario(
      name, line: Int(place[1]) ?? 0, [step], earlier: words[2] == "flaky" ? [[failed]] : [])
    if features.last?.uri != uri {
      features.append(EventScript.Feature("F", uri: uri, []))
    }
    features[features.count - 1].scenarios.append(scenario)
  }
  return EventScript(features: features, isCutShort: isCutShort).envelopes
}

/// The table of recordings, each read in pieces of a size.
func table(_ files: [[UInt8]], piece: Int = 1 << 16) -> RunTable {
  var reader = RunTable.Reader()
  for (index, bytes) in files.enumerated() {
    reader.begin("\(index + 1).ndjson")
    var rest = bytes[...]
    while !rest.isEmpty {
      reader.read(Array(rest.prefix(piece)))
      rest = rest.dropFirst(piece)
    }
    reader.end()
  }
  return reader.table
}

func table(_ envelopes: [Envelope]) -> RunTable { table([envelopes.ndjson]) }

/// The beginning of a run.
func meta(protocolVersion: String = "32.2.0") -> Envelope {
  let product = Meta.Product(name: "specrun")
  return .meta(
    Meta(
      protocolVersion: protocolVersion, implementation: product, runtime: product, os: product,
      cpu: product))
}
