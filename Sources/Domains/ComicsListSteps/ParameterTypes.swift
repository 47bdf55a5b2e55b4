import Ports
import StepKit

/// Comics or characters as a sentence lists them; from 1 on if it gives no numbers.
enum NumberedTexts {
  private static let item = #"(?:\d+ )?"[^"]*""#

  static let parameterType = ParameterType(
    "numbered texts", "\(item)(?:(?:, | and )\(item))*"
  ) { (text: String) in
    // Quoted texts are at the odd positions; the number, if any, comes right before its text.
    let parts = text.split(separator: "\"", omittingEmptySubsequences: false)
    return stride(from: 1, to: parts.count, by: 2).map { place in
      let number = parts[place - 1].split(separator: " ").last.flatMap { Int($0) }
      return ComicsServer.Item(id: number ?? place / 2 + 1, text: String(parts[place]))
    }
  }
  .described(
    as: "Comics or characters of the server with their ids, from 1 on where there are none.",
    example: #"42 "Bolt #1", 45 "Boreal #7""#)
}

/// The ways in which a request ends without an answer.
enum ConnectionEnd {
  private static let errors: [String: HTTPClientError] = [
    "is lost": .notConnected, "times out": .timedOut, "is canceled": .cancelled,
    "breaks off": .other("the server has closed the connection"),
  ]

  static let parameterType = ParameterType(
    "connection end", errors.keys.sorted().joined(separator: "|")
  ) { (text: String) in errors[text] }
  .described(as: "The way in which a request ends without an answer.", example: "is lost")
}
