import StepKit

/// Sentences that say what others say, or several of them at once.
///
/// They count only where all their parts are sentences of the quiz.
let sentenceSteps = StepLibrary(QuizWorld.self) {
  ParameterType(
    "quiz sentence with spare words",
    #"(?!.*(?:connect|online|offline|network))[^"]*(?:"[^"]*"[^"]*)*?\b(?:\#(spare))\b.*"#,
    useForSnippets: false
  ) { (text: String) in Sentence(text) }

  ParameterType(
    "quiz sentences",
    #"(?!.*\b(?:\#(spare)|\#(inseparable))\b)"#
      + #"(?:.* (?:(?:and|but|while|when|after|once) .+|\#(remainder).*)|(?i:after|when|once|while|with) .+, .+)"#,
    useForSnippets: false
  ) { (text: String) in Sentence(text) }

  Composed("{quiz sentence with spare words}") { (sentence: Sentence) in
    "\(sentence.plain)"
  }

  Composed("{quiz sentences}") { (sentence: Sentence) in
    for part in sentence.parts { "\(part)" }
  }
}

private let spare =
  "\(Sentence.spareWords)|\(Sentence.topics)|"
  + Sentence.rewritings.map { $0.0 }.joined(separator: "|")

/// What a sentence of its own is for.
private let inseparable =
  "message (?:[a-z]+ )*with (?:\\d|[a-z]+ (?:hits?|answers))|command (?:is|was) executed (?:and|but|while|when)|(?:round|game) ended with"

/// "With" before a state of the game.
private let remainder =
  #"with (?:(?:only|just|exactly|still) )?(?:\d+|[a-z-]+) (?:(?!to )[a-z]+ )*"#
  + "(?:left|remaining|missing|hit|found|guessed)"
