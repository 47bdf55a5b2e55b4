import CommandTestSupport
import Foundation
import Testing

@testable import SpecCommand

/// The candidates for a word that is being typed.
struct CompleteCommandTests {
  private static let files = [
    "Features/guests.feature": """
    @smoke @all
    Feature: Guests

      @slow
      Scenario: One
        When it comes

      Rule: More

        @wip
        Scenario Outline: Two
          When <a> comes

          @rows
          Examples:
            | a |
            | b |

    """,
    "Features/notes.txt": "",
    "Features/deep/unfinished.feature": "@open\nFeature: x\n Oops\n @late\n",
    "Features/.hidden/x.feature": "", "More/other.feature": "@other\nFeature: o\n",
    "reports/last.rerun": "", "stories.feature.md": "# Feature: `m`\n",
    "specrun.yaml": """
    profiles:
      default:
        paths: Features
        retry: many
      ci:
        paths: More

    """,
  ]

  private func check(
    _ words: [String], _ expected: [String], shell: String = "zsh", notes: Bool = false,
    at location: SourceLocation = #_sourceLocation
  ) async throws {
    let test = try CommandTest(Self.files)
    let result = await test.run(["complete", shell, "--"] + words)
    let lines = result.output.split(separator: "\n").map { line in
      notes ? String(line) : String(line.split(separator: "\t")[0])
    }
    #expect(lines == expected, sourceLocation: location)
    #expect(result.errors == "", sourceLocation: location)
    #expect(result.status == .passed, sourceLocation: location)
  }

  @Test(arguments: [
    (["--retry"], ["--retry", "--retry-tag-filter"]),
    (["run", "--retry-"], ["--retry-tag-filter"]),
    (["--no-str"], ["--no-strict"]), (["--retry", "2", "--retry"], ["--retry-tag-filter"]),
    (["-d", "--dry"], []), (["--tags", "a", "--ta"], ["--tags"]),
    (["audit", "--min"], ["--min-score"]),
    (["audit", "--retr"], []), (["--hel"], ["--help"]), (["--unknown", "--hel"], ["--help"]),
    (["diff", "-"], ["--format", "--color", "--help"]),
  ])
  func options(words: [String], expected: [String]) async throws {
    try await check(words, expected)
  }

  @Test(arguments: [
    (["hi"], ["history"]), (["help", "hi"], ["history"]), (["help", "history", "hi"], []),
    (["me"], []), (["merge", "--shar"], ["--shards"]),
    (["run", "me"], []), (["--", "--ta"], []), (["co"], []), (["help", "co"], []),
    (["he"], ["help"]),
  ])
  func commands(words: [String], expected: [String]) async throws {
    try await check(words, expected)
  }

  @Test(arguments: [
    (["--color", "a"], ["auto", "always"]), (["--color=a"], ["--color=auto", "--color=always"]),
    (["--network", "x"], []), (["--color", "never", "--color"], []), (["--retry", ""], []),
    (["-p", ""], ["default", "ci"]), (["-dp", "c"], ["ci"]), (["--profile=c"], ["--profile=ci"]),
    (["-c", "nowhere.yaml", "-p", ""], []),
    (["-f", "ht"], ["html"]), (["-f", "html:rep"], ["html:reports/"]),
    (["-f", "html:reports/l"], ["html:reports/last.rerun"]), (["-f", "nothing:rep"], []),
    (["-f", "junit:s"], ["junit:strict", "junit:specrun.yaml", "junit:stories.feature.md"]),
    (["audit", "-f", "js"], ["json"]), (["diff", "-f", "m"], ["markdown"]),
    (["--config", "spec"], ["specrun.yaml"]), (["--unknown=x"], []),
    (["--lint", "no-st"], ["off", "warning", "error"].map { "no-steps=\($0)" }),
    (["--lint=all=w"], ["--lint=all=warning"]),
    (["--lint", "no-s"], ["no-steps=", "no-scenarios=", "no-superfluous-tags="]),
    (["--i18n-keywords", "en-p"], ["en-pirate"]),
  ])
  func values(words: [String], expected: [String]) async throws { try await check(words, expected) }

