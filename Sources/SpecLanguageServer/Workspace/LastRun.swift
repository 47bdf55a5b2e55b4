import Messages
import SpecReporting
import SpecSources

/// The results of scenarios and step definitions in the last run, read from its messages.
struct LastRun {
  /// A scenario of that run.
  struct Scenario {
    let status: TestStepResult.Status
    let duration: Duration
    /// The step that went wrong, as it is written, and the first line of why.
    var fault: (text: String, reason: String)?
  }

  /// The times that a definition took.
  struct Times {
    var count = 0
    var total = Duration.zero

    var mean: Duration { total / count }
  }

  private let path: String?
  private var stamp: FileSystem.Stamp?
  /// By path and name; of one name in the order of the file.
  private var scenarios: [String: [String: [Scenario]]] = [:]
  /// By the text of a definition's pattern.
  private(set) var times: [String: Times] = [:]

  init(path: String?) { self.path = path }

  /// The results of the scenarios of a file, by name.
  func scenarios(of name: String) -> [String: [Scenario]] { scenarios[name] ?? [:] }

  /// A run with messages larger than this is not read.
  private static let largest = 512 << 20

  private var seen: FileSystem.Stamp??

  /// Whether the messages have changed since this was asked last; false the first time.
  mutating func hasChanged(_ files: FileSystem) -> Bool {
    guard let path else { return false }
    let now = files.stamp(of: path)
    defer { seen = .some(now) }
    guard let seen else { return false }
    return now != nil && now != seen
  }

  /// Reads the messages again if they have changed.
  mutating func refresh(_ files: FileSystem) {
    guard let path else { return }
    let now = files.stamp(of: path)
    guard now != stamp else { return }
    stamp = now
    (scenarios, times) = ([:], [:])
    guard now != nil, let bytes = try? files.read(path, limit: Self.largest) else { return }
    var query = RunQuery()
    var found: [(place: Place, name: String, scenario: Scenario)] = []
    func take(_ events: RunQuery.Events) {
      for case .scenarioFinished(let result) in events { add(result, &query, &found) }
    }
    for line in NDJSONReader(bytes) {
      if case .success(let envelope) = line.result { take(query.receive(envelope)) }
    }
    take(query.finish())
    for (place, name, scenario) in found.sorted(by: { ($0.place.line ?? 0) < ($1.place.line ?? 0) })
    {
      scenarios[place.uri, default: [:]][name, default: []].append(scenario)
    }
  }

  private mutating func add(
    _ result: ScenarioResult, _ query: inout RunQuery,
    _ found: inout [(place: Place, name: String, scenario: Scenario)]
  ) {
    let attempt = result.attempt
    var scenario = Scenario(status: result.status, duration: attempt.duration)
    for step in query.steps(of: attempt) {
      if step.status == .passed, step.definitions.count == 1, let duration = step.result?.duration {
        times[step.definitions[0].pattern.source, default: Times()].count += 1
        times[step.definitions[0].pattern.source]?.total += duration
      }
      if scenario.fault == nil, step.status.isFailure {
        let reason = step.explanation?.split(separator: "\n").first.map(String.init)
        scenario.fault = (step.text, reason ?? step.status.rawValue.lowercased())
      }
    }
    found.append((attempt.place, attempt.name, scenario))
  }
}
