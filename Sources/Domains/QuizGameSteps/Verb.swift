/// A verb in the forms that a sentence may use.
struct Verb: Hashable {
  /// "insert", "try".
  let base: String
  /// "inserts", "tries".
  let third: String
  /// "inserting", "trying".
  let continuous: String
  /// "inserted", "gave".
  let past: String
  /// "inserted", "given".
  let participle: String

  /// A regular verb, or one that has these forms.
  init(
    _ base: String, third: String? = nil, past: String? = nil, participle: String? = nil,
    doubling: Bool = false
  ) {
    let isMute = base.hasSuffix("e") && !base.hasSuffix("ee")
    let endsInY = base.hasSuffix("y") && !"aeiou".contains(base.dropLast().last ?? "a")
    let hisses = ["s", "sh", "ch", "x", "o"].contains { base.hasSuffix($0) }
    let stem = isMute ? String(base.dropLast()) : doubling ? base + base.suffix(1) : base
    let regularPast = (endsInY ? base.dropLast() + "i" : stem) + "ed"
    self.base = base
    self.third = third ?? (endsInY ? base.dropLast() + "ies" : base + (hisses ? "es" : "s"))
    continuous = stem + "ing"
    self.past = past ?? regularPast
    self.participle = participle ?? past ?? regularPast
  }

  /// The verb of this infinitive.
  static func named(_ base: String) -> Verb { all.first { $0.base == base } ?? Verb(base) }

  /// The verbs of the quiz.
  static let all: [Verb] = regular.map { Verb($0) } + irregular

  private static let regular = """
    accept add allow answer appear arrive ask cancel change check clear click close congratulate consist contain continue \
    count create decrease delete deliver disappear display download drop empty enable end enter \
    execute expire fail finish grow guess ignore include increase indicate inform insert launch \
    list load miss move notice offer open pass pause play present press receive refuse reject \
    reload remain remove repeat report request respond restart return save select start state stay \
    tap tick total try type update validate vanish verify wait want
    """.split(separator: " ").map(String.init)

  private static let irregular = [
    Verb("begin", past: "began", participle: "begun", doubling: true),
    Verb("cancel", doubling: true),
    Verb("choose", past: "chose", participle: "chosen"),
    Verb("come", past: "came", participle: "come"),
    Verb("find", past: "found"),
    Verb("get", past: "got", doubling: true),
    Verb("give", past: "gave", participle: "given"),
    Verb("go", past: "went", participle: "gone"),
    Verb("have", third: "has", past: "had"),
    Verb("hit", past: "hit", doubling: true),
    Verb("hold", past: "held"),
    Verb("keep", past: "kept"),
    Verb("let", past: "let", doubling: true),
    Verb("lose", past: "lost"),
    Verb("make", past: "made"),
    Verb("put", past: "put", doubling: true),
    Verb("read", past: "read"),
    Verb("reset", past: "reset", doubling: true),
    Verb("run", past: "ran", participle: "run", doubling: true),
    Verb("say", past: "said"),
    Verb("see", past: "saw", participle: "seen"),
    Verb("send", past: "sent"),
    Verb("show", past: "showed", participle: "shown"),
    Verb("stand", past: "stood"),
    Verb("stop", doubling: true),
    Verb("submit", doubling: true),
    Verb("take", past: "took", participle: "taken"),
    Verb("tell", past: "told"),
    Verb("win", past: "won", doubling: true),
    Verb("write", past: "wrote", participle: "written"),
  ]
}

// MARK: - As regular expressions

/// Words that may stand before or after a verb and add nothing that could be checked.
private let adverbs = "(?:(?:still|now|already|also|always|again) )*"

private let modal = "(?:should|must|will|shall|would|do|does|did)"

