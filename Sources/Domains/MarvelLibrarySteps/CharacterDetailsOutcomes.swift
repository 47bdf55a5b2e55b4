import MarvelLibrary
import Ports
import StepKit
import TestDoubles

/// The details as the user sees them, without their sections.
let characterDetailsOutcomes = StepLibrary(MarvelWorld.self) {
  descriptionSteps

  Then("it {marvelAre} the detail(s)( view)( screen)( page) of {marvelNames}") {
    (marvel: inout MarvelWorld, expected: Bool, names: [String]) in
    let shown = try marvel.details().character.name
    try expect(names.contains(shown) == expected, "they are the details of \(shown)")
  }

  ParameterType.wording(
    "marvelIsLeft",
    "(?:is|remains|stays)(?: still)?(?: (?:left|shown|visible|presented|there|seen))?"
      + "(?: (?:in|on) (?:it|the (?:details?(?: view| screen)?|view|screen)))?")

  Then("nothing of {string} {marvelIsLeft}") {
    (marvel: inout MarvelWorld, name: String) in
    let details = try marvel.details()
    let sample = marvel.server.library.index.first { $0.name == name }
    try expect(details.character.name != name, "the name is \(name)")
    try expect(details.character.id != sample?.id, "the details are those of \(name)")
  }

  Then("the selected/presented/opened/shown character {marvelAre} {string}") {
    (marvel: inout MarvelWorld, expected: Bool, name: String) in
    let shown = try marvel.details().character.name
    try expect((shown == name) == expected, "the character is \(shown)")
  }

  Given("nobody/no\\ one has selected/opened {marvelCharacter}( yet)") {
    (marvel: inout MarvelWorld, _: CharacterChoice) in
    try expect(marvel.currentScreen?.details == nil, "details are presented")
    _ = try marvel.acting()
  }

  Given("the (first )API call/request returned the name and the description of {marvelCharacter}") {
    (marvel: inout MarvelWorld, choice: CharacterChoice) in
    let index = try marvel.given(choice)
    marvel.server.library.index[index].description = "What \(choice) does"
    try await marvel.openList()
  }

  ParameterType("marvelItsName", itsName, useForSnippets: false) { $0 }

  Then("{marvelDetails} {marvelShows} {marvelItsName}") {
    (marvel: inout MarvelWorld, view: ViewChoice, stated: Bool, words: String) in
    let expected = try marvel.stated(stated, in: view)
    try expect(expected, "say what is shown")
    try marvel.expectItsName(words)
  }

  Then("{marvelSees} {marvelItsName}") {
    (marvel: inout MarvelWorld, expected: Bool, words: String) in
    try expect(expected, "say what is shown")
    try marvel.expectItsName(words)
  }

  Then("{marvelSees} {marvelItsName} {marvelWithoutCall}") {
    (marvel: inout MarvelWorld, expected: Bool, words: String, _: String) in
    try expect(expected, "say what is shown")
    try marvel.expectItsName(words)
    try marvel.expectNoFurtherCalls()
  }

  Then("{marvelItsName} {marvelIsShown}") {
    (marvel: inout MarvelWorld, words: String, expected: Bool) in
    try expect(expected, "say what is shown")
    try marvel.expectItsName(words)
  }

  // Without asking for it: it came with the list.
  Then("{marvelItsName} {marvelIsShown} {marvelWithoutCall}") {
    (marvel: inout MarvelWorld, words: String, expected: Bool, _: String) in
    try expect(expected, "say what is shown")
    try marvel.expectItsName(words)
    try marvel.expectNoFurtherCalls()
  }

  Then("{marvelDetails} {marvelShows} {marvelItsName} {marvelWithoutCall}") {
    (marvel: inout MarvelWorld, view: ViewChoice, stated: Bool, words: String, _: String) in
    let expected = try marvel.stated(stated, in: view)
    try expect(expected, "say what is shown")
    try marvel.expectItsName(words)
    try marvel.expectNoFurtherCalls()
  }

  Then("{marvelDetails} {marvelIsPresented} {marvelWithoutCall}") {
    (marvel: inout MarvelWorld, view: ViewChoice, expected: Bool, _: String) in
    try await marvel.look(for: view, expected)
    try marvel.expectNoFurtherCalls()
  }

  ParameterType.wording("marvelWithoutCall", withoutCall)

  Then("{marvelDetails} {marvelShows} {string}") {
    (marvel: inout MarvelWorld, view: ViewChoice, stated: Bool, text: String) in
    let expected = try marvel.stated(stated, in: view)
    let character = try marvel.details().character
    let titles = try MarvelCharacter.Section.allCases.flatMap { try marvel.titles($0) }
    let isShown = ([character.name, character.description] + titles).contains(text)
    try expect(isShown == expected, "the details are those of \(character.name)")
  }

  // Nothing but images is missing.
  Then(
    "only the images (of the sections )(of the comics )have/has yet/still to be fetched/loaded/requested"
  ) { marvel in
    let details = try marvel.details()
    try expect(details.character.name, equals: try marvel.shownSample().name, "the name")
    try expect(marvel.furtherRequests().map(\.address), equals: [], "the further requests")
  }

  Then(
    "the name {string} and the names/titles of the {marvelWorks} are shown( from the result of the first API call)( without another call)"
  ) { (marvel: inout MarvelWorld, name: String, amounts: WorkAmounts) in
    try expect(try marvel.details().character.name, equals: name, "the name")
    try marvel.expectWorks(amounts, true)
    for section in amounts.counts.keys {
      let titles = try marvel.works(section).map(\.title)
      try expect(try marvel.titles(section).sorted(), equals: titles.sorted(), "the \(section)")
    }
    let calls = marvel.furtherRequests().filter { $0.url == SampleServer.indexURL }
    try expect(calls.map(\.address), equals: [], "the further requests for characters")
  }

  Then("(the )(name )(description ){string} {marvelIsShown} {marvelWithoutCall}") {
    (marvel: inout MarvelWorld, text: String, expected: Bool, _: String) in
    let character = try marvel.details().character
    let isShown = [character.name, character.description].contains(text)
    try expect(isShown == expected, "the details are those of \(character.name)")
    try expect(marvel.furtherRequests().map(\.address), equals: [], "the further requests")
  }

  Then("{marvelItsName} {marvelAre} available/known/there {marvelWithoutCall}") {
    (marvel: inout MarvelWorld, words: String, expected: Bool, _: String) in
    try expect(expected, "say what is shown")
    try marvel.expectItsName(words)
    try marvel.expectNoFurtherCalls()
  }

  Then("{marvelItsName} {marvelAre} available/known/there") {
    (marvel: inout MarvelWorld, words: String, expected: Bool) in
    try expect(expected, "say what is shown")
    try marvel.expectItsName(words)
    try marvel.expectNoFurtherCalls()
  }

  Then("{marvelDetails} {marvelShows} {string} as (the )(its )title/name") {
    (marvel: inout MarvelWorld, view: ViewChoice, stated: Bool, name: String) in
    let expected = try marvel.stated(stated, in: view)
    let shown = try marvel.details().character.name
    try expect((shown == name) == expected, "the name is \(shown)")
  }

  Then("{marvelDetails} {marvelShows} (the )(a )character/hero (named )(called ){string}") {
    (marvel: inout MarvelWorld, view: ViewChoice, stated: Bool, name: String) in
    let expected = try marvel.stated(stated, in: view)
    let shown = try marvel.details().character.name
    try expect((shown == name) == expected, "the character is \(shown)")
  }

  Then("{marvelDetails} belongs/belong to {marvelCharacter}") {
    (marvel: inout MarvelWorld, view: ViewChoice, choice: CharacterChoice) in
    if try marvel.stated(true, in: view) {
      try marvel.expectDetails(of: choice)
    } else {
      try marvel.expectNoDetails(of: choice)
    }
  }

  Then("{marvelDetails} {marvelShows} {marvelCharacterMeant}") {
    (marvel: inout MarvelWorld, view: ViewChoice, stated: Bool, choice: CharacterChoice) in
    if try marvel.stated(stated, in: view) {
      try marvel.expectDetails(of: choice)
    } else {
      try marvel.expectNoDetails(of: choice)
    }
  }

  for sentence in [
    "{marvelDetails} {marvelAre} (the )one/that/those of {marvelCharacter}",
    "{marvelDetails} {marvelAre} for/about {marvelCharacter}",
  ] {
    Then(.sentence(sentence)) {
      (marvel: inout MarvelWorld, view: ViewChoice, stated: Bool, choice: CharacterChoice) in
      let expected = try marvel.stated(stated, in: view)
      if expected {
        try marvel.expectDetails(of: choice)
      } else {
        try marvel.expectNoDetails(of: choice)
      }
    }
  }

  // Of the details that were presented.
  Then("no other character {marvelIsShown}") { (marvel: inout MarvelWorld, expected: Bool) in
    try expect(expected, "the sentence denies twice")
    let shown =
      if try marvel.seen().place == .details {
        marvel.events.compactMap { if case .detailsPresented(let id) = $0 { id } else { nil } }
      } else {
        try marvel.seenList().characters.map(\.id)
      }
    try expect(Set(shown).count, equals: 1, "the number of characters")
  }

  for sentence: StepPattern in [
    "no other detail(s)( view)( views) {marvelIsShown}",
    "the detail(s)( view) of no other character {marvelIsShown}",
  ] {
    Then(sentence) {
      (marvel: inout MarvelWorld, expected: Bool) in
      try expect(expected, "the sentence denies twice")
      _ = try marvel.details()
      let shown = marvel.events.compactMap { event in
        if case .detailsPresented(let id) = event { id } else { nil }
      }
      try expect(Set(shown).count, equals: 1, "the details presented")
    }
  }

  // Of a name alone it is not clear whether it is a request's: see that of its parameters.
  for sentence: StepPattern in [
    "the title (of the character )(of the details )(of the detail view ){marvelAre} {string}",
    "the name of the details {marvelAre} {string}",
    "the name/title/character in the detail(s)( view) {marvelAre} {string}",
    "the name of the detail view {marvelAre} {string}",
    "the detail(s)( view)( screen) {marvelAre} titled {string}",
  ] {
    Then(sentence) { (marvel: inout MarvelWorld, expected: Bool, name: String) in
      let shown = try marvel.details().character.name
      try expect((shown == name) == expected, "the name is \(shown)")
    }
  }

  for name in ["(the )(his )(her )(its )name", "(the )(its )(a )title"] {
    Then(.sentence("{marvelDetails} {marvelShows} \(name) {string}")) {
      (marvel: inout MarvelWorld, view: ViewChoice, stated: Bool, text: String) in
      let expected = try marvel.stated(stated, in: view)
      let shown = try marvel.details().character.name
      try expect((shown == text) == expected, "the name is \(shown)")
    }
  }

  Then("{marvelDetails} {marvelIsLoadedAgain}") {
    (marvel: inout MarvelWorld, view: ViewChoice, stated: Bool) in
    try expect(!stated, "details are loaded once")
    _ = try marvel.stated(true, in: view)
    _ = try marvel.details()
    try marvel.expectNoFurtherCalls()
  }

  Then(.sentence("{marvelSees} {string} as (the )(its )title/name")) {
    (marvel: inout MarvelWorld, expected: Bool, name: String) in
    let shown = try marvel.details().character.name
    try expect((shown == name) == expected, "the name is \(shown)")
  }

  Then("{marvelSees} the name/title {string}") {
    (marvel: inout MarvelWorld, expected: Bool, name: String) in
    let shown = try marvel.details().character.name
    try expect((shown == name) == expected, "the name is \(shown)")
  }

  Then("the name/title {string} {marvelIsShown}") {
    (marvel: inout MarvelWorld, name: String, expected: Bool) in
    let shown = try marvel.details().character.name
    try expect((shown == name) == expected, "the name is \(shown)")
  }

  Then("the link(s) is/are labelled/labeled {quoted list}") {
    (marvel: inout MarvelWorld, labels: [String]) in
    try expect(
      try marvel.details().character.links.map(\.label), equals: labels, "the labels")
  }

  Then("the link {string} leads to {string}") {
    (marvel: inout MarvelWorld, label: String, url: String) in
    let links = try marvel.details().character.links
    let link = try require(links.first { $0.label == label }, "no link is labelled \(label)")
    try expect(link.url, equals: url, "where \(label) leads")
  }

  for sentence: StepPattern in ["the details show no links", "there are no (related )links"] {
    Then(sentence) { marvel in
      try expect(try marvel.details().character.links.map(\.label), equals: [], "the labels")
    }
  }
}

