import MarvelLibrary
import Ports
import StepKit
import TestDoubles

/// The search as the user sees it.
let characterSearchOutcomes = StepLibrary(MarvelWorld.self) {
  // What is said to be possible is done.
  for sentence in ["I am/(should )be", "the user is/(should )be", "users are/(should )be"].map({
    StepPattern.sentence(
      "\($0) able to search for (a )(the )character(s) by (its )(the )(their )name")
  }) + [
    user("can search for characters by name"),
    user("can search for a character by name"), user("can search (the )(characters )by name"),
    user("can (now )enter/type a/the name( to search for)( of a character)"),
    user("can (now )filter the characters/results/list by name"),
    "it is possible to search for characters by name", "characters can be searched by name",
    "searching (for )(characters )by name is possible",
    "the search for characters by name is possible",
    "the characters/results can be filtered by name",
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
    "{marvelNames} is/are the only {marvelOnes}",
    "{marvelNames} is/are the only {marvelOnes} that/which is/are found/shown/listed/presented/displayed",
  ] {
    Then(.sentence(sentence)) {
      (marvel: inout MarvelWorld, names: [String], isResult: Bool) in
      let shown = isResult ? try marvel.found() : try marvel.seenNames()
      try expect(shown.sorted(), equals: names.sorted(), "who is shown")
    }
  }

  Then("the only {marvelOnes} is/are {marvelNames}") {
    (marvel: inout MarvelWorld, isResult: Bool, names: [String]) in
    let shown = isResult ? try marvel.found() : try marvel.seenNames()
    try expect(shown.sorted(), equals: names.sorted(), "who is shown")
  }

  // Whether they are those of a search.
  ParameterType(
    "marvelOnes",
    "(?:found |shown |listed |presented |displayed |matching )?(?:results?|characters?|match|hero|one)"
      + "(?: found| shown| listed| presented| displayed)?(?: in the (?:list|results))?",
    useForSnippets: false
  ) { (words: String) in
    ["result", "match", "found"].contains { words.contains($0) }
  }

  for sentence in [
    "only (the )characters that are named/called {string} {marvelIsShown}",
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

  // Where it is given, the library has those that are found.
  for view in ["{marvelResults}", "{marvelSearchView}"] {
    Step(.expression("\(view) {marvelResult} {marvelGroup}( again)")) {
      (marvel: inout MarvelWorld, _: ViewChoice, statement: Statement, group: CharacterGroup) in
      try await marvel.results(statement, group)
    }
  }

  Step("{marvelLists} {marvelGroup} in/among {marvelResults}") {
    (marvel: inout MarvelWorld, statement: Statement, group: CharacterGroup, _: ViewChoice) in
    try await marvel.results(statement, group)
  }

  Then("neither {string} nor {string} is/are/was found") {
    (marvel: inout MarvelWorld, first: String, second: String) in
    try marvel.expectFound([first, second], false)
  }

  Then("{marvelNames} {marvelIsShown} as a/the (search )result(s)") {
    (marvel: inout MarvelWorld, names: [String], expected: Bool) in
    try marvel.expectFound(names, expected)
  }

  Step("{marvelResults} {marvelAre} filtered by (the )(name ){string}") {
    (marvel: inout MarvelWorld, _: ViewChoice, expected: Bool, name: String) in
    try marvel.expectFiltered(by: name, expected)
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

  Then("the search finds/found/returns/returned {marvelNamed}") {
    (marvel: inout MarvelWorld, group: CharacterGroup) in
    try await marvel.results(Statement(words: "shows"), group)
  }

  // Before the app is opened, this is what the presenter of the document gets.
  Step("{marvelNamed} {marvelAre} found") {
    (marvel: inout MarvelWorld, group: CharacterGroup, expected: Bool) in
    guard marvel.isSettingUp, case .names(let names) = group.kind else {
      return try await marvel.results(Statement(words: expected ? "are" : "are not"), group)
    }
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
  ] {
    Then(sentence) { (marvel: inout MarvelWorld, count: Int, _: String) in
      try marvel.expectFound(count)
    }
  }

  Then("(only )(exactly )(just ){count} {marvelMatches} {marvelAre} found") {
    (marvel: inout MarvelWorld, count: Int, _: String, expected: Bool) in
    try marvel.expectCount(count, expected)
  }

  for which in ["previous", "old", "first"] {
    for sentence in [
      "the \(which) results are replaced( by the new ones)",
      "the \(which) results disappear/are\\ gone/are\\ no\\ longer\\ shown",
      "the results of the \(which) search are replaced( by the new ones)( by those of the second search)",
    ] {
      Then(.sentence(sentence)) { marvel in
        let names = marvel.network.requests.compactMap { $0["name"] }.dropLast()
        let before = try require(
          which == "first" ? names.first : names.last, "there was one search at most")
        let found = marvel.indexed(name: before).map(\.name)
        try expect(!found.isEmpty, "the search for \(before) found nobody")
        try marvel.expectFound(found, false)
      }
    }
  }

  for sentence in [
    "{string} is/was replaced by {string} in the results", "{string} is/was replaced by {string}",
  ] {
    Then(.sentence(sentence)) { (marvel: inout MarvelWorld, before: String, after: String) in
      try marvel.expectFoundBefore(before)
      try marvel.expectFound([before], false)
      try marvel.expectFound([after], true)
    }
  }

  for sentence in [
    "no character matches( the name)( the search)",
    "the search did\\ not/does\\ not/didn't/doesn't find anything/anybody",
  ] {
    Then(.sentence(sentence)) { (marvel: inout MarvelWorld) in try marvel.expectFound(0) }
  }

  Then("the search finds/found/returns/returned/gives {count} character(s)") {
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
    "(?:(?:search|filter|filtered|matching) )?(?:results|result\\(s\\)|match(?:es)?)|result|matching characters?"
  )

  // Before the app is opened, this is what the presenter of the document gets.
  Step("(only )(exactly )(just ){count} character(s) {marvelAre} found") {
    (marvel: inout MarvelWorld, count: Int, expected: Bool) in
    if !marvel.scenario.isInOutcome, marvel.isSettingUp || marvel.currentScreen?.place == .list {
      try expect(expected, "say how many are found")
      return try marvel.find(nil, count)
    }
    try marvel.expectCount(count, expected)
  }

  Then("the search finds/found/returns/returned nothing/nobody") { marvel in
    try marvel.expectFound(0)
  }

  Then("nothing/nobody {marvelAre} found") { (marvel: inout MarvelWorld, expected: Bool) in
    try expect(expected, "the sentence denies twice")
    try marvel.expectFound(0)
  }

  // Where it is given, the name is searched for.
  Step("{marvelResults} for/of {string} {marvelIsShown}") {
    (marvel: inout MarvelWorld, _: ViewChoice, name: String, expected: Bool) in
    try await marvel.searchOrSee(name, expected)
  }

  Step("{marvelSearchView} {marvelShows} the results for/of {string}") {
    (marvel: inout MarvelWorld, _: ViewChoice, expected: Bool, name: String) in
    try await marvel.searchOrSee(name, expected)
  }

  Then("the results for {string} {marvelAre} replaced by the results/those/ones for {string}") {
    (marvel: inout MarvelWorld, before: String, expected: Bool, after: String) in
    try expect(expected, "the sentence denies it")
    let names = marvel.searchedNames
    try expect(names.contains(before), "the names searched for are \(names)")
    try await marvel.searchOrSee(after, true)
  }

  Then("{marvelListView} {marvelAre} (shown )complete( again)") {
    (marvel: inout MarvelWorld, _: ViewChoice, expected: Bool) in
    let isComplete =
      try marvel.seen().place == .list && marvel.seenNames() == marvel.indexed().map(\.name)
    try expect(isComplete == expected, "the list is\(isComplete ? "" : " not") complete")
  }

  Then("{marvelListView} {marvelAre} back( again)") {
    (marvel: inout MarvelWorld, view: ViewChoice, expected: Bool) in
    try await marvel.look(for: view, expected)
  }

  for sentence in [
    "{marvelResults} is/are those/the\\ results of/for {string}",
    "{marvelResults} belong(s) to {string}",
  ] {
    Then(.sentence(sentence)) { (marvel: inout MarvelWorld, _: ViewChoice, name: String) in
      try await marvel.searchOrSee(name, true)
    }
  }

  Then("{marvelListView} {marvelAre} (shown )unfiltered( again)") {
    (marvel: inout MarvelWorld, view: ViewChoice, expected: Bool) in
    try expect(!view.isDenied, "say which list it is")
    let isFiltered = try marvel.seen().search?.result != nil
    try expect(isFiltered != expected, "the list is\(isFiltered ? "" : " not") filtered")
  }

  Then("no search result is shown") { marvel in
    let search = try require(marvel.seen().search, "the search is not presented")
    try expect(search.result == nil, "a search result is shown")
  }
}

/// What became of the requests of searches.
let searchRequestOutcomes = StepLibrary(MarvelWorld.self) {
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
