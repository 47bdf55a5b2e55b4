import Ports
import StepKit
import TestDoubles

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The server and the way to it.
let remoteSteps = StepLibrary(QuizWorld.self) {
  Given("the customer has connectivity( again)") { quiz in quiz.network.goOnline() }
    .statesDefault(opposite: "the customer has no connectivity")

  Given("the customer is online( again)") { quiz in quiz.network.goOnline() }
    .statesDefault(opposite: "the customer is offline")

  Given("the customer has no connectivity( anymore)") { quiz in quiz.network.goOffline() }

  Given("the customer does not have connectivity( anymore)") { quiz in
    quiz.network.goOffline()
  }

  Given("the customer is offline/not\\ online") { quiz in quiz.network.goOffline() }

  When("the connection/connectivity is lost") { quiz in try quiz.loseConnection() }.isIdempotent()

  When("the customer loses/lost connectivity") { quiz in try quiz.loseConnection() }.isIdempotent()

  Given("the remote question is the one in {string}") { (quiz: inout QuizWorld, name: String) in
    try quiz.addRoutes(of: name)
  }

  Given("the remote question is {string} with the answer(s) {quoted list}") {
    (quiz: inout QuizWorld, question: String, answers: [String]) in
    try quiz.answer(question, answers)
  }

  Given("the remote responds with status {int}") { (quiz: inout QuizWorld, status: Int) in
    quiz.answer(.text(QuizWorld.sampleQuestion, status: status))
  }

  Given("the remote answers/answered with status {int} and the body {string}") {
    (quiz: inout QuizWorld, status: Int, body: String) in
    quiz.answer(.text(body, status: status))
  }

  Given("the remote delivers/sends/has invalid data") { quiz in quiz.answer(.text("{}")) }

  Given("the remote delivers/sends/has valid data( again)") { quiz in
    quiz.answer(.text(QuizWorld.sampleQuestion))
  }.statesDefault(opposite: "the remote delivers invalid data")

  Given("the remote doesn't/does\\ not answer in time") { quiz in
    quiz.answer(.init(.failure(.timedOut)))
  }

  Given("the remote does not answer at once") { quiz in
    quiz.answer(.text(QuizWorld.sampleQuestion, isHeld: true))
  }

  Given("the remote takes {duration} to answer") { (quiz: inout QuizWorld, time: Duration) in
    var answer = StubNetwork.Answer.text(QuizWorld.sampleQuestion)
    answer.delay = time
    quiz.answer(answer)
  }

  When("the remote answers/answered") { quiz in try quiz.network.releaseHeld() }

  When("the remote answers the {ordinal} request with the question {string}") {
    (quiz: inout QuizWorld, position: Int, question: String) in
    let body = try questionBody(question, ["yes", "no"])
    try quiz.network.complete(
      at: position - 1, with: .success(HTTPResponse(status: 200, body: Array(body.utf8))))
  }

  Then("(only ){count} request(s) was/were sent( to the question URL)") {
    (quiz: inout QuizWorld, count: Int) in
    let sent = quiz.network.requests.count { $0.url == QuizWorld.url && $0.method == "GET" }
    try expect(sent, equals: count, "the requests sent to \(QuizWorld.url)")
  }
}

extension QuizWorld {
  fileprivate func loseConnection() throws {
    network.goOffline()
    for request in network.pendingIndexes {
      try network.complete(at: request, with: .failure(.notConnected))
    }
  }

  fileprivate func answer(_ answer: StubNetwork.Answer) {
    network.add(.init(.path("/question"), answers: [answer]))
  }

  fileprivate func answer(_ question: String, _ answers: [String]) throws {
    answer(.text(try questionBody(question, answers)))
  }

  fileprivate func addRoutes(of name: String) throws {
    let resource = try scenario.resource(name)
    let fixture = try Fixture(text: resource.text, path: resource.path) { [scenario] file in
      try? scenario.resource(file).bytes
    }
    for route in fixture.routes { network.add(route) }
  }
}

/// The payload of the contract.
private func questionBody(_ question: String, _ answers: [String]) throws -> String {
  let payload = RemoteQuestion(question: question, answers: answers)
  return String(decoding: try JSONEncoder().encode(payload), as: UTF8.self)
}
