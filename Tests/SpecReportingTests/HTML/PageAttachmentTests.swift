import Messages
import SpecReporting
import SpecTestSupport
import Testing

/// Attachments in a page.
struct PageAttachmentTests {
  private typealias Step = EventScript.Step

  private static func attachment(
    _ body: String, _ mediaType: String, base64: Bool = false, name: String? = nil
  ) -> Envelope.Attachment {
    .init(
      body: body, contentEncoding: base64 ? .base64 : .identity, fileName: name,
      mediaType: mediaType)
  }

  /// The messages of a failed step with these attachments, and of one that passed with the same.
  private static func envelopes(_ attachments: [Envelope.Attachment]) -> [Envelope] {
    let failed = Step.failed("Given a", "no").with { $0.attachments = attachments }
    let passed = Step.passed("Given b").with { $0.attachments = attachments }
    return EventScript(features: [
      .init("F", [.init("Bad", line: 3, [failed]), .init("Good", line: 9, [passed])])
    ]).envelopes
  }

  private func figures(_ attachment: Envelope.Attachment) throws -> [PageDocument.Element] {
    try #require(page(Self.envelopes([attachment])).element(id: "failures")).all("figure")
  }

  @Test(arguments: [
    ("image/png", "img"), ("image/svg+xml", "img"), ("video/mp4", "video"), ("audio/mpeg", "audio"),
    ("text/plain", "pre"), ("application/json", "pre"), ("text/x.cucumber.log+plain", "pre"),
    ("text/html", "iframe"), ("TEXT/HTML; charset=utf-8", "iframe"), ("application/zip", "a"),
    ("nonsense", "a"), ("image/\"><script>", "img"),
  ])
  func everyKindHasItsForm(mediaType: String, element: String) throws {
    let figure = try #require(figures(Self.attachment("<b>x</b>", mediaType)).first)
    let shown = try #require(figure.all(element).first)
    if element == "iframe" {
      #expect(shown.attributes["sandbox"] == "")
      #expect(shown.attributes["srcdoc"] == "<b>x</b>")
    }
    #expect(figure.all("b").allSatisfy { $0.text != "x" })
  }

  @Test func linksAreLinksOnlyWhereTheyAreHarmless() throws {
    let body = "https://example.org/a?b&c\njavascript:alert(1)\ndata:text/html,x\n# a comment\n"
    let figure = try #require(figures(Self.attachment(body, "text/uri-list")).first)
    #expect(figure.all("a").map { $0.attributes["href"] } == ["https://example.org/a?b&c"])
    #expect(figure.text.contains("javascript:alert(1)"))
  }

