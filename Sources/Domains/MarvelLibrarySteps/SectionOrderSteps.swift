import MarvelLibrary
import StepKit

/// The order of the sections, and works in a section by their titles.
let sectionOrderSteps = StepLibrary(MarvelWorld.self) {
  Then("the {ordinal} section is (the )(called )(named )(of ){marvelSection}( section)") {
    (marvel: inout MarvelWorld, number: Int, section: MarvelCharacter.Section) in
    let shown = try marvel.sectionOrder()
    try expect(shown.indices.contains(number - 1), "the sections are \(shown)")
    try expect(shown[number - 1], equals: section, "the section")
  }

  ParameterType(
    "marvelAtFirstOrLast", "(?:is|are|comes?|stands?)(?: shown)? (?:first|last)",
    useForSnippets: false
  ) { $0.hasSuffix("first") }

  Then("the {marvelSection}( section) {marvelAtFirstOrLast}") {
    (marvel: inout MarvelWorld, section: MarvelCharacter.Section, isFirst: Bool) in
    let shown = try marvel.sectionOrder()
    try expect(isFirst ? shown.first : shown.last, equals: section, "the section")
  }

  Then("the {marvelSection}( section) {marvelPrecedes} the {marvelSection}( section)") {
    (
      marvel: inout MarvelWorld, first: MarvelCharacter.Section, isBefore: Bool,
      second: MarvelCharacter.Section
    ) in
    let shown = try marvel.sectionOrder()
    let places = try [first, second].map { section in
      try require(shown.firstIndex(of: section), "the sections are \(shown)")
    }
    try expect(
      isBefore ? places[0] < places[1] : places[0] > places[1], "the sections are \(shown)")
  }

  ParameterType.wording(
    "marvelAmong",
    "in|(?:(?:listed|shown|presented|displayed) )?(?:under|among)|(?:one|part) of")

  Then("{quoted list} {marvelAre} {marvelAmong} (the )(its ){marvelKind}( section)") {
    (marvel: inout MarvelWorld, titles: [String], expected: Bool, section: MarvelCharacter.Section)
    in
    try marvel.expectTitles(section, titles, expected)
  }
}

extension MarvelWorld {
  /// The sections as they are drawn.
  fileprivate mutating func sectionOrder() throws -> [MarvelCharacter.Section] {
    try sectionHeadings().compactMap { MarvelCharacter.Section(word: $0.lowercased()) }
  }
}