  /// Tags of the features that would run; those that cannot run yet count, those elsewhere do not.
  @Test(arguments: [
    (["-t", "@"], ["@all", "@open", "@rows", "@slow", "@smoke", "@wip"]),
    (["-t", "@s"], ["@slow", "@smoke"]), (["-t", "n"], ["not"]),
    (["-p", "ci", "-t", "@"], ["@other"]), (["More", "-t", "@"], ["@other"]),
    (["Features/guests.feature:5", "--tags=@w"], ["--tags=@wip"]),
    (["fmt", "-t", "x"], []),
    (["-t", "@smoke and @w"], ["@smoke and @wip"]), (["-t", "@smoke a"], ["@smoke and"]),
    (["-t", "@smoke "], ["@smoke and", "@smoke or"]), (["-t", "not @w"], ["not @wip"]),
    (["-t", "(@w"], ["(@wip"]), (["-t", "not (@smoke or @w"], ["not (@smoke or @wip"]),
    (["-t", "(@a) "], ["(@a) and", "(@a) or"]), (["-t", "(@a)"], ["(@a)and", "(@a)or"]),
    (["-t", "@unknown"], []), (["nowhere", "-t", "@s"], []),
  ])
  func tags(words: [String], expected: [String]) async throws { try await check(words, expected) }

  @Test(arguments: [
    (["F"], ["Features/"]), (["Features/"], ["Features/deep/", "Features/guests.feature"]),
    (["Features/."], ["Features/.hidden/"]), (["./F"], ["./Features/"]),
    (["st"], ["steps", "stories.feature.md"]),
    (["Features/guests.feature:"], ["5", "8", "11"].map { "Features/guests.feature:\($0)" }),
    (["Features/guests.feature:5:1"], ["Features/guests.feature:5:11"]),
    (["Features/guests.feature:9"], []), (["Features:"], []), (["nowhere:1"], []), ([":"], []),
    (["@rep"], ["@reports/"]), (["@reports/"], ["@reports/last.rerun"]),
    (["report", "reports/"], ["reports/last.rerun"]), (["fmt", "F"], ["Features/"]),
    (["init", "F"], ["Features/"]),
  ])
  func paths(words: [String], expected: [String]) async throws { try await check(words, expected) }

  @Test func notes() async throws {
    try await check(
      ["Features/guests.feature:"],
      [
        "Features/guests.feature:5\tScenario: One", "Features/guests.feature:8\tRule: More",
        "Features/guests.feature:11\tScenario Outline: Two",
      ], notes: true)
    try await check(["-t", "@sm"], ["@smoke\tin 1 file"], shell: "fish", notes: true)
    try await check(["fm"], ["fmt\tFormat feature files"], notes: true)
    try await check(["fm"], ["fmt"], shell: "bash", notes: true)
  }

  /// The words typed may be wrong in every way.
  @Test(arguments: [
    [], [""], ["-"], ["--"], ["=", "--="], ["-p"], ["complete", "x", ""], ["\u{0}", "'"],
  ])
  func anything(words: [String]) async throws {
    for shell in ["bash", "zsh", "fish"] {
      let result = await (try CommandTest()).run(["complete", shell, "--"] + words)
      #expect(result.status == .passed)
    }
  }

  @Test(
    arguments: [
      ("a", "a", nil), ("'a b", "a b", "'"), ("'a b'", "a b", nil), ("a\\ b", "a b", nil),
      ("\"a\\\"b\\c", "a\"b\\c", "\""), ("'a'\\''b'", "a'b", nil), ("\\", "", nil), ("", "", nil),
      ("\"a'", "a'", "\""), ("--tags='@a", "--tags=@a", "'"),
    ] as [(String, String, Character?)])
  func typedWords(raw: String, text: String, quote: Character?) {
    let word = TypedWord(raw: raw)
    #expect(word.text == text)
    #expect(word.quote == quote)
  }

  @Test(arguments: [
    ("a", "a b's", "a\\ b\\'s"), ("'a", "a b's", "a b'\\''s"), ("\"a", "a $b", "a \\$b"),
    ("@", "@smoke", "@smoke"), ("(", "(@a", "\\(@a"),
  ])
  func replacements(raw: String, text: String, replacement: String) {
    #expect(TypedWord(raw: raw).replacement(by: text) == replacement)
  }
}
