import Ports
import TestDoubles

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The remote: its question, as the story says, and how it answers from now on.
///
/// A class, because the network asks it. If the story names no question, there is one that no
/// story names.
final class RemoteQuestion {
  /// The contract with the server.
  private struct Payload: Codable {
    var question: String
    var answer: [String]
  }

  var url = "https://quiz.test/question"
  var question = "What are the sides of a coin?"
  var answers = ["heads", "tails"]
  var status = 200
  /// The body to send instead of the question.
  var body: String?
  /// The reason why nothing can be sent.
  var failure: HTTPClientError?
  /// Whether an answer waits until the story lets it arrive.
  var isHeld = false

  /// Whether all answers are in the routes of a file.
  private(set) var isInFile = false

  /// The answer to a request, if that is one for the question.
  func answer(to request: HTTPRequest) -> StubNetwork.Answer? {
    guard !isInFile, request.method == "GET", request.url == url else { return nil }
    if let failure { return StubNetwork.Answer(.failure(failure), isHeld: isHeld) }
    let payload = try? JSONEncoder().encode(Payload(question: question, answer: answers))
    let text = body ?? String(decoding: payload ?? Data(), as: UTF8.self)
    return .text(text, status: status, isHeld: isHeld)
  }

  /// Leaves the answers to the routes of a file, whose first route has the question.
  func move(to file: Fixture) throws {
    isInFile = true
    let body = try file.routes.first?.answers.first?.result.get().body ?? []
    guard let payload = try? JSONDecoder().decode(Payload.self, from: Data(body)) else { return }
    question = payload.question
    answers = payload.answer
  }
}
