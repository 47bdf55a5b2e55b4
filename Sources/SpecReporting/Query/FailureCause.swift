import Messages

/// The common cause of failures: the code that failed, and its message without the values in it.
///
/// Values are numbers and quoted texts: "expected 5" and "expected 6" say the same.
public struct FailureCause: Hashable, Sendable {
  /// `path:line` of the code, or the text of the step if it has none.
  public let origin: String
  /// The first line of the message, with `…` for each value.
  public let message: String

  /// The cause of a failure that was not skipped; nil if something is missing and nothing else is known.
  ///
  /// - Parameters:
  ///   - attempt: The attempt, which has ended.
  ///   - steps: Those of the attempt, see `RunQuery.steps(of:)`.
  public init?(_ attempt: Attempt, steps: [TestStep]) {
    let outcome = attempt.status
    guard outcome.isFailure, let step = steps.first(where: { $0.status == outcome }) else {
      return nil
    }
    let text = withoutValues(step.text)
    origin = step.codePlace?.text ?? text
    let message = firstLine(of: step.reason ?? "")
    self.message = message.isEmpty ? "\(outcome.word): \(text)" : withoutValues(message)
  }

  /// Both in one line.
  var text: String { "\(message) (\(origin))" }
}

/// A text with `…` for each number and for each text between double quotes or backticks.
///
/// Only the beginning of a long text counts.
func withoutValues(_ text: String) -> String {
  var result = ""
  let beginning = beginning(of: text, upTo: maximumLength).text
  var rest = beginning[...]
  while let character = rest.first {
    if character.isNumber {
      result += "…"
      rest = rest.afterNumber
      continue
    }
    result.append(character)
    rest = rest.dropFirst()
    if let closing = closingQuotes[character] {
      result += "…"
      rest = rest.drop { $0 != closing }
      if !rest.isEmpty { result.append(rest.removeFirst()) }
    }
  }
  return result
}

/// In bytes: messages that differ further on have the same cause as well.
private let maximumLength = 4096

private let closingQuotes: [Character: Character] = ["\"": "\"", "“": "”", "`": "`"]

extension Substring {
  /// The rest after the digits at its beginning, with the points and commas between digits.
  fileprivate var afterNumber: Substring {
    var rest = drop(while: \.isNumber)
    while let mark = rest.first, mark == "." || mark == ",",
      rest.dropFirst().first?.isNumber == true
    {
      rest = rest.dropFirst().drop(while: \.isNumber)
    }
    return rest
  }
}
