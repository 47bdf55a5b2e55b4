import Messages
import SpecReporting
import SpecTestSupport
import Testing

@testable import enum SpecReporting.Markdown

/// Text that must mean nothing, and a page that must fit.
struct MarkdownTests {
  @Test(arguments: [
    ("plain, text!", "plain, text!"), ("a|b", "a&#124;b"), ("<b>&amp;", "&lt;b&gt;&amp;amp;"),
    ("*a* _b_ `c` ~d~", "\\*a\\* \\_b\\_ \\`c\\` \\~d\\~"), ("[a](b) ![c]", "\\[a\\](b) !\\[c\\]"),
    ("@someone #12", "@\u{200B}someone #\u{200B}12"), ("a\nb", "a b"), ("a\\b", "a\\\\b"),
    ("$x$", "\\$x\\$"), ("</script>", "&lt;/script&gt;"),
  ])
  func textIsEscaped(text: String, expected: String) {
    #expect(Markdown.text(text) == expected)
  }

  @Test(arguments: [
    ("a", "`a`"), ("a`b", "``a`b``"), ("`a", "`` `a ``"), ("``", "``` `` ```"), ("", "`  `"),
    ("a\nb", "`a b`"), (" a", "`  a `"),
  ])
  func codeIsFenced(text: String, expected: String) {
    #expect(Markdown.code(text) == expected)
  }

  @Test(arguments: [
    ("a\nb", "```\na\nb\n```"), ("```\n<b>", "````\n```\n<b>\n````"),
    ("`````", "``````\n`````\n``````"),
  ])
  func blocksAreFenced(text: String, expected: String) {
    #expect(Markdown.block(text) == expected)
  }

  @Test(arguments: [
    ("swift", "```swift\na\n```"), ("a b`\n", "```\na\n```"), ("", "```\na\n```"),
  ])
  func aLanguageIsAWord(language: String, expected: String) {
    #expect(Markdown.block("a", language: language) == expected)
  }

  @Test func longTextIsCutAndSaysSo() {
    let text = String(repeating: "é", count: 5_000_000)
    #expect(Markdown.text(text).hasSuffix("é… (9999488 more bytes)"))
    #expect(Markdown.block(text).hasSuffix("é… (9991808 more bytes)\n```"))
  }

  @Test(arguments: [0, 100, 300, 1000, 5000, 100_000])
  func aPageFitsAndSaysWhatItLeftOut(limit: Int) throws {
    let scenarios = (0..<200).map {
      EventScript.Scenario(
        "S\($0)", line: $0 + 3, [.failed("Given \(letters($0))", "\(letters($0))\n```")])
    }
    let options = ReportOptions { $0.byteLimit = limit }
    let text = try reportText([.init("F", scenarios)], as: "markdown", options)
    #expect(text.utf8.count <= limit)
    let isWhole = text.contains("| ✘ F | 200 | 0 | 200 | 0 |")
    #expect(isWhole == (limit == 100_000))
    if limit >= 300, !isWhole {
      #expect(text.contains("more would not fit into \(limit) bytes.\n"))
      // Everything opened is closed: fences come in pairs.
      #expect(text.split(separator: "\n").count { $0.hasPrefix("````") } % 2 == 0)
      #expect(text.matches(of: /<details/).count == text.matches(of: /<\/details>/).count)
    }
  }

  @Test func placesAreLinksToTheSourceThatRan() throws {
    let text = try reportText(
      [.init("F", [.init("A", line: 3, [.failed("Given a", "no")])])], as: "markdown",
      ReportOptions { $0.sourceURL = "https://x.example/{path}?a=1&b=2#L{line}" })
    #expect(
      text.contains(
        "<a href=\"https://x.example/Features/a.feature?a=1&amp;b=2#L3\">"
          + "<code>Features/a.feature:3</code></a>"))
    #expect(
      text.contains("[`Steps/Steps.swift:10`](<https://x.example/Steps/Steps.swift?a=1&b=2#L10>)"))
  }

  @Test func requirementsAreCountedAndWhatIsMissingIsFolded() throws {
    let text = try reportText(
      Scripts.mixed.envelopes, as: "markdown",
      ReportOptions { $0.requirements = Scripts.requirements })
    #expect(text.contains("### Requirements\n\n- "))
    #expect(text.contains("<details><summary>Not covered</summary>\n\n- "))
    #expect(text.contains("  - ∅ test: None (no scenario)"))
  }

  @Test func aDifferenceIsColored() throws {
    let text = try reportText(
      [.init("F", [.init("A", line: 3, [.failed("Given a", "no\n- 1\n+ 2")])])], as: "markdown")
    #expect(text.contains("```diff\nno\n- 1\n+ 2\n```"))
  }

  @Test(.enabled(if: TestData.root != nil, "\(TestData.whySkipped)"))
  func countsWhatTheRecordedRunsCount() throws {
    for (_, envelopes) in try TestData.recordings() {
      let facts = RunFacts(envelopes)
      let text = try reportText(envelopes, as: "markdown")
      let failures = text.split(separator: "\n").count { $0.hasPrefix("rerun: ") }
      #expect(failures <= facts.failed.count && (failures == 0) == facts.failed.isEmpty)
      if !facts.failed.isEmpty { #expect(text.hasPrefix("## ✘ \(facts.failed.count) of ")) }
      #expect(text.hasPrefix("## ✘") == !facts.isGreen)
    }
  }
}

/// A word for each number: digits make no difference between causes.
func letters(_ number: Int) -> String {
  String(
    String(number).unicodeScalars.compactMap { Unicode.Scalar($0.value + 49) }.map(Character.init))
}
