import Mastermind
import StepKit

// These take the place of StepKit's in this module.
typealias When = TimedStep<StepKeywords.When>
typealias Step = TimedStep<StepKeywords.Step>
typealias Then = TimedStep<StepKeywords.Then>

/// A step definition that, as an outcome, also checks what its sentence says of the time before.
///
/// What is so "still" must have been so before the last change, what is so "no longer" before some
/// change, and what "becomes" so must not have been. The same code looks at what there was then.
struct TimedStep<Keyword: StepKeywordType> {
  private(set) var step: KeywordStep<Keyword, MastermindWorld>

  init(
    _ pattern: StepPattern, file: StaticString = #filePath, line: Int = #line,
    body: @escaping @Sendable (inout MastermindWorld) async throws -> Void
  ) {
    let timing = Self.timing(of: pattern)
    step = KeywordStep(pattern, file: file, line: line) { mastermind in
      try await body(&mastermind)
      guard let time = mastermind.timeSaid(timing) else { return }
      var problems: MastermindWorld.PastProblems = []
      for moment in mastermind.moments {
        var past = mastermind.asOf(moment)
        problems.append((await problem { try await body(&past) }, nil))
      }
      try mastermind.expectEarlier(time, problems, denies: false, file: file, line: line)
    }
  }

  init<each Value>(
    _ pattern: StepPattern, file: StaticString = #filePath, line: Int = #line,
    body: @escaping @Sendable (inout MastermindWorld, repeat each Value) async throws -> Void
  ) {
    let timing = Self.timing(of: pattern)
    @Sendable func run(
      _ mastermind: inout MastermindWorld, _ values: repeat each Value
    ) async throws {
      try await body(&mastermind, repeat each values)
      var said: [Bool] = []
      var hasClaims = false
      for value in repeat each values {
        if let isSo = value as? Bool { said.append(isSo) }
        if value is CircleClaim || value is [CircleClaim] { hasClaims = true }
      }
      // Claims about circles speak of the time one by one.
      guard !hasClaims, let time = mastermind.timeSaid(timing) else { return }
      var problems: MastermindWorld.PastProblems = []
      for moment in mastermind.moments {
        let past = mastermind.asOf(moment)
        var (first, second) = (past, past)
        let asSaid = await problem { try await body(&first, repeat each values) }
        let opposite = await problem { try await body(&second, repeat flipped(each values)) }
        problems.append((asSaid, opposite))
      }
      try mastermind.expectEarlier(time, problems, denies: said == [false], file: file, line: line)
    }
    step = KeywordStep(pattern, file: file, line: line, body: run)
  }

  /// Where its sentences speak of the time before.
  private static func timing(of pattern: StepPattern) -> Timing {
    func has(_ parts: String...) -> Bool { parts.contains(where: pattern.source.contains) }
    if has("no longer", "a {ordinal} circle {areShown}", "{areReplaced}") { return .itself }
    return has("{cellIs}", "{comesTo}", "{gridIs}", "is/becomes( now)")
      ? .verb : .adverb
  }
}

extension TimedStep where Keyword: ArrangingKeyword {
  consuming func isIdempotent() -> TimedStep {
    step = step.isIdempotent()
    return self
  }
}

extension TimedStep {
  consuming func described(as description: String, example: String? = nil) -> TimedStep {
    step = step.described(as: description, example: example)
    return self
  }
}

extension StepLibraryBuilder where W == MastermindWorld {
  static func buildExpression<Keyword>(_ timed: TimedStep<Keyword>) -> [StepLibrary.Item] {
    buildExpression(timed.step)
  }
}

/// Where a sentence speaks of the time before.
private enum Timing {
  /// In its adverbs: "still", "no longer".
  case adverb
  /// In its verb as well: "stays", "becomes".
  case verb
  /// The step compares with what was before by itself.
  case itself
}

extension MastermindWorld {
  /// What the sentence that is running says of the time before, if it looks at what there is.
  fileprivate func timeSaid(_ timing: Timing) -> TimeSaid? {
    guard isOutcome, !isPast, timing != .itself else { return nil }
    // What is stored still is what was given: "the stored combination is still "aab"".
    if wording.says("stored combination"), let cell, cell.combination == givenText,
      scenario.stepText.contains("\"\(givenText)\""), wording.has("still", "stays", "remains")
    {
      return nil
    }
    return wording.time(hasVerb: timing == .verb)
  }
}

/// What is wrong; `nil` if nothing is.
private func problem(_ body: () async throws -> Void) async -> String? {
  do {
    try await body()
    return nil
  } catch { return "\(error)" }
}

/// The opposite of what is said or denied, and any other value as it is.
private func flipped<Value>(_ value: Value) -> Value {
  (value as? Bool).flatMap { !$0 as? Value } ?? value
}
