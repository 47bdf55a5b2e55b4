import Messages

@testable import SpecReporting

/// A run in words: `file name outcome [milliseconds]` a scenario, with `!` after a name for other steps.
func table(
  _ lines: [String], day: Int = 0, branch: String? = nil, revision: String? = nil
) -> RunTable {
  var table = RunTable()
  table.startedAt = Timestamp(seconds: 1_700_000_000 + day * 86_400)
  table.duration = .seconds(lines.count)
  if branch != nil || revision != nil {
    table.git = Meta.Git(remote: "", revision: revision ?? "", branch: branch)
    if revision == nil { table.git?.revision = "r\(day)" }
  }
  for line in lines {
    let words = line.split(separator: " ").map(String.init)
    let name = words[1].filter { $0 != "!" }
    let outcome: ScenarioResult.Outcome =
      switch words[2] {
      case "failed": .failed
      case "skipped": .skipped
      case "flaky": .flaky
      default: .passed
      }
    let time = Duration.milliseconds(words.count > 3 ? Int(words[3]) ?? 0 : 10)
    table.rows.append(
      RunTable.Row(
        identity: ScenarioIdentity(uri: "\(words[0]).feature", feature: "F", name: name),
        steps: words[1].hasSuffix("!") ? 2 : 1, isPlanned: true,
        result: RunTable.Result(
          outcome: outcome, time: time, runStartedAt: table.startedAt ?? Timestamp())))
  }
  return table
}

/// The bytes of a file with these runs.
func file(_ tables: [RunTable]) -> [UInt8] {
  tables.reduce(into: []) { bytes, table in
    var history = History(bytes)
    bytes += history.add(table)
  }
}
