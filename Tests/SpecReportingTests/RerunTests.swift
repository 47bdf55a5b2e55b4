import Messages
import SpecReporting
import SpecTestSupport
import Testing

/// Which places are listed, and how.
struct RerunTests {
  @Test(arguments: [
    (TestStepResult.Status.passed, ""), (.skipped, ""), (.failed, "Features/a.feature:3\n"),
    (.undefined, "Features/a.feature:3\n"), (.ambiguous, "Features/a.feature:3\n"),
    (.pending, "Features/a.feature:3\n"), (.unknown, "Features/a.feature:3\n"),
  ])
  func listsWhatIsNotGood(status: TestStepResult.Status, expected: String) throws {
    try check([.init("F", [.init("A", line: 3, [.init("Given a", status)])])], expected)
  }

  @Test func theLastAttemptCounts() throws {
    let (good, bad) = (EventScript.Step.passed("Given a"), EventScript.Step.failed("Given a", "no"))
    try check(
      [
        .init(
          "F",
          [
            .init("A", line: 3, [good], earlier: [[bad]]),
            .init("B", line: 6, [bad], earlier: [[bad]]),
          ])
      ], "Features/a.feature:6\n")
  }

  @Test(arguments: [
    ("a b.feature", "a b.feature:3\n"), ("#a.feature", "./#a.feature:3\n"),
    (" a.feature", "./ a.feature:3\n"), ("::error::x", "./::error::x:3\n"),
    ("a\nb.feature", "a\\x0Ab.feature:3\n"), ("a\u{1B}[2J", "a\\x1B[2J:3\n"),
    ("a##b", "a#\\x23b:3\n"), ("\u{202E}a ", "\\xE2\\x80\\xAEa\\x20:3\n"),
    ("@a.feature", "./@a.feature:3\n"), ("-a.feature", "./-a.feature:3\n"),
    ("file:a", "./file:a:3\n"), ("file:///a", "file:///a:3\n"),
    ("日本.feature", "日本.feature:3\n"),
  ])
  func pathsAreOneALine(path: String, expected: String) throws {
    try check(
      [.init("F", uri: path, [.init("A", line: 3, [.failed("Given a", "no")])])], expected)
  }

  @Test func linesOfAFileAreSortedAndOnce() throws {
    let failed = EventScript.Step.failed("Given a", "no")
    try check(
      [
        .init("F", uri: "b", [9, 3, 9].map { .init("A", line: $0, [failed]) }),
        .init("F", uri: "a", [.init("A", line: 1, [failed])]),
      ], "b:3:9\na:1\n")
  }

  /// An empty list would mean that nothing has to run again.
  @Test func aRunThatDidNotGetThereListsEverything() throws {
    let envelopes = Scripts.mixed.envelopes
    let everything = "Features/login.feature:3:8:15\nFeatures/pay me.feature:3:9:12:15:18\n"
    for end in envelopes.indices.dropFirst() {
      let text = try reportText(Array(envelopes[..<end]), as: "rerun")
      let read = envelopes[..<end].contains { if case .pickle = $0 { true } else { false } }
      #expect(text.contains("\nFeatures/") == read, "\(end)")
      #expect(text.hasSuffix("\n# incomplete: the run did not finish\n"), "\(end)")
      if case .testCaseStarted = envelopes[end - 1] {
        return #expect(text.contains("\n\(everything)#"))
      }
    }
  }

  /// A hook that failed when all was over, for instance.
  @Test func aRunThatFailedForAnotherReasonListsWhatWasPlanned() throws {
    let script = EventScript(
      features: [
        .init(
          "F",
          [.init("A", line: 3, [.passed("Given a")]), .init("B", line: 6, [.init("b", .skipped)])])
      ], runHooks: [.init("stop", .afterTestRun, .failed, "gone")])
    let text = try reportText(script.envelopes, as: "rerun")
    #expect(text == Self.complete("Features/a.feature:3:6\n"))
  }

  @Test func aFileThatCannotBeReadIsTriedAsAWhole() throws {
    let script = EventScript(parseErrors: [("a b.feature", 3, "no"), ("a b.feature", 9, "no")])
    #expect(
      try reportText(script.envelopes, as: "rerun")
        == Self.complete("a b.feature\n"))
  }

  @Test(.enabled(if: TestData.root != nil, "\(TestData.whySkipped)"))
  func theFailuresOfEveryRecordedRun() throws {
    var count = 0
    for (_, envelopes) in try TestData.recordings() {
      let facts = RunFacts(envelopes)
      let text = try reportText(envelopes, as: "rerun")
      let lines = text.split(separator: "\n").filter { !$0.hasPrefix("#") }
      let places = lines.flatMap { line -> [String] in
        let parts = line.split(separator: ":")
        return parts.dropFirst().map { "\(parts[0]):\($0)" }
      }
      if !facts.failed.isEmpty { #expect(Set(places) == Set(facts.failed)) }
      #expect(lines.isEmpty == facts.isGreen)
      count += places.count
    }
    print("rerun: \(count) places of recorded runs")
    #expect(count > 50)
  }

  /// The list of a run that finished.
  private static func complete(_ lines: String) -> String {
    "# specrun rerun list\n\(lines)# complete\n"
  }

  private func check(_ features: [EventScript.Feature], _ expected: String) throws {
    let bytes = try report(EventScript(features: features).envelopes, as: "rerun")
    #expect(String(decoding: bytes, as: UTF8.self) == Self.complete(expected))
  }
}
