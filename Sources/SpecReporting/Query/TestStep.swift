public import Messages

/// A test step: a step or a hook of an attempt, with everything that a report says of it.
public struct TestStep: Sendable {
  /// As written, with the white space at its end.
  public let keyword: String
  /// Its place in the feature file; nil for a hook.
  public let place: Place?
  /// The line of the doc string below it.
  let docStringLine: Int?
  /// Whether it is a step of a background, which is in the feature only once.
  let isBackground: Bool
  /// Nil for a hook.
  public let pickleStep: Pickle.Step?
  public let hook: HookDescription?
  /// Empty unless exactly one definition matches.
  public let arguments: [TestCase.MatchArgument]
  public let definitions: [Envelope.StepDefinition]
  /// Nil if it was never reached.
  public internal(set) var result: TestStepResult?
  public let attachments: [Attempt.Attached]
  /// The probable intention of its author, if it is undefined.
  let hints: [String]
  /// A definition to paste, if it is undefined.
  public let snippets: [Envelope.Snippet]

  public var status: TestStepResult.Status { result?.status ?? .unknown }

  /// The text of the step, or the title of the hook.
  public var text: String { pickleStep?.text ?? hook?.title ?? "" }

  /// The place of the step's code, if there is exactly one.
  public var codePlace: Place? {
    if let hook { return hook.place }
    return definitions.count == 1 ? definitions.first.flatMap { Place($0.sourceReference) } : nil
  }

  /// The text below the step; nil if it passed or has no message.
  public var explanation: String? {
    if let reason { return reason }
    return status == .undefined && !hints.isEmpty ? hints.joined(separator: "\n") : nil
  }

  /// The reason for its result, without a hint for its author; nil if it passed or has no message.
  var reason: String? {
    if let text = result?.text { return text }
    guard status == .ambiguous, definitions.count > 1 else { return nil }
    let lines = definitions.map { definition in
      "  \(definition.pattern.source)"
        + (Place(definition.sourceReference).map { "  # \($0.text)" } ?? "")
    }
    return (["\(definitions.count) step definitions match:"] + lines).joined(separator: "\n")
  }

  /// Whether its background, which is shown once for all scenarios, shows all of it.
  var isShownByBackground: Bool { isBackground && !status.isFailure && explanation == nil }
}

extension TestStep {
  /// A step of a background or an outline as it is written, without a result.
  init(written step: GherkinDocument.Step) {
    let docString = step.docString.map {
      Pickle.DocString(mediaType: $0.mediaType, content: $0.content)
    }
    let table = step.dataTable.map { table in
      Pickle.Table(
        rows: table.rows.map { row in
          Pickle.Row(cells: row.cells.map { Pickle.Cell(value: $0.value) })
        })
    }
    self.init(
      keyword: step.keyword, place: nil, docStringLine: nil, isBackground: false,
      pickleStep: Pickle.Step(
        argument: Pickle.Argument(docString: docString, dataTable: table), astNodeIds: [step.id],
        id: step.id, text: step.text),
      hook: nil, arguments: [], definitions: [], result: nil, attachments: [], hints: [],
      snippets: [])
  }
}

extension TestStepResult {
  /// Message and stack trace, without repeating a message that is in the trace.
  var text: String? {
    let message = (message ?? exception?.message).flatMap { $0.isEmpty ? nil : $0 }
    guard let trace = exception?.stackTrace, !trace.isEmpty else {
      return message ?? exception?.type
    }
    guard let message, !contains(trace, message) else { return trace }
    return "\(message)\n\(trace)"
  }
}

/// Whether a text contains another, byte for byte, in linear time; the library's search is slow for
/// long texts.
func contains(_ text: String, _ part: String) -> Bool {
  var (text, part) = (text, part)
  guard part.utf8.count <= text.utf8.count else { return false }
  // A rolling hash, and a comparison if it is equal (Rabin and Karp).
  let base: UInt64 = 0x0000_0100_0000_01B3
  return part.withUTF8 { part in
    text.withUTF8 { text in
      var (wanted, hash, power): (UInt64, UInt64, UInt64) = (0, 0, 1)
      for index in part.indices {
        wanted = wanted &* base &+ UInt64(part[index])
        hash = hash &* base &+ UInt64(text[index])
        power = power &* base
      }
      var start = 0
      while true {
        if hash == wanted, text[start..<start + part.count].elementsEqual(part) { return true }
        guard start + part.count < text.count else { return false }
        hash = hash &* base &+ UInt64(text[start + part.count]) &- power &* UInt64(text[start])
        start += 1
      }
    }
  }
}
