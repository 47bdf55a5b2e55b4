import Testing

@testable import StepKit

/// Descriptions that definitions give of themselves, whatever else they declare.
struct DefinitionNoteTests {
  private static let library = StepLibrary(EmptyWorld.self) {
    Given("plain") { _ in }
    Given("a") { _ in }.described(as: "A thing.")
    Given("b") { _ in }.statesDefault(opposite: "a").described(as: "B.", example: "b")
    When("c") { _ in }.described(as: "C.").isIdempotent()
    Then("d {int}") { (_: inout EmptyWorld, _: Int) in }.described(as: "D.", example: "d 1")
    Composed("e") { "a" }.described(as: "E.", example: "e")
  }

  @Test(arguments: [
    ("plain", nil, nil), ("a", "A thing.", nil), ("b", "B.", "b"), ("c", "C.", nil),
    ("d {int}", "D.", "d 1"), ("e", "E.", "e"),
  ])
  func steps(pattern: String, description: String?, example: String?) throws {
    let definitions = Self.library.items.compactMap { item in
      if case .step(let step) = item { step } else { nil }
    }
    let definition = try #require(definitions.first { $0.pattern.source == pattern })
    #expect(definition.note?.description == description)
    #expect(definition.note?.example == example)
    #expect(definition.opposite == (pattern == "b" ? "a" : nil))
    #expect(definition.isIdempotent == (pattern == "c"))
  }

  @Test func parameterTypes() {
    let type = ParameterType("size", "small|large") { (text: String) in text }
    #expect(type.note == nil)
    let described = type.described(as: "The size.", example: "large")
    #expect(described.note == DefinitionNote(description: "The size.", example: "large"))
    #expect(described.name == "size")
    #expect(described.patterns == ["small|large"])
  }

  @Test func wordsHaveNotes() {
    for type in EnglishWords.parameterTypes {
      #expect(type.note?.description.isEmpty == false, "\(type.name)")
      #expect(type.note?.example != nil, "\(type.name)")
    }
  }
}
