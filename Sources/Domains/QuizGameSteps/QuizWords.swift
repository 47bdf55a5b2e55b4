import QuizGame
import StepKit

/// The words that the sentences of the quiz have in common.
///
/// A parameter that says or denies something is a `Bool`, so that one definition serves a sentence
/// and its opposite.
let quizWords = StepLibrary(QuizWorld.self) {
  noun(
    "player", Player(),
    "the (?:online )?(?:customer|player|user)", "I|we|he|she|they")

  // Whatever has a connection, or has none.
  noun(
    "connected", Player(), "the (?:online )?(?:customer|player|user|app|system|device|phone)",
    "I|we|he|she|they")

  noun("connection", Connection(), connectionPattern)

  noun("remote", Remote(), "the remote(?: server)?|the (?:server|URL|API)")

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
    "(?:the|a) (?:remote |loaded )?(?:question|quiz|game)", "it")

  noun(
    "answerNoun", AnswerNoun(),
    "(?:(?:an?|any|another|the|new|more|further|other|different|correct|right) )*(?:answers?|guess(?:es)?)"
  )

  noun(
    "answerList", AnswerList(),
    answerListPattern)

  noun(
    "allAnswers", AnswerList(),
    "(?:all )?(?:of )?(?:the )?(?:(?:previous|inserted|given) )*(?:answers|guesses)")

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
    "no longer (?:has|have|contains?|includes?|holds?|lists?)")

  statement("quizShows", "(?:\(showing))", "(?:\(notShowing))")

  // As a whole, because what the app shows is what the customer sees.
  statement(
    "appShows", "the (?:app|system|screen|quiz|game) (?:\(showing))",
    "the (?:app|system|screen|quiz|game) (?:\(notShowing))",
    "(?:the (?:customer|player|user)|I) (?:(?:still )?sees?|can see|should(?: still)? see)",
    "(?:the (?:customer|player|user)|I) (?:do|does|can|should) ?not see",
    "(?:the (?:customer|player|user)|I) (?:don|doesn|can|shouldn)['’]t see")

  statement(
    "quizCan", "can(?: now| still)?", "(?:is|am|are)(?: now| still)? (?:able|allowed) to",
    "should be (?:able|allowed) to", "cannot(?: yet)?", "can['’]t(?: yet)?", "can no(?:t| longer)",
    "(?:is|am|are) (?:not|no longer)(?: yet)? (?:able|allowed) to", "(?:is|am|are) unable to",
    "isn['’]t (?:able|allowed) to", "should not be (?:able|allowed) to")

  statement(
    "quizAllows", "allows?|enables?|lets", "should(?: now)? (?:allow|enable|let)",
    "(?:does|should|must) (?:not|no longer) (?:allow|enable|let)",
    "(?:does|should)n['’]t (?:allow|enable|let)", "no longer (?:allows|enables|lets)")

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
struct Connection {}

/// On the screen.
struct Visible {}

/// The question, which is the game as well.
struct QuestionNoun {}

/// What the customer inserts.
struct AnswerNoun {}

/// The answers that the app lists.
struct AnswerList {}

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
  "(?:the|my) list(?: (?:of|with) (?:all )?(?:the )?(?:\(owner) )?(?:inserted |given |correct |hit )?"
  + "(?:answers|guesses)(?: inserted by (?:the (?:customer|player|user)|me))?)?"
  + "|(?:all )?(?:of )?\(owner) (?:list(?: of (?:answers|guesses))?|inserted answers|answers|guesses)"

private let owner = "(?:(?:the )?(?:customer|player|user)['’]s|my)"
