import Gherkin
import Messages
import Testing

struct DialectTests {
  @Test func keywordsAreKept() {
    let english = Dialect.named("en")
    #expect(english?.name == "English")
    #expect(english?.keywords(.given) == ["* ", "Given "])
    #expect(english?.keywords(.scenarioOutline) == ["Scenario Outline", "Scenario Template"])
    #expect(Dialect.named("EN") == nil)
    #expect(Dialect.all.count == 80)
  }

  @Test func everyKeywordIsRead() {
    for dialect in Dialect.all {
      let words = { (kind: Dialect.Kind) in dialect.keywords(kind) }
      guard let feature = words(.feature).first, let scenario = words(.scenario).first
      else { continue }
      for title in words(.scenario) + words(.scenarioOutline) {
        for step in words(.given) + words(.when) + words(.then) + words(.and) + words(.but) {
          let reading = Reading(
            "# language: \(dialect.code)\n\(feature):\n\(title):\n\(step)x\n")
          #expect(reading.errors.isEmpty)
          #expect(reading.steps.map(\.keyword) == [step])
          #expect(reading.steps.map(\.text) == ["x"])
        }
      }
      for title in words(.feature) {
        #expect(Reading("# language: \(dialect.code)\n\(title): a").feature?.keyword == title)
      }
      let rest = words(.background).map { "\($0):\n" } + words(.rule).map { "\($0):\n" }
      for title in rest {
        let head = "# language: \(dialect.code)\n\(feature):\n"
        #expect(Reading(head + title).feature?.children.count == 1)
      }
      for title in words(.examples) {
        let head = "# language: \(dialect.code)\n\(feature):\n\(scenario):\n"
        #expect(Reading(head + "\(title):\n|a|\n").scenarios[0].examples.count == 1)
      }
    }
  }
}