  @Test(arguments: [
    ("films/day.mp4", "../films/day.mp4", "video"), ("films/DAY.PNG", "../films/DAY.PNG", "img"),
    ("notes/day.txt", "../notes/day.txt", nil), ("../day.mp4", nil, nil), ("/day.mp4", nil, nil),
  ])
  func aLinkToAFileBelowShowsIt(link: String, address: String?, element: String?) throws {
    var options = ReportOptions()
    options.pathToRoot = "../"
    let page = try page(Self.envelopes([Self.attachment(link, "text/uri-list")]), options)
    let failures = try #require(page.element(id: "failures"))
    let figure = try #require(failures.all("figure").first)
    #expect(figure.all("a").first?.attributes["href"] == address)
    for name in ["video", "img"] { #expect(figure.all(name).isEmpty == (name != element)) }
  }

  @Test func markdownIsShownAsItLooks() throws {
    let body = """
      # A <b>title</b>
      Some **bold** and `code`, [a link](https://example.org/a?b&c), [none](javascript:alert(1)).

      | a | b |
      |---|---|
      | 1 | `2` |

      1. one
      2. two

      ```swift
      let x = "<script>"
      ```
      > said <i>so</i>
      """
    let figure = try #require(figures(Self.attachment(body, "text/markdown")).first)
    let shown = try #require(figure.all("div", class: "document").first)
    #expect(shown.all("p").first?.text == "A <b>title</b>")
    #expect(shown.all("strong").map(\.text) == ["bold"])
    #expect(shown.all("code").map(\.text) == ["code", "2"])
    #expect(shown.all("a").map { $0.attributes["href"] } == ["https://example.org/a?b&c"])
    #expect(shown.text.contains("none)"))
    #expect(shown.all("tr").map { $0.children.map(\.text) } == [["a", "b"], ["1", "2"]])
    #expect(shown.all("ol").first?.all("li").map(\.text) == ["one", "two"])
    #expect(shown.all("pre").map(\.text) == ["let x = \"<script>\""])
    #expect(shown.all("blockquote").map(\.text) == ["said <i>so</i>"])
    #expect(shown.all("i").isEmpty && shown.all("script").isEmpty)
  }

  @Test(arguments: [
    ("a,b\n1,\"x, \"\"y\"\"\"\n", "text/csv", [["a", "b"], ["1", "x, \"y\""]]),
    ("a;b\r\n1;\"two\nlines\"", "text/csv; charset=utf-8", [["a", "b"], ["1", "two\nlines"]]),
    ("a\tb\n1,5\t", "text/tab-separated-values", [["a", "b"], ["1,5", ""]]),
    ("<b>", "text/csv", [["<b>"]]), ("", "text/csv", []),
  ])
  func valuesAreATable(body: String, mediaType: String, rows: [[String]]) throws {
    let figure = try #require(figures(Self.attachment(body, mediaType)).first)
    #expect(figure.all("tr").map { $0.children.map(\.text) } == rows)
  }

  @Test(arguments: [
    ("approved-list.svg", "actual-list.svg", true), ("a-expected.png", "a-actual.png", true),
    ("expected-a.png", "received-a.png", true), ("approved-a.svg", "actual-b.svg", false),
    ("a.svg", "b.svg", false), ("approved-a.svg", "expected-a.svg", false),
  ])
  func picturesThatShouldBeEqualAreCompared(first: String, second: String, isPair: Bool) throws {
    let attachments = [first, second, "other.svg"].enumerated().map { number, name in
      Self.attachment("<svg id='\(number)'/>", "image/svg+xml", name: name)
    }
    let card = try #require(page(Self.envelopes(attachments)).element(id: "failures"))
    let compared = card.all("figure", class: "compare")
    #expect(compared.count == (isPair ? 1 : 0))
    #expect(card.all("figure").count == (isPair ? 2 : 3))
    guard let figure = compared.first else { return }
    #expect(figure.all("img").map { $0.attributes["class"] } == ["i0", "i1", "i0", "i1"])
    #expect(figure.all("div", class: "stack").first?.all("img").count == 2)
  }

  @Test func aDifferenceIsColored() throws {
    let attachment = Self.attachment("- old\n+ new\n", "text/plain", name: "difference-a.txt")
    let figure = try #require(figures(attachment).first)
    #expect(figure.all("del").map(\.text) == ["- old"])
    #expect(figure.all("ins").map(\.text) == ["+ new"])
  }

  @Test func colorsOfALogAreShown() throws {
    let body = "\u{1B}[31mred\u{1B}[0m \u{1B}[2J"
    let figure = try #require(figures(Self.attachment(body, "text/x.cucumber.log+plain")).first)
    #expect(figure.all("span", class: "a-1").map(\.text) == ["red"])
    #expect(figure.text == "red <U+001B>[2J")
  }

  @Test func equalContentIsInThePageOnce() throws {
    let picture = String(repeating: "QUJD", count: 400)
    let attachments = ["one.png", "two.png"].map {
      Self.attachment(picture, "image/png", base64: true, name: $0)
    }
    let page = try page(Self.envelopes(attachments))
    #expect(page.source.ranges(of: picture).count == 1)
    // In the card and among all scenarios, each time to be seen.
    for id in ["failures", "all"] {
      let pictures = try #require(page.element(id: id)).all("img")
      #expect(Set(pictures.map { $0.attributes["class"] }) == ["i0"])
      #expect(Set(pictures.map { $0.attributes["alt"] }) == ["one.png", "two.png"])
    }
  }

  @Test func whatIsLargeLiesBesideThePage() throws {
    let large = String(repeating: "QUJD", count: 30_000)
    let envelopes = Self.envelopes([
      Self.attachment(large, "image/png", base64: true),
      Self.attachment(String(repeating: "word ", count: 20_000), "text/html"),
    ])
    var reporter = try ReporterRegistry.format(named: "html")
      .make(ReportOptions { $0.sideFolder = "a report#1.html-files" })
    var bytes: [UInt8] = []
    var files: [SideFile] = []
    for envelope in envelopes {
      reporter.receive(envelope, into: &bytes)
      files += reporter.takeSideFiles()
    }
    reporter.finish(into: &bytes)
    files += reporter.takeSideFiles()
    #expect(files.map { $0.name.suffix(4) } == [".png", ".txt"])
    #expect(files.map(\.bytes.count) == [90_000, 100_000])
    let page = PageDocument(bytes)
    let name = try #require(files.first?.name)
    #expect(page.all("img").first?.attributes["src"] == "./a%20report%231.html-files/\(name)")
    #expect(page.source.contains("the first 66 KB, 34 KB are cut"))
    #expect(!page.source.contains(large))
  }

  @Test func withoutAFolderOnlyWhatIsHugeIsLeftOut() throws {
    let text = try page(
      Self.envelopes([Self.attachment(String(repeating: "w ", count: 90_000), "text/plain")]))
    #expect(text.source.utf8.count > 180_000)
    let huge = try page(
      Self.envelopes([
        Self.attachment(String(repeating: "QUJD", count: 400_000), "image/png", base64: true),
        Self.attachment(String(repeating: "w ", count: 5_242_880), "text/plain"),
      ]))
    #expect(huge.source.contains("too large for the page"))
    #expect(huge.source.contains("the first 66 KB, 10 MB are cut"))
    #expect(huge.source.utf8.count < 300_000)
  }
}
