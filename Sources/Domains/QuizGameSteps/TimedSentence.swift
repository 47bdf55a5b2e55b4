import StepKit

/// Sentences with the time at which they happen: "the customer inserts "red" 20 seconds after the start".
let timedSentenceSteps = StepLibrary(QuizWorld.self) {
  ParameterType(
    "quiz sentence at a time",
    "(?!in )[^,]+ \(TimedSentence.time)",
    "\(TimedSentence.time),? (?:the|I|we|an?|no|all) .+",
    useForSnippets: false
  ) { (text: String) in try TimedSentence(text) }

  Composed("{quiz sentence at a time}") { (sentence: TimedSentence) in
    "\(sentence.time)"
    "\(sentence.rest)"
  }
}

/// A sentence and the time that it names, before it or behind it.
private struct TimedSentence: Sendable {
  /// A sentence of its own.
  let time: String
  let rest: String

  static let time =
    "(?:(?:\(duration) (?:\(edge)))|in the (?:last|final) second(?: of the (?:game|round))?)"

  private static let duration =
    "(?:\\d+|an?|one|two|three|four|five|six|seven|eight|nine|ten|twenty|thirty|forty|fifty|sixty) (?:minutes?(?: and [a-z0-9-]+ seconds?)?|seconds?)"

  private static let edge =
    "before the (?:counter|timer|clock|countdown|time|game|round) (?:ends|ended|finishes|runs out|ran out|expires|is over|was over|is up)"
    + "|before the end(?: of the (?:game|round|time))?"
    + "|after (?:the|its) start(?: of the (?:game|round))?|into the (?:game|round)"
    + "|after (?:starting(?: the (?:game|round))?|the (?:game|round) (?:starts|started|has started|began))"

  init(_ text: String) throws {
    let parts = try require(
      Self.split(text, "(?:.* )?(\(Self.time))$") ?? Self.split(text, "^(\(Self.time)),? .*"),
      "found \"\(text)\", expected a time at one end")
    rest = parts.rest
    time = parts.time.hasPrefix("in ") ? "1 second before the counter ends" : parts.time
  }

  private static func split(_ text: String, _ pattern: String) -> (time: String, rest: String)? {
    guard let match = try? Regex(pattern).wholeMatch(in: text), match.output.count > 1,
      let range = match.output[1].range
    else { return nil }
    let rest = text[..<range.lowerBound] + text[range.upperBound...]
    let words = rest.drop { ", ".contains($0) }
    return (String(text[range]), words.hasSuffix(" ") ? String(words.dropLast()) : String(words))
  }
}

extension String {
  /// Without a comma or another mark at its end.
  var bare: String {
    guard let last, [",", ";", ":"].contains(last) else { return self }
    return String(dropLast())
  }
}
