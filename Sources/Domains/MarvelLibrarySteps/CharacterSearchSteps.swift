import MarvelLibrary
import Ports
import StepKit
import TestDoubles

/// Searching for characters (MAR-UC2).
let characterSearchSteps = StepLibrary(MarvelWorld.self) {
  openingTheSearch
  searching

  Given("the search finds the characters whose name begins with the text") { marvel in
    marvel.setup.nameMatching = .prefix
  }

  When(user("reach/reaches the end of the (search )result(s)( again)")) { marvel in
    try expect(try marvel.seen().place, equals: .search, "where the user is")
    try marvel.reachEnd()
  }

  for sentence in [
    does(.pick, "(on )the {ordinal} (search )(filter )result"),
    isDone(.pick, to: "the {ordinal} (search )result"),
  ] {
    When(sentence) { (marvel: inout MarvelWorld, number: Int) in
      try marvel.expectAction()
      try expect(try marvel.seen().place, equals: .search, "where the user is")
      try marvel.selectRow(number - 1)
    }
    .isIdempotent()
  }

  for sentence in acts(.pick, "(on )one of the results/characters") {
    When(sentence) { (marvel: inout MarvelWorld) in
      try marvel.expectAction()
      try await marvel.openIfNeeded()
      try marvel.selectRow(0)
    }
    .isIdempotent()
  }

  for sentence in acts(.pick, "(on )the only/single (search )(filter )(found )result/character") {
    When(sentence) { (marvel: inout MarvelWorld) in
      try marvel.expectAction()
      try expect(try marvel.found().count, equals: 1, "the number of results")
      try marvel.selectRow(0)
    }
    .isIdempotent()
  }

  // The text is the one that was searched for last.
  for sentence in [
    user("repeat/repeats the (same )search( once more)"),
    user("search/searches for the same name/character/text( again)( once more)"),
    "the (same )search is repeated/made\\ again/performed\\ again/done\\ again",
  ] {
    When(sentence) { (marvel: inout MarvelWorld) in
      try marvel.expectAction()
      let text = try require(marvel.searchedNames.last, "nothing was searched for")
      try await marvel.search(for: text)
    }
    .isIdempotent()
  }

  characterSearchOutcomes
  searchRequestOutcomes
}

/// The magnifier, and leaving the search.
private let openingTheSearch = StepLibrary(MarvelWorld.self) {
  let magnifier = "{marvelMagnifier}"
  for sentence in [
    StepPattern.sentence("the \(magnifier) is tapped/pressed/clicked/touched")
  ] + acts(.tap, "(on )the \(magnifier)( again)( in the list)( of the list)( on the list view)") {
    When(sentence) { marvel in
      let session = try marvel.acting()
      try expect(session.screen.place, equals: .list, "where the user is")
      session.openSearch()
    }
    .statesDefault(opposite: withoutConnection)
    .isIdempotent()
  }

  Given(user("am/is/are searching/filtering( for)( the)( a)( characters)( character)( by name)")) {
    (marvel: inout MarvelWorld) in try await marvel.openSearch()
  }
  .statesDefault(opposite: withoutConnection)

  // Whether or not the user can.
  When("the library is asked to open the search") { marvel in try marvel.acting().openSearch() }
    .isIdempotent()

  When("the library is asked to search for {string}") {
    (marvel: inout MarvelWorld, text: String) in try marvel.acting().search(for: text)
  }
  .isIdempotent()

  for sentence in [
    does(.tap, "(on )the \(magnifier) {marvelTimes}")
  ] {
    When(sentence) { (marvel: inout MarvelWorld, times: Int) in
      for _ in 0..<times { try marvel.acting().openSearch() }
    }
    .isIdempotent()
  }

  When(does(.tap, "(on )the \(magnifier) a second time")) { marvel in
    try marvel.acting().openSearch()
  }
  .isIdempotent()

  for sentence in [
    did(.tap, "(on )the \(magnifier)"),
    .sentence("the \(magnifier) was/(has )been tapped/pressed/clicked/touched"),
  ] {
    Given(sentence) { marvel in try await marvel.openSearch() }
      .statesDefault(opposite: withoutConnection)
  }
}

private let inField = "( {marvelInField})"

