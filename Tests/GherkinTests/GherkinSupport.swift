import Gherkin
import Messages
import Testing

/// A text that was read: its document with its errors, and its pickles if it has none.
struct Reading {
  let document: GherkinDocument
  let errors: [GherkinError]
  let causes: [GherkinError]
  let pickles: Pickles

  init(_ bytes: [UInt8], uri: String = "a.feature", language: String = "en") {
    var ids = IdGenerator()
    let parsed = parse(bytes, uri: uri, language: language, ids: &ids)
    document = parsed.document
    errors = parsed.errors
    causes = parsed.causes
    pickles = compile(parsed, ids: &ids)
  }

  init(_ text: String, uri: String = "a.feature", language: String = "en") {
    self.init(Array(text.utf8), uri: uri, language: language)
  }

  var messages: [String] { errors.map(\.officialMessage) }
  var feature: GherkinDocument.Feature? { document.feature }

  /// The scenarios directly below the feature.
  var scenarios: [GherkinDocument.Scenario] {
    document.scenarios.filter { $0.rule == nil }.map(\.scenario)
  }

  /// The tree in one line, such as `f(b(x) s(x y|table))`, tags and examples included.
  var outline: String {
    guard let feature else { return "" }
    return outline(feature.tags) + feature.name + "(\(outline(feature.children)))"
  }

  private func outline(_ children: [GherkinDocument.FeatureChild]) -> String {
    children.map { child in
      switch child {
      case .background(let background): outline(background.name, steps: background.steps)
      case .scenario(let scenario): outline(scenario)
      case .rule(let rule):
        outline(rule.tags) + rule.name + "(\(outline(rule.children.map { .init($0) })))"
      }
    }.joined(separator: " ")
  }

  private func outline(_ tags: [GherkinDocument.Tag]) -> String {
    tags.map { $0.name + " " }.joined()
  }

  private func outline(_ scenario: GherkinDocument.Scenario) -> String {
    outline(scenario.tags) + outline(scenario.name, steps: scenario.steps)
      + scenario.examples.map { examples in
        "[\(outline(examples.tags))\((examples.tableHeader.map { [$0] } ?? []).count + examples.tableBody.count) rows]"
      }.joined()
  }

  private func outline(_ name: String, steps: [GherkinDocument.Step]) -> String {
    let steps = steps.map { step in
      step.text + (step.dataTable.map { "|\($0.rows.count)" } ?? "")
        + (step.docString.map { "\"\($0.content.replacing("\n", with: "/"))\"" } ?? "")
    }
    return "\(name)(\(steps.joined(separator: " ")))"
  }

  var steps: [GherkinDocument.Step] { scenarios.flatMap(\.steps) }
}

/// Checks the official messages of a text's faults; none when it is good.
func check(
  _ text: String, uri: String = "a.feature", errors: [String],
  at location: SourceLocation = #_sourceLocation
) {
  #expect(Reading(text, uri: uri).messages == errors, sourceLocation: location)
}

/// A feature with one step and these lines below it, indented by two blanks.
func featureWithStep(_ below: String) -> String {
  "Feature: f\nScenario: s\nGiven x\n" + below
}
