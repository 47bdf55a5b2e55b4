import Ports
import StepKit
import TestDoubles

/// The requests that the app has sent for the question.
let requestSteps = StepLibrary(QuizWorld.self) {
  noun(
    "furtherRequest", Returns(),
    "(?:further|second|other|more|new|additional|third)(?: GET)? requests?")

  noun(
    "anotherRequest", Returns(),
    "another(?: GET)? request|(?:an?|one) (?:further|second|new|more|additional)(?: GET)? request")

  noun("quizAsked", Returns(), "requested|called|asked|contacted|queried")

  Then("the app/system {quizSends}( {quizBound}) {count}( GET) request(s)( to {askedRemote})") {
    (quiz: inout QuizWorld, areSent: Bool, bound: Bound?, count: Int, remote: Remote?) in
    try quiz.expectAsked(remote)
    try quiz.expectRequests(bound, count, areSent)
  }

  Then(
    "({quizBound} ){count}( GET) request(s)( to {askedRemote}) {quizIs} {quizSent}( to {askedRemote})"
  ) {
    (
      quiz: inout QuizWorld, bound: Bound?, count: Int, remote: Remote?, areSent: Bool, _: Returns,
      other: Remote?
    ) in
    try quiz.expectAsked(remote ?? other)
    try quiz.expectRequests(bound, count, areSent)
  }
  .described(as: "Counts the requests that the app has sent so far.")

  Then(
    "there is/are/was/were/has\\ been/have\\ been ({quizBound} ){count}( GET) request(s)( to {askedRemote})"
  ) {
    (quiz: inout QuizWorld, bound: Bound?, count: Int, remote: Remote?) in
    try quiz.expectAsked(remote)
    try quiz.expectRequests(bound, count, true)
  }

  Then("the app/system {quizSends} no {furtherRequest}( to {askedRemote})") {
    (quiz: inout QuizWorld, isNone: Bool, _: Returns, remote: Remote?) in
    try quiz.expectAsked(remote)
    try quiz.expectRequests(nil, 1, isNone)
  }

  Then("no {furtherRequest}( to {askedRemote}) {quizIs} {quizSent}( to {askedRemote})") {
    (quiz: inout QuizWorld, _: Returns, remote: Remote?, isNone: Bool, _: Returns, other: Remote?)
    in
    try quiz.expectAsked(remote ?? other)
    try quiz.expectRequests(nil, 1, isNone)
  }

  Then("{anotherRequest}( to {askedRemote}) {quizIs} {quizSent}( to {askedRemote})") {
    (quiz: inout QuizWorld, _: Returns, remote: Remote?, isSent: Bool, _: Returns, other: Remote?)
    in
    try quiz.expectAsked(remote ?? other)
    try quiz.expectRequests(.more, 1, isSent)
  }

  Then("the app/system {quizSends} {anotherRequest}( to {askedRemote})") {
    (quiz: inout QuizWorld, isSent: Bool, _: Returns, remote: Remote?) in
    try quiz.expectAsked(remote)
    try quiz.expectRequests(.more, 1, isSent)
  }

  Then("the app/system {quizDoes} load/request/ask\\ for {quizQuestion}( from {remote}) again") {
    (quiz: inout QuizWorld, isDone: Bool, _: QuestionNoun, _: Remote?) in
    try quiz.expectRequests(.more, 1, isDone)
  }

  Then("{askedRemote} {quizIs} {quizAsked}( for {quizQuestion}) again") {
    (quiz: inout QuizWorld, remote: Remote, isIt: Bool, _: Returns, _: QuestionNoun?) in
    try quiz.expectAsked(remote)
    try quiz.expectRequests(.more, 1, isIt)
  }

  Then("{askedRemote} {quizIs} {quizAsked}( for {quizQuestion}) ({quizBound} ){times}") {
    (
      quiz: inout QuizWorld, remote: Remote, isIt: Bool, _: Returns, _: QuestionNoun?,
      bound: Bound?, count: Int
    ) in
    try quiz.expectAsked(remote)
    try quiz.expectRequests(bound, count, isIt)
  }

  Then("{quizQuestion} {quizIs} requested/loaded/fetched ({quizBound} ){times}") {
    (quiz: inout QuizWorld, _: QuestionNoun, isIt: Bool, bound: Bound?, count: Int) in
    try quiz.expectRequests(bound, count, isIt)
  }
}

extension QuizWorld {
  /// An address that a sentence names is the one that the app asks.
  func expectAsked(_ remote: Remote?) throws {
    guard let address = remote?.address else { return }
    try expect(address, equals: url, "the URL of the question")
  }

  /// The requests for the question that the app has sent.
  var requestCount: Int {
    network.requests.dropFirst(forgottenRequests).count {
      $0.address == url && $0.method == "GET"
    }
  }

  fileprivate func expectRequests(
    _ bound: Bound?, _ count: Int, _ areSent: Bool, file: StaticString = #filePath,
    line: Int = #line
  ) throws {
    try expect(
      (bound ?? .exact).admits(requestCount, count) == areSent,
      "\(requestCount) requests were sent", file: file, line: line)
  }
}
