import Messages
import Testing

struct GherkinDocumentNodesTests {
  private static let place = Location(line: 1)

  private static func steps(_ text: String) -> [GherkinDocument.Step] {
    [.init(location: place, keyword: "* ", text: text, id: text)]
  }

  private static func scenario(_ name: String) -> GherkinDocument.Scenario {
    .init(
      location: place, tags: [.init(location: place, name: "@\(name)", id: "")],
      keyword: "Scenario", name: name, steps: steps(name),
      examples: [
        .init(
          location: place, tags: [.init(location: place, name: "@\(name)-rows", id: "")],
          keyword: "Examples", name: "", id: "")
      ], id: "")
  }

  private static func background(_ name: String) -> GherkinDocument.Background {
    .init(location: place, keyword: "Background", name: name, steps: steps(name), id: "")
  }

  private static let document = GherkinDocument(
    feature: .init(
      location: place, tags: [.init(location: place, name: "@f", id: "")], language: "en",
      keyword: "Feature", name: "F",
      children: [
        .background(background("b")), .scenario(scenario("s")),
        .rule(
          .init(
            location: place, tags: [.init(location: place, name: "@r", id: "")], keyword: "Rule",
            name: "r", children: [.background(background("c")), .scenario(scenario("t"))], id: "")),
        .scenario(scenario("u")),
      ]))

  private func names(_ document: GherkinDocument) -> [String] {
    document.nodes.map { node, rule in
      (rule.map { "\($0.name)/" } ?? "")
        + (node.rule?.name ?? node.background?.name ?? node.scenario?.name ?? "")
    }
  }

  @Test func listsAreFromTheTopDown() {
    let document = Self.document
    #expect(names(document) == ["b", "s", "r", "r/c", "r/t", "u"])
    #expect(document.scenarios.map(\.scenario.name) == ["s", "t", "u"])
    #expect(document.scenarios.map(\.rule?.name) == [nil, "r", nil])
    #expect(document.nodes.compactMap(\.node.rule).flatMap(\.scenarios).map(\.name) == ["t"])
    #expect(document.steps.map(\.text) == ["b", "s", "c", "t", "u"])
    #expect(
      document.feature?.allTags.map(\.name)
        == ["@f", "@s", "@s-rows", "@r", "@t", "@t-rows", "@u", "@u-rows"])
    #expect(names(GherkinDocument()).isEmpty)
  }

  @Test func nodesAreChangedInPlace() {
    var document = Self.document
    document.feature?.changeNodes { node, rule in
      node.steps = node.steps.map {
        var step = $0
        step.text = (rule?.name ?? "") + "!"
        return step
      }
      if var changed = node.rule {
        changed.name = "R"
        node = .rule(changed)
      }
    }
    #expect(names(document) == ["b", "s", "R", "R/c", "R/t", "u"])
    #expect(document.steps.map(\.text) == ["!", "!", "R!", "R!", "!"])
  }
}
