import StepKit

/// Sentences that say what others say, or several of them at once.
///
/// They count only where all their parts are sentences of the quiz.
let sentenceSteps = StepLibrary(QuizWorld.self) {
  ParameterType(
    "quiz sentence with spare words",
    #"(?!.*(?:connect|online|offline|network|answer at once))[^"]*(?:"[^"]*"[^"]*)*?\b(?:\#(spare))\b.*"#,
    useForSnippets: false
  ) { (text: String) in Sentence(text) }
  .described(
    as: "A sentence with words that it can do without.",
    example: "the counter is reset immediately")

  ParameterType(
    "quiz sentences",
    #"(?!.*\b(?:\#(spare)|\#(inseparable))\b)"#
      + #"(?:.* (?:(?:and|but|while|when|after|once|because|then|instead of) .+|\#(remainder).*)|(?i:after|when|once|while|with) .+, .+"#
      + #"|(?i:after|when|once|while) .+ (?:the|an?|I|we|he|she|they|it|no|all|both) .+|(?:\d+|[a-z-]+) (?:more )?(?:seconds?|minutes?) later,? .+|.+[,;] (?!go(?:es)? back)(?:[a-z]|I ).+)"#,
    useForSnippets: false
  ) { (text: String) in Sentence(text) }

  Composed("{quiz sentence with spare words}") { (sentence: Sentence) in
    "\(sentence.plain)"
  }

  // the customer opens the app without connectivity, an offline customer opens the app
  ParameterType(
    "quiz sentence in network",
    "an? (?:online|offline) (?:customer|player|user) (?!with|without|who|that).+",
    "(?!an? |.* answers with no ).+(?:,| and)? (?:\(NetworkState.pattern))",
    useForSnippets: false
  ) { (text: String) in NetworkState(text) }

  Composed("{quiz sentence in network}") { (sentence: NetworkState) in
    sentence.isOnline ? "there is connectivity" : "there is no connectivity"
    "\(sentence.rest)"
  }

  // the counter and the list are reset, neither the counter nor the list changes
  ParameterType(
    "quiz sentence of two things",
    "(?:both )?the (?:[a-z]+ ){1,3}and the (?:[a-z]+ ){1,3}(?:\(SharedPredicate.verbs))(?: .+)?",
    "neither the (?:[a-z]+ ){1,3}nor the (?:[a-z]+ ){1,3}(?:\(SharedPredicate.verbs))(?: .+)?",
    useForSnippets: false
  ) { (text: String) in try SharedPredicate(text) }

  Composed("{quiz sentence of two things}") { (sentence: SharedPredicate) in
    for part in sentence.parts { "\(part)" }
  }

  Composed("{quiz sentences}") { (sentence: Sentence) in
    for part in sentence.parts { "\(part)" }
  }
}

/// A sentence that says besides whether there is a connection.
private struct NetworkState {
  let isOnline: Bool
  let rest: String

  static let pattern =
    "(?:while|when|being) (?:online|offline)|(?:app|game|quiz|question) (?:online|offline)|(?:with|without) (?:an? |any |no )?(?:internet )?"
    + "(?:connectivity|connection|internet|network)"

  init(_ text: String) {
    let words = text.split(separator: " ").map(String.init)
    isOnline =
      !words.contains { ["offline", "without"].contains($0) } && !text.contains(" with no ")
    if words[0].hasPrefix("a"), words.count > 3, ["online", "offline"].contains(words[1]) {
      rest = (["the"] + words[2...]).joined(separator: " ")
    } else {
      let ends = ["while", "when", "being", "with", "without", "online", "offline"]
      let end = words.indices.suffix(4).first { ends.contains(words[$0]) } ?? words.count - 1
      let sentence = words[..<end].joined(separator: " ")
      rest = sentence.hasSuffix(",") ? String(sentence.dropLast()) : sentence
    }
  }
}

private let spare =
  "\(Sentence.spareWords)|\(Sentence.topics)|"
  + Sentence.rewritings.map { $0.0 }.joined(separator: "|")

/// What a sentence of its own is for.
private let inseparable =
  "message (?:[a-z]+ )*with (?:\\d+|[a-z]+ (?:hits?|answers))|command (?:is|was) executed (?:and|but|while|when)"
  + "|(?:round|game|quiz|counter|timer|clock|countdown|time)(?: has| have| had)?"
  + " (?:ended|finished|expired|ends|finishes|expires|ran out|runs out|run out|is over|was over) (?:with|after|at)"
  + " (?:(?:only|just|exactly|still) )?[a-z0-9-]+ (?:of|answers?|hits?|guess|missing|remaining|correct)"
  + "|(?:loaded|load(?: the [a-z]+)?|fails|failed) (?:because|due to)"
  + "|(?:answers|responds|replies|arrives|comes|answered|responded|replied|arrived)(?: with \"[^\"]*\")? after"
  + "|(?:seconds?|minutes?) (?:before|after|into) (?:the|its|starting)"
  + "|(?:rejected|ignored|refused|discarded)(?: by the (?:app|system|game))? because"
  + "|(?:started|running) (?:game|round|quiz) with [^\"]* (?:hit|found|guessed|missing|left|remaining)$"
  + "|(?:loses?|lost) the (?:game|quiz|round) with|minutes? and [a-z0-9-]+ seconds?|and \"[^\"]*\" (?:is|was|has been) loaded|(?:finished|over) because the time|question \"[^\"]*\" and (?:the|its) answers \"|\\d{3}(?: OK| response)? and|correct (?:answers )?and [a-z0-9]+ (?:wrong|incorrect)"

/// "With" before a state of the game.
private let remainder =
  #"with (?:(?:only|just|exactly|still) )?(?:\d+|[a-z-]+) (?:(?!to )[a-z]+ )*"#
  + "(?:left|remaining|missing|hit|found|guessed)"
