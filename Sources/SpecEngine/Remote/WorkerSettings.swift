import Messages
import TagExpressions

/// What a worker needs to know once, before its first order.
package struct WorkerSettings: Sendable {
  package var root: String
  package var strictKeywords: Bool
  package var allowsDuplicates: Bool
  package var run: Run.Settings
  /// The moment when the run began, by the machine's monotonic clock, in nanoseconds.
  package var runBegan: Int64
  /// Whether messages are to have no times.
  package var isWithoutTimes: Bool
  /// Whether these only let it make its libraries ready: those of a run follow.
  package var isProvisional = false
  /// Settings of the front end for its own use, by name.
  package var frontEnd: [String: String]

  package init(
    _ surroundings: Run.Surroundings, runBegan: Int64, frontEnd: [String: String]
  ) {
    root = surroundings.supportCode.root
    strictKeywords = surroundings.supportCode.strictKeywords
    allowsDuplicates = surroundings.supportCode.allowsDuplicates
    run = surroundings.settings
    self.runBegan = runBegan
    isWithoutTimes = surroundings.environment.clock.isWithoutTimes
    self.frontEnd = frontEnd
  }

  package func write(to wire: inout WireWriter) {
    wire.put(root)
    wire.put(strictKeywords)
    wire.put(allowsDuplicates)
    wire.put(Int(run.retries.count))
    wire.put(run.retries.tags?.source)
    wire.put(run.expectedFailure?.source)
    run.quarantine.write(to: &wire)
    for limit in [run.limits.step, run.limits.scenario, run.limits.run] {
      wire.put(limit.map { Int($0.inNanoseconds) })
    }
    wire.put(run.runsEveryOutcome)
    wire.put(runBegan)
    wire.put(isWithoutTimes)
    wire.put(isProvisional)
    wire.put(frontEnd)
  }

  package init(from wire: inout WireReader) throws(WireError) {
    root = try wire.text()
    strictKeywords = try wire.flag()
    allowsDuplicates = try wire.flag()
    run = Run.Settings()
    run.retries.count = try wire.int()
    run.retries.tags = try Self.expression(try wire.optionalText())
    run.expectedFailure = try Self.expression(try wire.optionalText())
    run.quarantine = try Quarantine(from: &wire)
    run.limits.step = try wire.optionalInt().map { .nanoseconds($0) }
    run.limits.scenario = try wire.optionalInt().map { .nanoseconds($0) }
    run.limits.run = try wire.optionalInt().map { .nanoseconds($0) }
    run.runsEveryOutcome = try wire.flag()
    runBegan = try wire.long()
    isWithoutTimes = try wire.flag()
    isProvisional = try wire.flag()
    frontEnd = try wire.texts()
  }

  fileprivate static func expression(_ source: String?) throws(WireError) -> TagExpression? {
    guard let source else { return nil }
    do { return try TagExpression.parse(source) } catch { throw WireError() }
  }
}

extension Quarantine {
  fileprivate func write(to wire: inout WireWriter) {
    wire.put(today?.description)
    wire.put(entries.count)
    for entry in entries {
      switch entry.scope {
      case .tags(let expression):
        wire.put(Optional(expression.source))
      case .scenario(let name, let uri):
        wire.put(String?.none)
        wire.put(name)
        wire.put(uri)
      }
      wire.put(entry.until?.description)
      wire.put(entry.reason)
    }
  }

  fileprivate init(from wire: inout WireReader) throws(WireError) {
    self.init()
    today = try Self.day(&wire)
    let count = try wire.int()
    while entries.count < count {
      let scope: Scope
      if let tags = try WorkerSettings.expression(try wire.optionalText()) {
        scope = .tags(tags)
      } else {
        scope = .scenario(name: try wire.text(), uri: try wire.text())
      }
      entries.append(
        Entry(scope, until: try Self.day(&wire), reason: try wire.optionalText()))
    }
  }

  private static func day(_ wire: inout WireReader) throws(WireError) -> Day? {
    guard let text = try wire.optionalText() else { return nil }
    guard let day = Day(spelled: text) else { throw WireError() }
    return day
  }
}
