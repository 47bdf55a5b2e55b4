import QuizGame
import StepKit

/// The words that the sentences of the quiz have in common.
///
/// A parameter that says or denies something is a `Bool`, so that one definition serves a sentence
/// and its opposite.
let quizWords = StepLibrary(QuizWorld.self) {
  noun(
    "player", Player(),
    "the (?:online )?(?:customer|player|user)", "I|we|he|she|they|me")

  // Whatever has a connection, or has none.
  noun(
    "connected", Player(), "the (?:online )?(?:customer|player|user|app|system|device|phone)",
    "I|we|he|she|they")

  noun("remote", Remote(), #"the remote(?: server)?|the (?:server|API)|the URL(?: "[^"]*")?"#)

  noun(
    "remoteData", Remote(),
    "the (?:(?:downloaded|remote|received|server) )?(?:data|response|payload)"
      + "(?: (?:downloaded )?(?:from|of) (?:the )?(?:URL|remote|server))?")

  noun(
    "play", QuestionNoun(), "(?:to play |playing )?(?:the|a) (?:game|quiz)", "it|to play|playing")

  noun("visible", Visible(), "(?:displayed|shown|visible|presented|offered|available)\(toWhom)")

  noun("reported", Visible(), "(?:delivered|reported|displayed|shown|visible|presented)\(toWhom)")

  noun(
    "quizQuestion", QuestionNoun(),
    "(?:the|a) (?:remote )?(?:question|quiz|game)|the loaded (?:question|quiz|game)",
    "it")

  noun(
    "answerNoun", AnswerNoun(),
    "(?:(?:an?|any|another|the|new|more|further|other|different|correct|right) )*"
      + "(?:answers?|guess(?:es)?|(?:java )?keywords?|words?)(?: correctly| in total)?"
      + "|of them(?: correctly)?"
  )

  // What stands before answers that a sentence names.
  noun(
    "namedAnswers", AnswerNoun(),
    "(?:(?:the|an?|both|all) )?(?:(?:new|correct|right|wrong|previous|following) )*"
      + "(?:answers?|guess(?:es)?|(?:java )?(?:key)?words?)"
  )

  ParameterType(
    "times", "once|one time|a single time|twice|(?:two|three|2|3) times", useForSnippets: false
  ) { (text: String) in
    text.hasPrefix("t") && text != "three times" || text.hasPrefix("2")
      ? 2 : text.hasPrefix("three") || text.hasPrefix("3") ? 3 : 1
  }

  noun("insertVerb", InsertVerb(), "insert|add|enter|guess|type|submit")

  noun(
    "just", Just(),
    "(?:still|now|only|exactly|just|both|also)(?: (?:still|now|only|exactly|just))*")

  // What stands before a number or a list that is exact anyway.
  noun("holds", Just(), "(?:has|with)(?: (?:only|exactly|just|both))?")

  noun("again", Again(), "again|once more|a second time|another time|one more time")

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
    "(?:all )?(?:of )?(?:the )?(?:(?:previous|inserted|given) )*(?:answers|guesses)",
    "(?:all )?(?:of )?\(owner) (?:(?:previous|old|earlier) )+(?:answers|guesses)")

  ParameterType("statusButton", "(?:the )?(?:start|reset)(?: button)?", useForSnippets: false) {
    (text: String) in text.contains("start") ? "Start" : "Reset"
  }

  ParameterType("quizOption", "play again|try again|try another again", useForSnippets: false) {
    $0 == "play again" ? QuizMessage.Action.playAgain : .tryAgain
  }

  noun(
    "inserted", AnswerNoun(),
    "(?:correctly )?(?:inserted|guessed|found|hit|saved|given|entered|typed|added)"
      + "(?: yet| so far| correctly)?")

  statement("quizIs", being, notBeing)

  statement(
    "quizHas", affirming("have contain include hold list"),
    denying("have contain include hold list"))

  statement("quizShows", affirming(showingVerbs), denying(showingVerbs))

  statement(
    "screenShows", "\(display) (?:\(affirming(screenVerbs)))", "\(display) (?:\(denying(screenVerbs)))",
    watching, notWatching)

  statement(
    "systemDelivers", "\(display) (?:\(affirming(deliveringVerbs)))",
    "\(display) (?:\(denying(deliveringVerbs)))", "\(watcher) (?:\(affirming("get receive")))",
    "\(watcher) (?:\(denying("get receive")))")

  // As a whole, because what the app shows is what the customer sees.
  statement(
    "appShows", "\(display) (?:\(affirming(showingVerbs)))",
    "\(display) (?:\(denying(showingVerbs)))",
    "the (?:app|screen|view) (?:\(affirming("have contain")))",
    "the (?:app|screen|view) (?:\(denying("have contain")))",
    watching, notWatching, "\(watcher) (?:\(affirming("get receive")))",
    "\(watcher) (?:\(denying("get receive")))",
    "on the screen there (?:\(being))", "on the screen there (?:\(notBeing))")

  statement(
    "quizCan", "can(?: now| still| only)?|could|may(?: now| still| only)?|may(?: not| no longer)",
    "(?:is|am|are|was|were)(?: now| still| again)? (?:able|allowed) to",
    "could(?: not|n['’]t)", "(?:was|were)(?: not|n['’]t)(?: yet)? (?:able|allowed) to",
    "should be (?:able|allowed) to", "cannot(?: yet)?", "can['’]t(?: yet)?",
    "can no(?:t| longer)(?: yet)?",
    "(?:is|am|are) (?:not|no longer)(?: yet)? (?:able|allowed) to", "(?:is|am|are) unable to",
    "isn['’]t (?:able|allowed) to", "should not be (?:able|allowed) to")

  statement("quizAllows", affirming("allow enable let"), denying("allow enable let"))

  statement("quizAccepts", affirming("accept"), denying("accept"))

  statement(
    "quizChanges", affirming("change"), denying("change"), "(?:is|are) updated",
    "(?:is|are) not updated", "(?:is|are|stays?|remains?) (?:not changed|unchanged|the same)",
    "(?:is|are|stays?|remains?) never changed")

  statement(
    "quizPerfect", "(?:has|have|had)(?: already| just| now)?",
    "(?:has|have|had) (?:not|never)(?: yet)?", "(?:has|have|had)n['’]t(?: yet)?")

  statement(
    "quizDoes", "(?:does|do|did|should|will|must)", "(?:does|do|did|should|will|must) not",
    "(?:does|do|did|should)n['’]t")
}

