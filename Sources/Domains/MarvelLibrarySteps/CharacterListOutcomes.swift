import MarvelLibrary
import Ports
import StepKit
import TestDoubles

/// The list as the user sees it; where the search lies over it, what it found.
let characterListOutcomes = StepLibrary(MarvelWorld.self) {
  namesShown
  numbersShown

  Then("the library says once that it is empty") { marvel in
    try expect(marvel.events, equals: [.emptyLibraryShown], "the events")
  }

  Then("the app/library/list (shows that it ){marvelAre} loading") {
    (marvel: inout MarvelWorld, expected: Bool) in
    let isLoading = try marvel.seenList().isLoading
    try expect(isLoading == expected, "the library is\(isLoading ? "" : " not") loading")
  }

  for sentence: StepPattern in [
    "a/the loading/activity indicator {marvelIsShown}", "a/the spinner {marvelIsShown}",
  ] {
    Then(sentence) { (marvel: inout MarvelWorld, expected: Bool) in
      let isLoading = try marvel.seenList().isLoading
      try expect(isLoading == expected, "the library is\(isLoading ? "" : " not") loading")
    }
  }

  for sentence: StepPattern in [
    "no loading/activity indicator is shown/displayed/presented/visible",
    "no spinner is shown/displayed/presented/visible",
    "the app/library/list no longer shows that it is loading",
  ] {
    Then(sentence) { marvel in
      try expect(try !marvel.seenList().isLoading, "the library still shows that it is loading")
    }
  }

  Then("the library shows {string} with the data") { (marvel: inout MarvelWorld, text: String) in
    try expect(try marvel.seenList().attribution, equals: text, "what is shown with the data")
  }

  Then("the attribution {string} {marvelIsShown}") {
    (marvel: inout MarvelWorld, text: String, expected: Bool) in
    let shown = try marvel.seenList().attribution
    try expect((shown == text) == expected, "the attribution is \(shown ?? "not shown")")
  }

  for sentence: StepPattern in [
    "the library shows nothing with the data", "no attribution is shown/displayed/presented",
  ] {
    Then(sentence) { marvel in
      try expect(try marvel.seenList().attribution, equals: nil, "what is shown with the data")
    }
  }

  Then("{marvelCharacter} shows its image/picture") {
    (marvel: inout MarvelWorld, choice: CharacterChoice) in
    let sample = marvel.server.library.index[try marvel.sample(choice)]
    try expect(
      try marvel.portrait(choice).words, equals: sample.portrait.shownWords, "the picture")
  }

  Then("{marvelCharacter} shows the/a placeholder") {
    (marvel: inout MarvelWorld, choice: CharacterChoice) in
    try expect(
      try marvel.portrait(choice).words, equals: PictureState.placeholder(.noPicture).words,
      "the picture")
  }

  Then("no image/picture of {marvelNameless} is shown") {
    (marvel: inout MarvelWorld, choice: CharacterChoice) in
    try expect(try marvel.portrait(choice).words, equals: PictureState.hidden.words, "the picture")
  }
}

/// Which characters are shown.
private let namesShown = StepLibrary(MarvelWorld.self) {
  // Before the app is opened, this is what the library has and shows.
  Step("{marvelLists} {marvelGroup}( again)( in the list)( at once)") {
    (marvel: inout MarvelWorld, statement: Statement, group: CharacterGroup) in
    try await marvel.list(group, statement)
  }

  Step("{marvelGroup} {marvelIsListed}") {
    (marvel: inout MarvelWorld, group: CharacterGroup, statement: Statement) in
    try await marvel.list(group, statement)
  }

  for sentence in [
    "{marvelLists} the names of the( listed)( found) characters",
    "{marvelLists} each/every character with its name",
    "the names of the( listed)( found) characters {marvelIsListed}",
    "each/every character {marvelIsListed} with its name",
  ] {
    Then(.sentence(sentence)) { (marvel: inout MarvelWorld, statement: Statement) in
      try await marvel.list(try CharacterGroup(words: "characters"), statement)
    }
  }

  Then("nothing {marvelIsShown}") { (marvel: inout MarvelWorld, expected: Bool) in
    try expect(expected, "the sentence denies twice")
    let screen = try marvel.seen()
    try expect(screen.details == nil && screen.gallery == nil, "the details are shown")
    try expect(try marvel.seenNames(), equals: [], "the characters shown")
  }

  Step(.sentence("\(Words.list) {marvelShows} \(Words.these)")) {
    (marvel: inout MarvelWorld, expected: Bool, table: DataTable) in
    let isSettingUp = marvel.isSettingUp && expected
    if isSettingUp {
      try marvel.setLibrary(table)
      try await marvel.openList()
    }
    let names =
      isSettingUp ? marvel.server.library.index.map(\.name) : try table.characterNames()
    if expected {
      try expect(try marvel.seenNames(), equals: names, "the list")
    } else {
      try marvel.expectShown(names, false)
    }
  }

  for sentence: StepPattern in [
    "the (listed )characters( in the list) are {marvelNames}",
    .sentence("the list( of characters) is/comprises {marvelNames}"),
  ] {
    Then(sentence) { (marvel: inout MarvelWorld, names: [String]) in
      try expect(try marvel.seenNames().sorted(), equals: names.sorted(), "the characters shown")
    }
  }

}

