/// A sentence of a story that is made of others: "the counter resets and the list is empty".
struct Sentence: Sendable {
  /// A text in quotes is one word.
  private let words: [String]

  init(_ text: String) {
    var words = [""]
    var isQuoted = false
    for character in text {
      if character == "\"" { isQuoted.toggle() }
      if character == " ", !isQuoted {
        words.append("")
      } else {
        words[words.count - 1].append(character)
      }
    }
    self.words = words
  }

  private init(words: some Sequence<String>) { self.words = Array(words) }

  /// Words with commas and all.
  var text: String { words.joined(separator: " ") }

  // MARK: - Words that add nothing

  /// Words at the edge of a sentence that add nothing to it that a story could check.
  static let spareWords =
    "immediately|instantly|successfully|directly|at once|right away|therefore|thus|hence|currently|eventually"
    + "|simply|as well|too|at all|instead(?! of)|afterwards|afterward|in the app|from then on"
    + "|in a started game|in a running game|in the running game|during the game|during the round|in this round"
    + "|in the middle of the game|in the middle of the round|in the first round|in the second round"

  /// Phrases for which the definitions have others.
  static let rewritings = [
    ("there should be", "there is"), ("there should still be", "there is still"),
    ("a list containing", "a list with"), ("a list that contains", "a list with"),
    ("a list showing", "a list with"), ("should only contain", "should contain only"),
    ("should only show", "should show only"), ("only shows", "shows only"),
    ("only contains", "contains only"), ("only displays", "displays only"),
    ("only lists", "lists only"),
    ("show up", "appear"), ("shows up", "appears"), ("showed up", "appeared"), ("I'm", "I am"),
    ("question about the java keywords", "question \"\(RemoteQuestion.ofTheDocument.question)\""),
    ("about the java keywords", "with the question \"\(RemoteQuestion.ofTheDocument.question)\""),
    ("together with", "and"), ("along with", "and"), ("half a minute", "30 seconds"),
    ("one more second", "1 second"),
    ("another second", "1 second"), ("the next second", "1 second"), ("more seconds", "seconds"),
    ("more second", "second"),
    ("more minutes", "minutes"), ("more minute", "minute"),
    ("hit none of the", "hit no"), ("inserted none of the", "inserted no"),
    ("found none of the", "found no"), ("guessed none of the", "guessed no"),
  ]

  /// Names for the question of the document.
  static let topics = "(?:java|Java) keywords? (?:question|quiz|game)"

  /// The same sentence without them.
  var plain: String {
    let spare =
      Self.spareWords.replacing("(?! of)", with: "").split(separator: "|").map { (String($0), "") }
      + Self.rewritings
    let phrases = spare.map { (phrase: $0.split(separator: " ").map(String.init), text: $1) }
    var rest: [String] = []
    var index = 0
    while index < words.count {
      let found = phrases.first { phrase, _ in
        words[index...].prefix(phrase.count).map(\.bare).elementsEqual(phrase)
          && (phrase != ["instead"] || index + 1 == words.count || words[index + 1] != "of")
      }
      if let found {
        if !found.text.isEmpty { rest.append(found.text) }
        index += found.phrase.count
      } else if ["java", "Java"].contains(words[index]), index + 2 < words.count,
        words[index + 1].hasPrefix("keyword"),
        ["question", "quiz", "game"].contains(words[index + 2].bare)
      {
        rest += ["question", "\"\(RemoteQuestion.ofTheDocument.question)\""]
        index += 3
      } else {
        rest.append(words[index])
        index += 1
      }
    }
    if let last = rest.popLast() { rest.append(last.bare) }
    return rest.joined(separator: " ")
  }

  // MARK: - Parts

