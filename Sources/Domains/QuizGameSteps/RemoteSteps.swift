import Ports
import StepKit
import TestDoubles

/// The server and the way to it.
let remoteSteps = StepLibrary(QuizWorld.self) {
  Given("the customer has connectivity") { quiz in quiz.network.goOnline() }

  Given("the customer has no connectivity") { quiz in quiz.network.goOffline() }

  Given("the remote question is the one in {string}") { (quiz: inout QuizWorld, name: String) in
    try quiz.addRoutes(of: name)
  }

  Given("the remote answers with status {int} and the body {string}") {
    (quiz: inout QuizWorld, status: Int, body: String) in
    quiz.network.add(.init(.path("/question"), answers: [.text(body, status: status)]))
  }

  Given("the remote does not answer at once") { quiz in
    quiz.network.add(
      .init(.path("/question"), answers: [.text(QuizWorld.sampleQuestion, isHeld: true)]))
  }

  When("the remote answers") { quiz in try quiz.network.releaseHeld() }

  When("the connection is lost") { quiz in
    quiz.network.goOffline()
    for request in quiz.network.pendingIndexes {
      try quiz.network.complete(at: request, with: .failure(.notConnected))
    }
  }

  Then("{int} request(s) was/were sent to the question URL") {
    (quiz: inout QuizWorld, count: Int) in
    let sent = quiz.network.requests.count { $0.url == QuizWorld.url }
    try expect(sent, equals: count, "the requests sent to \(QuizWorld.url)")
  }
}

extension QuizWorld {
  fileprivate func addRoutes(of name: String) throws {
    let resource = try scenario.resource(name)
    let fixture = try Fixture(text: resource.text, path: resource.path) { [scenario] file in
      try? scenario.resource(file).bytes
    }
    for route in fixture.routes { network.add(route) }
  }
}
