import MarvelLibrary
import Ports
import StepKit
import TestDoubles

/// What the library has: its characters, and how many of them are on a page.
let libraryContentSteps = StepLibrary(MarvelWorld.self) {
  numbers
  names
  pages
  placesInTheLibrary

  Given("the {ordinal} page repeats {marvelCharacter}( with the description {string})") {
    (marvel: inout MarvelWorld, page: Int, choice: CharacterChoice, text: String?) in
    let offset = (page - 1) * marvel.pageSize
    let index = try marvel.sample(choice)
    try expect(
      index < offset && offset <= marvel.server.library.index.count,
      "character \(index + 1) does not come before page \(page)")
    var again = marvel.server.library.index[index]
    again.description = text ?? again.description
    marvel.server.library.index.insert(again, at: offset)
  }

  Given("{marvelCharacter} comes twice on its page") {
    (marvel: inout MarvelWorld, choice: CharacterChoice) in
    let index = try marvel.given(choice)
    marvel.server.library.index.insert(marvel.server.library.index[index], at: index)
  }

  Given("the Marvel API gives {count} characters at once at most") {
    (marvel: inout MarvelWorld, count: Int) in marvel.server.mostAtOnce = count
  }

  Given("the Marvel API gives the total {int}") { (marvel: inout MarvelWorld, total: Int) in
    marvel.server.library.total = total
  }
}

/// The number of characters.
private let numbers = StepLibrary(MarvelWorld.self) {
  for sentence in [
    "a library of/with {count} character(s)",
    "there is/are {count} character(s)( in the library)( in the index)( in the Marvel API)( in all)( in total)",
    "\(Words.index) \(Words.has) {count} character(s)( in all)( in total)( with different names)",
    "\(Words.index) \(Words.has) {count} result(s)",
    "the total number of characters( in the library)( in the index)( of the library) is {count}",
  ] {
    // In an outcome, the characters that are shown are counted.
    Step(.sentence(sentence + "({marvelPaging})")) {
      (marvel: inout MarvelWorld, count: Int, size: Int?) in
      if marvel.scenario.isInOutcome, size == nil {
        return try expect(try marvel.seenNames().count, equals: count, "the characters shown")
      }
      try marvel.setLibrary(count)
      marvel.setup.pageSize = size ?? marvel.setup.pageSize
    }
    .statesDefault(opposite: "the library is empty")

    // They are shown: the list is scrolled to its end.
    Given(.sentence(sentence + "({marvelPaging}) and all (of them )(characters )are/were {word}")) {
      (marvel: inout MarvelWorld, count: Int, size: Int?, verb: String) in
      try expect(
        ["shown", "presented", "displayed", "listed", "loaded", "visible"].contains(verb), verb)
      try marvel.setLibrary(count)
      marvel.setup.pageSize = size ?? marvel.setup.pageSize
      try await marvel.loadList(upTo: count)
    }
  }

  Given(
    .sentence("\(Words.index) \(Words.has) {count} characters and the page limit is {int}")
  ) {
    (marvel: inout MarvelWorld, count: Int, size: Int) in
    try marvel.setLibrary(count)
    marvel.setup.pageSize = size
  }

  Given(.sentence("\(Words.index) \(Words.has) {count} characters on/in {count} pages")) {
    (marvel: inout MarvelWorld, count: Int, pages: Int) in
    try expect(pages > 0, "there are no pages")
    try marvel.setLibrary(count)
    marvel.setup.pageSize = (count + pages - 1) / pages
  }

  for sentence in [
    "\(Words.index) \(Words.has) (some )(one or more )(several )(many )characters( in its index)( in its character index)",
    "there are (some )(one or more )(several )(many )characters in \(Words.index)",
  ] {
    Given(.sentence(sentence)) { marvel in
      try marvel.expectAction()
      try expect(!marvel.server.library.index.isEmpty, "the library is empty")
    }
    .statesDefault(opposite: "the library is empty")
  }

  Given(.sentence("\(Words.index) \(Words.has) a single character")) { marvel in
    try marvel.setLibrary(1)
  }

  Given("there are more than {count} characters( in the library)") {
    (marvel: inout MarvelWorld, count: Int) in try marvel.setLibrary(count + 5)
  }

  // In an outcome, so many are not shown yet.
  Step("{marvelRemaining}") { (marvel: inout MarvelWorld, results: RemainingResults) in
    let count = results.count * (results.isOfPages ? marvel.pageSize : 1)
    guard marvel.scenario.isInOutcome else { return try await marvel.giveMore(count) }
    let name = try marvel.seen().search?.text
    let shown = try marvel.seenNames().count
    try expect(marvel.indexed(name: name).count - shown, equals: count, "those not shown")
  }

  Given("there are fewer/less than {count} characters( in the library)") {
    (marvel: inout MarvelWorld, count: Int) in try marvel.setLibrary(count - 1)
  }

  Given(.sentence("\(Words.index) \(Words.has) an empty list( of characters)( of results)")) {
    marvel in
    try marvel.setLibrary(0)
  }

  // In an outcome, the list should be empty.
  Step(.sentence("\(Words.index) {marvelAre} empty")) {
    (marvel: inout MarvelWorld, isEmpty: Bool) in
    if marvel.scenario.isInOutcome {
      try expect(try marvel.seen().list.isEmpty == isEmpty, "the list is shown otherwise")
    } else if isEmpty {
      try marvel.setLibrary(0)
    } else {
      try expect(!marvel.server.library.index.isEmpty, "the library is empty")
    }
  }
}

