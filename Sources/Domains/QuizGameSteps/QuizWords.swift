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
    "the (?:downloaded |remote |received )?(?:data|response|payload)"
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
    "(?:(?:an?|any|another|the|new|more|further|other|different|correct|right) )*(?:answers?|guess(?:es)?)"
      + "(?: correctly| in total)?|of them(?: correctly)?"
  )

  // What stands before answers that a sentence names.
  noun(
    "namedAnswers", AnswerNoun(),
    "(?:the |an? )?(?:(?:new|correct|right|wrong|previous|following) )*(?:answers?|guess(?:es)?|words?)"
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
    "(?:(?:has|have|had) )?(?:already |now |only |just |still )*"
      + "(?:hits?|found|finds|got|gets|correctly guessed)(?: only| just| exactly)?")

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

  statement(
    "quizIs", "(?:is|are|am|was|were)(?: still| now| already| also)?",
    "(?:is|are|am|was|were)(?: (?:still |now )?not| no longer| never)(?: yet)?",
    "(?:is|are|was|were)n['’]t(?: yet)?", "(?:should|must)(?: still| also)? be",
    "(?:should|must)(?: not| no longer| never)(?: yet)? be", "shouldn['’]t be",
    "(?:has|have)(?: already| now| also)? been", "(?:has|have)(?: not| never)(?: yet)? been",
    "(?:has|have)n['’]t(?: yet)? been", "(?:stays?|remains?)")

  statement(
    "quizHas", "(?:still |now |also )?(?:has|have|contains?|includes?|holds?|lists?)",
    "(?:should|must)(?: still| also)? (?:have|contain|include|hold|list)",
    "(?:does|do|did|should|must) (?:not|no longer) (?:have|contain|include|hold|list)",
    "(?:does|do|did|should)n['’]t (?:have|contain|include|hold|list)",
    "no longer (?:has|have|contains?|includes?|holds?|lists?)", "never (?:has|contains|includes)")

  statement("quizShows", "(?:\(showing))", "(?:\(notShowing))")

  // As a whole, because what the app shows is what the customer sees.
  statement(
    "appShows", "(?:the (?:app|system|screen|quiz|game)|it) (?:\(showing))",
    "(?:the (?:app|system|screen|quiz|game)|it) (?:\(notShowing))",
    "(?:the (?:customer|player|user)|I) (?:(?:still )?sees?|can see|should(?: still)? see)",
    "(?:the (?:customer|player|user)|I) (?:do|does|can|should) ?not see",
    "(?:the (?:customer|player|user)|I) (?:don|doesn|can|shouldn)['’]t see")

  statement(
    "quizCan", "can(?: now| still| only)?|could|may(?: now| still| only)?|may(?: not| no longer)",
    "(?:is|am|are|was|were)(?: now| still| again)? (?:able|allowed) to",
    "could(?: not|n['’]t)", "(?:was|were)(?: not|n['’]t)(?: yet)? (?:able|allowed) to",
    "should be (?:able|allowed) to", "cannot(?: yet)?", "can['’]t(?: yet)?",
    "can no(?:t| longer)(?: yet)?",
    "(?:is|am|are) (?:not|no longer)(?: yet)? (?:able|allowed) to", "(?:is|am|are) unable to",
    "isn['’]t (?:able|allowed) to", "should not be (?:able|allowed) to")

  statement(
    "quizAllows", "(?:still |now )?(?:allows?|enables?|lets|allowed|enabled)",
    "should(?: now)? (?:allow|enable|let)",
    "(?:does|did|should|must) (?:not|no longer)(?: yet)? (?:allow|enable|let)",
    "(?:does|did|should)n['’]t (?:allow|enable|let)", "no longer (?:allows|enables|lets)")

  statement(
    "quizAccepts", "accepts?", "should(?: now)? accept",
    "(?:does|do|should|must) (?:not|no longer) accept", "(?:does|should)n['’]t accept",
    "no longer accepts?")

  statement(
    "quizChanges", "changes?|changed|(?:has|have) changed|(?:is|are) updated",
    "(?:does|do|did|should|has|have) not change(?:d)?|(?:does|do|did|has|have)n['’]t change(?:d)?",
    "(?:is|are|stays?|remains?) not changed|(?:is|are) not updated",
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

/// The way to the remote.

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
      ["not", "no", "never", "cannot", "unable"].contains(word) || word.hasSuffix("n't")
        || word.hasSuffix("n’t")
    }
  }
}

private let toWhom = "(?: on the screen| by the app| to (?:the (?:customer|player|user)|me))?"

let connectionPattern =
  "(?:(?:a|an|the) )?(?:working )?(?:internet )?(?:connectivity|connection|internet|network)"
  + "(?: to the internet)?"

let showing =
  "(?:still |now |also )?(?:shows?|displays?|presents?|delivers?|offers?|showed|displayed|presented)"
  + "|(?:should|must)(?: still| also)? (?:show|display|present|deliver|offer)"

let notShowing =
  "(?:does|do|did|should|must) (?:not|no longer) (?:show|display|present|deliver|offer)"
  + "|(?:does|do|did|should)n['’]t (?:show|display|present|deliver|offer)"
  + "|(?:no longer|never) (?:shows|displays|presents|delivers|offers)"

private let answerListPattern =
  "(?:the|my) list(?: (?:of|with) (?:all )?(?:of )?(?:the )?(?:\(owner) )?"
  + "(?:(?:inserted|given|correct|hit|previous) )?(?:answers|guesses)"
  + "(?: (?:inserted|hit|found|guessed)(?: (?:so far|by (?:the (?:customer|player|user)|me)))?)?)?"
  + "|(?:all )?(?:of )?\(owner) (?:list(?: of (?:answers|guesses))?|inserted answers|answers|guesses)"

private let owner = "(?:(?:the )?(?:customer|player|user)['’]s|my)"
