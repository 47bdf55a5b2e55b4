import Foundation
import Gherkin
import Messages
import SpecTestSupport
import SpecSources
import Testing

@Suite struct StoryDocumentTests {
  /// Reads `text` and shows the result: a line for each story, scenario and step.
  private func read(_ text: String) -> StoryDocument {
    var ids = IdGenerator()
    return StoryDocument(
      Source(uri: "story.md", data: text, mediaType: .markdown), ids: &ids)
  }

  private func shown(_ story: StoryDocument) -> [String] {
    var lines: [String] = []
    for rule in story.document.nodes.compactMap(\.node.rule) {
      lines.append("\(rule.location.line) \(rule.keyword): \(rule.name)")
      for scenario in rule.scenarios {
        lines.append("\(scenario.location.line) \(scenario.name)")
        lines += scenario.steps.map {
          "\($0.location.line):\($0.location.column ?? 0) \($0.keyword)\($0.text)"
        }
      }
    }
    return lines
  }

  private func check(
    _ text: String, _ expected: [String], left: [String] = [],
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) throws {
    let story = read(text)
    #expect(shown(story) == expected, sourceLocation: sourceLocation)
    #expect(
      story.left.map { "\($0.lines.lowerBound) \($0.kind)" } == left, sourceLocation: sourceLocation
    )
  }

  @Test("an indented block below a scenario's name")
  func indented() throws {
    try check(
      """
      # App
      ### US01 - See a list
          As a user
          I want a list

      #### Acceptance criteria:

      *Scenario - No connection:*
         \u{20}
          Given that I am offline
          And nothing is there

          When I look

      Given prose is not a step
      """,
      [
        "2 Story: US01 - See a list",
        "8 No connection", "10:5 Given that I am offline", "11:5 And nothing is there",
        "13:5 When I look",
      ],
      left: ["15 prose(\"Given prose is not a step\")"])
  }

  @Test("several scenarios without names in one fenced block, whatever their indentation")
  func fenced() throws {
    try check(
      """
      ### Story: Play
      ### Narrative #1
      ```
      As a player
      I want to play
      ```
      #### Scenarios
      ```
      Given a game
       When I play\u{20}\u{20}
       \u{20}
       Given another game
        Then it is there
      ```
      ### Narrative #2
      ```
      Given a third
      ```
      """,
      [
        "1 Story: Play", "9 Narrative #1 / scenario 1", "9:1 Given a game", "10:2 When I play",
        "12 Narrative #1 / scenario 2", "12:2 Given another game",
        "13:3 Then it is there", "17 Narrative #2 / scenario 1", "17:1 Given a third",
      ])
  }

  @Test("the narrative describes the story")
  func narrative() throws {
    let story = read("### Story: A\n```\nAs a user\nI want\n```\n```\nGiven x\n```\n")
    let rule = try #require(story.document.nodes.first { _ in true }?.node.rule)
    #expect(rule.description == "  As a user\n  I want")
  }

  @Test("code, contracts, templates and front matter are left")
  func left() throws {
    try check(
      """
      ---
      title: x
      ---
      ```swift
      Given(\"x\")
      ```
      {% highlight objc %}
      Given x
      {% endhighlight %}
      ```
      GET /x
      ```
      *When using it, prose goes on*
      """, [],
      left: [
        "4 code(language: \"swift\")", "7 code(language: \"objc\")",
        "10 contract", "13 prose(\"*When using it, prose goes on*\")",
      ])
  }

  @Test("a line among steps that is no step is reported")
  func notAStep() throws {
    try check(
      "# S\n```\nGiven x\nOtherwise y\n```\n", ["1 Story: S", "3 scenario 1", "3:1 Given x"],
      left: ["4 notAStep(\"Otherwise y\")"])
  }

  @Test(
    "a line among steps that is nearly one is a likely mistake",
    arguments: ["Whn y", "when y", "Given\ty", "Then: y"])
  func nearlyAStep(line: String) {
    let story = read("# S\n```\nGiven x\n\(line)\n```\n")
    #expect(story.left.isEmpty)
    #expect(story.warnings.map(\.kind) == [.stepInDescription])
    #expect(story.warnings.map(\.location) == [Location(line: 4, column: 1)])
  }

  @Test("blocks of Gherkin keep the document's lines", arguments: ["\n", "\r\n", "\r"])
  func gherkin(lineEnd: String) throws {
    let text = """
      # Story
      ```gherkin
      @a
      Scenario: one
        Given x
      ```
      ```gherkin
      Feature: F
        Rule: R
          Example: two
            * y
      ```
      """
    try check(
      text.replacingOccurrences(of: "\n", with: lineEnd),
      ["2 Feature: Story", "4 one", "5:3 Given x", "9 Rule: R", "10 two", "11:7 * y"])
  }

  @Test("faults in blocks of Gherkin are at the document's lines, and the rest is taken")
  func faults() {
    let block = "```gherkin\nFeature: F\n  Scenario: a\n    Given a\n    Gvien x\n    And b\n```\n"
    let story = read("# S\n\n" + block + block)
    #expect(story.errors.map(\.location.line) == [7, 14])
    #expect(story.taken.steps == 4)
  }

  @Test("a story's name is no text of the Gherkin below it")
  func name() throws {
    let story = read("# a\0\u{2028}b\n```gherkin\nScenario: one\n```\n")
    #expect(story.errors == [])
    #expect(shown(story) == ["2 Feature: a\0\u{2028}b", "3 one"])
  }

  @Test(
    "no text traps",
    arguments: ["", "#", "```", "{% x", "    ", "*Scenario - *", "---", "~~~\n```"])
  func odd(text: String) throws {
    #expect(read(text).taken == StoryDocument.Taken())
  }

  @Test("a byte order mark is no text")
  func byteOrderMark() {
    let text = "```gherkin\nFeature: f\nScenario: s\n* a\n```\n"
    #expect(read(text).taken == read("\u{FEFF}" + text).taken)
    #expect(read(text).taken.scenarios == 1)
  }

  private static let documents: URL? = TestData.root?.deletingLastPathComponent()
    .appendingPathComponent("seeds")

  @Test(
    "the documents that the five systems come from",
    .enabled(
      if: documents.map { FileManager.default.fileExists(atPath: $0.path) } ?? false,
      "the documents lie beside the official conformance data, see CUCUMBER_TESTDATA"))
  func seeds() throws {
    let folder = try #require(Self.documents)
    var taken = StoryDocument.Taken()
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() {
      let text = try String(
        contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
      let story = read(text)
      taken.stories += story.taken.stories
      taken.scenarios += story.taken.scenarios
      taken.steps += story.taken.steps
    }
    #expect(taken.stories == 11)
    #expect(taken.scenarios == 27)
    #expect(taken.steps == 105)
  }
}
