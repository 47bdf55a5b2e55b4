import SpecTestSupport
import StepKit

extension KitSteps {
  /// Step code for a sample that has no library here: what its support code is called and how it is
  /// tagged is taken from the sample's own messages, which are an input to the run; what it does
  /// follows from its words.
  static func described(by messages: [JSON], sample name: String) -> [StepLibrary] {
    messages.compactMap { message -> StepLibrary? in
      if let definition = message["stepDefinition"], let pattern = definition["pattern"],
        case .string(let source)? = pattern["source"]
      {
        let isRegex = pattern["type"] == .string("REGULAR_EXPRESSION")
        return step(isRegex ? .regex(source) : .expression(source), sample: name)
      }
      return message["hook"].flatMap { hook(text($0["type"]), $0, sample: name) }
    }
  }

  private static func text(_ value: JSON?) -> String? {
    if case .string(let text)? = value { text } else { nil }
  }

  private static func hook(_ type: String?, _ hook: JSON, sample: String) -> StepLibrary? {
    let (tags, title) = (text(hook["tagExpression"]), text(hook["name"]))
    let act: @Sendable (Bool) throws -> Void = { isAfter in
      if isAfter, sample.contains("failing-hook") { throw Error("whoops") }
    }
    return StepLibrary(PlainWorld.self) {
      switch type {
      case "BEFORE_TEST_CASE": Before(tags, name: title) { _ in try act(false) }
      case "AFTER_TEST_CASE": After(tags, name: title) { _ in try act(true) }
      case "BEFORE_TEST_RUN": BeforeAll(name: title) { _ in }
      default: AfterAll(name: title) { _ in }
      }
    }
  }

  private static func step(_ pattern: StepPattern, sample: String) -> StepLibrary {
    let words = pattern.source
    let reason = sample.contains("exception") ? "TODO" : nil
    let act: @Sendable () throws -> Void = {
      if words.contains("fail") { throw Error("whoops") }
      if words.contains("pending"), !words.contains("non-pending") { try pending(reason) }
      if words.hasPrefix("I skip") || words.contains("a skipped step") { try skip(reason) }
    }
    let numbers = words.components(of: "{int}")
    let texts = words.components(of: "{string}") + words.components(of: "(.*")
    return StepLibrary(PlainWorld.self) {
      switch (numbers, texts) {
      case (1, 0): Given(pattern) { (_: inout PlainWorld, _: Int) in try act() }
      case (0, 1): Given(pattern) { (_: inout PlainWorld, _: String) in try act() }
      case (0, 2): Given(pattern) { (_: inout PlainWorld, _: String, _: String) in try act() }
      default: Given(pattern) { _ in try act() }
      }
    }
  }
}

extension String {
  /// How often `part` stands in it.
  fileprivate func components(of part: String) -> Int {
    var (count, rest) = (0, self[...])
    while let range = rest.firstRange(of: part) {
      count += 1
      rest = rest[range.upperBound...]
    }
    return count
  }
}
