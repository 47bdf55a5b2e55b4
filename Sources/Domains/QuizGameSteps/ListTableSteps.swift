import StepKit

/// Answers in a table below the sentence, where other sentences name them.
let listTableSteps = StepLibrary(QuizWorld.self) {
  ParameterType(
    "answersInTable",
    "(?:the|these|those)(?: following)? \(listedNouns)|(?:these|those|the following)"
      + " (?:\\d{1,3}|\(GivenAnswers.numberWords)) \(listedNouns)|the following",
    useForSnippets: false
  ) { (text: String) in NamedAnswers(count: GivenAnswers.number(in: text)) }

  for verb in ["quizShows", "quizHas"] {
    Then(.expression("{answerList} {\(verb)}( {just})( {answersInTable})( {quizAlone})(:)")) {
      (
        quiz: inout QuizWorld, _: AnswerList, isShown: Bool, _: Just?, named: NamedAnswers?,
        _: Just?, table: DataTable
      ) in
      let answers = listedAnswers(table)
      try named?.check(answers)
      try quiz.expectList(answers, isShown)
    }
  }

  Then("{answerList} {quizIs}( {just})( {answersInTable})( {quizAlone})(:)") {
    (
      quiz: inout QuizWorld, _: AnswerList, isShown: Bool, _: Just?, named: NamedAnswers?,
      _: Just?, table: DataTable
    ) in
    let answers = listedAnswers(table)
    try named?.check(answers)
    try quiz.expectList(answers, isShown)
  }

  // Any other sentence that names answers, with the table in their place.
  ParameterType(
    "quiz sentence above table",
    #"(?!(?:the|my) list )(?:.* )?(?:these|those|the(?: following)?)(?: (?:following|\d{1,3}|two|three|four|five|six|ten))*"#
      + #" (?:answers?|guess(?:es)?|(?:key)?words?|entries|items)(?: (?!to |of |remain)[^"]*)?:?"#
      + #"|(?!(?:the|my) list )[^"]* (?:\#(insertingForms)):?"#,
    useForSnippets: false
  ) { (text: String) in TableSentence(text) }

  Composed("{quiz sentence above table}") { (sentence: TableSentence, table: DataTable?) in
    if let table {
      "\(sentence.naming(listedAnswers(table)))"
    } else {
      // Which is no sentence, and so is not this one.
      "a table of answers"
    }
  }
}

/// A sentence whose answers stand in a table.
private struct TableSentence {
  let text: String

  init(_ text: String) { self.text = text.hasSuffix(":") ? String(text.dropLast()) : text }

  /// The sentence with these answers where it speaks of them, or at its end.
  func naming(_ answers: [String]) -> String {
    let list = answers.map { "\"\($0)\"" }.joined(separator: ", ")
    let words = text.split(separator: " ").map(String.init)
    let nouns = [
      "answer", "answers", "guess", "guesses", "word", "words", "keyword", "keywords", "entries",
      "items",
    ]
    let noun = words.indices.last { index in
      nouns.contains(words[index])
        && words[..<index].reversed().prefix(3).contains { ["the", "these", "those"].contains($0) }
    }
    guard let noun else { return "\(text) \(list)" }
    return (words[...noun] + [list] + words[(noun + 1)...]).joined(separator: " ")
  }
}

private let listedNouns = "(?:answers?|guess(?:es)?|(?:key)?words?|entries|items)"

private let insertingForms =
  "inserts?|inserted|inserting|adds?|added|enters?|entered|types?|typed|guess(?:es|ed)?|submits?|submitted"
