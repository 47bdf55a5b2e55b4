import CommandTestSupport
import Testing

@testable import SpecCommand

/// The scenarios that show an item, in runs of the command.
@Suite struct CoverageTests {
  private static let files = [
    "F/a.feature": """
    @all
    Feature: Shop
      @pay
      Scenario: Pay
        Given it passes
      @fail
      Scenario: Fail
        Given it fails
      Rule: Opening hours
        Scenario: Closed
          Given it passes
        Scenario Outline: Open at <time>
          Given it passes
          Examples:
            | time |
            | 8    |
            | 9    |
    """,
    "docs/shop.md": """
    # The shop

    ### Story: Enter

    ```
    Given it passes

    Given it fails
    ```
    """,
  ]

  /// Runs features and a document, and compares the lines of the tree with items.
  ///
  /// - Parameter items: YAML of the items of a group `Opening hours` of the document.
  private func check(
    _ items: String, _ expected: [String], file: String? = "docs/shop.md",
    group: String = "Opening hours", paths: [String] = ["F", "docs/shop.md"],
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) async throws {
    let test = try CommandTest(
      Self.files.merging([
        "r.yaml": """
        documents:
          - title: D
            \(file.map { "file: \($0)" } ?? "# no file")
            groups:
              - title: \(group)
                items:
                  - \(items)
                  - { kind: other, title: so that the file is not left out, tag: "@pay" }
        """
      ]) { $1 })
    let run = await test.run(paths + ["--requirements", "r.yaml", "-f", "requirements"])
    let lines = run.output.split(separator: "\n").filter { $0.hasPrefix("    ") }
      .map { $0.drop { $0 == " " } }
    #expect(
      Array(lines.prefix(expected.count)) == expected.map { $0[...] },
      "\(run.output)\(run.errors)", sourceLocation: sourceLocation)
  }

  @Test func byTag() async throws {
    try await check(
      "{ kind: a, title: x, tag: \"@pay\" }", ["✔ @pay a: x  (covered by 1 scenario)"])
    try await check(
      "{ kind: a, title: x, tag: [\"@pay\", \"@all\"] }",
      ["✘ @pay @all a: x  (failing: 1 of 5 scenarios)"])
    try await check(
      "{ kind: a, title: Pay, tag: \"@none\" }", ["∅ @none a: Pay  (no scenario)"])
  }

  @Test func byLine() async throws {
    for file in ["docs/shop.md", "shop.md", "../docs/shop.md", "./docs/shop.md"] {
      try await check(
        "{ kind: a, title: x, line: 6 }", ["✔ 6 a: x  (covered by 1 scenario)"], file: file)
    }
    try await check(
      "{ kind: a, title: x, line: 5-9 }", ["✘ 5–9 a: x  (failing: 1 of 2 scenarios)"])
    try await check("{ kind: a, title: x, line: 3 }", ["∅ 3 a: x  (no scenario)"])
    try await check(
      "{ kind: a, title: x, line: 6 }", ["∅ 6 a: x  (no scenario)"], file: "other/shop.md")
    // A row shows its own line, and each row those of the outline.
    try await check(
      "{ kind: a, title: x, line: 16 }", ["✔ 16 a: x  (covered by 1 scenario)"], file: "F/a.feature"
    )
    try await check(
      "{ kind: a, title: x, line: 12 }", ["✔ 12 a: x  (covered by 2 scenarios)"],
      file: "F/a.feature")
  }

  @Test func byTitle() async throws {
    try await check("{ kind: a, title: Closed. }", ["✔ a: Closed.  (covered by 1 scenario)"])
    try await check(
      "{ kind: a, title: Open at <time> }", ["✔ a: Open at <time>  (covered by 2 scenarios)"])
    try await check("{ kind: a, title: Open at 9 }", ["✔ a: Open at 9  (covered by 1 scenario)"])
    try await check(
      "{ kind: a, title: Opening hours }", ["✔ a: Opening hours  (covered by 3 scenarios)"],
      group: "Anything")
    // A group that is named as a rule takes nothing from elsewhere.
    try await check("{ kind: a, title: Pay }", ["∅ a: Pay  (no scenario)"])
    try await check(
      "{ kind: a, title: Pay }", ["✔ a: Pay  (covered by 1 scenario)"], group: "Anything")
  }

  @Test func documentsStandForThemselves() async throws {
    let test = try CommandTest(Self.files)
    let run = await test.run("docs/shop.md", "-f", "requirements")
    #expect(
      run.output.hasPrefix(
        """
        The shop
          ✘ story: Enter
            ✔ 6 scenario: scenario 1  (covered by 1 scenario)
            ✘ 8 scenario: scenario 2  (failing: 1 of 1 scenario)
          0 of 1 story
          1 of 2 scenarios

        """), "\(run.output)")
  }

  @Test("a file that has nothing to do with what ran is left out, with a note")
  func leftOut() async throws {
    let test = try CommandTest(
      Self.files.merging([
        "r.yaml": """
        documents:
          - title: D
            groups:
              - { title: g, items: [{ kind: a, title: x, tag: "@none" }] }
        """
      ]) { $1 })
    let note = "r.yaml: left out, since no item is shown by a scenario of this run"
    for format in ["summary", "requirements", "html:page.html"] {
      let run = await test.run("docs/shop.md", "--requirements", "r.yaml", "-f", format)
      let text = format.hasPrefix("html") ? try test.read("page.html") : run.output
      #expect(text.contains(note), "\(text)")
      #expect(!text.contains("@none"))
    }
    let own = await test.run("docs/shop.md", "--requirements", "r.yaml", "-f", "requirements")
    #expect(own.output.contains("1 of 2 scenarios"))
  }

  @Test func summariesCountKinds() async throws {
    let test = try CommandTest(
      Self.files.merging([
        "F/requirements.yaml": """
        documents:
          - title: D
            groups:
              - kind: use case
                title: g
                groups:
                  - { kind: course, title: h, items: [{ kind: line, title: x, tag: "@pay" }] }
                  - { kind: course, title: i, items: [{ kind: line, title: x, tag: "@none" }] }
        """
      ]) { $1 })
    for format in ["summary", "progress", "pretty"] {
      let run = await test.run("F", "-f", format)
      let line = "\nrequirements: 2 of 5 covered (0 of 1 use case, 1 of 2 courses, 1 of 2 lines)\n"
      #expect(run.output.contains(line), "\(run.output)")
    }
  }

  @Test func useCasesAndTestsByAsking() async throws {
    let test = try CommandTest([
      "d.md": """
      # D
      ## Pay Use Case
      #### Data:
      - Money
      #### Primary course:
      1. System takes the money.
      2. System says thanks.

      ## Tests
      - Test that it is red.
      """,
      "a.feature": "Feature: f\n Scenario: Test that it is red\n  Given it passes\n",
    ])
    let without = await test.run("d.md", "a.feature", "-f", "requirements")
    #expect(without.output == "All documents\n  nothing is asked for\n", "\(without.output)")
    let run = await test.run("d.md", "a.feature", "-f", "requirements", "--document-items", "all")
    #expect(run.status == .passed)
    #expect(
      run.output.hasPrefix(
        """
        D
          ∅ use case: Pay
            ∅ course: Primary course
              ∅ 6 course line: System takes the money  (no scenario)
              ∅ 7 course line: System says thanks  (no scenario)
          ✔ Tests
            ✔ 10 test: Test that it is red.  (covered by 1 scenario)
          0 of 1 use case
          0 of 1 course
          0 of 2 course lines
          1 of 1 test

        """), "\(run.output)")
    _ = await test.run("d.md", "a.feature", "-f", "message:m.ndjson", "--document-items", "all")
    let again = await test.run("report", "m.ndjson", "-f", "requirements")
    #expect(again.output == run.output)
  }
}
