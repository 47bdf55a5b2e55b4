import QuizGame
import StepKit

/// The words that the sentences of the quiz have in common.
///
/// A parameter that says or denies something is a `Bool`, so that one definition serves a sentence
/// and its opposite.
let quizWords = StepLibrary(QuizWorld.self) {
  noun(
    "player", Player(),
    "(?:the (?:online |same )?|a |this )(?:customer|player|user)", "I|we|he|she|they|me")

  noun("quizCounter", CounterNoun(), "the (?:counter|timer|clock|countdown)(?: of the game)?")

  noun("quizGame", QuestionNoun(), "the (?:game|quiz|round|quiz game)")

  noun("quizOnly", Just(), "only|exactly|just")

  noun("quizSent", Returns(), "sent|made")

  noun("quizBegins", NoStart(), "starts|begins")

  noun(
    "quizYet", Again(),
    "yet|again|once (?:more|again)|any ?more|any longer|so far|(?:this|that) time")

  // The words after what has been done.
  noun("quizByPlayer", Player(), "by (?:the (?:customer|player|user)|me)")

  // Whatever has a connection, or has none.
  noun(
    "connected", Player(), "(?:the (?:online |same )?|a |this )(?:customer|player|user)",
    "the (?:app|system|device|phone)",
    "I|we|he|she|they")

  noun("remote", Remote(), remotePattern)

  // The URL "https://quiz.url/java", where it is looked at.
  ParameterType(
    "askedRemote", remotePattern, #"(?:the|this|that) (?:question )?URL "[^"]*""#,
    useForSnippets: false
  ) { (text: String) in Remote(text) }

  noun(
    "remoteData", Remote(),
    "the (?:(?:downloaded|remote|received|server|response) )?(?:data|response|payload|body|JSON)"
      + "(?: (?:downloaded )?(?:from|of|to|on|at) (?:the )?(?:URL|remote|server|GET request))?")

  noun(
    "play", QuestionNoun(), "(?:to play |playing )?(?:the|a) (?:game|quiz|round)",
    "it|to play|playing")

  noun("visible", Visible(), visiblePattern)

  // is displayed, appears, is not on the screen
  statement(
    "quizIsVisible", "(?:\(being)) \(visiblePattern)", "(?:\(notBeing)) \(visiblePattern)",
    "(?:\(affirming("appear")))\(toWhom)\(anymore)", "(?:\(denying("appear")))\(toWhom)\(anymore)")

  noun(
    "reported", Visible(),
    "(?:delivered|reported|displayed|shown|visible|presented|created|returned)\(toWhom)\(anymore)")

  noun(
    "quizQuestion", QuestionNoun(),
    "(?:the (?:(?:remote|loaded|delivered) )?|a (?:remote )?)(?:question|quiz|game|quiz game)",
    "it")

  noun(
    "answerNoun", AnswerNoun(),
    "(?:(?:an?|any|another|the|user|new|more|further|other|different|correct|right) )*"
      + "(?:answers?|guess(?:es)?|anything|(?:java )?keywords?|words?)(?: correctly| in total| to be guessed| of the question)?"
      + "|of them(?: correctly)?"
      + "|of (?:(?:these|those)(?:\(someNumber))?|the(?:\(someNumber))? (?:remaining|missing|other))"
      + " (?:(?:remaining|missing|correct) )?(?:answers|guesses|ones)"
  )

  // What stands before answers that a sentence names.
  ParameterType(
    "namedAnswers",
    "(?:(?:the|these|those|an?|both|all) )*(?:(?:\\d{1,3}|\(GivenAnswers.numberWords)) )?"
      + "(?:(?:new|correct|right|wrong|incorrect|previous|following|user|inserted|given) )*"
      + "(?:answers?|guess(?:es)?|(?:java )?(?:key)?words?|items?|entry|entries)"
      + "(?: inserted| hit| found| guessed)?(?: in (?:the|this) order)?[,:]?",
    useForSnippets: false
  ) { (text: String) in NamedAnswers(count: GivenAnswers.number(in: text)) }

  ParameterType(
    "times", "once|one time|a single time|twice|(?:two|three|2|3) times", useForSnippets: false
  ) { (text: String) in
    text.hasPrefix("t") && text != "three times" || text.hasPrefix("2")
      ? 2 : text.hasPrefix("three") || text.hasPrefix("3") ? 3 : 1
  }

  noun("insertVerb", InsertVerb(), "insert|add|enter|guess|type|submit|give|make")

  noun(
    "just", Just(),
    "(?:still|now|only|exactly|just|both|also)(?: (?:still|now|only|exactly|just))*")

  ParameterType("quizBound", Bound.pattern, useForSnippets: false) { (text: String) in Bound(text) }

  // What stands before a number or a list that is exact anyway.
  noun("holds", Just(), "(?:has|with)(?: (?:only|exactly|just|both))?")

  ParameterType(
    "again",
    "again|once more|once again|(?:a|for (?:a|the)) (?:second|third) time|another time|one more time|once|twice"
      + "|(?:two|three|2|3) (?:more )?times",
    useForSnippets: false
  ) { (text: String) in
    Again(
      times: text.hasPrefix("three") || text.hasPrefix("3")
        ? 3 : text.hasPrefix("t") || text.hasPrefix("2") ? 2 : 1)
  }

  noun(
    "hitVerb", HitVerb(),
    "(?:(?:only|just) )?(?:\(affirming("hit find get")))(?: (?:only|just|exactly|both))?",
    "(?:(?:has|have|had) )?(?:(?:already|now|only|just|still) )*"
      + "(?:hits?|found|finds|got|gets|correctly guess(?:ed|es)?)"
      + "(?: (?:only|just|exactly|both))?")

  noun(
    "answerList", AnswerList(),
    answerListPattern)

  noun(
    "allAnswers", AnswerList(),
    "(?:all )?(?:of )?(?:the )?(?:(?:previous|inserted|given|old) )*(?:answers|guesses)"
      + "(?: (?:of|from) the (?:previous|first|last|old) (?:round|game))?",
    "(?:all )?(?:of )?\(owner) (?:(?:previous|old|earlier) )+(?:answers|guesses)")

  ParameterType(
    "statusButton", "(?:the )?(?:start|reset|Start|Reset)(?: button)?", useForSnippets: false
  ) {
    (text: String) in text.lowercased().contains("start") ? "Start" : "Reset"
  }

  ParameterType("quizOption", optionPattern, useForSnippets: false) { (text: String) in
    text.contains("play") ? QuizMessage.Action.playAgain : .tryAgain
  }

  // As a thing that the message has.
  ParameterType(
    "offeredOption", "(?:option|button|possibility|chance) to (?:\(optionPattern))",
    useForSnippets: false
  ) { (text: String) in text.contains("play") ? QuizMessage.Action.playAgain : .tryAgain }

  noun("quizOwner", Player(), "the|their|\(owner)")

  noun(
    "quizInserted", AnswerNoun(),
    "(?:correctly )?(?:inserted|guessed|found|hit|saved|given|entered|typed|added)"
      + "(?: yet| so far| correctly)?")

  statement("quizIs", being, notBeing)

  statement(
    "quizHas", affirming("have contain include hold list"),
    denying("have contain include hold list"))

  statement("quizShows", affirming(showingVerbs), denying(showingVerbs))

  statement(
    "quizScreenShows", "\(display) (?:\(affirming(screenVerbs)))\(whom)",
    "\(display) (?:\(denying(screenVerbs)))\(whom)",
    watching, notWatching)

  statement(
    "quizSystemDelivers", "\(display) (?:\(affirming(deliveringVerbs)))",
    "\(display) (?:\(denying(deliveringVerbs)))", "\(watcher) (?:\(affirming("get receive")))",
    "\(watcher) (?:\(denying("get receive")))")

  // As a whole, because what the app shows is what the customer sees.
  statement(
    "appShows", "\(display) (?:\(affirming(showingVerbs)))\(whom)",
    "\(display) (?:\(denying(showingVerbs)))\(whom)",
    "the (?:app|screen|view) (?:\(affirming("have contain")))",
    "the (?:app|screen|view) (?:\(denying("have contain")))",
    watching, notWatching, "\(watcher) (?:\(affirming("get receive")))",
    "\(watcher) (?:\(denying("get receive")))",
    "on the screen there (?:\(being))", "on the screen there (?:\(notBeing))")

  statement(
    "quizCan", "can(?: now| still| only)?|could|may(?: now| still| only)?|may(?: not| no longer)",
    "(?:is|am|are|was|were)(?: now| still| again)? (?:able|allowed|enabled) to",
    "could(?: not|n['’]t)", "(?:was|were)(?: not|n['’]t)(?: yet)? (?:able|allowed) to",
    "should(?: not| no longer|n['’]t)?(?: now| still| again)? be (?:able|allowed) to",
    "cannot(?: yet)?", "can['’]t(?: yet)?",
    "can no(?:t| longer)(?: yet)?",
    "(?:is|am|are) (?:not|no longer)(?: yet)? (?:able|allowed|enabled) to",
    "(?:is|am|are) unable to",
    "isn['’]t (?:able|allowed) to")

  statement("quizAllows", affirming("allow enable let"), denying("allow enable let"))

  statement("quizAccepts", affirming("accept take"), denying("accept take"))

  // The outcome of a guess, as what the app does with it.
  statement("quizTakes", affirming(takingVerbs), denying(takingVerbs))

  statement("quizRefuses", affirming("reject ignore refuse"), denying("reject ignore refuse"))

  statement("quizAppears", affirming("appear"), denying("appear"))

  // What a number or a text on the screen is.
  statement(
    "quizReads", being, notBeing, affirming("show read say display"),
    denying("show read say display"))

  statement("quizGrows", affirming("grow"), denying("grow"))

  statement("quizLoads", affirming("load"), denying("load"))

  statement("quizContinues", affirming("continue"), denying("continue"))

  statement("quizStarts", affirming("start"), denying("start"))

  statement("quizStops", affirming("stop"), denying("stop"))

  statement("quizUpdates", affirming("update"), denying("update"))

  statement(
    "quizDeletes", affirming("delete clear empty remove"), denying("delete clear empty remove"))

  statement("quizResets", affirming("reset"), denying("reset"))

  statement("quizCreates", affirming("create"), denying("create"))

  statement("quizSends", affirming("send make"), denying("send make"))

  statement(
    "quizInforms", affirming("inform say report tell indicate notify show display"),
    denying("inform say report tell indicate notify show display"))

  statement(
    "quizChanges", affirming("change happen"), denying("change happen"),
    "(?:is|are|(?:should|must) be|(?:has|have) been) updated",
    "(?:is|are) not updated", "(?:is|are|stays?|remains?) (?:not changed|unchanged|the same)",
    "(?:is|are|stays?|remains?) never changed")

  statement(
    "quizPerfect", "(?:has|have|had)(?: already| just| now)?", "(?:should|must) have",
    "(?:should|must) not have",
    "(?:has|have|had) (?:not|never)(?: yet)?", "(?:has|have|had)n['’]t(?: yet)?")

  statement(
    "quizDoes", "(?:does|do|did|should|will|must)", "(?:does|do|did|should|will|must) not",
    "(?:does|do|did|should)n['’]t")
}

