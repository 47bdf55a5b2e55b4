import SpecTestSupport
import Testing

@testable import Messages

/// What an outline says is what the message says.
struct MessageOutlineTests {
  /// Lines in every form that JSON has.
  ///
  /// Any order of members, white space, escapes, characters of all lengths, members that are unknown,
  /// repeated or null, and values of wrong types.
  @Test(arguments: 0..<40)
  func itSaysWhatTheMessageSays(seed: UInt64) {
    var dice = SeededGenerator(seed: seed)
    for _ in 0..<100 {
      let bytes = Array(TextOfJSON.line(&dice).utf8)
      check(bytes)
      check(Array(bytes.prefix(Int.random(in: 0...bytes.count, using: &dice))))
    }
  }

  /// A usual line has one, or every line would be read twice for nothing.
  @Test func usualLines() throws {
    for message in TextOfJSON.messages {
      let bytes = Array(message.text(TextOfJSON.Style.plain).utf8)
      #expect(MessageOutline(json: bytes, in: bytes.indices) != nil)
      check(bytes)
    }
  }

  /// What specrun tells in attachments is read whole.
  @Test func specrunsOwn() {
    let line = #"{"attachment":{"testCaseStartedId":"1","mediaType":"text/x.specrun.shard+plain","#
    let bytes = Array((line + #""body":"1/2","contentEncoding":"IDENTITY"}}"#).utf8)
    #expect(MessageOutline(json: bytes, in: bytes.indices) == nil)
  }

  private func check(_ bytes: [UInt8], at location: Testing.SourceLocation = #_sourceLocation) {
    guard let outline = MessageOutline(json: bytes, in: bytes.indices) else { return }
    let text = String(decoding: bytes, as: UTF8.self)
    do throws(MessageError) {
      let envelope = try Envelope(json: bytes, in: bytes.indices)
      #expect(outline == envelope.outline, "\(text)", sourceLocation: location)
    } catch {
      // Only what an outline does not look at may be wrong: in a message about a step, anything between its
      // beginning and its end; other messages are well-formed at least.
      if [.testStepStarted, .testStepFinished].contains(outline.kind) { return }
      switch error.fact {
      case .missingMember, .expected, .unknownChoice, .outOfRange, .notWhole, .noMessage: break
      default: Issue.record("\(error): \(text)", sourceLocation: location)
      }
    }
  }
}

extension Envelope {
  /// What its outline must be.
  fileprivate var outline: MessageOutline? {
    switch self {
    case .source(let message): .init(kind: .source, id: message.uri)
    case .gherkinDocument(let message): .init(kind: .gherkinDocument, id: message.uri ?? "")
    case .pickle(let message):
      .init(kind: .pickle, id: message.id, owner: message.uri, stepIds: message.steps.map(\.id))
    case .testCase(let message): .init(kind: .testCase, id: message.id, owner: message.pickleId)
    case .testCaseStarted(let message):
      .init(
        kind: .testCaseStarted, id: message.id, owner: message.testCaseId,
        timestamp: message.timestamp)
    case .testStepStarted: ofAttempt(.testStepStarted)
    case .testStepFinished: ofAttempt(.testStepFinished)
    case .testCaseFinished: ofAttempt(.testCaseFinished)
    case .attachment: ofAttempt(.attachment)
    default: nil
    }
  }

  private func ofAttempt(_ kind: MessageOutline.Kind) -> MessageOutline {
    .init(kind: kind, owner: testCaseStartedId ?? "", timestamp: timestamp)
  }
}

/// A value of JSON that can be written in many ways.
private indirect enum TextOfJSON: Sendable {
  case object([(String, TextOfJSON)])
  case array([TextOfJSON])
  case string(String)
  case plain(String)

  /// How often each way is taken, of 100.
  struct Style {
    var unusual = 0
    var dice = SeededGenerator(seed: 0)

    static let plain = Style()

    mutating func isUnusual() -> Bool { Int.random(in: 0..<100, using: &dice) < unusual }

    mutating func space() -> String {
      isUnusual() ? [" ", "\t", " \r "].randomElement(using: &dice) ?? "" : ""
    }
  }

  static func line(_ dice: inout SeededGenerator) -> String {
    let message = messages.randomElement(using: &dice) ?? .plain("1")
    let style = Style(
      unusual: Int.random(in: 0...10, using: &dice),
      dice: SeededGenerator(seed: UInt64.random(in: 0...UInt64.max, using: &dice)))
    return message.text(style)
  }

  func text(_ style: Style) -> String {
    var style = style
    return text(&style)
  }

  private func text(_ style: inout Style) -> String {
    let space = style.space()
    switch self {
    case .object(var members):
      if style.isUnusual() { members.shuffle(using: &style.dice) }
      if style.isUnusual(), let member = members.randomElement(using: &style.dice) {
        members.append((member.0, style.isUnusual() ? .string("other") : member.1))
      }
      if style.isUnusual() { members.append(("unknown", .array([.plain("1e5"), .object([])]))) }
      if style.isUnusual(), !members.isEmpty { members.removeLast() }
      var parts: [String] = []
      for (name, value) in members {
        let value = style.isUnusual() ? .plain("null") : value
        parts.append("\(Self.quoted(name, &style)):\(value.text(&style))")
      }
      return "\(space){\(parts.joined(separator: ","))}\(space)"
    case .array(let elements):
      var parts: [String] = []
      for element in elements { parts.append(element.text(&style)) }
      return "\(space)[\(parts.joined(separator: ","))]\(space)"
    case .string(let text): return "\(space)\(Self.quoted(text, &style))\(space)"
    case .plain(let text):
      return "\(space)\(style.isUnusual() ? #""text""# : text)\(space)"
    }
  }

  private static func quoted(_ text: String, _ style: inout Style) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      if style.isUnusual(), scalar.value < 0x1_0000 {
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    if style.isUnusual() {
      result +=
        ["é", "漢", "🧪", "\\n", "\\ud83e\\uddea"].randomElement(using: &style.dice) ?? ""
    }
    return "\(result)\""
  }

  static let messages: [TextOfJSON] = {
    let time = TextOfJSON.object([("nanos", .plain("7")), ("seconds", .plain("1700000000"))])
    func of(_ name: String, _ members: [(String, TextOfJSON)]) -> TextOfJSON {
      .object([(name, .object(members))])
    }
    let step = TextOfJSON.object([
      ("astNodeIds", .array([.string("3")])), ("id", .string("21")), ("text", .string("it rains")),
    ])
    return [
      of(
        "source",
        [
          ("data", .string("Feature: F")), ("mediaType", .string("text/x.cucumber.gherkin+plain")),
          ("uri", .string("a.feature")),
        ]),
      of("gherkinDocument", [("comments", .array([])), ("uri", .string("a.feature"))]),
      of(
        "pickle",
        [
          ("astNodeIds", .array([.string("4")])), ("id", .string("20")),
          ("language", .string("en")),
          ("name", .string("n")), ("steps", .array([step, step])), ("tags", .array([])),
          ("uri", .string("a.feature")),
        ]),
      of(
        "testCase",
        [
          ("id", .string("30")), ("pickleId", .string("20")),
          (
            "testSteps",
            .array([.object([("id", .string("31")), ("pickleStepId", .string("21"))])])
          ),
        ]),
      of(
        "testCaseStarted",
        [
          ("attempt", .plain("0")), ("id", .string("40")), ("testCaseId", .string("30")),
          ("timestamp", time),
        ]),
      of(
        "testStepStarted",
        [
          ("testCaseStartedId", .string("40")), ("testStepId", .string("31")), ("timestamp", time),
        ]),
      of(
        "testStepFinished",
        [
          ("testCaseStartedId", .string("40")), ("testStepId", .string("31")),
          (
            "testStepResult",
            .object([
              ("duration", .object([("nanos", .plain("1")), ("seconds", .plain("0"))])),
              ("status", .string("PASSED")),
            ])
          ), ("timestamp", time),
        ]),
      of(
        "attachment",
        [
          ("body", .string("text")), ("contentEncoding", .string("IDENTITY")),
          ("mediaType", .string("text/plain")), ("testCaseStartedId", .string("40")),
          ("testStepId", .string("31")), ("timestamp", time),
        ]),
      of(
        "testCaseFinished",
        [
          ("testCaseStartedId", .string("40")), ("timestamp", time),
          ("willBeRetried", .plain("false")),
        ]),
    ]
  }()
}
