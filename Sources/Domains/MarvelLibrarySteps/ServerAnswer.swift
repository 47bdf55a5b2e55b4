import MarvelLibrary
import Ports
import StepKit

/// What the API answers, in sentences: `status 500 and an empty body`, `invalid JSON`.
struct ServerAnswer: Hashable, Sendable {
  var status: Int
  var body: String

  init(words: String) {
    let head = words.prefix { !"\"'".contains($0) }
    let text = String(words.dropFirst(head.count + 1).dropLast())
    let numbers = head.split(separator: " ").compactMap { Int($0) }
    let isBody = ["body", "text"].contains { head.contains($0) }
    status = numbers.first ?? (isBody ? 200 : 500)
    body =
      if numbers.isEmpty, !isBody {
        "oops"
      } else if numbers.count > 1 {
        #"{"code":\#(numbers[1]),"status":"no"}"#
      } else if head.hasSuffix("code ") {
        #"{"code":"\#(text)","message":"no"}"#
      } else if head.hasSuffix("without ") {
        text == "data" ? #"{"code":200,"status":"Ok"}"# : #"{"data":{}}"#
      } else {
        text.replacing(#"\""#, with: "\"")
      }
  }

  var response: HTTPResponse { HTTPResponse(status: status, body: Array(body.utf8)) }

  static let pattern =
    "(?:an? |the )?(?:HTTP )?status (?:code )?\\d{3}(?:,?(?: and)?(?: with)? \(content))?|\(content)"
    + "|(?:an? )?error|(?:an? )?invalid (?:data|JSON|answer|response)|(?:an? |the )?(?:HTTP )?(?:error )?[345]\\d{2}(?: error)?"

  private static let content =
    "(?:(?:an|the|its) empty body|no body|(?:a |the )?(?:body|text) (?:\(quotation)|'[^']*')"
    + "|(?:a |the )?body without \(quotation)|(?:the )?code (?:\\d{1,4}|\(quotation)))"
}

/// To which requests the API answers so: all of them, or the next ones.
struct AnsweredRequests: Hashable, Sendable {
  /// Nothing for all.
  var count: Int?

  init(words: String) {
    let words = words.split(separator: " ").map(String.init)
    if words.contains("next") || words.contains("following") {
      count = words.lazy.compactMap { cardinal($0) }.first ?? 1
    }
  }

  static let pattern =
    "the (?:Marvel )?(?:API|server) (?:(?:will|now|then|always|only|still) )*(?:answers?|responds?|reply|replies|returns?|sends?|gives?|delivers?|fails?)"
    + "(?: (?:to )?(?:(?:the|my|its) (?:next|following)(?: (?:\(ones)))? (?:requests?|calls?|page)"
    + "|(?:every|each|any)(?: further)? (?:request|call)|all(?: further)? (?:requests|calls)))?(?: with)?"
}

/// The sentences about what the API answers.
let serverAnswerSteps = StepLibrary(MarvelWorld.self) {
  ParameterType("marvelAnswer", ServerAnswer.pattern, useForSnippets: false) {
    ServerAnswer(words: $0)
  }
  ParameterType("marvelAnswering", AnsweredRequests.pattern, useForSnippets: false) {
    AnsweredRequests(words: $0)
  }

  Given("{marvelAnswering} {marvelAnswer}( {marvelFromNowOn})") {
    (marvel: inout MarvelWorld, requests: AnsweredRequests, answer: ServerAnswer) in
    try marvel.answer(requests, answer)
  }

  for sentence in [
    "the next request/call/answer is (answered )(with ){marvelAnswer}",
    "the next request/call/page fails with {marvelAnswer}",
  ] {
    Given(.sentence(sentence)) { (marvel: inout MarvelWorld, answer: ServerAnswer) in
      try marvel.answer(AnsweredRequests(words: "next"), answer)
    }
  }
}

extension MarvelWorld {
  fileprivate mutating func answer(
    _ requests: AnsweredRequests, _ answer: ServerAnswer
  ) throws {
    guard let count = requests.count else { return try setIndexAnswer(.success(answer.response)) }
    try expectAction()
    server.nextAnswers += (0..<count).map { _ in answer.response }
  }
}
