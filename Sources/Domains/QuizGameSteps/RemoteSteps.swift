import Ports
import StepKit
import TestDoubles

/// Failures on the way to the remote.
private let outages: [String: HTTPClientError] = [
  "there is no connection": .notConnected,
  "the remote takes too long": .timedOut,
  "the connection breaks off": .other("the connection broke off"),
  "the request is canceled": .cancelled,
]

/// The remote and the way to it.
let remoteSteps = StepLibrary(QuizWorld.self) {
  ParameterType("quiz outage", outages.keys.sorted().joined(separator: "|")) { outages[$0] }
    .described(as: "Why the question cannot arrive.", example: "there is no connection")

  Given("the remote question is {string} with the answer(s) {quoted list}") {
    (quiz: inout QuizWorld, question: String, answers: [String]) in
    quiz.remote.question = question
    quiz.remote.answers = answers
  }

  Given("the remote question is the one in {string}") { (quiz: inout QuizWorld, name: String) in
    let file = try quiz.scenario.resource(name)
    let fixture = try Fixture(text: file.text, path: file.path)
    for route in fixture.routes { quiz.network.add(route) }
    try quiz.remote.move(to: fixture)
  }

  Given("the remote question is at {string}") { (quiz: inout QuizWorld, url: String) in
    quiz.remote.url = url
    quiz.remake()
  }

  Given("the remote sends {string} as the question") { (quiz: inout QuizWorld, body: String) in
    quiz.remote.body = body
  }

  Given("the remote sends the question with status {int}") { (quiz: inout QuizWorld, status: Int) in
    quiz.remote.status = status
  }
  .isIdempotent()

  Given("the remote question takes a while") { quiz in quiz.remote.isHeld = true }

  When("the remote question arrives") { quiz in
    quiz.remember()
    quiz.remote.isHeld = false
    try quiz.network.releaseHeld()
  }

  Given("the customer has connectivity") { quiz in quiz.remote.failure = nil }
    .statesDefault(opposite: "the question cannot arrive")
    .isIdempotent()

  // Neither the next request nor those on their way are answered.
  Given("the question cannot arrive( because {quiz outage})") {
    (quiz: inout QuizWorld, outage: HTTPClientError?) in
    quiz.remember()
    quiz.remote.failure = outage ?? .notConnected
    for request in quiz.network.pendingIndexes {
      try quiz.network.complete(at: request, with: .failure(outage ?? .notConnected))
    }
  }
  .isIdempotent()

  Then("{int} request(s) for the question was/were sent( to {string})") {
    (quiz: inout QuizWorld, count: Int, url: String?) in
    let request = HTTPRequest(method: "GET", url: url ?? quiz.remote.url)
    let requests = Array(repeating: request, count: count)
    try expect(quiz.network.requests, equals: requests, "the requests")
  }
}
