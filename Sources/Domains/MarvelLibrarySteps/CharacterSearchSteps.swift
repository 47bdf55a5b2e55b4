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
    does(.pick, "(on )the {ordinal} (search )result"),
    isDone(.pick, to: "the {ordinal} (search )result"),
  ] {
    When(sentence) { (marvel: inout MarvelWorld, number: Int) in
      try marvel.expectAction()
      try expect(try marvel.seen().place, equals: .search, "where the user is")
      try marvel.acting().selectCharacter(at: number - 1)
    }
    .isIdempotent()
  }

  characterSearchOutcomes
  searchRequestOutcomes
}

/// The magnifier, and leaving the search.
private let openingTheSearch = StepLibrary(MarvelWorld.self) {
  let magnifier = each("magnifier/magnifying/search", "( glass)( icon)( button)")
  for sentence in [
    StepPattern.sentence("the \(magnifier) is tapped/pressed/clicked/touched")
  ] + acts(.tap, "(on )the \(magnifier)( again)( in the list)( of the list)( on the list view)") {
    When(sentence) { marvel in try marvel.acting().openSearch() }
      .statesDefault(opposite: withoutConnection)
      .isIdempotent()
  }

  for sentence in [
    did(.tap, "(on )the \(magnifier)"),
    .sentence("the \(magnifier) was/(has )been tapped/pressed/clicked/touched"),
  ] {
    Given(sentence) { marvel in try await marvel.openSearch() }
      .statesDefault(opposite: withoutConnection)
  }
}

private let inField =
  "( in the search field)( into the search field)( in the search)( into the search)( in the field)"
  + "( as the name)( as a name)( in the filter view)( in the filter)( in the search view)( to filter the results)"

/// The text that is searched for.
private let searching = StepLibrary(MarvelWorld.self) {
  let name =
    "(the )(a )(all )(characters )(character )(hero )(called )(named )(with )(by )(the )(full )(name )(of ){string}( by name)( by its name)"
  let filtered = "(the )(list )(of )(characters )(results )by/for/with/using \(name)"
  let again = "( instead)( again)( now)( once more)( in the search view)( in the filter view)"
  for sentence in acts(.search, "(by name )(again )(now )(then )(instead )for \(name)\(again)")
    + acts(.filter, filtered) + [
      user("search/searches {string}"),
      .sentence("(the )(list )(of )characters/list is/are filtered by/with/for \(name)"),
      "{string} is searched for", "{string} is looked for",
      .sentence("a search for \(name) is made/performed/started/done"),
    ]
  {
    When(sentence) { (marvel: inout MarvelWorld, text: String) in
      try await marvel.openIfNeeded()
      // Whoever searches from the list has tapped on the magnifier.
      if try marvel.acting().screen.place == .list { try marvel.acting().openSearch() }
      marvel.server.library.includeIfWellKnown(text)
      try marvel.acting().search(for: text)
    }
    .isIdempotent()
  }

  // Each change of the text searches.
  for sentence in acts(.enter, "(the )(name )(text )(word ){string}\(inField)") + [
    .sentence("{string} is entered/typed\(inField)")
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
    }
  }

  for sentence in acts(.search, "for an empty/blank name/text")
    + acts(.enter, "an empty/blank name/text")
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
    When(sentence) { marvel in try marvel.acting().search(for: "") }.isIdempotent()
  }

  for sentence in [
    did(.search, "(by name )for \(name)"), did(.filter, filtered),
    did(.enter, "(the )(name )(text ){string}\(inField)"),
    .sentence(
      "(the )(list )(of )characters/list was/were/(has )been/(have )been filtered by/with \(name)"),
  ] {
    Given(sentence) { (marvel: inout MarvelWorld, text: String) in
      try await marvel.openSearch()
      marvel.server.library.includeIfWellKnown(text)
      try marvel.arranged().search(for: text)
    }
  }

  Given(did(.search, "for \(name) and found {marvelGroup}")) {
    (marvel: inout MarvelWorld, text: String, group: CharacterGroup) in
    try await marvel.openSearch()
    marvel.server.library.includeIfWellKnown(text)
    try marvel.arranged().search(for: text)
    try await marvel.settle()
    try await marvel.list(group, Statement(words: "shows"))
    _ = try marvel.arranged()
  }

  let tapped = did(.tap, "(on )the magnifier( icon) and \(each("searched/looked", "( for)"))")
  Given(.expression(tapped.source + " \(name)")) { (marvel: inout MarvelWorld, text: String) in
    try await marvel.openSearch()
    marvel.server.library.includeIfWellKnown(text)
    try marvel.arranged().search(for: text)
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

  Given("the search for {string} is pending") { (marvel: inout MarvelWorld, text: String) in
    try await marvel.openSearch()
    marvel.server.hold(SampleServer.indexURL, .init(name: "name", value: text))
    try marvel.arranged().search(for: text)
    try await marvel.settle()
    try marvel.expectPending()
  }

  When("the answer to the search for {string} arrives( last)") {
    (marvel: inout MarvelWorld, name: String) in
    _ = try marvel.acting()
    try marvel.arrive(try marvel.searchRequest(name))
  }
  .isIdempotent()
}

