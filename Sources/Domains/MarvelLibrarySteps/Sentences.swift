import StepKit

/// A verb in the forms that sentences about the user need, each with its synonyms: `open`, `opens`,
/// `launch`, `launches`.
struct Verb: Sendable {
  /// An alternative of a Cucumber Expression: `I open`, `the user opens`.
  let present: String
  /// `And opens the list`.
  let alsoPresent: String
  /// `I opened`, `it was opened`, `I have gone`.
  let past: String
  /// `Opening the list`, as the document has it.
  let gerund: String

  init(_ words: String...) {
    present = words.flatMap { [$0, thirdPerson($0)] }.joined(separator: "/")
    alsoPresent = words.map(thirdPerson).joined(separator: "/")
    past = words.flatMap { irregular[$0] ?? [regularPast($0)] }.joined(separator: "/")
    gerund = words.map(regularGerund).joined(separator: "/")
  }

  static let open = Verb("open", "launch", "start")
  static let show = Verb("open", "present", "request", "visit", "enter")
  static let reach = Verb("reach", "hit")
  static let scroll = Verb("scroll", "swipe", "move", "get", "go")
  static let tap = Verb("tap", "press", "click", "touch", "hit", "use")
  static let pick = Verb("select", "choose", "tap", "press", "click", "open", "pick", "touch")
  static let choose = Verb("select", "choose", "pick")
  static let search = Verb("search", "look")
  static let filter = Verb("filter")
  static let enter = Verb("enter", "type", "write", "submit", "input")
  static let submit = Verb("submit", "confirm", "start")
  static let leave = Verb("close", "leave", "dismiss", "cancel", "exit")
  static let change = Verb("change", "replace")
  static let collapse = Verb("close", "leave", "dismiss", "cancel", "exit", "collapse", "shrink")
  static let clear = Verb("clear", "delete", "empty", "erase", "remove", "reset")
  static let go = Verb("go", "come", "move", "return", "navigate")
  static let move = Verb("move", "go", "swipe", "scroll")
  static let expand = Verb("expand", "enlarge", "tap", "open", "press", "click", "zoom")
  static let look = Verb("look")
}

/// The past forms and the participles that do not end in `-ed`.
private let irregular = [
  "choose": ["chose", "chosen"], "write": ["wrote", "written"], "leave": ["left"], "hit": ["hit"],
  "go": ["went", "gone"], "come": ["came", "come"], "get": ["got"], "tap": ["tapped"],
  "submit": ["submitted"], "input": ["input"], "reset": ["reset"], "shrink": ["shrank", "shrunk"],
]

private func thirdPerson(_ verb: String) -> String {
  if verb.hasSuffix("y"), !verb.hasSuffix("ey") { return verb.dropLast() + "ies" }
  return verb + (["ch", "sh", "ss", "x", "o"].contains { verb.hasSuffix($0) } ? "es" : "s")
}

private func regularPast(_ verb: String) -> String {
  if verb.hasSuffix("y") { return verb.dropLast() + "ied" }
  return verb + (verb.hasSuffix("e") ? "d" : "ed")
}

private func regularGerund(_ verb: String) -> String {
  if ["tap", "hit", "get", "submit", "input", "reset"].contains(verb) {
    return "\(verb)\(verb.suffix(1))ing"
  }
  return (verb.hasSuffix("e") ? String(verb.dropLast()) : verb) + "ing"
}

/// Whoever uses the app, and the parts of sentences about them and the library that mean the same in
/// whatever words: their values are nothing that a step needs.
let marvelWordings = StepLibrary(MarvelWorld.self) {
  let user =
    "(?:I|you|we|he|she|they|(?:the|a) (?:user|customer)|users|somebody|someone)"
    + "(?: (?:then|now|also|again|first|just|immediately|simply))*"
  ParameterType.wording("marvelUser", user)
  ParameterType.wording(
    "marvelUserHas", "\(user)(?:'ve| have| has| had)?(?: (?:already|just))*")
  ParameterType.wording(
    "marvelIndex",
    "the (?:Marvel )?(?:API )?(?:characters? )?(?:library |API )?(?:library|index|API|server|catalog|endpoint)"
      + "(?: of (?:characters|the Marvel API|the API|Marvel))?")
  ParameterType.wording(
    "marvelHas",
    "(?:ha(?:s|ve)|holds?|contains?|lists|returns|provides|gives|delivers|consists|includes|knows|offers)"
      + "(?: of)?(?: (?:only|just|exactly|in all))?(?: the)?(?: a total of)?")
  ParameterType.wording(
    "marvelMagnifier", "(?:magnifier|magnifying|search)(?: glass)?(?: icon)?(?: button)?")
  // Where a character is chosen.
  ParameterType.wording(
    "marvelInList",
    "(?:in|from|of|on) the (?:list(?: of characters)?|(?:search |filter )?results)(?: again)?|again"
  )
  ParameterType.wording(
    "marvelInField",
    "(?:in|into|as|to) (?:the (?:search|filter)(?: (?:field|interface|bar|view))?|the field|(?:the|a) name"
      + "|filter the results)")
  // What may stand before a name.
  ParameterType.wording(
    "marvelCalled",
    "(?:(?:the |a |all )?(?:the )?(?:characters?|hero(?:es)?)(?: called| named| with| by)?"
      + "|(?:with |by |of )?(?:the |a )?(?:full )?name(?: of)?|called|named|with|by|the|a)"
      + "(?: (?:the |a )?(?:full )?name(?: of)?)?")
  ParameterType.wording(
    "marvelListed", "(?:the )?(?:list(?: of (?:the )?characters)?|characters|results|library)")
  ParameterType.wording(
    "marvelBeforeFor",
    "by name|(?:the (?:characters|list|library)(?: by name)?)(?: again)?|again|now|then|instead")
  ParameterType.wording(
    "marvelAgain",
    "instead|again|now|once more|in the (?:search|filter) view|\(byMagnifier)")
  ParameterType.wording("marvelByMagnifier", byMagnifier)
  ParameterType.wording("marvelOffline", offline)
  ParameterType.wording(
    "marvelPart",
    "(?:an?|its|the) (?:(?:mocked|mock|fake|faked|stubbed|stub|dummy|test|recording) )?(?:list )?(?:(?:user )?interface|view|interactor|wireframe)(?: mock)?"
  )
  ParameterType.wording("marvelByName", "by (?:its |the |their )?name")
}

