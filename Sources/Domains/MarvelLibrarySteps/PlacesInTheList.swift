import MarvelLibrary
import StepKit

/// Where characters stand in the list, or in the search result where it lies on top.
let placesInTheList = StepLibrary(MarvelWorld.self) {
  for sentence: StepPattern in [
    "the characters are shown/listed/displayed/presented in the order {quoted list}",
    "the (listed )characters( in the list) are {marvelNames} in this/that order",
    "{marvelNames} are shown/listed/displayed/presented in this/that order",
    "the order (of the characters )is {quoted list}",
  ] {
    Then(sentence) { (marvel: inout MarvelWorld, names: [String]) in
      try expect(try marvel.seenNames(), equals: names, "the list")
    }
  }

  for sentence: StepPattern in [
    .sentence("\(Words.list) begins/starts with {marvelNames}"),
    "{marvelNames} comes/come first", "{marvelNames} is/are shown/listed/displayed/presented first",
  ] {
    Then(sentence) { (marvel: inout MarvelWorld, names: [String]) in
      let shown = try marvel.seenNames().prefix(names.count)
      try expect(Array(shown), equals: names, "the first characters of the list")
    }
  }

  for sentence: StepPattern in [
    .sentence("\(Words.list) ends with {marvelNames}"), "{marvelNames} comes/come last",
  ] {
    Then(sentence) { (marvel: inout MarvelWorld, names: [String]) in
      let shown = try marvel.seenNames().suffix(names.count)
      try expect(Array(shown), equals: names, "the last characters of the list")
    }
  }

  ParameterType("marvelPrecedes", "\(standsPattern) \(besidePattern)", useForSnippets: false) {
    !isBehind($0)
  }
  ParameterType("marvelBeside", besidePattern, useForSnippets: false) { !isBehind($0) }
  ParameterType("marvelAtEdge", edgePattern, useForSnippets: false) { isBehind($0) }

  Then("{string} {marvelPrecedes} {string}") {
    (marvel: inout MarvelWorld, first: String, isBefore: Bool, second: String) in
    try marvel.expectOrder(first, second, isBefore, true)
  }

  Then("{marvelLists} {string} {marvelBeside} {string}") {
    (
      marvel: inout MarvelWorld, statement: Statement, first: String, isBefore: Bool,
      second: String
    ) in
    try marvel.expectOrder(first, second, isBefore, statement.isTrue)
  }

  Then("{marvelLists} (first ){string}(,) (and )then {string}") {
    (marvel: inout MarvelWorld, statement: Statement, first: String, second: String) in
    try marvel.expectOrder(first, second, true, statement.isTrue)
  }

  Then("{marvelLists} {string} {marvelAtEdge}") {
    (marvel: inout MarvelWorld, statement: Statement, name: String, isLast: Bool) in
    let shown = try marvel.seenNames()
    let isThere = (isLast ? shown.last : shown.first) == name
    try expect(isThere == statement.isTrue, "the list shows \(shown)")
  }

  Then(
    .sentence(
      "the {ordinal} character/one/hero/entry( in the list)( of the list) {marvelAre} {string}")
  ) {
    (marvel: inout MarvelWorld, number: Int, expected: Bool, name: String) in
    let shown = try marvel.seenNames()
    try expect(shown.indices.contains(number - 1), "the list shows \(shown.count) characters")
    try expect((shown[number - 1] == name) == expected, "the character is \(shown[number - 1])")
  }

  Then("{string} {marvelAre} the {ordinal} character( in the list)( of the list)") {
    (marvel: inout MarvelWorld, name: String, expected: Bool, number: Int) in
    let shown = try marvel.seenNames()
    try expect(shown.indices.contains(number - 1), "the list shows \(shown.count) characters")
    try expect((shown[number - 1] == name) == expected, "the character is \(shown[number - 1])")
  }

  Then("the last character( in the list)( of the list) {marvelAre} {string}") {
    (marvel: inout MarvelWorld, expected: Bool, name: String) in
    let last = try require(marvel.seenNames().last, "the list shows no characters")
    try expect((last == name) == expected, "the last character is \(last)")
  }

  Then("{marvelCharacter} {marvelIsShown} (only )(exactly )(just )once( in the list)") {
    (marvel: inout MarvelWorld, choice: CharacterChoice, expected: Bool) in
    let id = marvel.server.library.index[try marvel.sample(choice)].id
    let count = try marvel.seenList().characters.count { $0.id == id }
    try expect((count == 1) == expected, "the character is shown \(count) times")
  }
}

private let standsPattern =
  "(?:(?:is|are)(?: still)? (?:shown|listed|presented|displayed|placed)|comes?|is|are|appears?|stands?)"
private let besidePattern =
  "(?:(?:right|directly|still) )?(?:before|above|ahead of|after|below|behind|under)"
private let edgePattern =
  "(?:first|last|at the (?:very )?(?:top|beginning|start|end|bottom)(?: of the (?:list|results))?)"

private func isBehind(_ words: String) -> Bool {
  ["after", "below", "behind", "under", "last", "end", "bottom"].contains { words.contains($0) }
}

extension MarvelWorld {
  /// Both are shown, the first of them before the second or after it.
  fileprivate mutating func expectOrder(
    _ first: String, _ second: String, _ isBefore: Bool, _ expected: Bool
  ) throws {
    let shown = try seenNames()
    let places = try [first, second].map { name in
      try require(shown.firstIndex(of: name), "the list shows no \(name): \(shown)")
    }
    let isOrdered = isBefore ? places[0] < places[1] : places[0] > places[1]
    try expect(isOrdered == expected, "the list shows \(shown)")
  }
}