/// The text that is searched for.
private let searching = StepLibrary(MarvelWorld.self) {
  let name = "({marvelCalled} ){string}( {marvelByName})"
  let filtered = ["", "{marvelListed} "].map { "\($0)by/for/with/using \(name)" }
  let again = "( {marvelAgain})"
  for sentence in acts(.search, "({marvelBeforeFor} )for \(name)\(again)")
    + ["", "{marvelListed} "].flatMap({ acts(.search, "\($0)by/with/using \(name)\(again)") })
    + filtered.flatMap({ acts(.filter, $0) }) + [
      user("search/searches {string}( {marvelByMagnifier})"),
      user("start/starts a search for \(name)"),
      "{string} is searched for", "{string} is looked for",
      .sentence("a search for \(name) is made/performed/started/done"),
    ]
  {
    When(sentence) { (marvel: inout MarvelWorld, text: String) in
      try await marvel.search(for: text)
    }
    .isIdempotent()
  }

  for (words, isLow) in [
    ("lower/small case/letters", true), ("upper/capital case/letters", false), ("capitals", false),
  ] {
    for sentence in acts(.search, "({marvelBeforeFor} )for \(name) in \(words)") {
      When(sentence) { (marvel: inout MarvelWorld, text: String) in
        try await marvel.search(for: isLow ? text.lowercased() : text.uppercased())
      }
      .isIdempotent()
    }
  }

  // Each change of the text searches.
  for sentence in acts(.enter, "(the )(name )(text )(word ){string}\(inField)") + [
    .sentence("(the )(name )(text ){string} is entered/typed"),
    .sentence("(the )(name )(text ){string} is entered/typed {marvelInField}"),
  ] {
    When(sentence) { (marvel: inout MarvelWorld, text: String) in
      try await marvel.openIfNeeded()
      if try marvel.acting().screen.place == .list { try marvel.acting().openSearch() }
      marvel.server.library.includeIfWellKnown(text)
      var typed = ""
      for character in text {
        typed.append(character)
        try marvel.acting().search(for: typed)
        try await marvel.settle()
      }
      marvel.setup.searched.append(text)
    }
  }

  // In an outcome, it should be.
  for sentence in [
    "the/all\\ the characters are/get filtered by/with \(name)"
  ] {
    Step(.sentence(sentence)) { (marvel: inout MarvelWorld, text: String) in
      if marvel.scenario.isInOutcome {
        let (found, searched) = (try marvel.found(), try marvel.seen().search?.text ?? "")
        try expect(searched.lowercased(), equals: text.lowercased(), "the text of the search")
        return try expect(found, equals: marvel.indexed(name: text).map(\.name), "the result")
      }
      try await marvel.search(for: text)
    }
  }

  // As above; it may be denied.
  Step(.sentence("{marvelListView} {marvelIsOrNot} filtered by/with \(name)")) {
    (marvel: inout MarvelWorld, _: ViewChoice, expected: Bool, text: String) in
    if !marvel.scenario.isInOutcome, expected { return try await marvel.search(for: text) }
    let screen = try marvel.seen()
    let searched = screen.place == .search ? screen.search?.text : nil
    let isFiltered =
      searched?.lowercased() == text.lowercased()
      && screen.search?.result?.characters.map(\.name) == marvel.indexed(name: text).map(\.name)
    try expect(isFiltered == expected, "the search is for \(searched ?? "nothing")")
  }

  // It has begun with the text.
  for sentence in acts(.submit, "the search/name/text( again)") {
    When(sentence) { (marvel: inout MarvelWorld) in
      try marvel.expectAction()
      let text = try marvel.acting().screen.search?.text
      try expect(text?.isEmpty == false, "no name was entered")
    }
    .isIdempotent()
  }

  Then("{marvelListView} {marvelAre} filtered( by name)( by the name)") {
    (marvel: inout MarvelWorld, _: ViewChoice, expected: Bool) in
    let isFiltered = try marvel.seen().search?.result != nil
    try expect(isFiltered == expected, "the list is\(isFiltered ? "" : " not") filtered")
  }

  for sentence in acts(.search, "(first )for {string} and (then )(afterwards )for {string}")
    + acts(.search, "(first )for {string}, (and )then (again )for {string}")
  {
    When(sentence) { (marvel: inout MarvelWorld, first: String, second: String) in
      for text in [first, second] {
        try await marvel.search(for: text)
        try await marvel.settle()
      }
    }
  }

  for sentence in acts(.change, "the (search )name/search/text to {string}") {
    When(sentence) { (marvel: inout MarvelWorld, text: String) in
      try expect(try marvel.acting().screen.place, equals: .search, "where the user is")
      try await marvel.search(for: text)
    }
    .isIdempotent()
  }

  for sentence in acts(.change, "{string} with/by {string}") {
    When(sentence) { (marvel: inout MarvelWorld, before: String, text: String) in
      try expect(try marvel.acting().screen.search?.text, equals: before, "the text before")
      try await marvel.search(for: text)
    }
  }

  // Where it is given, the name is searched for.
  Step(.sentence("the search for {string} (has )finds/found/returns/returned/shows {marvelGroup}"))
  {
    (marvel: inout MarvelWorld, text: String, group: CharacterGroup) in
    if !marvel.scenario.isInOutcome { try await marvel.searchOrSee(text, true) }
    try expect(try marvel.seen().search?.text, equals: text, "the text")
    try await marvel.results(Statement(words: "shows"), group)
  }

  Then("the search for {string} finds/found/has/returns/returned {count} {marvelMatches}") {
    (marvel: inout MarvelWorld, text: String, count: Int, _: String) in
    try expect(try marvel.seen().search?.text, equals: text, "the text")
    try marvel.expectFound(count)
  }

  for sentence in acts(.search, "for an\\ empty/a\\ blank name/text")
    + acts(.enter, "an\\ empty/a\\ blank name/text")
    + acts(.search, "without entering/typing/giving (a )(any )name/text/anything")
  {
    When(sentence) { marvel in
      try await marvel.openIfNeeded()
      if try marvel.acting().screen.place == .list { try marvel.acting().openSearch() }
      try marvel.acting().search(for: "")
    }
    .isIdempotent()
  }

  for sentence in acts(.clear, "the (search )(name )(filter )text/field/term/name/search/filter")
    + ["the (search )text/field/term is cleared/deleted/emptied"].map(StepPattern.sentence)
  {
    When(sentence) { marvel in
      let session = try marvel.acting()
      try expect(session.screen.place, equals: .search, "where the user is")
      session.search(for: "")
    }
    .isIdempotent()
  }

  for sentence in [
    did(.search, "(by name )for \(name)( before)( earlier)( already)"), did(.filter, filtered[0]),
    did(.filter, filtered[1]),
    did(.enter, "(the )(name )(text ){string}\(inField)"),
    .sentence(
      "(the )(list of )characters was/were/has\\ been/have\\ been filtered by/with \(name)"),
    .sentence("the list was/has\\ been filtered by/with \(name)"),
    .sentence("a search for \(name) was/has\\ been made/performed/started/done"),
  ] {
    Given(sentence) { (marvel: inout MarvelWorld, text: String) in
      try await marvel.searched(for: text)
    }
  }

  Given(did(.search, "for \(name) and found {marvelGroup}")) {
    (marvel: inout MarvelWorld, text: String, group: CharacterGroup) in
    try await marvel.searched(for: text)
    try await marvel.settle()
    try await marvel.list(group, Statement(words: "shows"))
    _ = try marvel.arranged()
  }

  for sentence in [
    "the (Marvel )API/index/server finds/found/returns/returned none/nothing",
    "the (Marvel )API/index/server has none of that name",
  ] {
    // What the library has is stated before: this is how it answered.
    Step(.sentence(sentence)) { marvel in
      let text = try require(marvel.seen().search?.text, "nothing was searched for")
      try expect(marvel.indexed(name: text).map(\.name), equals: [], "what the library has")
    }
  }

  for sentence in [
    user("look/looks up (the )(character )(name )\(name)"), user("looked up \(name)"),
  ] {
    When(sentence) { (marvel: inout MarvelWorld, text: String) in
      try await marvel.search(for: text)
    }
    .isIdempotent()
  }

  Given(
    .sentence(
      "the search for {string} is (still )pending/running/loading/under\\ way/in\\ progress")
  ) {
    (marvel: inout MarvelWorld, text: String) in
    try await marvel.openSearch()
    marvel.server.hold(SampleServer.indexURL, .init(name: "name", value: text))
    try marvel.arranged().search(for: text)
    try await marvel.settle()
    try marvel.expectPending()
  }

  for sentence in [
    "the answer/response to the search for {string} arrives/comes( last)( late)( later)( afterwards)",
    "the answer/response/result/results (of the search )for {string} arrive(s)/come(s)( last)( late)( later)( afterwards)",
  ] {
    When(.sentence(sentence)) { (marvel: inout MarvelWorld, name: String) in
      _ = try marvel.acting()
      try marvel.arrive(try marvel.searchRequest(name))
    }
    .isIdempotent()
  }

  When(
    .sentence(
      "the answer/response/result/results (of the search )for {string} arrive(s)/come(s) after that/those/the\\ one/the\\ answer (of the search )(for ){string}"
    )
  ) { (marvel: inout MarvelWorld, late: String, early: String) in
    _ = try marvel.acting()
    for name in [early, late] {
      let request = try marvel.searchRequest(name)
      if name == early, !marvel.network.pendingIndexes.contains(request) { continue }
      try marvel.arrive(request)
      try await marvel.settle()
    }
  }
}
