import Foundation
import Messages
import SpecReporting
import SpecTestSupport
import Testing

/// The page of `html` as the authors of its stories read it.
@Suite(.serialized, .enabled(if: Browser.programs != nil, "\(Browser.whySkipped)"))
struct ReadersEditionTests {
  @Test("without its script every sentence and every picture is in the page")
  func readersEdition() async throws {
    let report = try await HTMLReportTests.all.value
    try await Browser.run { browser in
      try await browser.command("Emulation.setScriptExecutionDisabled", ["value": true])
      try await browser.open(report.page.absoluteString)
      let messages = try String(contentsOf: report.messages, encoding: .utf8)
      let expected = try Expected(messages)
      let sentences =
        try await browser.evaluate(
          """
          const below = ".wide, pre, .files, i";
          const text = (item) => [...item.childNodes].slice(1)
            .filter((node) => !node.matches?.(below)).map((node) => node.textContent).join("").trim();
          return [...document.querySelectorAll("#tree :is(.steps, .written) > li")].map(text);
          """) as? [String] ?? []
      #expect(expected.sentences.subtracting(sentences) == [])
      let pictures = try await browser.number(
        "document.querySelectorAll('.film img, .card img').length")
      #expect(pictures == expected.pictures)
      // One of them, in a story that is opened as a reader opens it.
      try await browser.evaluate(
        """
        const film = document.querySelector("#tree .film");
        for (let up = film; up; up = up.parentElement) if (up.localName === "details") up.open = true;
        """)
      let picture = "document.querySelector('#tree .film img').getBoundingClientRect()"
      try await browser.wait(until: "\(picture).width > 20")
      let height = try await browser.number("Math.round(\(picture).height)")
      try await browser.click("#tree .film summary")
      try await browser.wait(until: "\(picture).height > \(height * 2)")
    }
  }

  /// What a reader must find, from the messages.
  private struct Expected {
    var sentences: Set<String> = []
    var pictures = 0

    init(_ messages: String) throws {
      for line in messages.split(separator: "\n") {
        let message = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
        if let attachment = message?["attachment"] as? [String: Any],
          attachment["testCaseStartedId"] != nil
        {
          if (attachment["mediaType"] as? String)?.hasPrefix("image/") == true { pictures += 1 }
        }
        guard let pickle = message?["pickle"] as? [String: Any] else { continue }
        for step in pickle["steps"] as? [[String: Any]] ?? [] {
          sentences.insert(step["text"] as? String ?? "")
        }
      }
    }
  }

  @Test("it prints as a document: a cover, contents, and all stories with their pictures")
  func print() async throws {
    let report = try await HTMLReportTests.realReport(
      of: "Features/QuizGame/start-the-game.feature", in: HTMLReportTests.Report())
    defer { report.remove() }
    try await Browser.run { browser in
      try await browser.open(report.page.absoluteString)
      try await browser.command("Emulation.setEmulatedMedia", ["media": "print"])
      func isSeen(_ selector: String) async throws -> Bool {
        try await browser.isTrue(
          "[...document.querySelectorAll('\(selector)')].every((one) => one.checkVisibility())")
      }
      for selector in [
        ".sign", ".toc li", ".about", ".written li", ".examples summary", "#failures .card",
        "#tree .steps li:not(.h, .examples li)",
      ] {
        #expect(try await isSeen(selector), "\(selector)")
      }
      for selector in ["#filters", "nav", "#overview", ".tools"] {
        #expect(try await !isSeen(selector), "\(selector)")
      }
      let pdf = try await browser.pdf()
      let pages = String(decoding: pdf, as: UTF8.self).ranges(of: /\/Type \/Page\b/).count
      // The cover, failures, contents, and two features, one with 22 scenarios.
      #expect(pages > 6)
      let bare = try await browser.pdf { browser in
        try await browser.evaluate(
          "for (const film of document.querySelectorAll('.film')) film.remove()")
      }
      #expect(bare.count < pdf.count)
    }
  }

  @Test("pictures that differ are compared with a slider, and documents are shown as they look")
  func attachments() async throws {
    let report = try HTMLReportTests.Report()
    defer { report.remove() }
    func attachment(_ body: String, _ type: String, _ name: String) -> Envelope.Attachment {
      .init(body: body, contentEncoding: .identity, fileName: name, mediaType: type)
    }
    let picture = "<svg xmlns='http://www.w3.org/2000/svg' width='40' height='40'><rect width='40'"
    let attachments = [
      attachment("\(picture) height='40' fill='red'/></svg>", "image/svg+xml", "approved-a.svg"),
      attachment("\(picture) height='40' fill='blue'/></svg>", "image/svg+xml", "actual-a.svg"),
      attachment(
        "# Hi\n**there**<img src=x onerror=\"document.title='ran'\">", "text/markdown", "a.md"),
      attachment("a,b\n1,<script>document.title='ran'</script>", "text/csv", "a.csv"),
    ]
    let failed = EventScript.Step.failed("Given a", "no").with { $0.attachments = attachments }
    let passed = EventScript.Step.passed("Given b").with { $0.attachments = attachments }
    let script = EventScript(features: [
      .init("F", [.init("Bad", line: 3, [failed]), .init("Good", line: 9, [passed])])
    ])
    try script.writePage(to: report.page)
    try await Browser.run { browser in
      try await browser.open(report.page.absoluteString)
      try await browser.click("#details")
      // In the card by the report, in the list by the script.
      for place in ["#failures", "#tree"] {
        let figure = "document.querySelector('\(place) .compare')"
        try await browser.wait(until: "\(figure) !== null")
        #expect(try await browser.number("\(figure).querySelectorAll('img').length") == 4)
        try await browser.wait(
          until:
            "[...\(figure).querySelectorAll('img')].every((one) => one.getBoundingClientRect().width >= 40)"
        )
        try await browser.evaluate(
          "const slider = \(figure).querySelector('input'); slider.value = 25; "
            + "slider.dispatchEvent(new Event('input'));")
        #expect(
          try await browser.text(
            "getComputedStyle(\(figure).querySelector('.stack img + img')).clipPath")
            == "inset(0px 0px 0px 25%)")
        #expect(
          try await browser.text("document.querySelector('\(place) .document strong').textContent")
            == "there")
        #expect(
          try await browser.number("document.querySelectorAll('\(place) .document td').length") == 2
        )
      }
      #expect(try await browser.text("document.title") != "ran")
      #expect(
        try await browser.number(
          "document.querySelectorAll('.document img, .document script').length") == 0)
    }
  }
}