/// Whoever plays; there is one.
struct Player {}

private let remotePattern =
  "(?:the )?remote|the (?:(?:remote|quiz|game) )?server|the (?:quiz )?(?:API|backend)"
  + "|(?:the|this|that) (?:(?:question|quiz|game) )?URL"
  + #"|"?GET (?:\*?url\*?|/?question)"?|the GET request(?: to the (?:URL|server|remote))?"#

/// The server, and what it answers.
struct Remote {
  /// The address that is named, in quotes behind "URL".
  var address: String?

  init(address: String? = nil) { self.address = address }

  init(_ text: String) {
    guard text.contains("URL \"") else { return }
    address = String(text.drop { $0 != "\"" }.dropFirst().dropLast())
  }
}

/// On the screen.
struct Visible {}

/// The question, which is the game as well.
struct QuestionNoun {}

/// What the customer inserts.
struct AnswerNoun {}

/// What the customer inserts, before what it is.
struct NamedAnswers {
  /// The number that the sentence says.
  var count: Int?

  /// The answers have to be as many as the sentence says.
  func check(_ answers: [String], file: StaticString = #filePath, line: Int = #line) throws {
    try expect(
      answers.count, equals: count ?? answers.count, "the number of answers named", file: file,
      line: line)
  }
}

/// What shows the time left.
struct CounterNoun {}

