public import Messages

/// Checks whether a run shows what was asked for, for a front end that fails otherwise.
public struct RequirementsCheck: Sendable {
  /// The condition for the items of some kinds.
  public struct Rule: Sendable, Equatable {
    /// The name of the setting that asks for it.
    public var name: String
    /// Whether all scenarios of an item must pass; otherwise one that exists is enough.
    public var needsPassing: Bool
    /// Kinds of items, and of groups whose items are meant; nil for all.
    public var kinds: [String]?

    public init(name: String, needsPassing: Bool, kinds: [String]? = nil) {
      self.name = name
      self.needsPassing = needsPassing
      self.kinds = kinds
    }
  }

  /// A reason to fail.
  public enum Finding: Sendable, Equatable, CustomStringConvertible {
    /// An item without a scenario, or with one that did not pass.
    case missing(place: String?, kind: String, title: String, outcome: String)
    /// A rule that nothing falls under: green would mean nothing.
    case nothingAskedFor(rule: String, kind: String?)

    public var description: String {
      switch self {
      case .missing(let place, let kind, let title, let outcome):
        (place.map { "\($0): " } ?? "") + "\(kind) \"\(title)\": \(outcome)"
      case .nothingAskedFor(let rule, let kind):
        kind.map { "--\(rule)=\($0): no requirement is of this kind" }
          ?? "--\(rule): there are no requirements"
      }
    }
  }

  private let rules: [Rule]
  private var coverage: Coverage

  /// A check of one run.
  public init(_ requirements: Requirements?, rules: [Rule]) {
    self.rules = rules
    coverage = Coverage(requirements)
  }

  /// Takes the next message, which `reading` has read.
  public mutating func receive(_ envelope: Envelope, read reading: inout RunReading) {
    coverage.note(envelope)
    take(&reading)
  }

  /// Takes the end of the messages, which `reading` has read.
  public mutating func finish(read reading: inout RunReading) { take(&reading) }

  private mutating func take(_ reading: inout RunReading) {
    for case .scenarioFinished(let scenario) in reading.events {
      coverage.add(scenario, from: &reading.query)
    }
  }

  /// Everything that is missing, in the order of the requirements, each item once.
  public var findings: [Finding] {
    var reported: Set<Int> = []
    var findings: [Finding] = []
    for rule in rules {
      var found: Set<String> = []
      func visit(_ group: Requirements.Group, isMeant: Bool) {
        if let kind = group.kind { found.insert(kind) }
        let isMeant = isMeant || group.kind.map { rule.kinds?.contains($0) ?? true } ?? false
        for item in group.items {
          found.insert(item.kind)
          guard isMeant || rule.kinds?.contains(item.kind) ?? true else { continue }
          let state = coverage.state(of: item)
          guard rule.needsPassing ? state != .covered : state == .noScenario,
            reported.insert(item.number).inserted
          else { continue }
          findings.append(
            .missing(
              place: item.place, kind: item.kind, title: item.title,
              outcome: coverage.words(for: item)))
        }
        for group in group.groups { visit(group, isMeant: isMeant) }
      }
      for group in coverage.documents.flatMap(\.groups) { visit(group, isMeant: false) }
      if let kinds = rule.kinds {
        findings += kinds.filter { !found.contains($0) }
          .map { .nothingAskedFor(rule: rule.name, kind: $0) }
      } else if found.isEmpty {
        findings.append(.nothingAskedFor(rule: rule.name, kind: nil))
      }
    }
    return findings
  }
}