/// Her name and her description.
private let itsName =
  "(?:(?:his|her|its|their|the|that|this)(?: (?:character|hero)['’]s)?"
  + " (?:name|description|title|name and (?:his |her |its |their |the )?description"
  + "|(?:other |text |basic )?information)|most of (?:the|this|that|its) information)"
  + "(?: (?:about|on) (?:the|that|this) character|(?: about| on) \(quotation)| of (?:the|that|this)(?: selected)? character| of \(quotation))?"
  + "|(?:the|its|this) information(?: already)?(?: available)? (?:of|on) the (?:result of the )?first (?:API )?call"

/// Nothing but what came with the list.
private let withoutCall =
  "(?:without (?:loading|requesting|fetching) (?:it|them|the characters?|anything|the list)(?: again)?"
  + "|without (?:calling|asking|contacting) the (?:Marvel )?(?:API|server)(?: again| once more| a second time)?"
  + "|(?:without|with no) (?:a|an|any|another|another call|further|additional|new|second|one more|more)"
  + "(?: (?:new|further|additional|more|second|other|API|network|Marvel API))* (?:calls?|requests?)"
  + "(?: (?:to|for) (?:it|them|the (?:Marvel API|API|server|character|details?|detail view|name|list)))*"
  + "|(?:from|in) the (?:result|response|answer) of the first (?:API )?(?:call|request)|from the first API call)"

