import QuizGame
import StepKit
import TestDoubles

/// Loads that failed, and why: brought about before an outcome, looked at by one.
let loadFailureSteps = StepLibrary(QuizWorld.self) {
  noun(
    "couldNotLoad", Change(),
    "the (?:game|quiz|question) (?:(?:could|can)(?: not|n['’]t|not) be loaded|(?:has|have|had) not been loaded"
      + "|(?:was|is) not loaded|fails to load|failed to load)",
    "(?:the )?(?:load|loading)(?: of)?(?: the)? (?:game|quiz|question) (?:fails|failed|has failed)",
    "the load (?:fails|failed|has failed)",
    "(?:the (?:app|system|customer|player|user)|I) (?:(?:could|can)(?: not|n['’]t|not)|fails to|failed to|(?:was|is) unable to)"
      + " load the (?:game|quiz|question)")

  // because of no connectivity, with an invalid data error, because the customer was offline
  ParameterType(
    "loadFailure",
    "(?:because of|due to|owing to|for lack of) (?:(?:a|an|the|no|missing|lost|bad) )*(?:\(reasons))(?: error)?",
    "with (?:an? |the )?(?:\(reasons)) error(?: message)?",
    "because (?:there (?:is|was)|(?:the (?:customer|player|user|app|device)|I) (?:has|had|have)) no (?:\(connectionPattern))",
    "because (?:the (?:customer|player|user|app|device)|I) (?:is|was|am) (?:offline|not online|not connected)",
    "because the (?:(?:downloaded|received) )?(?:data|payload|response|answer) (?:is|was|were|are) (?:invalid|broken|malformed)",
    useForSnippets: false
  ) { (text: String) in
    ["data", "invalid", "broken", "malformed"].contains(where: text.contains)
      ? QuestionError.invalidData : .connectivity
  }

  Step("{couldNotLoad} {loadFailure}") {
    (quiz: inout QuizWorld, _: Change, problem: QuestionError) in
    if !quiz.isOutcome {
      switch problem {
      case .connectivity: try quiz.loseConnection()
      case .invalidData: quiz.answer(.text("{}"))
      }
      try await quiz.failToLoad()
    }
    try quiz.expectFailure(problem, true)
  }

  Step("{messageOfFailure} {couldNotLoad}") {
    (quiz: inout QuizWorld, isSaid: Bool, _: Change) in try quiz.expectFailure(isSaid)
  }

  statement(
    "messageOfFailure",
    "(?:the|a) message (?:\(affirming("say show tell indicate inform")))(?: that)?",
    "(?:the|a) message (?:\(denying("say show tell indicate inform")))(?: that)?",
    "the (?:app|system) (?:\(affirming("say tell inform indicate")))(?: (?:the (?:customer|player|user)|me))? that",
    "the (?:app|system) (?:\(denying("say tell inform indicate")))(?: (?:the (?:customer|player|user)|me))? that",
    "(?:the (?:customer|player|user)|I) (?:\(being)) (?:told|informed) that")
}

private let reasons = "\(connectionPattern)|invalid data|data"

extension QuizWorld {
  /// Asks for the question, which does not come.
  fileprivate mutating func failToLoad() async throws {
    try load()
    try await network.settle()
  }
}
