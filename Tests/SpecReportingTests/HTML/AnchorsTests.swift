import Messages
import SpecReporting
import SpecTestSupport
import Testing

/// Deep links of one run lead to the same scenario in the next.
struct AnchorsTests {
  private func anchors(_ features: [EventScript.Feature]) throws -> [String: String] {
    let tree = try #require(page(EventScript(features: features).envelopes).element(id: "tree"))
    var anchors: [String: String] = [:]
    for details in tree.all("details") {
      guard let id = details.attributes["id"], id.hasPrefix("s") else { continue }
      anchors[details.children[0].text] = id
    }
    return anchors
  }

  private func scenario(_ name: String, line: Int, rule: String? = nil) -> EventScript.Scenario {
    .init(name, line: line, rule: rule, [.passed("Given \(line)")])
  }

  @Test func theyDependOnNamesOnly() throws {
    let before = try anchors([.init("F", [scenario("A", line: 3), scenario("B", line: 6)])])
    let after = try anchors([
      .init("New", uri: "Features/0.feature", [scenario("N", line: 3)]),
      .init("G", [scenario("C", line: 2), scenario("B", line: 30), scenario("A", line: 40)]),
    ])
    #expect(before["A"] != nil)
    #expect(before["A"] == after["A"])
    #expect(before["B"] == after["B"])
    #expect(Set(after.values).count == 4)
  }

  @Test func ruleAndFileTellApart() throws {
    let plain = try anchors([.init("F", [scenario("A", line: 3)])])
    let ruled = try anchors([.init("F", [scenario("A", line: 3, rule: "R")])])
    let moved = try anchors([.init("F", uri: "Features/b.feature", [scenario("A", line: 3)])])
    #expect(Set([plain["A"], ruled["A"], moved["A"]]).count == 3)
  }
}
