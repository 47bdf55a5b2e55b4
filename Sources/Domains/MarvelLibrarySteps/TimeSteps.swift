import StepKit

/// Time that goes by, with what comes after it.
let timeSteps = StepLibrary(MarvelWorld.self) {
  ParameterType("marvelLonger", longerPattern, useForSnippets: false) { try longer($0) }
  ParameterType("marvelSpan", "\(longerPattern)|\(spanPattern)", useForSnippets: false) { $0 }
  ParameterType("marvelLater", laterPattern, useForSnippets: false) { $0 }
    .described(as: "What holds later.", example: "the first page is shown")

  for time in ["{duration}", "{marvelLonger}"] {
    for sentence in [
      "\(time) pass(es)( by)", "\(time) go(es) by", "\(time) have/has passed/elapsed/gone\\ by",
      "\(time) later", "after \(time)",
    ].map(StepPattern.sentence) + [
      user("wait/waits (for )\(time)")
    ] {
      When(sentence) { (marvel: inout MarvelWorld, time: Duration) in
        try await marvel.letPass(time)
      }
    }
  }

  Composed("(only )after {marvelSpan}(,) {marvelSimple}") { (time: String, rest: String) in
    "\(time) pass"
    PartialStep(rest)
  }

  Composed("{marvelLater} (only )after/within {marvelSpan}") { (rest: String, time: String) in
    "\(time) pass"
    PartialStep(rest)
  }
}

private let unit = "(?:seconds?|minutes?|hours?)"

/// `1 more second`, `another two seconds`, `half a second`.
private let longerPattern =
  "(?:another|an additional|a further)(?: \(number))? \(unit)|\(number) (?:more|further|additional|other) \(unit)"
  + "|half an? (?:second|minute|hour)"

private let spanPattern = "\(number) \(unit)"

/// What is shown or loaded by then; when an answer comes is another sentence.
private let laterPattern =
  "(?!.*(?:\\barrives?\\b|\\banswers?\\b|\\bresponds?\\b|\\breplies\\b|\\bcomes?\\b|\\bwaits?\\b))"
  + #"(?=.*\b(?:is|are|was|were|shows?|shown|presents?|displays?|lists?|appears?|sees?|has|have)\b)(?:[^"]|"[^"]*")+?"#

private func longer(_ words: String) throws -> Duration {
  let parts = words.split(separator: " ").map(String.init)
  let count = parts.lazy.filter { !["a", "an", "another"].contains($0) }.compactMap(cardinal).first
  let unit =
    ["hour": 3600, "minute": 60].first { parts.last?.hasPrefix($0.key) == true }?.value ?? 1
  return .milliseconds((count ?? 1) * unit * (parts[0] == "half" ? 500 : 1000))
}
