import Messages
import SpecReporting

extension ScenarioOutcome {
  /// The attachments of a scenario; logs become one file.
  func attached(_ attachments: [SpecReporting.Attempt.Attached]) -> [ReportedIssue] {
    var issues: [ReportedIssue] = []
    var log: [String] = []
    for case .inline(let attachment) in attachments {
      if attachment.mediaType == "text/x.cucumber.log+plain" {
        log.append(attachment.body)
      } else {
        issues.append(
          .attachment(attachment.bytes, name: attachment.fileName ?? attachment.madeUpName))
      }
    }
    if !log.isEmpty {
      issues.append(.attachment(Array(log.joined(separator: "\n").utf8), name: "log.txt"))
    }
    return issues
  }
}

extension Envelope.Attachment {
  /// A name with the ending that the media type suggests.
  fileprivate var madeUpName: String {
    let kind = mediaType.split(separator: ";").first.map(String.init) ?? mediaType
    let ending = kind.split(separator: "/").last.map(String.init) ?? "bin"
    let known = ["plain": "txt", "svg+xml": "svg", "jpeg": "jpg", "uri-list": "txt"]
    let letters = (known[ending] ?? ending).filter { $0.isLetter || $0.isNumber }
    return "attachment.\(letters.isEmpty ? "bin" : letters)"
  }
}
