import Ports
import QuizGame
import StepKit
import TestDoubles

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The question as the server sent it, read apart from the domain.
struct RemoteQuestion: Codable {
  var question: String
  var answers: [String]

  enum CodingKeys: String, CodingKey {
    case question
    case answers = "answer"
  }
}

extension RemoteQuestion {
  /// What the remote has where a story says nothing else.
  static let lightColors = RemoteQuestion(
    question: "Name the three light colours", answers: ["red", "green", "blue"])

  /// The payload contract of the document.
  static let ofTheDocument = RemoteQuestion(
    question: "What are all the java keywords?",
    answers: """
      abstract assert boolean break byte case catch char class const continue default do double \
      else enum extends final finally float for goto if implements import instanceof int \
      interface long native new package private protected public return short static strictfp \
      super switch synchronized this throw throws transient try void volatile while
      """.split(separator: " ").map(String.init))

  /// The words for one of the two, apart from what it asks.
  static let knownPattern =
    "(?:the|its) (?:default|usual) (?:question|payload|response|answer)"
    + "|the (?:java )?keywords(?: (?:payload|response|data))?(?: (?:of|from|in) the \(document))?"
    + "|the (?:java )?keywords question (?:of|from|in) the \(document)"
    + "|the (?:payload )?\(document)(?:['’]s)? (?:payload|JSON|question|response|data)|the payload contract"
    + "|(?:the|an?) (?:(?:full|whole|valid) )?(?:payload|JSON|question|response|data|body|one)"
    + " (?:of|from|in) the \(document)"

  private static let document =
    "(?:payload contract|contract|specification|spec|document|documentation)"

  init(known text: String) {
    let isDefault = text.contains("default") || text.contains("usual")
    self = isDefault ? .lightColors : .ofTheDocument
  }

  /// A row an answer; the question stands in one of them, or in all.
  init(_ table: DataTable) throws {
    let heading = (table.raw.first ?? []).map { $0.lowercased() }
    let answers = heading.first { ["answer", "answers", "correct answer"].contains($0) }
    try table.checkColumns(["question", answers ?? "answer"])
    func column(_ names: [String]) throws -> [String] {
      let index = try require(
        heading.firstIndex(where: names.contains), "the table has no column \"\(names[0])\"")
      return table.raw.dropFirst().map { $0[index] }.filter { !$0.isEmpty }
    }
    let questions = Set(try column(["question"]))
    try expect(questions.count == 1, "the table has \(questions.count) questions, expected one")
    self.init(
      question: questions.first ?? "", answers: try column(["answer", "answers", "correct answer"]))
  }

  init(body: [UInt8]) throws {
    self = try JSONDecoder().decode(RemoteQuestion.self, from: Data(body))
  }

  /// The payload of the contract.
  func body() throws -> String {
    String(decoding: try JSONEncoder().encode(self), as: UTF8.self)
  }

  /// A question with this many answers: the first ones; where there are not so many, the document's
  /// question, whose answers are followed by invented ones.
  func having(_ count: Int, keepingQuestion: Bool = false) throws -> RemoteQuestion {
    try expect((0...1_000).contains(count), "found \(count) answers, expected up to 1000")
    let source = count > answers.count ? Self.ofTheDocument.answers : answers
    let isDocuments = count == source.count && source == Self.ofTheDocument.answers
    return RemoteQuestion(
      question: isDocuments && !keepingQuestion ? Self.ofTheDocument.question : question,
      answers: (0..<count).map { $0 < source.count ? source[$0] : "answer \($0 + 1)" })
  }
}

/// A round as the story tells it.
struct Round {
  var question: RemoteQuestion
  /// On the scheduler's clock.
  var start: Duration
  /// Everything inserted while it was open.
  var guesses: [String] = []
  /// When the last of them was inserted, on the scheduler's clock.
  var lastGuess = Duration.zero
  /// The answers among them that the story has only counted.
  var picked: Set<String> = []
}

/// What a customer leaves a round with.
enum RoundEnd {
  case reset
  case button
  case message
}

/// Something inserted, and the screen before and after it.
struct Guess {
  var text: String
  var outcome: GuessOutcome
  var before: QuizScreen
  var after: QuizScreen
}

extension QuizWorld {
  /// The question in the last answer of the server that holds one.
  func remoteQuestion(
    file: StaticString = #filePath, line: Int = #line
  ) throws -> RemoteQuestion {
    let sent = network.exchanges.reversed().compactMap { exchange -> RemoteQuestion? in
      guard case .completed(.success(let response)) = exchange.state, response.status == 200
      else { return nil }
      return try? RemoteQuestion(body: response.body)
    }
    var question = try require(
      sent.first, "the remote has sent no question", file: file, line: line)
    question.question = trimmed(question.question)
    question.answers = question.answers.map(trimmed).filter { $0 != "" }
      .reduce(into: []) { answers, answer in
        if !answers.contains(where: { isSame($0, answer) }) { answers.append(answer) }
      }
    return question
  }

  /// The answers that the customer has found in this round, in the order found.
  var found: [String] { round.map(found) ?? [] }

  func found(in round: Round) -> [String] {
    round.guesses.reduce(into: []) { found, guess in
      let answer = round.question.answers.first { isSame($0, trimmed(guess)) }
      if let answer, !found.contains(answer) { found.append(answer) }
    }
  }

  /// The answers still to be guessed, as the server orders them.
  func openAnswers() throws -> [String] {
    let found = found
    let question = try round?.question ?? remoteQuestion()
    return question.answers.filter { !found.contains($0) }
  }

  /// The seconds that the counter shows.
  func shownSeconds(file: StaticString = #filePath, line: Int = #line) throws -> Int {
    let parts = view.counter.split(separator: ":", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { $0.count >= 2 ? Int($0) : nil }
    try expect(
      parts.count == 2 && numbers.count == 2, "the counter shows \"\(view.counter)\": not mm:ss",
      file: file, line: line)
    return numbers[0] * 60 + numbers[1]
  }

  /// The number of hits and the total that the screen shows.
  func shownHits(
    of screen: QuizScreen? = nil, file: StaticString = #filePath, line: Int = #line
  ) throws -> (hits: Int, total: Int) {
    let text = (screen ?? view).hits
    let numbers = text.split(separator: "/").compactMap { Int($0) }
    try expect(
      numbers.count == 2, "the screen shows \"\(text)\": no hits and total", file: file,
      line: line)
    return (numbers[0], numbers[1])
  }

  func guess(
    _ position: Int? = nil, file: StaticString = #filePath, line: Int = #line
  ) throws -> Guess {
    let index = position.map { $0 - 1 } ?? guesses.count - 1
    return try require(
      guesses.indices.contains(index) ? guesses[index] : nil,
      position.map { "there is no guess \($0)" } ?? "nothing was inserted", file: file, line: line)
  }

  private func isSame(_ left: String, _ right: String) -> Bool {
    capitalsMatter ? left == right : left.lowercased() == right.lowercased()
  }

  private func trimmed(_ text: String) -> String {
    let rest = text.drop { $0.isWhitespace }
    return rest.lastIndex { !$0.isWhitespace }.map { String(rest[...$0]) } ?? ""
  }
}
