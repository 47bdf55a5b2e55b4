import Basics
import Messages
import StepKit

extension PendingAttachment {
  /// The message that carries it, for a step, a scenario or a hook around the run.
  func message(
    testCaseStartedId: String? = nil, testStepId: String? = nil,
    testRunHookStartedId: String? = nil, at timestamp: Timestamp
  ) -> Envelope {
    let text: String
    let encoding: Envelope.Attachment.ContentEncoding
    switch body {
    case .text(let body): (text, encoding) = (body, .identity)
    case .bytes(let bytes): (text, encoding) = (Base64.encode(bytes), .base64)
    case .external(let url):
      return .externalAttachment(
        Envelope.ExternalAttachment(
          url: url, mediaType: mediaType, testCaseStartedId: testCaseStartedId,
          testStepId: testStepId, testRunHookStartedId: testRunHookStartedId,
          timestamp: timestamp))
    }
    return .attachment(
      Envelope.Attachment(
        body: text, contentEncoding: encoding, fileName: fileName, mediaType: mediaType,
        testCaseStartedId: testCaseStartedId, testStepId: testStepId,
        testRunHookStartedId: testRunHookStartedId, timestamp: timestamp))
  }
}
