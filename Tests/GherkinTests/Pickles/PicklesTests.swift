import Gherkin
import Messages
import Testing

/// Pickles one at a time are those that a pass over all of them gives.
struct PicklesTests {
  private static let text = """
    @f
    Feature: f
      Background:
        Given b
      Scenario: one
        When x
        Then y
      Scenario: none
      Rule: r
        Background:
          Given c
        @s
        Scenario Outline: <n>
          When <n>
          And "<m>"
          @e
          Examples:
            | n | m |
            | 1 | a |
            | 2 | b |
          Examples:
            | n |
            | 3 |
    """

  @Test func anyOrder() {
    let pickles = Reading(Self.text).pickles
    let all = Array(pickles)
    #expect(all.map(\.name) == ["one", "none", "1", "2", "3"])
    #expect(pickles.indices.reversed().map { pickles[$0] } == all.reversed())
    var ids: [String] = []
    for pickle in all { ids += [pickle.id] + pickle.steps.map(\.id) }
    #expect(Set(ids).count == 20 && ids.count == 20)
  }

  @Test func factsWithoutPickles() {
    let pickles = Reading(Self.text).pickles
    for (index, pickle) in pickles.enumerated() {
      #expect(pickles.tags(at: index) == pickle.tags)
      #expect(pickles.stepCount(at: index) == pickle.steps.count)
    }
    #expect((0..<3).map { pickles.line(ofStep: $0, at: 0) } == [4, 6, 7])
    #expect((0..<4).map { pickles.line(ofStep: $0, at: 3) } == [4, 11, 14, 15])
  }

  @Test func idsGoOnBehindThem() {
    var ids = IdGenerator()
    let document = parse(Array(Self.text.utf8), uri: "a.feature", ids: &ids).document
    let pickles = compile(document, ids: &ids)
    #expect(pickles.last?.id == "\(ids.next - 1)")
  }
}