/// "shows", "has shown", "should still show", "keeps showing": all of these verbs.
func affirming(_ names: String) -> String {
  let verbs = names.split(separator: " ").map { Verb.named(String($0)) }
  let finite = oneOf(verbs.flatMap { [$0.third, $0.base, $0.past] })
  return [
    "\(adverbs)\(finite)",
    "(?:\(modal)|(?:has|have|ought|needs?) to) \(adverbs)\(infinitive(verbs))",
    "(?:has|have|had) \(adverbs)\(oneOf(verbs.map(\.participle)))",
    "(?:is|are|am|was|were) \(adverbs)\(oneOf(verbs.map(\.continuous)))",
    "(?:keeps?|kept)(?: on)? \(oneOf(verbs.map(\.continuous)))",
    "(?:continues?|continued) to \(oneOf(verbs.map(\.base)))",
  ].joined(separator: "|")
}

/// "does not show", "never shows", "has not shown", "won't show".
func denying(_ names: String) -> String {
  let verbs = names.split(separator: " ").map { Verb.named(String($0)) }
  let finite = oneOf(verbs.flatMap { [$0.third, $0.base, $0.past] })
  let not = "(?:not|never|no longer) \(adverbs)(?:yet )?"
  return [
    "\(modal) \(adverbs)\(not)\(infinitive(verbs))",
    "(?:should|must|wo|would|do|does|did)n['’]t \(adverbs)\(infinitive(verbs))",
    "(?:has|have|had) \(adverbs)\(not)\(oneOf(verbs.map(\.participle)))",
    "(?:has|have|had)n['’]t \(adverbs)\(oneOf(verbs.map(\.participle)))",
    "(?:is|are|am|was|were) \(not)\(oneOf(verbs.map(\.continuous)))",
    "\(adverbs)(?:no longer|never) \(finite)",
  ].joined(separator: "|")
}

/// "is", "should be", "has been", "becomes", "stays".
let being: String = {
  let adverbs = "(?: (?:still|now|already|also|always|again))*"
  return [
    "(?:(?:still|now|also|again) )?(?:is|are|am|was|were|becomes?|became|stays?|stayed|remains?"
      + "|remained|gets?|got)\(adverbs)(?: being)?",
    "(?:should|must|will|shall|would)\(adverbs)"
      + " (?:be|stay|remain|become|get|have been)\(adverbs)",
    "(?:has|have|had)(?: just)?\(adverbs) (?:been|become|stayed|remained|got|gotten)\(adverbs)",
  ].joined(separator: "|")
}()

/// "is not", "should no longer be", "hasn't been".
let notBeing: String = {
  let adverbs = "(?: (?:still|now|already|also|always|again|yet))*"
  let not = "(?:not|never|no longer)"
  return [
    "(?:is|are|am|was|were|becomes?|became|stays?|stayed|remains?|remained|gets?|got)\(adverbs)"
      + " \(not)\(adverbs)(?: being)?",
    "(?:is|are|was|were)n['’]t\(adverbs)",
    "(?:should|must|will|shall|would|do|does|did|can|could)\(adverbs) \(not)\(adverbs)"
      + " (?:be|stay|remain|become|get|have been)\(adverbs)",
    "(?:should|must|wo|would|do|does|did|could|ca)n['’]t\(adverbs)"
      + " (?:be|stay|remain|become|get|have been)\(adverbs)",
    "(?:has|have|had)\(adverbs) \(not)\(adverbs) (?:been|become|stayed|remained)\(adverbs)",
    "(?:has|have|had)n['’]t\(adverbs) (?:been|become|stayed|remained)\(adverbs)",
    "(?:no longer|never) (?:is|are|was|were|becomes?|stays?|remains?|gets?)",
  ].joined(separator: "|")
}()

private func infinitive(_ verbs: [Verb]) -> String {
  let forms =
    verbs.map(\.base) + verbs.map { "have " + $0.participle } + verbs.map { "be " + $0.continuous }
  return oneOf(forms)
}

/// An alternative; the longer ones first, because the first that matches is taken.
private func oneOf(_ words: [String]) -> String {
  let sorted = Set(words).sorted { ($1.utf8.count, $0) < ($0.utf8.count, $1) }
  return "(?:\(sorted.joined(separator: "|")))"
}
