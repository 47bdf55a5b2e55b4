import MarvelLibrary
import StepKit

/// A name that a sentence searches for, or has been searched for, without saying it: `the name of the
/// second character`, `a name that no character has`, `that name`.
enum NameChoice: Hashable, Sendable {
  case of(CharacterChoice)
  /// That of a character who was not searched for.
  case others
  /// Nobody's.
  case nobodys
  /// One that a single character has.
  case unique
  /// The one that was searched for last, or the first, second, … of them.
  case searched(Int?)

  init(words: String) throws {
    func has(_ parts: String...) -> Bool { parts.contains { words.contains($0) } }
    self =
      if has("another", "different") {
        .others
      } else if has("no character", "nobody", "unknown", "does not exist", " not in ") {
        .nobodys
      } else if has("only one", "single") {
        .unique
      } else if let range = words.firstRange(of: "name of ") {
        try .of(CharacterChoice(someone: String(words[range.upperBound...])))
      } else if let range = words.firstRange(of: " by ") {
        try .of(CharacterChoice(someone: String(words[..<range.lowerBound])))
      } else if words == "the name" || has("searched", "looked", "search ", "that ", "this ")
        || anyNumber(words) != nil
      {
        .searched(anyNumber(words))
      } else {
        .of(.subject)
      }
  }

  /// The name that a user searches for.
  static let sought =
    "(?:the |a )?(?:full )?name of (?:\(someone))|(?:a|the) (?:different|unknown) name|another name"
    + "|(?:\(someone)|characters) by (?:(?:its|his|her|their|the) )?name"
    + "|a name (?:that|which) (?:no character|nobody|only one character|a single character) has"
    + "|a name (?:no character|nobody) has|a name (?:that|which) does not exist"
    + "|a name (?:that |which )?(?:is )?not in the (?:Marvel )?(?:library|index)"
    + "|a name (?:that|which) matches no characters?|a(?: character)? name|(?:the|that|this|the same) name"
    + "|characters? by (?:the )?(?:full )?name of (?:\(someone))"

  /// The name that was searched for.
  static let searched =
    "(?:that|this|the (?:searched|search|\(oneOf(ordinals.keys)))) name"
    + "|the name (?:that was )?(?:searched|looked)(?: for)? by the (?:user|customer)|the name in the search"
    + "|the name (?:that |which )?(?:(?:the user|the customer|I|he|she|they) (?:has |have )?(?:searched|looked) for"
    + "|(?:was|is) (?:searched|looked) for)|(?:the )?(?:full )?name of (?:\(someone))"

  private static let someone =
    "(?:a|one|any|another|a different|no|that other|the other) (?:character|hero)|\(characterWords)"
}

