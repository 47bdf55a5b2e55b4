import Ports

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The contract with the server: `{"question": "…", "answer": ["…", …]}`.
private struct QuestionPayload: Decodable {
  var question: String
  var answer: [String]
}

/// The question in a response; only status 200 and a playable question will do (QUI-R01, R02, R05).
func decodeQuestion(
  _ response: HTTPResponse, matching: AnswerMatching
) throws(QuestionError) -> QuestionItem {
  guard response.status == 200,
    let payload = try? JSONDecoder().decode(QuestionPayload.self, from: Data(response.body))
  else { throw .invalidData }
  return try QuestionItem(question: payload.question, answers: payload.answer, matching: matching)
}