/// How many characters are shown.
private let numbersShown = StepLibrary(MarvelWorld.self) {
  Then("(only )the first {count} characters {marvelIsFetched}") {
    (marvel: inout MarvelWorld, count: Int, statement: Statement) in
    let first = marvel.indexed().prefix(count).map(\.name)
    let shown = try marvel.seenNames()
    try expect(count > 0 && first.count == count, "there are \(first.count) characters")
    let isShown = try marvel.hasFirst(first, shown, statement)
    try expect(isShown == statement.isTrue, "\(shown.count) characters are shown: \(shown)")
  }

  for sentence in [
    "no character is repeated/duplicated", "no duplicates/duplicate\\ characters are shown/listed",
    "there are no duplicates/duplicated\\ characters",
  ] {
    Then(.sentence(sentence)) { marvel in
      let shown = try marvel.seenList().characters.map(\.id)
      try expect(!shown.isEmpty && Set(shown).count == shown.count, "the characters are \(shown)")
    }
  }

  Then(.sentence("each/every character {marvelIsShown} (only )(exactly )(just )once")) {
    (marvel: inout MarvelWorld, expected: Bool) in
    let shown = try marvel.seenList().characters.map(\.id)
    let isOnce = !shown.isEmpty && Set(shown).count == shown.count
    try expect(isOnce == expected, "the characters are \(shown)")
  }

  Then("{marvelLists} {marvelGroup} (only )(exactly )(just )once") {
    (marvel: inout MarvelWorld, statement: Statement, group: CharacterGroup) in
    try expect(statement.isTrue, "the sentence denies it")
    try await marvel.list(group, statement)
    let shown = try marvel.seenList().characters.map(\.id)
    try expect(Set(shown).count, equals: shown.count, "the number of different characters")
  }

  Then("{marvelLists} {string} as (the )(its ){ordinal} character") {
    (marvel: inout MarvelWorld, statement: Statement, name: String, number: Int) in
    let shown = try marvel.seenNames()
    let isThere = shown.indices.contains(number - 1) && shown[number - 1] == name
    try expect(isThere == statement.isTrue, "shown are \(shown)")
  }

  Then("{marvelLists} neither {string} nor {string}") {
    (marvel: inout MarvelWorld, statement: Statement, first: String, second: String) in
    try expect(statement.isTrue, "the sentence denies twice")
    try marvel.expectShown([first, second], false)
  }

  Then("{marvelResults} {marvelResult} neither {string} nor {string}") {
    (
      marvel: inout MarvelWorld, _: ViewChoice, statement: Statement, first: String,
      second: String
    ) in
    try expect(statement.isTrue, "the sentence denies twice")
    try marvel.expectShown([first, second], false)
  }

  Then("there is/are now/still/then {marvelGroup} in the list( of characters)") {
    (marvel: inout MarvelWorld, group: CharacterGroup) in
    try await marvel.list(group, Statement(words: "are"))
  }

  Then("there should/must/will be (now )(still ){marvelGroup} in the list( of characters)") {
    (marvel: inout MarvelWorld, group: CharacterGroup) in
    try await marvel.list(group, Statement(words: "are"))
  }

  Step("there is/are {marvelGroup} in the list( of characters)") {
    (marvel: inout MarvelWorld, group: CharacterGroup) in
    try await marvel.list(group, Statement(words: "are"))
  }

  Step("{marvelListView} {marvelIsListed} with {marvelGroup}") {
    (marvel: inout MarvelWorld, view: ViewChoice, statement: Statement, group: CharacterGroup) in
    try expect(!view.isDenied, "say which list is shown")
    try await marvel.list(group, statement)
  }

  Then(
    "the number of (listed )(shown )(presented )characters( shown)( listed)( presented)( displayed)( in the list) {marvelAre} {count}"
  ) {
    (marvel: inout MarvelWorld, expected: Bool, count: Int) in
    let shown = try marvel.seenNames().count
    try expect((shown == count) == expected, "\(shown) characters are shown")
  }

  Then("neither {string} nor {string} {marvelIsListed}") {
    (marvel: inout MarvelWorld, first: String, second: String, statement: Statement) in
    try expect(statement.isTrue, "the sentence denies twice")
    try marvel.expectShown([first, second], false)
  }

  // In an outcome, it is the description that the details show.
  Step("{marvelLists} {marvelCharacter} with the description {string}") {
    (
      marvel: inout MarvelWorld, statement: Statement, choice: CharacterChoice, text: String
    ) in
    if marvel.scenario.isInOutcome {
      try marvel.expectDetails(of: choice)
      let shown = try marvel.details().character.description
      return try expect((shown == text) == statement.isTrue, "the description is \(shown)")
    }
    try expect(statement.isTrue, "say who is listed")
    if marvel.isOpened, case .named(let name) = choice { try await marvel.join(name) }
    marvel.server.library.index[try marvel.given(choice)].description = text
    try await marvel.refresh()
    try await marvel.openIfNeeded()
    _ = try marvel.row(choice)
  }

  Given("{marvelLists} {string} with {marvelWorks}") {
    (marvel: inout MarvelWorld, statement: Statement, name: String, amounts: WorkAmounts) in
    try marvel.setWorks(amounts, of: try marvel.given(.named(name)))
    try await marvel.list(try CharacterGroup(words: "\"\(name)\""), statement)
  }

  Given("a list with/of {marvelGroup}") { (marvel: inout MarvelWorld, group: CharacterGroup) in
    try await marvel.list(group, Statement(words: "shows"))
  }

  Given("a list with/of {marvelGroup} with/and {marvelMoreBehind}") {
    (marvel: inout MarvelWorld, group: CharacterGroup, hasMore: Bool) in
    try await marvel.list(group, Statement(words: "shows"))
    try await marvel.giveMore(hasMore)
  }

  Given("{marvelLists} {marvelGroup} with/and {marvelMoreBehind}") {
    (marvel: inout MarvelWorld, statement: Statement, group: CharacterGroup, hasMore: Bool) in
    try expect(statement.isTrue, "say who is listed")
    try await marvel.list(group, statement)
    try await marvel.giveMore(hasMore)
  }

  ParameterType(
    "marvelMoreBehind",
    "(?:no )?(?:more|others|further ones|additional results|more results|more characters|further characters)"
      + "(?: (?:to (?:load|show|come)|left|available|on the server|in the (?:library|index)|behind them))*",
    useForSnippets: false
  ) { !$0.hasPrefix("no ") }

  Then("no character {marvelIsShown} twice") { (marvel: inout MarvelWorld, expected: Bool) in
    let shown = try marvel.seenList().characters.map(\.id)
    try expect(!shown.isEmpty, "no characters are shown")
    try expect((Set(shown).count == shown.count) == expected, "the characters are \(shown)")
  }

  Then("{marvelLists} {marvelGroup}, the first {count} (characters )(are )still at the top") {
    (marvel: inout MarvelWorld, statement: Statement, group: CharacterGroup, count: Int) in
    try await marvel.list(group, statement)
    try marvel.expectFirst(count)
  }
}

