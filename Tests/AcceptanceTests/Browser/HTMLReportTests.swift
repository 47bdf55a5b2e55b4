import CommandTestSupport
import Foundation
import Messages
import SpecReporting
import SpecTestSupport
import Testing

@testable import SpecCommand

/// The page of `html` in a real browser.
@Suite(
  .serialized, .ownThread, .enabled(if: Browser.programs != nil, "\(Browser.whySkipped)"))
struct HTMLReportTests {
  private static let trouble = """
    @trouble
    Feature: Trouble

      Scenario: An answer that is not there
        Given the remote question is "Which colors?" with the answers "red" and "blue"
        And the customer has already requested to start the game
        When the customer inserts "blue"
        Then 9 answers remain to be guessed

      Scenario: A sentence that nobody knows
        Given the customer juggles with "oranges"

    """

  /// A page in a folder of its own.
  struct Report {
    let folder: URL
    let page: URL
    /// The messages that the page was made of.
    let messages: URL
    /// The number of its scenarios.
    var total = 0

    init() throws {
      try self.init(
        in: FileManager.default.temporaryDirectory
          .appendingPathComponent("specrun-page-\(UUID().uuidString)"))
    }

    /// - Parameter folder: Emptied if it is there.
    init(in folder: URL) throws {
      self.folder = folder
      try? FileManager.default.removeItem(at: folder)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      page = folder.appendingPathComponent("a report #1.html")
      messages = folder.appendingPathComponent("messages.ndjson")
    }

    func remove() { try? FileManager.default.removeItem(at: folder) }
  }

  /// The page of all stories of the project, made once for all tests.
  static let all = Task {
    try await realReport(
      in: Report(in: Project.root.appendingPathComponent(".build/page-under-test")))
  }

  /// The page of stories of the project, two more that fail, and the requirements.
  static func realReport(
    of features: String = "Features/", in report: Report
  ) async throws -> Report {
    var report = report
    let file = report.folder.appendingPathComponent("trouble.feature")
    try Data(trouble.utf8).write(to: file)
    let run = await AllSystems.run(
      features, file.path, "-f", "html:\(report.page.path)", "-f",
      "message:\(report.messages.path)")
    #expect(run.status == .failed, "\(run.errors)")
    let count = try #require(run.output.firstMatch(of: /(\d+) scenarios \(/)?.1, "\(run.output)")
    report.total = Int(count) ?? 0
    return report
  }

  private func largeReport() throws -> Report {
    let report = try Report()
    var reporter = try ReporterRegistry.format(named: "html").make(ReportOptions())
    var bytes: [UInt8] = []
    for envelope in LargeRun.envelopes(features: 200, scenariosOfEach: 50, failing: 12) {
      reporter.receive(envelope, into: &bytes)
    }
    reporter.finish(into: &bytes)
    try Data(bytes).write(to: report.page)
    return report
  }

  private static let shown =
    "[...document.querySelectorAll('#tree details[id^=\"s\"]')].filter((one) => !one.hidden).length"