  /// The sentences it is made of, in the order in which they are to be understood: what a sentence
  /// calls the state of things (while, when, with) comes first.
  var parts: [String] {
    if let (opener, comma) = leadingClause {
      let clause = Sentence(words: words[1..<comma] + [words[comma].bare])
      let main = Sentence(words: words[(comma + 1)...])
      switch opener {
      case "with": return ["there are \(clause.text)", main.text]
      case "after" where clause.startsWithNumber: return ["after \(clause.text)", main.text]
      default: return [clause.text, main.text]
      }
    }
    // "10 seconds later the counter ends"
    if let later = words.firstIndex(where: { $0.bare == "later" }), later < words.count - 1,
      startsWithNumber
    {
      let time = Sentence(words: words[..<later] + ["later"])
      return [time.text, Sentence(words: words[(later + 1)...]).text]
    }
    if let instead = words.firstIndex(of: "instead"), instead + 2 < words.count,
      words[instead + 1] == "of"
    {
      let first = Sentence(words: words[..<instead])
      let other = first.denial(of: Sentence(words: ["not"] + words[(instead + 2)...]))
      if let other { return [first.text, other] }
    }
    let joints = words.indices.dropFirst().dropLast().reversed().filter { index in
      switch words[index] {
      case "with": isRemainder(from: index + 1)
      case "then": !Self.joints.contains(words[index - 1])
      case "after", "when", "once", "while": !words[index - 1].hasSuffix(";")
      default: Self.joints.contains(words[index])
      }
    }
    for joint in joints {
      var first = Sentence(words: words[..<joint])
      first = Sentence(words: first.words.dropLast() + [first.words.last?.bare ?? ""])
      let rest = Sentence(words: words[(joint + 1)...].drop { ["then", "that"].contains($0) })
      if words[joint] == "after", rest.isTime { return ["after \(rest.text)", first.text] }
      if words[joint] == "with" { return ["there are \(rest.text)", first.text] }
      if words[joint] == "after", let deed = first.deed(before: rest) { return [deed, first.text] }
      guard let second = first.isMessage ? first.continuation(by: rest) : first.sentence(with: rest)
      else { continue }
      let isState = !["and", "but", "then"].contains(words[joint]) || first.isEnd && rest.isResult
      return isState ? [second, first.text] : [first.text, second]
    }
    if let parts = partsAtComma { return parts }
    for joint in joints where words[joint] == "and" && !isMessage {
      let first = Sentence(words: words[..<joint])
      let rest = Sentence(words: words[(joint + 1)...])
      if let verb = first.verbEnd, !rest.words[0].hasPrefix("\"") {
        return [first.text, (first.words[...verb] + rest.words).joined(separator: " ")]
      }
    }
    // These are no sentences; a report says which.
    let joint = joints.first ?? words.count / 2
    return [Sentence(words: words[..<joint]).text, Sentence(words: words[joint...]).text]
  }

  static let joints: Set<String> = [
    "and", "but", "while", "when", "after", "once", "with", "because", "then",
  ]

  /// Two sentences, or two things that one does, with nothing but a comma or a semicolon between them.
  private var partsAtComma: [String]? {
    for comma in words.indices.dropLast().reversed() where words[comma].last.map(isMark) ?? false {
      let first = Sentence(words: words[..<comma] + [words[comma].bare])
      let spare = ["and", "then", "but", "also", "afterwards", "finally"]
      let rest = Sentence(words: words[(comma + 1)...].drop { spare.contains($0) })
      guard let start = rest.words.first, !start.hasPrefix("\""), !first.isMessage else { continue }
      if let second = first.sentence(with: rest) { return [first.text, second] }
    }
    return nil
  }

  private func isMark(_ character: Character) -> Bool { [",", ";"].contains(character) }

  /// The place where a clause that has no comma behind it is followed by the main one.
  private var mainClause: Int? {
    let starts: Set<String> = [
      "the", "a", "an", "I", "we", "he", "she", "they", "it", "no", "all", "both",
    ]
    return words.indices.dropFirst(3).dropLast().first { index in
      let clause = Sentence(words: words[1..<index])
      let isTime =
        clause.startsWithNumber
        && clause.words.contains { $0.hasPrefix("second") || $0.hasPrefix("minute") }
      return starts.contains(words[index]) && (clause.isClause || isTime)
        && Sentence(words: words[index...]).isClause
    }
  }

  /// The clause before a comma, as in "When the counter ends, …".
  private var leadingClause: (opener: String, comma: Int)? {
    let opener = words[0].lowercased()
    guard ["after", "when", "once", "while", "with"].contains(opener) else { return nil }
    if let comma = words.firstIndex(where: { $0.hasSuffix(",") }) {
      return comma > 1 && comma < words.count - 1 ? (opener, comma) : nil
    }
    return opener == "with" ? nil : mainClause.map { (opener, $0 - 1) }
  }