private let byMagnifier =
  "(?:with|using|through|via|by)(?: (?:tapping|pressing|clicking|touching|using))?(?: on)?"
  + " the (?:magnifier|magnifying glass|search)(?: icon)?(?: button)?"

private let offline =
  "(?:without|with no) (?:an? |any )?(?:(?:internet|network) )?connection|(?:while )?offline"

/// The user does something now: `I open the list`, `the user launches the app`.
func does(_ verb: Verb, _ object: String) -> StepPattern {
  .sentence("{marvelUser} \(verb.present) \(object)")
}

/// The user does one thing more: `And selects the first character`.
func alsoDoes(_ verb: Verb, _ object: String) -> StepPattern {
  .sentence("\(verb.alsoPresent) \(object)")
}

/// The user did something before: `I opened the list`, `the user has opened the list`.
func did(_ verb: Verb, _ object: String) -> StepPattern {
  .sentence("{marvelUserHas} \(verb.past) \(object)")
}

/// `When opening the list`, as the document says it.
func doing(_ verb: Verb, _ object: String) -> StepPattern {
  .sentence("\(verb.gerund) \(object)")
}

/// The user does something now, in whatever form.
func acts(_ verb: Verb, _ object: String) -> [StepPattern] {
  [does(verb, object), alsoDoes(verb, object), doing(verb, object)]
}

/// It happens to an object now: `the list is opened`.
func isDone(_ verb: Verb, to object: String, _ rest: String = "") -> StepPattern {
  .sentence("\(object) is/are/gets( then)( now) \(verb.past)\(rest)")
}

/// It happened to an object before: `the list was opened`, `the list has been opened`.
func wasDone(_ verb: Verb, to object: String, _ rest: String = "") -> StepPattern {
  .sentence("\(object)( has)( have) been/was/were( just)( already) \(verb.past)\(rest)")
}

/// The user is somewhere, or sees something: `I am in the list`.
func user(_ rest: String) -> StepPattern { .sentence("{marvelUser} \(rest)") }

extension StepPattern {
  /// A Cucumber Expression in which optional words beside alternatives belong to each of them, where
  /// expressions have them belong to the nearest: `the (Marvel )API/server( again)`.
  static func sentence(_ text: String) -> StepPattern {
    var words = split(text, at: " ")
    for index in words.indices.reversed() {
      var alternatives = split(words[index], at: "/")
      guard alternatives.count > 1 else { continue }
      // Before alternatives, the options go to the word before: `the( Marvel) API/server`.
      while index > 0, let option = leadingOption(of: alternatives[0]) {
        alternatives[0].removeFirst(option.count)
        words[index - 1] += "( \(option.dropFirst().dropLast(2)))"
      }
      // After them, each gets its own: `API( again)/server( again)`.
      var after = ""
      while let last = alternatives.last, let option = trailingOption(of: last) {
        alternatives[alternatives.count - 1].removeLast(option.count)
        after = option + after
      }
      words[index] = alternatives.map { $0 + after }.joined(separator: "/")
    }
    return .expression(words.joined(separator: " "))
  }
}

/// `(Marvel )` of `(Marvel )API`.
private func leadingOption(of text: String) -> Substring? {
  guard text.first == "(", let end = text.firstIndex(of: ")"), text[..<end].last == " " else {
    return nil
  }
  return text[...end]
}

/// `( again)` of `shown( again)`; one with a parameter would give as many values as there are
/// alternatives.
private func trailingOption(of text: String) -> Substring? {
  guard text.last == ")", let start = text.lastIndex(of: "("),
    text[start...].dropFirst().first == " ", !text[start...].contains("{")
  else { return nil }
  return text[start...]
}

/// The parts between separators that do not stand in parentheses or braces, nor after a backslash.
private func split(_ text: String, at separator: Character) -> [String] {
  var parts = [""]
  var depth = 0
  for character in text {
    if "({".contains(character) { depth += 1 }
    if ")}".contains(character) { depth -= 1 }
    if character == separator, depth == 0, parts[parts.count - 1].last != "\\" {
      parts.append("")
    } else {
      parts[parts.count - 1].append(character)
    }
  }
  return parts
}

/// Each of the alternatives with the same end: `shown( again)/listed( again)`.
func each(_ alternatives: String, _ rest: String) -> String {
  alternatives.split(separator: "/").map { $0 + rest }.joined(separator: "/")
}

/// Parts that many sentences have in common.
enum Words {
  /// The app, which shows the list of characters first.
  static let app =
    "the (Marvel )(character )(library )app/application/library( of characters)( for the first time)( again)"
  static let list = "the/a list( of characters)"
  /// Whatever has the characters.
  static let index = "{marvelIndex}"
  static let has = "{marvelHas}"
  static let hasNot = "does\\ not/doesn't have/contain/hold"
  static let these = each("these/(the )following", "( characters)(:)")
}