  @Test("a person finds a failure, searches, filters and follows a link")
  func realRun() async throws {
    let report = try await Self.all.value
    try await Browser.run { browser in
      try await browser.open(report.page.absoluteString)
      #expect(try await browser.text("document.title") == "✘ 2 of \(report.total) scenarios failed")
      try await failures(browser)
      try await searchAndFilters(browser, report)
      try await steps(browser)
      try await links(browser, report.page.absoluteString)
      try await keys(browser, report)
      try await theme(browser)
      #expect(try await browser.complaints() == [])
      // Its own file, and the files next to it.
      let folder = report.folder.absoluteString
      #expect(
        try await browser.requests().filter { !$0.hasPrefix(folder) && $0 != "about:blank" } == [])
    }
  }

  private func failures(_ browser: Browser) async throws {
    let card = "document.querySelector('#failures details.card')"
    #expect(try await browser.isTrue("\(card).open"))
    #expect(try await browser.text("\(card).innerText").contains("trouble.feature:4"))
    try await browser.click("#failures details.card > summary")
    #expect(try await !browser.isTrue("\(card).open"))
    try await browser.click("#failures details.card > summary")
    #expect(try await browser.isTrue("\(card).open"))
    try await browser.click("#failures .copy")
    try await browser.wait(
      until: "document.querySelector('#failures .copy').textContent === 'Copied'")
    #expect(
      try await browser.text("document.querySelector('#undefined pre').innerText").contains(
        "juggles"))
  }

  private func searchAndFilters(_ browser: Browser, _ report: Report) async throws {
    try await browser.type("juggles", into: "#search")
    try await browser.wait(
      until: "document.querySelector('#found').textContent === '1 of \(report.total)'")
    #expect(try await browser.number(Self.shown) == 1)
    try await browser.press(Browser.escape)
    #expect(try await browser.number(Self.shown) == report.total)

    try await browser.type("juggles with swords", into: "#search")
    try await browser.wait(until: "document.getElementById('none').checkVisibility()")
    try await browser.press(Browser.escape)
    #expect(try await !browser.isTrue("document.getElementById('none').checkVisibility()"))

    try await browser.click("[data-status='u']")
    #expect(try await browser.number(Self.shown) == 1)
    #expect(
      try await !browser.isTrue(
        "document.querySelector('#failures details.card').checkVisibility()"))
    try await browser.click("[data-status='f']")
    #expect(try await browser.number(Self.shown) == 2)
    #expect(try await browser.text("location.hash") == "#?status=f+u")
    try await browser.press(Browser.escape)

    // The results are at once below the field, and tags are found by an expression.
    try await browser.type("@trouble and not (@calm or @other)", into: "#search")
    try await browser.wait(
      until: "document.querySelector('#found').textContent === '2 of \(report.total)'")
    #expect(try await browser.number(Self.shown) == 2)
    #expect(
      try await browser.isTrue(
        "document.querySelector('#failures .card').getBoundingClientRect().top < innerHeight * .75")
    )
    try await browser.press(Browser.escape)
    try await browser.type("not @trouble", into: "#search")
    try await browser.wait(
      until:
        "document.querySelector('#found').textContent === '\(report.total - 2) of \(report.total)'")
    #expect(
      try await browser.isTrue(
        "document.querySelector('#tree').getBoundingClientRect().top < innerHeight / 2"))
    #expect(try await !browser.isTrue("document.querySelector('#slowest')?.checkVisibility()"))
    try await browser.press(Browser.escape)
    // A rule's own words lead to its scenarios.
    try await browser.type("System validates cache is less than seven days old", into: "#search")
    try await browser.wait(until: "document.querySelector('#found').textContent !== ''")
    #expect(try await browser.number(Self.shown) >= 1)
    try await browser.press(Browser.escape)
    try await browser.type("the customer inserts \"blue\"", into: "#search")
    try await browser.wait(until: "document.querySelector('#found').textContent !== ''")
    #expect(try await browser.number(Self.shown) > 2)
    try await browser.press(Browser.escape)
  }

  private func steps(_ browser: Browser) async throws {
    // Pictures in files next to the page are shown as those in it, and details on request.
    try await browser.click("#details")
    let anchors =
      try await browser.evaluate(
        """
        return ["[src]", "[class]"].map((one) => document.querySelector("#tree .film img" + one))
          .filter(Boolean).map((picture) => picture.closest("[id^='s']").id);
        """) as? [String]
    for id in try #require(anchors) {
      try await browser.evaluate("location.hash = arguments[0]", id)
      try await browser.wait(until: "document.querySelector('#\(id) .steps code') !== null")
      try await browser.wait(
        until: "[...document.querySelectorAll('#\(id) img')].every((one) => "
          + "one.getBoundingClientRect().width > 2)")
    }
    try await browser.press("d")
    #expect(
      try await !browser.isTrue("document.querySelector('#tree .steps code').checkVisibility()"))
  }

  private func links(_ browser: Browser, _ page: String) async throws {
    let id = try await browser.text(
      "document.querySelector('#tree details.p').id")
    try await browser.open("\(page)#\(id)")
    try await browser.wait(until: "document.getElementById('\(id)').open")
    for expected in [
      "document.getElementById('\(id)').checkVisibility()",
      "document.getElementById('\(id)').querySelector('.steps li')",
      "document.activeElement === document.getElementById('\(id)').querySelector('summary')",
    ] {
      try await browser.wait(until: expected)
    }
    try await browser.open("\(page)#?tag=%40trouble")
    try await browser.wait(until: "\(Self.shown) === 2")
    try await browser.open(page)
  }

  private func keys(_ browser: Browser, _ report: Report) async throws {
    try await browser.press("/")
    #expect(try await browser.isTrue("document.activeElement.id === 'search'"))
    try await browser.press(Browser.escape)
    try await browser.press("?")
    #expect(try await browser.isTrue("document.getElementById('keys').open"))
    try await browser.press(Browser.escape)
    try await browser.wait(until: "!document.getElementById('keys').open")
    try await browser.press("n")
    #expect(try await browser.isTrue("document.activeElement.closest('#failures')"))
    try await browser.press("n")
    #expect(try await browser.isTrue("document.activeElement.closest('#failures .card.u')"))
    try await browser.press("f")
    #expect(try await browser.number(Self.shown) == 2)
    try await browser.press("f")
    #expect(try await browser.number(Self.shown) == report.total)
  }

  private func theme(_ browser: Browser) async throws {
    let color = "getComputedStyle(document.body).backgroundColor"
    let light = try await browser.text(color)
    try await browser.click("#theme")
    #expect(try await browser.text("document.documentElement.dataset.theme") == "dark")
    #expect(try await browser.text(color) != light)
    try await browser.press("t")
    #expect(try await browser.text(color) == light)
    try await browser.press("t")
    #expect(try await !browser.isTrue("document.documentElement.dataset.theme"))
  }

  @Test("without its script the page shows failures and lists everything")
  func withoutScript() async throws {
    let report = try await Self.all.value
    try await Browser.run { browser in
      try await browser.command("Emulation.setScriptExecutionDisabled", ["value": true])
      try await browser.open(report.page.absoluteString)
      let text = try await browser.text("document.body.innerText")
      #expect(text.contains("2 of \(report.total) scenarios failed"))
      #expect(text.contains("Then 9 answers remain to be guessed"))
      #expect(text.contains("trouble.feature:4"))
      #expect(try await browser.isTrue("document.getElementById('filters').hidden"))
      #expect(
        try await browser.number("document.querySelectorAll('#tree details[id^=\"s\"]').length")
          == report.total)
    }
  }

  @Test("wide content scrolls inside its box, and its words stay whole")
  func wideTables() async throws {
    let report = try Report()
    defer { report.remove() }
    let words = (1...30).map { "customerIdentifier\($0)" }
    let failed = EventScript.Step.failed("Given a", "no").with {
      $0.table = [words, words]
      $0.attachments = [
        .init(
          body: words.joined(separator: ",") + "\n1", contentEncoding: .identity, fileName: "a.csv",
          mediaType: "text/csv")
      ]
    }
    .logging(words.joined(separator: " "))
    let text = EventScript.Step.passed("Given b").with {
      $0.docString = .init(content: words.joined(separator: " "))
    }
    let script = EventScript(features: [.init("F", [.init("Bad", line: 3, [text, failed])])])
    try script.writePage(to: report.page)
    try await Browser.run { browser in
      for width in [1_200, 500] {
        try await browser.resize(width: width, height: 900)
        try await browser.open(report.page.absoluteString)
        try await browser.click("#details")
        try await browser.wait(until: "document.querySelectorAll('.wide').length >= 2")
        #expect(try await browser.isTrue(Self.isWideScrolled), "\(width)")
        #expect(try await browser.text(Self.brokenWords) == "", "\(width)")
        #expect(
          try await browser.isTrue(
            "document.documentElement.scrollWidth <= document.documentElement.clientWidth"))
      }
    }
  }

  private static let isWideScrolled =
    "[...document.querySelectorAll('.wide')].every((one) => one.scrollWidth > one.clientWidth)"

  /// The words that take more than one line.
  private static let brokenWords = """
    [...document.querySelectorAll('td, pre')].flatMap((one) => {
      const walker = document.createTreeWalker(one, NodeFilter.SHOW_TEXT);
      const broken = [];
      while (walker.nextNode()) {
        for (const word of walker.currentNode.data.matchAll(/\\w+/g)) {
          const range = document.createRange();
          range.setStart(walker.currentNode, word.index);
          range.setEnd(walker.currentNode, word.index + word[0].length);
          if (range.getClientRects().length > 1) broken.push(word[0]);
        }
      }
      return broken;
    }).join(" ")
    """

  @Test("ten thousand scenarios are searched and filtered like ten")
  func largeRun() async throws {
    let report = try largeReport()
    defer { report.remove() }
    try await Browser.run { browser in
      try await browser.open(report.page.absoluteString)
      let ready = try await browser.number(
        "Math.round(performance.getEntriesByType('navigation')[0].domComplete)")
      print("html: a page of 10000 scenarios is ready after \(ready) ms")
      #expect(try await browser.number(Self.shown) == 10_000)
      try await browser.type("scenario 4711 ", into: "#search")
      try await browser.wait(until: "document.querySelector('#found').textContent === '1 of 10000'")
      try await browser.press(Browser.escape)
      try await browser.click("[data-status='f']")
      #expect(try await browser.number(Self.shown) == 12)
      try await browser.press(Browser.escape)
      try await browser.type("@slow and not @area-3", into: "#search")
      try await browser.wait(until: "\(Self.shown) >= 80 && \(Self.shown) < 104")
      let id = try await browser.text("[...document.querySelectorAll('#tree details.p')].at(-1).id")
      try await browser.open("\(report.page.absoluteString)#\(id)")
      try await browser.wait(
        until: "document.getElementById('\(id)').querySelectorAll('li').length === 6")
      #expect(try await browser.isTrue("document.getElementById('\(id)').checkVisibility()"))
      #expect(try await browser.complaints() == [])
      #expect(try await browser.text("performance.getEntriesByType('resource').length") == "0")
    }
  }

  @Test("everybody can use the page, in light and dark, on a screen and on a phone")
  func accessibility() async throws {
    let report = try await Self.all.value
    try await Browser.run { browser in
      for (theme, width) in [("light", 1280), ("dark", 1280), ("light", 390), ("dark", 390)] {
        try await checkAccessibility(browser, report.page, theme: theme, width: width)
      }
    }
  }

  private func checkAccessibility(
    _ browser: Browser, _ page: URL, theme: String, width: Int
  ) async throws {
    try await browser.resize(width: width, height: 900)
    try await browser.open(page.absoluteString)
    try await browser.evaluate(
      """
      document.documentElement.dataset.theme = arguments[0];
      const scenarios = [...document.querySelectorAll("#tree details[id^='s']")];
      for (const details of scenarios.slice(25)) details.open = false;
      for (const details of document.querySelectorAll("details:not([id^='s'], .pic)")) details.open = true;
      """, theme)
    // As readers see it, then with everything.
    var complaints = try await browser.evaluate(Accessibility.check) as? [String]
    #expect(complaints == [], "\(theme), \(width) wide")
    try await browser.click("#details")
    try await browser.wait(until: "document.querySelectorAll('#tree .steps').length >= 25")
    complaints = try await browser.evaluate(Accessibility.check) as? [String]
    #expect(complaints == [], "\(theme), \(width) wide")
  }
}