/// Names that sentences do not say.
let marvelNameChoices = StepLibrary(MarvelWorld.self) {
  ParameterType("marvelSought", NameChoice.sought, useForSnippets: false) {
    try NameChoice(words: $0)
  }
  ParameterType("marvelSearched", NameChoice.searched, useForSnippets: false) {
    try NameChoice(words: $0)
  }
  // Also of a search to come.
  ParameterType(
    "marvelSearchedName", "\(NameChoice.searched)|the name", useForSnippets: false
  ) { try NameChoice(words: $0) }

  for sentence in acts(.search, "for {marvelSought}") + acts(.filter, "the list by {marvelSought}")
  {
    When(sentence) { (marvel: inout MarvelWorld, choice: NameChoice) in
      try await marvel.openIfNeeded()
      try await marvel.search(for: try marvel.name(toSearch: choice))
    }
  }

  Given(did(.search, "for {marvelSought}")) { (marvel: inout MarvelWorld, choice: NameChoice) in
    try await marvel.searched(for: try marvel.name(toSearch: choice))
  }

  // What the library has for a search to come.
  Given(
    .sentence(
      "\(Words.index) \(Words.has) a/one/only\\ one/exactly\\ one character with {marvelSearchedName}"
    )
  ) {
    (marvel: inout MarvelWorld, choice: NameChoice) in
    try expect(choice == .searched(nil), "say which name it is")
    marvel.setup.sought = marvel.server.library.index[try marvel.given(.subject)].name
  }

  for sentence in [
    "no character (of the index )(of the library )(in the index )(in the library )has {marvelSearchedName}",
    "\(Words.index) \(Words.hasNot) a character with {marvelSearchedName}",
    "\(Words.index) \(Words.has) no character with {marvelSearchedName}",
    "there is no character with {marvelSearchedName}",
  ] {
    Given(.sentence(sentence)) { (marvel: inout MarvelWorld, choice: NameChoice) in
      try expect(choice == .searched(nil), "say which name it is")
      marvel.setup.sought = try marvel.name(toSearch: .nobodys)
    }
  }

  Then("the {marvelParameter} (of {marvelRequest} ){marvelAre}( set to) {marvelSearched}") {
    (
      marvel: inout MarvelWorld, name: String, request: RequestChoice?, expected: Bool,
      choice: NameChoice
    ) in
    try marvel.expectParameter(
      request ?? RequestChoice(.last), ParameterValues(name: name, value: try marvel.name(choice)),
      expected)
  }

  Then(
    "{marvelRequest}( to {marvelEndpoint}) {marvelCarries} (the ){marvelParameter} with/of/set\\ to (the value ){marvelSearched}"
  ) {
    (
      marvel: inout MarvelWorld, request: RequestChoice, endpoint: EndpointChoice?,
      expected: Bool, name: String, choice: NameChoice
    ) in
    if let endpoint { try marvel.expectEndpoint(request, endpoint) }
    try marvel.expectParameter(
      request, ParameterValues(name: name, value: try marvel.name(choice)), expected)
  }

  ParameterType(
    "marvelFilters",
    "(?:the (?:app|application|library|search|filter)|it) (?:should |must |will )*(?:not )?filters?"
      + "|(?:the (?:app|application|library|search|filter)|it) (?:does not|doesn't) filter",
    useForSnippets: false
  ) { try Statement(said: $0).isTrue }

  Then(
    "{marvelFilters} the results/list/characters by/with/for {marvelSearched}"
  ) { (marvel: inout MarvelWorld, expected: Bool, choice: NameChoice) in
    try marvel.expectFiltered(by: try marvel.name(choice), expected)
  }

  Then("the {marvelParameter} (of {marvelRequest} ){marvelCarries} {marvelSearched}") {
    (
      marvel: inout MarvelWorld, name: String, request: RequestChoice?, expected: Bool,
      choice: NameChoice
    ) in
    try marvel.expectParameter(
      request ?? RequestChoice(.last), ParameterValues(name: name, value: try marvel.name(choice)),
      expected)
  }

  Then("{marvelResults} {marvelAre} filtered by {marvelSearched}") {
    (marvel: inout MarvelWorld, _: ViewChoice, expected: Bool, choice: NameChoice) in
    try marvel.expectFiltered(by: try marvel.name(choice), expected)
  }
}

extension MarvelWorld {
  /// The name that the user searches for; whoever has it is the one that the story is about.
  mutating func name(toSearch choice: NameChoice) throws -> String {
    switch choice {
    case .of(.subject) where setup.sought != nil: return setup.sought ?? ""
    case .of(let character): return server.library.index[try given(character)].name
    case .others:
      let known = setup.searched + [server.library.index[try subject].name]
      let other = try require(
        server.library.index.firstIndex { !known.contains($0.name) }, "there is no other name")
      setup.other = server.library.index[other].id
      return server.library.index[try given(.other)].name
    case .nobodys:
      let name = "Nobody of the Library"
      try expect(indexed(name: name).isEmpty, "somebody is called \(name)")
      return name
    case .unique:
      let name = server.library.index[try given(.subject)].name
      try expect(indexed(name: name).count, equals: 1, "the characters called \(name)")
      return name
    case .searched(nil) where setup.searched.isEmpty:
      return try require(setup.sought, "the story speaks of no name")
    case .searched: return try name(choice)
    }
  }

  /// The name that a sentence means which comes after a search.
  func name(_ choice: NameChoice) throws -> String {
    switch choice {
    case .of(let character): return server.library.index[try sample(character)].name
    case .searched(let number):
      let index = number.map { $0 - 1 } ?? setup.searched.count - 1
      try expect(
        setup.searched.indices.contains(index), "\(setup.searched.count) names were searched for")
      return setup.searched[index]
    case .others, .nobodys, .unique:
      return try require(nil, "say which name it is")
    }
  }

  /// The results are those of a search for the name.
  mutating func expectFiltered(by name: String, _ expected: Bool) throws {
    let found = try found()
    let text = try seen().search?.text ?? ""
    let isFiltered =
      text.lowercased() == name.lowercased() && found == indexed(name: name).map(\.name)
    try expect(isFiltered == expected, "the search for \"\(text)\" found \(found)")
  }
}
