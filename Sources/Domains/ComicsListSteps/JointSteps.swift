import StepKit

/// Two sentences in one: both hold, one after the other.
let jointSteps = StepLibrary(ComicsWorld.self) {
  ParameterType("joint sentences", joint, useForSnippets: false) { groups in
    try groups.map { try require($0, "a sentence is missing") }
  }
  ParameterType("sentences of one time", meanwhile, useForSnippets: false) { groups in
    try groups.map { try require($0, "a sentence is missing") }
  }

  Composed("(that ){joint sentences}") { (sentences: [String]) in
    "\(sentences[0])"
    "\(withSubject(sentences[1]))"
  }

  // The indicator is shown while the characters are loading, hidden when they have loaded.
  Composed("{sentences of one time}") { (sentences: [String]) in
    "\(sentences[1])"
    "\(sentences[0])"
  }
}

private let words = #"(?:[^"]|"[^"]*")+?"#
private let verb = "(?:tap|select|open|choose|see|saw|go|went|tapped|selected|chose|opened|return)"
/// What the app does.
private let appVerb = "(?:hid|hides|showed|shows|presented|presents|informed|informs)"
private let second =
  "(?:then )?(?:\(verb)|\(appVerb)) \(words)|(?:the (?:app|server|list|view|title|names|characters|answer"
  + "|comics|UI|activity|internet|message)|its|it|they|I|an error|a message|no message) \(words)"
private let joint =
  "((?:I|we|the user|the app|it|the list|the view|the title|the names|the characters|the comics"
  + "|[a-z0-9]+ (?:seconds?|minutes?)|there|the UI|the activity|a message|no message) \(words)),? and (\(second))"
private let meanwhile =
  "((?:the|an?|no|it)\\b \(words)) (?:while|when|as soon as)"
  + " ((?:the|its|they|it) \(words) (?:loading|loaded)(?: \(words))?)"

/// In `I go back and tap on "Thor"` the second sentence has the subject of the first.
private func withSubject(_ sentence: String) -> String {
  let sentence = sentence.hasPrefix("then ") ? String(sentence.dropFirst(5)) : sentence
  func begins(with verbs: String) -> Bool {
    verbs.dropFirst(3).dropLast().split(separator: "|").contains(sentence.split(separator: " ")[0])
  }
  return begins(with: verb)
    ? "I \(sentence)" : begins(with: appVerb) ? "the app \(sentence)" : sentence
}