/// Whoever plays; there is one.
struct Player {}

/// The server, and what it answers.
struct Remote {}

/// On the screen.
struct Visible {}

/// The question, which is the game as well.
struct QuestionNoun {}

/// What the customer inserts.
struct AnswerNoun {}

/// The answers that the app lists.
struct AnswerList {}

/// The customer has found what follows.
struct HitVerb {}

/// To insert what follows.
struct InsertVerb {}

/// What makes a number or a list no other: the check is exact anyway.
struct Just {}

/// Once more.
struct Again {}

/// A parameter that stands for the same, whichever of its words are used.
func noun<Value: Sendable>(_ name: String, _ value: Value, _ patterns: String...) -> ParameterType {
  ParameterType(name, patterns.joined(separator: "|"), useForSnippets: false) { (_: String) in value
  }
}

/// A parameter that is `false` where its text denies something.
func statement(_ name: String, _ patterns: String...) -> ParameterType {
  ParameterType(name, patterns.joined(separator: "|"), useForSnippets: false) { text in
    !text.split(separator: " ").contains { word in
      ["not", "no", "never", "cannot", "unable", "unchanged", "same"].contains(word) || word.hasSuffix("n't")
        || word.hasSuffix("n’t")
    }
  }
}

private let toWhom = "(?: on the screen| by the app| to (?:the (?:customer|player|user)|me))?"

let connectionPattern =
  "(?:(?:a|an|the) )?(?:working )?(?:internet )?(?:connectivity|connection|internet|network)"
  + "(?: to the internet)?"

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

private let answerListPattern =
  "(?:the|my) list(?: (?:of|with) (?:all )?(?:of )?(?:the )?(?:\(owner) )?"
  + "(?:(?:inserted|given|correct|hit|previous) )?(?:answers|guesses)"
  + "(?: (?:inserted|hit|found|guessed)(?: (?:so far|by (?:the (?:customer|player|user)|me)))?)?)?"
  + "|(?:all )?(?:of )?\(owner) (?:list(?: of (?:answers|guesses))?|inserted answers|answers|guesses)"

private let owner = "(?:(?:the )?(?:customer|player|user)['’]s|my)"