extension MarvelWorld {
  /// What a sentence states of a view: an outcome is of the details that it names, and "no detail
  /// view" denies.
  mutating func stated(_ stated: Bool, in view: ViewChoice) throws -> Bool {
    if view.isDenied { return !stated }
    if scenario.isInOutcome, let character = view.character {
      try expectDetails(of: character)
    }
    return stated
  }

  /// As above, with what else the sentence says.
  mutating func stated(_ statement: Statement, in view: ViewChoice) throws -> Statement {
    var statement = statement
    statement.isTrue = try stated(statement.isTrue, in: view)
    return statement
  }

  /// The details on top are those of a character of the double's library.
  mutating func expectDetails(
    of choice: CharacterChoice?, file: StaticString = #filePath, line: Int = #line
  ) throws {
    let screen = try seen(file: file, line: line)
    let details = try details(file: file, line: line)
    try expect(screen.place, equals: .details, "where the user is", file: file, line: line)
    if choice ?? .subject == .subject, let selected = setup.selected {
      try expect(details.character.id, equals: selected, "the character", file: file, line: line)
    }
    if let choice {
      try expect(
        details.character.name, equals: try name(of: choice), "the character", file: file,
        line: line)
    }
    let isPresented = events.contains(.detailsPresented(details.character.id))
    try expect(isPresented, "the wireframe presented others: \(events)", file: file, line: line)
  }

