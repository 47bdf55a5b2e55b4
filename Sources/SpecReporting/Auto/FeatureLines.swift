import Basics
import Messages

/// One line a feature, written when the last of its scenarios has ended.
struct FeatureLines: Sendable {
  /// The scenarios of a feature so far.
  private struct Feature: Sendable {
    let uri: String
    var planned = 0
    var counts = OutcomeCounts()
    /// The sum of its scenarios' times.
    var duration = Duration.zero
  }

  private let options: ReportOptions
  private var features: [Feature] = []
  /// The positions in `features`.
  private var numbers = Numbers<String>()
  private(set) var plannedCount = 0
  private var names = FeatureNames([])

  init(options: ReportOptions) { self.options = options }

  /// Adds a scenario that will run.
  mutating func plan(_ uri: String) {
    plannedCount += 1
    features[number(of: uri)].planned += 1
  }

  /// The position of a feature, which is added if it is new.
  private mutating func number(of uri: String) -> Int {
    let number = numbers.number(of: uri)
    if number == features.count { features.append(Feature(uri: uri)) }
    return number
  }

  /// Writes what will run.
  mutating func begin(into output: inout [UInt8]) {
    names = FeatureNames(numbers.all)
    let scenarios = counted(plannedCount, "scenario")
    TerminalPage.append(to: &output, options) { page in
      page.line("Running \(scenarios) in \(counted(features.count, "feature"))", .dim)
      page.newline()
    }
  }

  /// Adds a scenario that has ended, and writes the line of its feature if it was the last.
  ///
  /// - Returns: Whether a line was written.
  mutating func add(_ scenario: ScenarioResult, into output: inout [UInt8]) -> Bool {
    guard scenario.outcome != .notRun else { return false }
    let number = number(of: scenario.attempt.place.uri)
    features[number].counts.add(scenario.outcome)
    for attempt in scenario.earlier + [scenario.attempt] {
      features[number].duration.add(attempt.duration)
    }
    guard features[number].counts.total == features[number].planned else { return false }
    write(features[number], into: &output)
    return true
  }

  /// Writes the lines of the features that did not end.
  mutating func end(into output: inout [UInt8]) {
    for feature in features where feature.counts.total > 0 {
      if feature.counts.total < feature.planned { write(feature, into: &output) }
    }
  }

  private func write(_ feature: Feature, into output: inout [UInt8]) {
    let total = max(feature.planned, feature.counts.total)
    let counts = feature.counts
    let status: TestStepResult.Status =
      counts.failures > 0
      ? .failed : counts.total < total ? .unknown : counts[.skipped] == total ? .skipped : .passed
    let count = counts.passed == total ? "\(total)" : "\(counts.passed) of \(total)"
    let missing = total - counts.total
    var notes = counts.parts.filter { $0.status != .passed }.map(\.words)
    if missing > 0 { notes.append("\(missing) did not run") }
    let name = sanitized(names.short(feature.uri))
    TerminalPage.append(to: &output, options) { page in
      page.write("\(status.mark) ", .status(status))
      page.write(name, status == .passed ? .plain : .boldStatus(status))
      page.spaces(max(2, nameColumn - displayWidth(name)))
      page.spaces(max(0, 10 - count.count))
      page.write(count, status == .passed ? .plain : .status(status))
      let time = shortTime(feature.duration)
      page.spaces(max(2, 10 - time.count))
      page.write(time, .dim)
      if !notes.isEmpty { page.write("  \(notes.joined(separator: ", "))", .status(.pending)) }
      page.newline()
    }
  }

  /// Two columns after the longest name that leaves room for the numbers.
  private var nameColumn: Int {
    min(names.width, max(20, (options.width ?? 80) - 36)) + 2
  }
}

/// The names of features in a list: their paths without their common part.
private struct FeatureNames {
  private let prefix: String
  private(set) var width: Int

  init(_ uris: [String]) {
    var common = (uris.first ?? "").split(separator: "/").dropLast()
    for uri in uris.dropFirst() {
      let parts = uri.split(separator: "/").dropLast()
      let same = zip(common, parts).prefix { $0 == $1 }
      common = common.prefix(same.count)
    }
    let start = uris.first?.hasPrefix("/") == true ? "/" : ""
    prefix = common.isEmpty ? "" : start + common.joined(separator: "/") + "/"
    width = 0
    width = uris.map { displayWidth(sanitized(short($0))) }.max() ?? 0
  }

  func short(_ uri: String) -> String {
    let name = uri.hasPrefix(prefix) ? uri.dropFirst(prefix.count) : uri[...]
    return name.hasSuffix(".feature") ? String(name.dropLast(8)) : String(name)
  }
}

/// A time as people say it: `28 ms`, `1.2 s`, `3 min 5 s`.
func shortTime(_ duration: Duration) -> String {
  let milliseconds = duration.milliseconds
  switch milliseconds {
  case ..<1_000: return "\(milliseconds) ms"
  case ..<60_000: return "\(milliseconds / 1_000).\(milliseconds % 1_000 / 100) s"
  default: return "\(milliseconds / 60_000) min \(milliseconds / 1_000 % 60) s"
  }
}
