import Ports
import QuizGame
import TestDoubles
import Testing

@Suite struct QuestionTests {
  private let url = "http://quiz.test/question"
  private static let valid = #"{"question": " Q ", "answer": ["red", " green "], "more": 1}"#

  private func load(_ answer: StubNetwork.Answer) throws -> Result<QuestionItem, QuestionError> {
    let network = StubNetwork(
      scheduler: VirtualScheduler(), routes: [.init(.path("/question"), answers: [answer])])
    let loader = QuestionLoader(client: network, url: url)
    #expect(network.requests.isEmpty)
    var results: [Result<QuestionItem, QuestionError>] = []
    loader.load { results.append($0) }
    try network.verify()
    #expect(network.requests == [HTTPRequest(url: url)])
    #expect(results.count == 1)
    return try #require(results.first)
  }

  @Test("QUI-UC1.P, R02: question and answers are delivered, unknown keys ignored")
  func valid() throws {
    let question = try load(.text(Self.valid)).get()
    #expect(question.question == "Q")
    #expect(question.answers == ["red", "green"])
  }

  @Test("QUI-R01: only status 200 counts", arguments: [0, -1, 199, 201, 204, 300, 400, 500])
  func status(status: Int) throws {
    #expect(try load(.text(Self.valid, status: status)) == .failure(.invalidData))
  }

  @Test(
    "QUI-R02, R05: an answer that cannot be read or played is invalid data",
    arguments: [
      "", "invalid json", "{}", "[]", "null", #"{"question": "Q"}"#, #"{"answer": ["a"]}"#,
      #"{"question": "Q", "answer": [1]}"#, #"{"question": "Q", "answer": "a"}"#,
      #"{"question": 1, "answer": ["a"]}"#, #"{"question": "Q", "answer": [null]}"#,
      #"{"question": " \n", "answer": ["a"]}"#, #"{"question": "Q", "answer": []}"#,
      #"{"question": "Q", "answer": [" ", ""]}"#, #"{"question": "Q", "answers": ["a"]}"#,
      #"{"question": "Q", "answer": ["a"]"#,
    ])
  func invalid(body: String) throws {
    #expect(try load(.text(body)) == .failure(.invalidData))
  }

  @Test func bytesThatAreNoText() throws {
    let response = HTTPResponse(status: 200, body: [0xFF, 0xC0, 0x00])
    #expect(try load(.init(.success(response))) == .failure(.invalidData))
  }

  @Test(
    "QUI-R03, UC1.C: every failure of the transport is one of connectivity",
    arguments: [HTTPClientError.notConnected, .timedOut, .cancelled, .other("x")])
  func failure(error: HTTPClientError) throws {
    #expect(try load(.init(.failure(error))) == .failure(.connectivity))
  }

  @Test(
    "QUI-R05: repeated answers collapse to the first",
    arguments: [
      (["red", "Red", "blue"], AnswerMatching.ignoringCase, ["red", "blue"]),
      (["red", "Red", "red "], .exact, ["red", "Red"]),
      ([" ", "a", ""], .ignoringCase, ["a"]),
    ])
  func repeated(answers: [String], matching: AnswerMatching, kept: [String]) throws {
    #expect(
      try QuestionItem(question: "Q", answers: answers, matching: matching).answers == kept)
  }

  @Test("QUI-R04: two commands are two requests, and nothing comes after the loader is gone")
  func requests() throws {
    let network = StubNetwork(
      scheduler: VirtualScheduler(),
      routes: [.init(.path("/question"), answers: [.text(Self.valid, isHeld: true)])])
    var delivered = 0
    var loader: QuestionLoader? = QuestionLoader(client: network, url: url)
    loader?.load { _ in delivered += 1 }
    loader?.load { _ in delivered += 1 }
    #expect(network.requests.map(\.url) == [url, url])
    try network.complete(at: 1, with: .failure(.timedOut))
    #expect(delivered == 1)
    loader = nil
    try network.complete(at: 0, with: .failure(.timedOut))
    #expect(delivered == 1)
  }
}