extension MarvelWorld {
  /// The names are among those shown, or none of them is.
  mutating func expectShown(
    _ names: [String], _ expected: Bool, file: StaticString = #filePath, line: Int = #line
  ) throws {
    let shown = try seenNames(file: file, line: line)
    for name in names {
      try expect(
        shown.contains(name) == expected,
        "the list shows \(expected ? "no " : "")\(name): \(shown)", file: file, line: line)
    }
  }

  /// The list has the characters of these places in the library, from 1, and no others.
  mutating func expectList(
    first: Int, last: Int, file: StaticString = #filePath, line: Int = #line
  ) throws {
    let names = indexed().map(\.name)
    try expect(
      1 <= first && first <= last && last <= names.count, "\(first) to \(last) are no characters",
      file: file, line: line)
    try expect(
      try seen().list.characters.map(\.name), equals: Array(names[(first - 1)..<last]),
      "the list", file: file, line: line)
  }

  /// The list begins with so many characters of the library.
  fileprivate mutating func expectFirst(_ count: Int) throws {
    let first = indexed().prefix(count).map(\.name)
    try expect(count > 0 && first.count == count, "there are \(first.count) characters")
    try expectShownBefore(count)
    try expect(Array(try seenNames().prefix(count)), equals: first, "the first characters")
  }

  /// The content in the place of a character's picture, in the list or the search result.
  mutating func portrait(_ choice: CharacterChoice) throws -> PictureState {
    let id = server.library.index[try sample(choice)].id
    let list = try seenList()
    try expect(list.characters.contains { $0.id == id }, "the character is not shown")
    return list.portraits[id] ?? .hidden
  }
}

extension DataTable {
  /// The names in a table of characters: those of the column that says so, or of the only one.
  ///
  /// - Parameter others: The columns beside them that the step reads.
  func characterNames(besides others: [String] = []) throws -> [String] {
    let headings = ["name", "names", "character", "characters", "hero"]
    guard let column = header.firstIndex(where: { headings.contains($0.lowercased()) }) else {
      try expect(header.count <= 1, "the table has no column \"name\"")
      return raw.flatMap(\.self)
    }
    try checkColumns([header[column]] + others)
    return rows.map { $0[column] }
  }
}