/// The search as the user sees it.
private let characterSearchOutcomes = StepLibrary(MarvelWorld.self) {
  // What is said to be possible is done.
  for sentence in ["I am/(should )be", "the user is/(should )be", "users are/(should )be"].map({
    StepPattern.sentence(
      "\($0) able to search for (a )(the )character(s) by (its )(the )(their )name")
  }) + [
    user("can search for characters by name"),
    user("can search for a character by name"), user("can search (the characters )by name"),
    "it is possible to search for characters by name", "characters can be searched by name",
  ] {
    Then(sentence) { marvel in
      try marvel.expectSearch(true)
      let name = try require(marvel.indexed().last, "the library is empty").name
      try marvel.acting().search(for: name)
      try await marvel.settle()
      try expect(
        try marvel.found(), equals: marvel.indexed(name: name).map(\.name), "the search result")
    }
  }

  Then("the search text/field {marvelAre} {string}") {
    (marvel: inout MarvelWorld, expected: Bool, text: String) in
    let search = try require(marvel.seen().search, "the search is not presented")
    try expect((search.text == text) == expected, "the search text is \"\(search.text)\"")
  }

  Then("the search text/field {marvelAre} empty") { (marvel: inout MarvelWorld, expected: Bool) in
    let search = try require(marvel.seen().search, "the search is not presented")
    try expect(search.text.isEmpty == expected, "the search text is \"\(search.text)\"")
  }

  Then("{marvelResults} are {marvelNames} in this/that order") {
    (marvel: inout MarvelWorld, _: ViewChoice, names: [String]) in
    try expect(try marvel.found(), equals: names, "the search result")
  }

  Then("only {marvelNames} is/are found") { (marvel: inout MarvelWorld, names: [String]) in
    try expect(try marvel.found().sorted(), equals: names.sorted(), "the search result")
  }

  for sentence in [
    "{marvelNames} is/are the only result(s)/character(s)/one/match (found)",
    "{marvelNames} is/are the only result(s)/character(s)/one/match",
    "{marvelNames} is/are the only result(s)/character(s)/one/match that/which is/are found/shown/listed/presented/displayed",
    "{marvelNames} is/are the only found/shown/listed/presented/displayed/matching character(s)/result(s)",
    "{marvelNames} is/are the only character(s) (shown )(listed )(presented )in the list/results",
    "the only result(s)/character(s)/match is/are {marvelNames}",
  ] {
    Then(.sentence(sentence)) { (marvel: inout MarvelWorld, names: [String]) in
      try expect(try marvel.seenNames().sorted(), equals: names.sorted(), "who is shown")
    }
  }

  for sentence in [
    "only (the )characters (that are )named/called {string} {marvelIsShown}",
    "only (the )characters with the name {string} {marvelIsShown}",
    "only (the )characters whose name is {string} {marvelIsShown}",
  ] {
    Then(.sentence(sentence)) { (marvel: inout MarvelWorld, name: String, expected: Bool) in
      let shown = try marvel.seenNames()
      let isShown = !shown.isEmpty && shown.allSatisfy { $0 == name }
      try expect(isShown == expected, "shown are \(shown)")
    }
  }

  Then("{marvelResults} is/are {marvelNames}") {
    (marvel: inout MarvelWorld, _: ViewChoice, names: [String]) in
    try expect(try marvel.found().sorted(), equals: names.sorted(), "the search result")
  }

  Then("the only (search )result is {marvelNames}") {
    (marvel: inout MarvelWorld, names: [String]) in
    try expect(try marvel.found(), equals: names, "the search result")
  }

  // Where it is given, the library has those that are found.
  Step("{marvelResults} {marvelResult} {marvelGroup}( again)") {
    (marvel: inout MarvelWorld, _: ViewChoice, statement: Statement, group: CharacterGroup) in
    try await marvel.results(statement, group)
  }

  Step("{marvelResults} {marvelAre} filtered by (the )(name ){string}") {
    (marvel: inout MarvelWorld, _: ViewChoice, expected: Bool, name: String) in
    let found = try marvel.found()
    let isFiltered = found == marvel.indexed(name: name).map(\.name)
    try expect(isFiltered == expected, "found were \(found)")
  }

  Then("{marvelResults} {marvelResult} {marvelGroup} but not {marvelNames}") {
    (
      marvel: inout MarvelWorld, _: ViewChoice, statement: Statement, group: CharacterGroup,
      others: [String]
    ) in
    try await marvel.results(statement, group)
    try marvel.expectFound(others, !statement.isTrue)
  }

  // Before the search, this is what the library has.
  Then("{marvelResults} {marvelResult} {count} {marvelMatches}") {
    (marvel: inout MarvelWorld, _: ViewChoice, statement: Statement, count: Int, _: String) in
    try marvel.expectCount(count, statement.isTrue)
  }

  Then("the search {marvelNot} find/return {marvelNames}") {
    (marvel: inout MarvelWorld, _: Bool, names: [String]) in try marvel.expectFound(names, false)
  }

  Then("the search finds/found/returns/returned {marvelNames}") {
    (marvel: inout MarvelWorld, names: [String]) in
    try marvel.expectFound(names, true)
  }

  // Before the app is opened, this is what the presenter of the document gets.
  Step("{marvelNames} {marvelAre} found") {
    (marvel: inout MarvelWorld, names: [String], expected: Bool) in
    guard marvel.isSettingUp else { return try marvel.expectFound(names, expected) }
    try expect(expected, "say who is found")
    try marvel.setLibrary(names)
    marvel.isOpened = true
    try marvel.acting().openList()
  }

  // As above.
  Step("the found characters are {marvelNames}") { (marvel: inout MarvelWorld, names: [String]) in
    guard marvel.isSettingUp else {
      return try expect(try marvel.seenNames().sorted(), equals: names.sorted(), "who is found")
    }
    try marvel.setLibrary(names)
    marvel.isOpened = true
    try marvel.acting().openList()
  }

  Step("{count} character(s) is/are found(, ){quoted list}") {
    (marvel: inout MarvelWorld, count: Int, names: [String]) in
    try expect(names.count, equals: count, "the number of names")
    if !marvel.scenario.isInOutcome, marvel.isSettingUp || marvel.currentScreen?.place == .list {
      return try marvel.find(names, count)
    }
    try expect(try marvel.found().sorted(), equals: names.sorted(), "the search result")
  }

  Then("the {ordinal} (search )result {marvelAre} {string}") {
    (marvel: inout MarvelWorld, number: Int, expected: Bool, name: String) in
    let found = try marvel.found()
    try expect(found.indices.contains(number - 1), "found were \(found)")
    try expect((found[number - 1] == name) == expected, "the result is \(found[number - 1])")
  }

  for sentence: StepPattern in [
    "there is/are (only )(exactly )(just ){count} {marvelMatches}",
    "the search has/finds/returns/gives/yields/shows (only )(exactly )(just ){count} {marvelMatches}",
    "{count} {marvelMatches} is/are found",
  ] {
    Then(sentence) { (marvel: inout MarvelWorld, count: Int, _: String) in
      try marvel.expectFound(count)
    }
  }

  for sentence in [
    "the previous/old/first results are replaced( by the new ones)",
    "the previous/old results are no longer shown",
    "the results of the first/previous search are no longer shown",
  ] {
    Then(.sentence(sentence)) { marvel in
      let names = marvel.network.requests.compactMap { $0["name"] }
      let previous = try require(names.dropLast().last, "there was one search at most")
      try marvel.expectFound(marvel.indexed(name: previous).map(\.name), false)
    }
  }

  Then("only {count} character(s) is/are found") { (marvel: inout MarvelWorld, count: Int) in
    try marvel.expectFound(count)
  }

  for sentence in [
    "{string} is/was replaced by {string} in the results", "{string} is/was replaced by {string}",
  ] {
    Then(.sentence(sentence)) { (marvel: inout MarvelWorld, before: String, after: String) in
      try marvel.expectFound([before], false)
      try marvel.expectFound([after], true)
    }
  }

  Then("the search finds/returns/gives/shows {count} character(s)") {
    (marvel: inout MarvelWorld, count: Int) in try marvel.expectFound(count)
  }

  Then("(only )(exactly )(just ){count} {marvelMatches} {marvelIsShown}") {
    (marvel: inout MarvelWorld, count: Int, _: String, expected: Bool) in
    try marvel.expectCount(count, expected)
  }

  Then("{marvelSees} {count} {marvelMatches}") {
    (marvel: inout MarvelWorld, expected: Bool, count: Int, _: String) in
    try marvel.expectCount(count, expected)
  }

  ParameterType.wording(
    "marvelMatches",
    "(?:(?:search|filter|filtered|matching) )?(?:results|match(?:es)?)|result|matching characters?")

  // Before the app is opened, this is what the presenter of the document gets.
  Step("{count} character(s) is/are found") { (marvel: inout MarvelWorld, count: Int) in
    if !marvel.scenario.isInOutcome, marvel.isSettingUp || marvel.currentScreen?.place == .list {
      return try marvel.find(nil, count)
    }
    try marvel.expectFound(count)
  }

  for sentence: StepPattern in [
    "nothing is found", "the search finds/found/returns/returned nothing",
  ] {
    Then(sentence) { marvel in try marvel.expectFound(0) }
  }

  Then("no search result is shown") { marvel in
    let search = try require(marvel.seen().search, "the search is not presented")
    try expect(search.result == nil, "a search result is shown")
  }
}