  /// What the rest says, as a sentence: it has a subject of its own, or that of this one.
  private func sentence(with rest: Sentence) -> String? {
    if rest.isClause { return rest.text }
    if rest.words.first == "not" { return denial(of: rest) }
    // "A question with 5 answers and a counter of 60 seconds": things that are there.
    if verbStart == nil, rest.verbStart == nil, ["a", "an"].contains(words[0]),
      ["a", "an"].contains(rest.words[0])
    {
      return rest.text
    }
    if rest.words.first == "neither", rest.words.dropFirst().first?.hasPrefix("\"") ?? false {
      return denial(of: Sentence(words: rest.words.map { $0 == "nor" ? "and" : $0 }))
    }
    // "An error is delivered and no question": the verb is that of the first.
    if ["no", "neither"].contains(rest.words.first), rest.verbStart == nil, let verb = verbStart,
      verb > 0, ["is", "are", "was", "were", "should"].contains(words[verb])
    {
      return (rest.words + words[verb...]).joined(separator: " ")
    }
    // "The game is loaded and ready to be played": the verb is that of the first.
    if let state = rest.words.first, Self.states.contains(state), let verb = verbStart, verb > 0,
      let form = words.indices[verb...].first(where: { Self.auxiliaries.contains(words[$0]) })
    {
      return (words[...form] + rest.words).joined(separator: " ")
    }
    guard let start = rest.verbStart, start == 0, let verb = verbStart, verb > 0 else { return nil }
    var subject = Array(words[..<verb])
    let form = rest.words[rest.words.firstIndex { !Self.adverbs.contains($0) } ?? 0]
    if !Self.auxiliaries.contains(form) {
      let auxiliary = words[verb...].prefix { Self.auxiliaries.contains($0) || $0 == "not" }
      let isFinite = Verb.all.contains { $0.third == form }
      if !isFinite { subject += auxiliary }
    }
    return (subject + rest.words).joined(separator: " ")
  }

  /// What somebody has done, as a sentence: "after inserting 3 answers", "after two answers", "after the
  /// reset".
  private func deed(before rest: Sentence) -> String? {
    let subject = words.prefix { !Self.auxiliaries.contains($0) && !Self.verbs.contains($0) }
    let persons = ["customer", "player", "user", "I"]
    let isPerson = subject.last.map(persons.contains) ?? false
    let person = isPerson ? subject.joined(separator: " ") : "the customer"
    let has = person == "I" ? "have" : "has"
    switch rest.text {
    case "the reset", "a reset": return "\(person) \(has) reset the game"
    case "the start", "the start of the game": return "\(person) \(has) started the game"
    case "the end", "the end of the game", "the end of the time": return "the counter has ended"
    default: break
    }
    if let verb = Verb.all.first(where: { $0.continuous == rest.words.first }) {
      let object = rest.words.dropFirst().joined(separator: " ")
      return "\(person) \(has) \(verb.participle) \(object)"
    }
    let isCounted =
      rest.startsWithNumber
      && !rest.words.contains { $0.hasPrefix("second") || $0.hasPrefix("minute") }
    let isAnswers = rest.words.contains { $0.hasPrefix("answer") || $0.hasPrefix("guess") }
    return isCounted && isAnswers && !rest.isClause ? "\(person) \(has) inserted \(rest.text)" : nil
  }

  /// Words that say how something is, behind the verb.
  private static let states: Set<String> = [
    "ready", "empty", "over", "visible", "available", "enabled", "disabled", "able", "allowed",
    "unable", "correct", "wrong", "back", "gone", "at",
  ]

  /// The same of something else, denied: "contains "a" but not "b"".
  private func denial(of rest: Sentence) -> String? {
    guard let start = verbStart, start > 0, let end = verbEnd else { return nil }
    let objects = rest.words.dropFirst()
    if Self.auxiliaries.contains(words[start]) {
      let verb = words[(start + 1)...max(end, start + 1)]
      return (words[...start] + ["not"] + verb + objects).joined(separator: " ")
    }
    let base = Verb.all.first { [$0.base, $0.third, $0.past].contains(words[end]) }?.base
    return base.map { base in
      let does = words[start - 1].hasSuffix("s") ? "do" : "does"
      return (words[..<start] + [does, "not", base] + objects).joined(separator: " ")
    }
  }

  /// What a message says besides.
  private func continuation(by rest: Sentence) -> String? {
    let isCounted = rest.startsWithNumber || !text.contains("the time is over")
    if !isCounted || rest.text.hasPrefix("offers") { return nil }
    let isOwn = rest.words.contains { ["can", "cannot", "may", "shows"].contains($0) }
    let starts = ["how", "all", "none", "the customer", "the player", "the user", "the time", "I"]
    let isSaid = starts.contains { rest.text.hasPrefix($0 + " ") } || rest.startsWithNumber
    if isSaid, !isOwn, let end = words.lastIndex(where: Self.sayings.contains) {
      let that = end + 1 < words.count && words[end + 1] == "that" ? end + 1 : end
      return (words[...that] + rest.words).joined(separator: " ")
    }
    if rest.text.contains("option to ") { return rest.text }
    return sentence(with: rest)
  }