/// The characters by their names.
private let names = StepLibrary(MarvelWorld.self) {
  for sentence in [
    "a library of/with (the characters ){quoted list}", "there is/are {marvelNames}",
    "\(Words.index) \(Words.has) {marvelNames}", "the characters of the library are {marvelNames}",
    "{marvelNames} is/are in the (Marvel )library/API/index",
    "{marvelNames} is/are (a )(Marvel )character(s)",
    "{marvelNames} exists/exist( in the library)( in the Marvel library)( in the index)",
    "the (first )(API )call/request/answer/response returns/returned/contains/has {marvelNames}",
    "the (first )(API )call/request has returned {marvelNames}",
    "the result/answer/response of the (first )(API )call/request contains/has/is/holds {marvelNames}",
  ] {
    Given(.sentence(sentence)) { (marvel: inout MarvelWorld, names: [String]) in
      try marvel.setLibrary(names)
    }
    .statesDefault(opposite: "the library is empty")
  }

  for sentence in [
    "\(Words.index) \(Words.has) \(Words.these)",
    "\(Words.index) \(Words.has) (the )characters:", "there are \(Words.these)",
    "the characters(:)", "a library of/with these/the (following )(characters)(:)",
  ] {
    Given(.sentence(sentence)) { (marvel: inout MarvelWorld, table: DataTable) in
      try marvel.setLibrary(table)
    }
  }

  for sentence in [
    "\(Words.index) \(Words.has) a character called/named {string}",
    "there is a character called/named {string}",
    "{string} is one/part of them/(the )characters( in the list)( of the list)( that are shown)( in the library)",
    "{string} is among them( in the list)",
    "one of them/(the )characters is (called )(named ){string}",
  ] {
    Step(.sentence(sentence)) { (marvel: inout MarvelWorld, name: String) in
      if marvel.scenario.isInOutcome { return try marvel.expectShown([name], true) }
      _ = try marvel.given(.named(name))
      try await marvel.refresh()
    }
  }

  for sentence in [
    "\(Words.index) has/contains/holds no character (with the name )(called )(named ){string}",
    "\(Words.index) \(Words.hasNot) (a )(the )(any )(character )(called )(named ){string}",
    "there is no character (with the name )(called )(named ){string}( in the Marvel library)( in the library)( in the Marvel API)",
    "no character (in the library )(in the Marvel library )(of the Marvel library )(in the Marvel API )(of the Marvel API )(in the index )has/with the name {string}",
    "no character (in the library )(in the Marvel library )(of the Marvel library )(in the Marvel API )(of the Marvel API )(in the index )is called/named {string}",
    "no character is called/named {string} in the (Marvel )library/API/index",
    "no character exists with the name {string}( in the Marvel library)( in the library)( in the Marvel API)",
    "nobody/no\\ one (in the library )(in the Marvel library )(in the Marvel API )is called/named {string}( in the Marvel library)( in the library)( in the Marvel API)",
    "\(Words.index) knows/lists/returns/includes no character (with the name )(called )(named ){string}",
    "(the character )(a character called )(a character named ){string} does not exist( in the Marvel library)( in the library)( in the Marvel API)( in the API)",
    "there is no {string} in the (Marvel )library/API/index",
    "{string} is not in the (Marvel )library/API/index",
    "{string} is not a/(one )of (the )(Marvel )character(s)",
  ] {
    Given(.sentence(sentence)) { (marvel: inout MarvelWorld, name: String) in
      try marvel.expectAction()
      marvel.server.library.absent.insert(name)
      marvel.server.library.index.removeAll { $0.name == name }
    }
  }

  // "A library of 25 characters named" so has no others.
  for (sentence, isWhole) in [
    ("(a library in which ){count} characters{marvelAllCalled} {string}", false),
    ("\(Words.index) \(Words.has) {count} characters{marvelAllCalled} {string}", false),
    ("there are {count} characters{marvelAllCalled} {string}", false),
    ("a library of/with {count} characters{marvelAllCalled} {string}", true),
  ] {
    Given(.sentence(sentence + "({marvelPaging})")) {
      (marvel: inout MarvelWorld, count: Int, name: String, size: Int?) in
      let known = marvel.server.library.index.count
      if isWhole || count > known && marvel.server.library.isOpenEnded {
        try marvel.setLibrary(count)
      }
      try marvel.setName(name, ofFirst: count)
      marvel.setup.pageSize = size ?? marvel.setup.pageSize
    }
  }

  ParameterType.wording(
    "marvelAllCalled",
    ",? (?:(?:which|that|who|all|each|both|of them) |(?:are|is) )*(?:called|named|with the (?:same )?name)"
  )

  Given("{marvelCharacter} is called/named {string}") {
    (marvel: inout MarvelWorld, choice: CharacterChoice, name: String) in
    marvel.server.library.index[try marvel.sample(choice)].name = name
  }
}

