public import Messages
public import TagExpressions

/// Scenarios whose failures are reported but do not fail the run, for a limited time.
///
/// Tags select them: `@quarantine`, or `@quarantine(2026-12-31)` for one that ends with that day. So do
/// entries.
public struct Quarantine: Sendable {
  /// The tag for quarantine, with or without a day.
  static let tag = "@quarantine"

  public var entries: [Entry] = []
  /// The day of the run; nil if nothing is in quarantine, whatever the tags and entries.
  public var today: Day?

  /// An empty quarantine.
  public init() {}

  /// Scenarios that are in quarantine without a tag.
  public struct Entry: Sendable {
    public var scope: Scope
    /// The last day of it; nil if it has no end.
    public var until: Day?
    public var reason: String?

    public init(_ scope: Scope, until: Day? = nil, reason: String? = nil) {
      (self.scope, self.until, self.reason) = (scope, until, reason)
    }

    /// Whether the entry applies to a scenario.
    public func includes(_ pickle: Pickle) -> Bool {
      switch scope {
      case .scenario(let name, let uri): pickle.name == name && pickle.uri == uri
      case .tags(let expression): expression.evaluate(pickle.tags.map(\.name))
      }
    }
  }

  /// The scenarios that an entry applies to.
  public enum Scope: Sendable {
    /// Scenarios with this name in this file; for an outline, the name with the values of its row.
    case scenario(name: String, uri: String)
    case tags(TagExpression)
  }

  /// Nil for a scenario that never was in quarantine; an active entry takes precedence over an ended one.
  func rule(for pickle: Pickle) -> FailureRule? {
    guard let today else { return nil }
    let tagged = pickle.tags.compactMap { Tag($0.name) }
      .map { (until: $0.until, reason: String?.none) }
    let listed = entries.filter { $0.includes(pickle) }.map { ($0.until, $0.reason) }
    var ended: Day?
    for (until, reason) in tagged + listed {
      guard let until, until < today else {
        let words = [until.map { "until \($0)" }, reason].compactMap(\.self)
        return .quarantined(words.isEmpty ? "without an end" : words.joined(separator: ", "))
      }
      ended = max(ended ?? until, until)
    }
    return ended.map { .quarantineEnded(on: "\($0)") }
  }
}

extension Quarantine {
  /// `@quarantine`, or one with its last day, such as `@quarantine(2026-12-31)`.
  struct Tag {
    let until: Day?

    /// Nil for another tag, and for an invalid day.
    init?(_ name: String) {
      if name == Quarantine.tag {
        until = nil
        return
      }
      guard let tag = ValuedTag(name), tag.name == Quarantine.tag,
        let day = Day(spelled: String(tag.value))
      else { return nil }
      until = day
    }
  }
}