/// What became of the requests of searches.
private let searchRequestOutcomes = StepLibrary(MarvelWorld.self) {
  Then("the search for {string} {marvelAre} cancelled/canceled") {
    (marvel: inout MarvelWorld, name: String, expected: Bool) in
    let isCancelled = marvel.client.canceled.contains(try marvel.searchRequest(name))
    try expect(
      isCancelled == expected, "the search for \(name) was\(expected ? " not" : "") cancelled")
  }

  Then("the names searched for are {quoted list}") {
    (marvel: inout MarvelWorld, names: [String]) in
    try expect(marvel.network.requests.compactMap { $0["name"] }, equals: names, "the names")
  }
}

extension MarvelWorld {
  /// The search lies on top, and was presented, or there is none.
  mutating func expectSearch(_ expected: Bool) throws {
    let screen = try seen()
    guard expected else { return try expect(screen.search == nil, "the search is presented") }
    try expect(screen.place, equals: .search, "where the user is")
    try expect(events.contains(.searchPresented), "the wireframe presented no search")
  }

  /// The search result has these characters, no others where the sentence says so.
  fileprivate mutating func results(_ statement: Statement, _ group: CharacterGroup) async throws {
    switch group.kind {
    case .count(let count) where statement.isTrue: try expectFound(count)
    default:
      _ = try found()
      try await list(group, statement)
    }
  }