  /// "The counter ended", before which everything else has happened.
  private var isEnd: Bool {
    ["counter", "timer", "time", "clock", "countdown", "game", "round"].contains {
      words.contains($0)
    }
      && ["ended", "finished", "expired", "over", "ran", "run"].contains { words.contains($0) }
  }

  /// "The customer had found 2 answers".
  private var isResult: Bool {
    ["hit", "found", "guessed", "had", "remained", "only"].contains { words.contains($0) }
  }

  private var isMessage: Bool {
    words.contains { ["message", "told", "informed", "informs", "tells"].contains($0) }
      && words.contains(where: Self.sayings.contains)
  }

  private static let sayings: Set<String> = [
    "that", "saying", "showing", "indicating", "telling", "informing", "says", "shows", "indicates",
    "tells", "informs", "say", "show", "indicate", "tell", "inform", "informed", "told",
  ]

  /// "10 seconds left", "49 answers remaining", "2 answers hit", up to the end.
  private func isRemainder(from index: Int) -> Bool {
    let rest = words[index...].drop { ["only", "just", "exactly", "still"].contains($0) }
    guard Sentence(words: rest).startsWithNumber else { return false }
    return rest.contains { ["left", "remaining", "missing"].contains($0) }
      || rest.last.map { ["hit", "found", "guessed"].contains($0) } ?? false
  }

  /// "20 seconds", and nothing else.
  private var isTime: Bool {
    startsWithNumber && words.count < 6
      && words.last.map { ["second", "seconds", "minute", "minutes"].contains($0) } ?? false
  }

  private var startsWithNumber: Bool {
    guard let first = words.first else { return false }
    return first.first?.isNumber ?? false || Self.numbers.contains(first)
  }

  private static let numbers: Set<String> = [
    "no", "a", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
    "eleven", "twelve", "twenty", "thirty", "forty", "forty-nine", "fifty",
  ]

  // MARK: - Verbs

  /// Whether it has a subject and a verb.
  private var isClause: Bool {
    guard let verb = verbStart, verb > 0 else { return false }
    return !words[..<verb].contains { ["that", "which", "who", "to", "how"].contains($0) }
  }

  /// The place of the first verb, or of an adverb before it.
  private var verbStart: Int? {
    let isNoun: (Int) -> Bool = { index in
      let before = words[..<index].last { !Self.adverbs.contains($0) }
      if ["start", "end"].contains(words[index]), before == "answers" { return false }
      return Self.nouns.contains(words[index]) && before.map { !Self.persons.contains($0) } ?? false
    }
    guard
      let verb = words.indices.first(where: { index in
        (Self.auxiliaries.contains(words[index]) || Self.verbs.contains(words[index]))
          && !isNoun(index)
      })
    else { return nil }
    var start = verb
    while start > 0, Self.adverbs.contains(words[start - 1]) { start -= 1 }
    return start
  }

  /// The place of the last word of the first verb.
  private var verbEnd: Int? {
    guard let start = verbStart, start > 0 else { return nil }
    return words.indices[start...].last { index in
      words[start...index].allSatisfy {
        Self.auxiliaries.contains($0) || Self.verbs.contains($0) || Self.adverbs.contains($0)
          || $0 == "not"
      }
    }
  }

  private static let adverbs: Set<String> = [
    "still", "now", "already", "also", "always", "again", "only", "just", "never",
  ]

  private static let auxiliaries: Set<String> = [
    "is", "are", "am", "was", "were", "has", "have", "had", "should", "must", "will", "would",
    "can", "cannot", "could", "may", "does", "do", "did", "be", "been", "isn't", "doesn't",
    "can't", "hasn't", "wasn't", "aren't",
  ]

  private static let verbs = Set(Verb.all.flatMap { [$0.base, $0.third, $0.past, $0.participle] })

  /// Words that are verbs behind a person only.
  private static let nouns: Set<String> = [
    "answer", "answers", "guess", "guesses", "hit", "hits", "request", "requests", "list", "start",
    "reset", "time", "count", "end", "total", "change", "play", "left", "found", "guessed", "given",
    "quizInserted", "loaded", "shown", "displayed", "saved", "delivered", "tick", "option", "total",
    "report", "reports", "state",
  ]

  private static let persons: Set<String> = [
    "I", "customer", "player", "user", "he", "she", "they", "system", "app", "remote", "server",
  ]
}