/// The answers that the app lists.
struct AnswerList {}

/// No longer there.
struct Deleted {}

/// The customer has found what follows.
struct HitVerb {}

/// To insert what follows.
struct InsertVerb {}

/// What makes a number or a list no other: the check is exact anyway.
struct Just {}

/// Once more.
struct Again {
  /// How often, where the words say it.
  var times = 1
}

/// A parameter that stands for the same, whichever of its words are used.
func noun<Value: Sendable>(_ name: String, _ value: Value, _ patterns: String...) -> ParameterType {
  ParameterType(name, patterns.joined(separator: "|"), useForSnippets: false) { (_: String) in value
  }
}

/// A parameter that is `false` where its text denies something.
func statement(_ name: String, _ patterns: String...) -> ParameterType {
  ParameterType(name, patterns.joined(separator: "|"), useForSnippets: false) { text in
    !text.split(separator: " ").contains { word in
      ["not", "no", "never", "cannot", "unable", "unchanged", "same"].contains(word)
        || word.hasSuffix("n't")
        || word.hasSuffix("n’t")
    }
  }
}

private let visiblePattern =
  "(?:displayed|shown|visible|presented|offered|available|there|seen|on (?:the|my) screen)\(toWhom)\(anymore)"

private let optionPattern =
  "play again|try again|try another again|(?:play|try) (?:once more|one more time|another time)"
  + "|play another (?:round|game)"