  /// The names of the search result.
  fileprivate mutating func found(
    file: StaticString = #filePath, line: Int = #line
  ) throws -> [String] {
    let screen = try seen(file: file, line: line)
    try expect(screen.place, equals: .search, "where the user is", file: file, line: line)
    let result = try require(
      screen.search?.result, "no search result is shown", file: file, line: line)
    return result.characters.map(\.name)
  }

  /// So many characters are found; none are shown as an empty result.
  fileprivate mutating func expectFound(
    _ count: Int, file: StaticString = #filePath, line: Int = #line
  ) throws {
    // Without a text there is no result, and nothing found.
    if count == 0, try seen(file: file, line: line).search.map({ $0.result == nil }) == true {
      return
    }
    try expect(
      try found(file: file, line: line).count, equals: count,
      "the characters of the search result", file: file, line: line)
    let list = try seenList()
    if list.error == nil {
      try expect(
        list.isEmpty == (count == 0), "the result is not shown as such", file: file, line: line)
    }
  }

  fileprivate mutating func expectCount(_ count: Int, _ expected: Bool) throws {
    if expected { return try expectFound(count) }
    try expect(try found().count != count, "\(count) characters are found")
  }

  /// The names are among those found, or none of them is.
  fileprivate mutating func expectFound(
    _ names: [String], _ expected: Bool, file: StaticString = #filePath, line: Int = #line
  ) throws {
    let found = try found(file: file, line: line)
    for name in names {
      try expect(
        found.contains(name) == expected, "found were \(found)", file: file, line: line)
    }
  }

  /// The number of the last request that searched for `name`.
  fileprivate func searchRequest(_ name: String) throws -> Int {
    try require(
      network.requests.lastIndex { $0["name"] == name }, "nothing searched for \(name)")
  }
}