/// The size of a page, and how many there are.
private let pages = StepLibrary(MarvelWorld.self) {
  for sentence in [
    "the app asks for pages of {int}", "the page size/limit is {int}( characters)",
    "the limit of a/each/every page is {int}( characters)",
    "the page size of the list is {int}",
  ] {
    Given(.sentence(sentence)) { (marvel: inout MarvelWorld, size: Int) in
      marvel.setup.pageSize = size
    }
  }

  for sentence in [
    "a/each/every page (of the list )(of characters )has/holds/contains/shows (at most )(up to ){count} character(s)",
    "each/every request/call/answer returns/delivers/brings/gives {count} characters",
    "{count} characters are loaded/shown/returned/delivered {marvelAtATime}",
    "\(Words.index) \(Words.has) {count} characters per request/call/answer",
    "(the )pages (of the list )have/hold/contain {count} character(s)",
    "there are {count} characters per/on (a )(each )(every )page",
    "{count} characters fit on a/one/each page",
    "the app/library loads/shows/presents {count} characters at a time",
    "\(Words.index) \(Words.has) {count} characters per page",
    "\(Words.index) \(Words.has) pages of {count} characters",
    "the app/library loads/shows/presents {count} characters per/on\\ each page",
    "a/each/every page (of the list )is/consists (of )(made )(up )(of ){count} characters",
  ] {
    Given(.sentence(sentence)) { (marvel: inout MarvelWorld, size: Int) in
      marvel.setup.pageSize = size
    }
  }

  ParameterType.wording(
    "marvelAtATime", "(?:at a time|at once|(?:per|with each|with every) (?:page|request|call))")

  for sentence in [
    "\(Words.index) \(Words.has) more characters than fit on one/a/the page",
    "\(Words.index) \(Words.has) more than one page( of characters)",
    "there are more characters than fit on one/a/the page",
    "there is more than one page( of characters)",
  ] {
    Given(.sentence(sentence)) { marvel in try marvel.setMore(true) }
  }

  for sentence in [
    "all (of )(the )characters/results( of the library)( of the index)( of the Marvel API)( of the Marvel API character index) fit on/in/onto/into one/a\\ single/the\\ first page",
    "there is one page only( of characters)",
  ] {
    Given(.sentence(sentence)) { marvel in try marvel.setMore(false) }
  }

  // In an outcome, what is shown is all that there is, or is not.
  Step("{marvelMore}") { (marvel: inout MarvelWorld, hasMore: Bool) in
    if marvel.scenario.isInOutcome { return try marvel.expectMore(hasMore) }
    try await marvel.giveMore(hasMore)
  }
  .statesDefault(opposite: "there are no additional results")

  for sentence: StepPattern in [
    "{marvelLists} the last page( of characters) and {marvelMore}"
  ] {
    Step(sentence) { (marvel: inout MarvelWorld, statement: Statement, hasMore: Bool?) in
      try expect(hasMore != true, "the last page has none after it")
      if marvel.isSettingUp { try await marvel.loadList(upTo: marvel.indexed().count) }
      let shown = try marvel.seenNames()
      let isLast = shown == marvel.indexed().map(\.name)
      try expect(isLast == statement.isTrue, "\(shown.count) characters are shown")
    }
  }

  Step(
    .sentence(
      "the last page( of the list)( of characters)( of the library) \(Words.has) {count} character(s)"
    )
  ) { (marvel: inout MarvelWorld, count: Int) in
    if !marvel.scenario.isInOutcome, marvel.server.library.isDefault {
      try expect(count <= marvel.pageSize, "a page has \(marvel.pageSize) characters")
      try marvel.setLibrary(2 * marvel.pageSize + count)
    }
    let all = marvel.indexed().count
    let before = (marvel.lastPage(of: all) - 1) * marvel.pageSize
    if marvel.scenario.isInOutcome {
      try expect(try marvel.seenNames().count, equals: all, "the characters shown")
    }
    try expect(all - before, equals: count, "the characters of the last page")
  }

  // The one that the story is about: nobody sees it before that page is there.
  Given("a character is only in/on the next/second page") { marvel in
    try await marvel.giveMore(true)
    let place = marvel.pageSize
    marvel.setup.subject = marvel.server.library.index[try marvel.given(.number(place + 1))].id
    let shown = marvel.currentScreen?.list.characters.map(\.id) ?? []
    try expect(!shown.contains { $0 == marvel.setup.subject }, "the character is shown already")
  }

  for sentence in [
    "\(Words.index) \(Words.has) {count} page(s)( of characters)( of results)",
    "the list( of characters) has/contains {count} pages( of characters)( of results)",
    "there are {count} pages( of characters)( of results)",
  ] {
    Given(.sentence(sentence)) { (marvel: inout MarvelWorld, count: Int) in
      try marvel.setLibrary(count * marvel.pageSize)
      try await marvel.refresh()
    }
  }
}