/// Behind a verb, the one who sees it.
private let whom = "(?: (?:me|(?:to )?the (?:customer|player|user)))?"

let anymore = "(?: (?:anymore|any more|any longer|yet|again|once more|once again))?"

private let toWhom = "(?: on the screen| by the app| to (?:the (?:customer|player|user)|me))?"

let connectionPattern =
  "(?:(?:a|an|the) )?(?:working )?(?:internet )?(?:connectivity|connection|internet|network)"
  + "(?: to the internet)?"

/// What an app does with a guess that counts.
private let takingVerbs = "accept save count list add keep"

/// What an app does with what it shows.
let showingVerbs = screenVerbs + " " + deliveringVerbs

private let screenVerbs = "show display present offer give report"

private let deliveringVerbs = "deliver provide return"

private let watching =
  "\(watcher) (?:(?:can|may|could) see|gets to see|\(affirming("see notice")))"
  + "|\(watcher) (?:\(being)) (?:shown|presented with)"

private let notWatching =
  "\(watcher) (?:can(?:not|['’]t| not) see|\(denying("see notice")))"
  + "|\(watcher) (?:\(notBeing)) (?:shown|presented with)"

private let display = "(?:the (?:app|system|screen|quiz|game|view)|it)"

private let watcher = "(?:the (?:online )?(?:customer|player|user)|I)"

let answerListPattern =
  "(?:the|my) list(?: (?:of|with) (?:all )?(?:of )?(?:the )?(?:\(owner) )?"
  + "(?:(?:inserted|given|correct|hit|previous) )?(?:answers|guesses)"
  + "(?: (?:inserted|hit|found|guessed)(?: (?:so far|by (?:the (?:customer|player|user)|me)))?)?)?"
  + "|(?:all )?(?:of )?\(owner) (?:list(?: of (?:answers|guesses))?|inserted answers|answers|guesses)(?: so far)?"
  + "|the user (?:answers|guesses)(?: so far)?|the (?:answers|guesses) of the (?:customer|player|user)(?: so far)?"

/// Before a noun, how many there are.
private let someNumber = " (?:\\d{1,3}|\(GivenAnswers.numberWords))"

let owner = "(?:(?:the )?(?:customer|player|user)['’]s|my)"
