import Gherkin
import Messages
import Testing

struct CompileTests {
  private func texts(_ template: String, _ header: [String], _ row: [String]) -> String? {
    let lines = [header, row].map { "|" + $0.joined(separator: "|") + "|\n" }.joined()
    let text = "Feature: f\nScenario Outline: s\nGiven \(template)\nExamples:\n\(lines)"
    return Reading(text).pickles.first?.steps.first?.text
  }

  @Test(arguments: [
    ("a <b> c", ["b"], ["x"], "a x c"),
    ("<b><b>", ["b"], ["x"], "xx"),
    ("<unknown> <b>", ["b"], ["x"], "<unknown> x"),
    ("<a> <b>", ["a", "b"], ["<b>", "<a>"], "<b> <a>"),
    ("<word 1> <word 10>", ["word 1", "word 10"], ["x", "y"], "x y"),
    ("<word 10> <word 1>", ["word 1", "word 10"], ["x", "y"], "y x"),
    ("<<a>> <a", ["a"], ["x"], "<x> <a"),
    ("<a>b> <a>", ["a>b"], ["x"], "x <a>"),
    ("<>", [""], ["x"], "x"),
    ("<a<b>> <b>", ["a<b", "b"], ["x", "y"], "x> y"),
    ("<é> <e\u{301}>", ["é"], ["x"], "x <e\u{301}>"),
    ("$1 <a>", ["a"], ["$0 \\\\1"], "$1 $0 \\1"),
    ("<a>", ["a", "a"], ["x", "y"], "x"),
  ])
  func placeholders(template: String, header: [String], row: [String], text: String) {
    #expect(texts(template, header, row) == text)
  }

  @Test func placeholdersAreFilledInEverywhere() {
    let reading = Reading(
      """
      Feature: f
      Scenario Outline: <a>
      Given <a>
      \"\"\"<a>
      <a> text
      \"\"\"
      | <a> | k |
      Examples:
      | a |
      | 1 |
      | 2 |
      """)
    #expect(reading.pickles.map(\.name) == ["1", "2"])
    let argument = reading.pickles.last?.steps[0].argument
    #expect(argument?.docString?.content == "2 text")
    #expect(argument?.docString?.mediaType == "2")
    #expect(argument?.docString?.argumentIndex == 1)
    #expect(argument?.dataTable?.argumentIndex == 2)
    #expect(argument?.dataTable?.rows[0].cells.map(\.value) == ["2", "k"])
  }

  @Test func bothArgumentsInEitherOrder() {
    let first = Reading(featureWithStep("| a |\n```\nb\n```\nAnd y\n"))
    #expect(first.pickles[0].steps[0].argument?.dataTable?.argumentIndex == 1)
    #expect(first.pickles[0].steps[0].argument?.docString?.argumentIndex == 2)
    #expect(first.pickles[0].steps[1].argument == nil)
    let alone = Reading(featureWithStep("| a |\n"))
    #expect(alone.pickles[0].steps[0].argument?.dataTable?.argumentIndex == nil)
  }

  @Test func backgroundsTagsAndTypes() {
    let reading = Reading(
      """
      @f
      Feature: f
      Background:
      When w
      Scenario: empty
      Rule: r
      Background:
      And b
      @s
      Scenario Outline: s
      And c
      * d
      And e
      @e
      Examples:
      | a |
      | 1 |
      Scenario: after
      """)
    #expect(reading.pickles.map { $0.steps.map(\.text) } == [[], ["w", "b", "c", "d", "e"], []])
    let outline = reading.pickles[1]
    #expect(outline.steps.map(\.type) == [.action, .action, .action, .unknown, .unknown])
    #expect(outline.tags.map(\.name) == ["@f", "@s", "@e"])
    #expect(outline.steps.map(\.astNodeIds.count) == [1, 1, 2, 2, 2])
    let ids = outline.steps.compactMap { Int($0.id) }
    #expect(Int(outline.id) == ids.last.map { $0 + 1 })
  }

  @Test func examplesWithoutRowsMakeNoPickles() {
    let text = "Feature: f\nScenario Outline: s\nGiven <a>\nExamples:\n"
    #expect(Reading(text).pickles.isEmpty)
    #expect(Reading(text + "|a|\n").pickles.isEmpty)
    #expect(Reading("Feature: f\nScenario Outline: s\nGiven <a>").pickles.count == 1)
  }

  @Test func idsGoOnFromOneFileToTheNext() throws {
    var ids = IdGenerator()
    let text = Array("Feature: f\nScenario: s\nGiven x".utf8)
    let first = compile(parse(text, uri: "a", ids: &ids), ids: &ids)
    let second = compile(parse(text, uri: "b", ids: &ids), ids: &ids)
    #expect(first.map(\.id) == ["3"])
    #expect(second.map(\.id) == ["7"])
    var large = IdGenerator(startingAt: 999_999_999_999_999)
    #expect(large.makeId() == "999999999999999")
    #expect(large.makeId() == "1000000000000000")
  }

  @Test func aRowShorterThanTheHeaderFillsInNothing() {
    let place = Location(line: 1)
    func row(_ cells: [String]) -> GherkinDocument.TableRow {
      GherkinDocument.TableRow(
        location: place,
        cells: cells.map { GherkinDocument.TableCell(location: place, value: $0) }, id: "0")
    }
    let examples = GherkinDocument.Examples(
      location: place, keyword: "Examples", name: "", tableHeader: row(["a", "b"]),
      tableBody: [row(["1"])], id: "1")
    let scenario = GherkinDocument.Scenario(
      location: place, keyword: "Scenario", name: "<a><b>.", examples: [examples], id: "2")
    let feature = GherkinDocument.Feature(
      location: place, language: "en", name: "", children: [.scenario(scenario)])
    var ids = IdGenerator()
    #expect(compile(GherkinDocument(feature: feature), ids: &ids).map(\.name) == ["1."])
  }
}
