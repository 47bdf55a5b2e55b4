public import Ports

/// Fetches the question from its URL (QUI-UC1).
///
/// A class, because an answer that arrives after it is gone is not delivered (QUI-R04).
public final class QuestionLoader {
  private let client: any HTTPClient
  private let url: String
  private let matching: AnswerMatching

  /// Sends nothing yet.
  public init(client: any HTTPClient, url: String, matching: AnswerMatching = .ignoringCase) {
    self.client = client
    self.url = url
    self.matching = matching
  }

  /// Sends one request and delivers the question, or why there is none.
  @discardableResult
  public func load(
    completion: @escaping (Result<QuestionItem, QuestionError>) -> Void
  ) -> any HTTPTask {
    client.send(HTTPRequest(url: url)) { [weak self] result in
      guard let self else { return }
      completion(question(in: result))
    }
  }

  private func question(
    in result: Result<HTTPResponse, HTTPClientError>
  ) -> Result<QuestionItem, QuestionError> {
    guard let response = try? result.get() else { return .failure(.connectivity) }
    return Result { () throws(QuestionError) in
      try decodeQuestion(response, matching: matching)
    }
  }
}