  /// The name of a character, by its place among those that are shown.
  func name(of choice: CharacterChoice) throws -> String {
    if case .named(let name) = choice { return name }
    let list = currentScreen.map { $0.search?.result ?? $0.list }
    let row = try row(choice)
    return try require(
      list.flatMap { $0.characters.indices.contains(row) ? $0.characters[row].name : nil },
      "the list has no such character")
  }

  /// The details show the name and the description that the index gave.
  ///
  /// - Parameter words: The sentence's for it, which may say whose it is: `the name of "Thor"`.
  mutating func expectItsName(_ words: String) throws {
    if let name = quoted(words) { try expectDetails(of: .named(name)) }
    let (character, sample) = (try details().character, try shownSample())
    try expect(character.name, equals: sample.name, "the name")
    try expect(character.description, equals: sample.description, "the description")
  }

  /// Nothing but images was asked for since the character was selected.
  mutating func expectNoFurtherCalls() throws {
    let calls = furtherRequests().filter { $0.url == SampleServer.indexURL }
    try expect(calls.map(\.address), equals: [], "the further requests for characters")
  }

  /// No details are on the screen, or those of another character.
  mutating func expectNoDetails(of choice: CharacterChoice?) throws {
    let screen = try seen()
    guard screen.place == .details else { return }
    let shown = screen.details?.character.name ?? ""
    let other = if let choice { try name(of: choice) != shown } else { false }
    try expect(other, "the details of \(shown) are presented")
  }
}
