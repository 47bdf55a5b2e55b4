import SpecEngine
import TagExpressions

/// Under which rules scenarios run, understood and checked.
struct Rules {
  /// What marks scenarios that are known to fail, unless something else is asked for.
  static let expectedFailureTag = "@expected-failure"

  private(set) var retries = Run.Retries()
  private(set) var limits = TimeLimits()
  private(set) var flakyFails = false
  private(set) var expectedFailure: TagExpression?
  let captures: Bool
  let externalAttachments: String?

  /// Everything wrong is appended to `problems`.
  init(_ rules: RuleProfile, problems: inout [CommandError]) {
    captures = rules.capture ?? true
    externalAttachments = rules.externalAttachments
    func tags(_ option: String, _ text: String) -> TagExpression? {
      if let now = TagExpression.modernized(text) {
        problems.append(.oldTagExpression(text, now: now, from: option))
        return nil
      }
      do { return try TagExpression.parse(text) } catch {
        problems.append(.invalidTagExpression(text, reason: "\(error)"))
        return nil
      }
    }
    func duration(_ option: String, _ text: String?) -> Duration? {
      guard let text else { return nil }
      let duration = Duration(spelled: text)
      if duration == nil {
        problems.append(
          .invalidOption(option, value: text, expected: "a time such as 500ms, 5s, 2m or 1h"))
      }
      return duration
    }
    retries.count = rules.retry ?? 0
    if !(0...100).contains(retries.count) {
      problems.append(
        .invalidOption("--retry", value: "\(retries.count)", expected: "a number from 0 to 100"))
    }
    if let filter = rules.retryTagFilter {
      retries.tags = tags("--retry-tag-filter", filter)
      if rules.retry == nil {
        problems.append(
          .invalidOption("--retry-tag-filter", value: filter, expected: "--retry beside it"))
      }
    }
    switch rules.flaky {
    case nil, "warn": break
    case "fail": flakyFails = true
    case let other?:
      problems.append(.invalidOption("--flaky", value: other, expected: "warn or fail"))
    }
    limits.step = duration("--step-timeout", rules.stepTimeout)
    limits.scenario = duration("--scenario-timeout", rules.scenarioTimeout)
    limits.run = duration("--timeout", rules.timeout)
    expectedFailure = tags(
      "--expected-failure", rules.expectedFailure ?? Self.expectedFailureTag)
  }
}
