import Messages

/// The time that steps, scenarios and the run may take.
public struct TimeLimits: Sendable, Equatable {
  /// For each step and hook.
  public var step: Duration?
  /// For one attempt at a scenario, hooks included.
  public var scenario: Duration?
  /// For the whole run; scenarios that have not begun by then are skipped.
  public var run: Duration?

  public init(step: Duration? = nil, scenario: Duration? = nil, run: Duration? = nil) {
    self.step = step
    self.scenario = scenario
    self.run = run
  }
}

extension TimeLimits {
  /// A tag that sets a limit for its scenario: `@timeout(5s)` or `@step-timeout(200ms)`.
  ///
  /// `@timeout:5s` and `@timeout=5s` mean the same.
  struct Tag {
    let duration: Duration
    let isForSteps: Bool

    /// Nil if the tag sets no limit; a number alone sets none, since its unit is unknown.
    init?(_ name: String) {
      guard let tag = ValuedTag(name), tag.value.last?.isLetter == true,
        let duration = Duration(spelled: String(tag.value))
      else { return nil }
      switch tag.name {
      case "@timeout": isForSteps = false
      case "@step-timeout": isForSteps = true
      default: return nil
      }
      self.duration = duration
    }
  }

  /// These limits with those that tags of a scenario set instead.
  func overridden(by tags: [Pickle.Tag]) -> TimeLimits {
    var result = self
    for tag in tags {
      guard let limit = Tag(tag.name) else { continue }
      if limit.isForSteps { result.step = limit.duration } else { result.scenario = limit.duration }
    }
    return result
  }
}

extension Duration {
  /// Reads `200ms`, `1.5s`, `2m` or `1h`; a number alone is seconds.
  ///
  /// Nil if the text is something else, or not more than zero.
  public init?(spelled text: String) {
    let units = [("ms", 1e-3), ("s", 1), ("m", 60), ("h", 3600)]
    let unit = units.first { text.hasSuffix($0.0) } ?? ("", 1)
    let number = text.dropLast(unit.0.count)
    guard number.utf8.allSatisfy({ (0x30...0x39).contains($0) || $0 == 0x2E }),
      let value = Double(number), value > 0, value * unit.1 < 1e9
    else { return nil }
    self = .nanoseconds(Int64((value * unit.1 * 1e9).rounded()))
  }

  /// As `init(spelled:)` reads it.
  package var spelled: String {
    let nanoseconds = inNanoseconds
    if nanoseconds % 1_000_000_000 == 0 { return "\(nanoseconds / 1_000_000_000) s" }
    if nanoseconds % 1_000_000 == 0 { return "\(nanoseconds / 1_000_000) ms" }
    return "\(Double(nanoseconds) / 1e6) ms"
  }

  package var inNanoseconds: Int64 {
    let (seconds, attoseconds) = components
    return seconds * 1_000_000_000 + attoseconds / 1_000_000_000
  }
}
