import Messages
import SpecTestSupport
import Testing

@testable import SpecReporting

/// The known flakiness of a failure, in every report that people look at first.
struct KnownFlakinessTests {
  private static let known = KnownFlakiness(failures: 3, results: 20)

  /// Two scenarios that fail; the first is known to be flaky.
  private static var messages: [Envelope] {
    let features = [
      EventScript.Feature(
        "F",
        [
          .init("shaky", line: 3, [.init("Given a", .failed, "no answer")]),
          .init("broken", line: 6, [.init("Given b", .failed, "no sum")]),
        ])
    ]
    let envelopes = EventScript(features: features).envelopes
    var marker = FlakyMarker(
      Dictionary(
        uniqueKeysWithValues: table(envelopes).rows.filter { $0.identity.name == "shaky" }
          .map { (ScenarioVersion($0.identity, steps: $0.steps), known) }))
    return envelopes.flatMap { envelope in
      [marker.log(before: envelope), envelope].compactMap(\.self)
    }
  }

  @Test(arguments: [
    ("summary", "1) shaky (failed)  known to be flaky (failed 3 of the last 20 runs)"),
    ("pretty", "1) shaky (failed)  known to be flaky (failed 3 of the last 20 runs)"),
    ("progress", "1) shaky (failed)  known to be flaky (failed 3 of the last 20 runs)"),
    ("junit", "<property name=\"known-flaky\" value=\"failed 3 of the last 20 runs\"/>"),
    ("html", ">known to be flaky (failed 3 of the last 20 runs)</span>"),
    ("markdown", "<i>known to be flaky (failed 3 of the last 20 runs)</i>"),
    ("github", "known to be flaky (failed 3 of the last 20 runs)"),
  ])
  func isSaidOfTheOneThatIs(format: String, expected: String) throws {
    let text = try reportText(Self.messages, as: format)
    #expect(text.contains(expected) && !text.contains("broken (failed)  known"), "\(text)")
  }

  @Test(arguments: [
    ("known to be flaky (failed 3 of the last 20 runs)", true),
    ("known to be flaky (failed x of the last 20 runs)", false),
    ("known to be flaky (failed  runs)", false), ("known to be flaky", false), ("", false),
  ])
  func isKnownByItsLog(text: String, isKnown: Bool) {
    let attachment = Envelope.Attachment(
      body: text, contentEncoding: .identity, mediaType: Attempt.Attached.logType)
    #expect(KnownFlakiness(.inline(attachment)) == (isKnown ? Self.known : nil))
  }
}
