import Messages
import SpecReporting
import SpecTestSupport
import Testing

/// Pages of runs that want to do harm; if they can be read at all, nothing got out.
struct HostilePageTests {
  private typealias Step = EventScript.Step

  @Test(arguments: [
    "]]>", "</script><script>alert(1)</script>", "<!--<script>", "-->", "</style>", "\"' onload=x",
    "&amp;&#x202E;&", "\u{0}\u{7}\u{1B}]0;x\u{7}", "\u{202E}\u{2066}", "\u{FFFE}\u{FFFF}\u{FEFF}",
    "# *Markdown* [x](javascript:x)", "\\u003c", "\u{2028}\u{2029}\u{85}", "\r\n\r", "",
    "{{x}} ${x} `x`",
  ])
  func nothingGetsOut(text: String) throws {
    let log = Envelope.Attachment(
      body: text, contentEncoding: .identity, fileName: text, mediaType: text)
    let step = Step.failed("Given \(text)", text).with {
      $0.docString = .init(mediaType: text, content: text)
      $0.table = [[text]]
      $0.attachments = [log]
      $0.exception = .init(type: text, message: text, stackTrace: text)
    }
    let passed = Step.passed("Given \(text)").with { $0.attachments = [log] }
    let unknown = Step("Given \(text)", .undefined).with { $0.snippet = text }
    let page = try page(
      EventScript(
        features: [
          .init(
            text, uri: text, tags: [text],
            [
              .init(text, line: 3, rule: text, [step]), .init("x", line: 6, [passed]),
              .init("y", line: 9, [unknown]),
            ])
        ], parseErrors: [(text, 1, text)], runHooks: [.init(text, .beforeTestRun, .failed, text)],
        message: text
      ).envelopes, ReportOptions { $0.requirements = Scripts.requirements })
    #expect(page.all("script").count == 2)
    #expect(page.all("style").count == 2)
    #expect(page.data["scenarios"] != nil)
    // Only characters that a page may show are in it, and not one control that acts on it.
    #expect(
      !page.source.unicodeScalars.contains {
        ($0.value < 0x20 && $0 != "\n" && $0 != "\t") || 0x202A...0x202E ~= $0.value
          || $0.value == 0xFFFE
      })
  }

  @Test func tenMegabytesAreCutAndSaid() throws {
    let long = String(repeating: "0123456789", count: 1_048_576)
    let step = Step.failed("Given \(long)", long).with {
      $0.docString = .init(content: long)
      $0.table = [[long]]
    }
    let page = try page(
      EventScript(features: [
        .init(long, tags: ["@\(long)"], [.init(long, line: 3, rule: long, [step.logging(long)])])
      ]).envelopes)
    #expect(page.source.utf8.count < 1_000_000)
    #expect(
      page.element(id: "failures")?.all("pre", class: "why").first?.text.contains("… (10 MB cut)")
        == true)
    #expect(page.all("h3").first?.text.contains("… (21 MB cut)") == true)
  }

  @Test func whatIsNoUTF8IsReplaced() throws {
    let attachment = Envelope.Attachment(
      body: "gP/+YQ==", contentEncoding: .base64, mediaType: "text/plain")
    let step = Step.failed("Given a", "no").with { $0.attachments = [attachment] }
    let page = try page(
      EventScript(features: [.init("F", [.init("S", line: 3, [step])])]).envelopes)
    #expect(page.element(id: "a0")?.all("pre").first?.text == "\u{FFFD}\u{FFFD}\u{FFFD}a")
  }

  @Test func manyFailuresDoNotMakeThePageHeavy() throws {
    // Each for a reason of its own: digits would not make a difference.
    let scenarios = (0..<600).map {
      let reason = String($0).map { digit in "abcdefghij".map(\.self)[Int(String(digit)) ?? 0] }
      return EventScript.Scenario(
        "S\($0)", line: $0 * 3 + 3, [.failed("Given \($0)", "no \(String(reason)) \($0)")])
    }
    let page = try page(EventScript(features: [.init("F", scenarios)]).envelopes)
    #expect(page.all("details", class: "card").count == 500)
    #expect(
      page.element(id: "failures")?.text.contains("… 100 more, among all scenarios") == true)
    #expect(page.element(id: "tree")?.all("pre", class: "why").last?.text == "no fjj 599\n")
  }
}
