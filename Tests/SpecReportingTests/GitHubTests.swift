import Messages
import SpecReporting
import SpecTestSupport
import Testing

@testable import func SpecReporting.workflowCommand

/// Annotations as GitHub reads them.
struct GitHubTests {
  @Test(arguments: [
    ("100%", "::error::100%25\n"), ("a\nb\r\nc\rd", "::error::a%0Ab%0Ac%0Ad\n"),
    ("a, b: c", "::error::a, b: c\n"), ("::error::x", "::error::: :error::x\n"),
    ("\u{1B}[31mred\u{1B}[0m\u{7}", "::error::red<U+0007>\n"),
  ])
  func messagesAreEscaped(text: String, expected: String) {
    #expect(workflowCommand("error", text) == expected)
  }

  @Test(arguments: [
    ("a,b:c%", "a%2Cb%3Ac%25"), ("a\nb", "a b"), ("x::y", "x%3A%3Ay"),
  ])
  func propertiesAreEscaped(text: String, expected: String) {
    #expect(workflowCommand("error", "m", ["title": text]) == "::error title=\(expected)::m\n")
  }

  @Test func longTextIsCutAndSaysSo() {
    let text = String(repeating: "x", count: 10_000_000)
    let command = workflowCommand("error", text, ["title": text])
    #expect(command.utf8.count < 6_000)
    #expect(command.contains("x… (9995904 more bytes)"))
  }

  @Test(arguments: [
    (0, 0, nil), (1, 1, nil), (9, 9, nil), (10, 9, "1 more failure"),
    (500, 9, "491 more failures"),
  ])
  func thereAreAtMostNineErrors(failures: Int, errors: Int, notice: String?) throws {
    let scenarios = (0..<failures).map {
      EventScript.Scenario("S\($0)", line: $0 + 3, [.failed("Given a", letters($0))])
    }
    let lines = try annotations([.init("F", scenarios)])
    #expect(lines.count { $0.hasPrefix("::error ") } == errors)
    #expect(
      lines.filter { !$0.hasPrefix("::error ") }
        == (notice.map { ["::notice::and \($0): see the log of this step"] } ?? []))
  }

  @Test(arguments: [
    ("", "a b.feature", "a b.feature"), ("sub/", "a.feature", "sub/a.feature"),
    ("sub/", "/x/a.feature", "/x/a.feature"),
  ])
  func pathsBeginAtTheRepository(folder: String, uri: String, expected: String) throws {
    let lines = try annotations(
      [.init("F", uri: uri, [.init("S", line: 3, [.failed("Given a", "no")])])],
      ReportOptions { $0.repositoryFolder = folder })
    #expect(
      lines == ["::error file=\(expected),line=4,title=S::Given a%0Ano%0ASteps/Steps.swift:10"])
  }

  /// File and line say where it is; the text adds only where the code is.
  @Test func aPlaceIsNamedOnce() throws {
    let step = EventScript.Step.failed("Given a", "no").with {
      $0.exception = .init(
        type: "E", message: "no",
        stackTrace: "at S/Checks.swift:7\nat S/Steps.swift:5\nat Features/a.feature:4")
    }
    let features = [EventScript.Feature("F", [.init("S", line: 3, [step])])]
    #expect(
      try annotations(features) == [
        "::error file=Features/a.feature,line=4,title=S::Given a%0Ano%0AS/Checks.swift:7"
      ])
    #expect(
      try annotations(features, ReportOptions { $0.sourceURL = "https://x.example/{path}#{line}" })
        == [
          "::error file=Features/a.feature,line=4,title=S::Given a%0Ano%0A"
            + "https://x.example/S/Checks.swift#7"
        ])
  }

  @Test(.enabled(if: TestData.root != nil, "\(TestData.whySkipped)"))
  func noFailureOfARecordedRunIsLost() throws {
    for (_, envelopes) in try TestData.recordings() {
      let facts = RunFacts(envelopes)
      let text = try reportText(envelopes, as: "github")
      let errors = text.split(separator: "\n").count { $0.hasPrefix("::error ") }
      // One of each cause.
      #expect(errors >= min(9, facts.problems + min(1, facts.failed.count)))
      #expect(text.isEmpty == facts.isGreen)
    }
  }

  private func annotations(
    _ features: [EventScript.Feature], _ options: ReportOptions = ReportOptions()
  ) throws -> [String] {
    try reportText(features, as: "github", options).split(separator: "\n").map(String.init)
  }
}
