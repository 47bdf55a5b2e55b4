import ComicsList
import StepKit
import TestDoubles

/// The list of comics.
let comicsListSteps = StepLibrary(ComicsWorld.self) {
  listStateSteps
  numberedComicSteps
  titleSteps
  placeSteps
  sectionSteps
}

/// Whether the list is there, and with how many comics.
private let listStateSteps = StepLibrary(ComicsWorld.self) {
  Step("{comics list} {have} {how many} {comic noun}(:)") {
    (comics: inout ComicsWorld, _: Words, has: Bool, amount: Amount, _: Words, table: DataTable?) in
    if let table { return try await comics.have(table, amount, has) }
    if !comics.isOutcome { return try await comics.showList(of: has ? amount : Amount("no")) }
    try await comics.look()
    try amount.expect(comics.titlesShown.count, isShown: has)
  }
  .statesDefault(opposite: "the list of comics has no items")

  Step("{comics list} {have} {how many} {comic noun}{list naming} {texts}{in that order}") {
    (
      comics: inout ComicsWorld, _: Words, has: Bool, amount: Amount, _: Words, _: Words,
      titles: [String], _: Words
    ) in
    let isShown = try amount.isShown(titles, has)
    if !comics.isOutcome, isShown { return try await comics.showList(of: titles) }
    try await comics.lookAtList()
    try comics.expectTitles(titles, isShown, exactly: amount.isExact)
  }
  .statesDefault(opposite: "the list of comics has no items")

  words(
    "is there with",
    "(?:(?:is|was|has been) (?:successfully )?(?:presented|loaded|shown|displayed|opened)|loaded|appears) with"
  )

  // Of those in a table there are as many.
  Step("{list of comics} {is there with} {how many} {comic noun}(:)") {
    (comics: inout ComicsWorld, _: Words, _: Words, amount: Amount, _: Words, table: DataTable?) in
    if let titles = try table.map({ try texts(in: $0) }) { _ = try amount.isShown(titles, true) }
    if !comics.isOutcome {
      if let table { return try await comics.showList(of: table) }
      return try await comics.showList(of: amount)
    }
    try await comics.look()
    try amount.expect(comics.titles().count, isShown: true)
    if let table { try comics.expectTitlesAre(try texts(in: table), true) }
  }

  Step("{list of comics} {is there with} ({the comics} ){texts}{in that order}") {
    (
      comics: inout ComicsWorld, _: Words, _: Words, _: Words?, titles: [String], _: Words
    ) in
    if !comics.isOutcome { return try await comics.showList(of: titles) }
    try await comics.look()
    try comics.expectTitlesAre(titles, true)
  }

  Given("{list of comics} with ({the comics} ){texts}{in that order}") {
    (comics: inout ComicsWorld, _: Words, _: Words?, titles: [String], _: Words) in
    try await comics.showList(of: titles)
  }

  Given("{list of comics} with {how many} {comic noun} {was successfully loaded}") {
    (comics: inout ComicsWorld, _: Words, amount: Amount, _: Words, _: Words) in
    try await comics.showList(of: amount)
  }

  Given("a list with/of {how many} {comic noun} {was successfully loaded}") {
    (comics: inout ComicsWorld, amount: Amount, _: Words, _: Words) in
    try await comics.showList(of: amount)
  }

  Given("{list of comics} with {how many} {comic noun}") {
    (comics: inout ComicsWorld, _: Words, amount: Amount, _: Words) in
    try await comics.showList(of: amount)
  }

  // That of the screen that is open.
  Step("the list {have} ({the comics} ){texts}{in that order}") {
    (comics: inout ComicsWorld, has: Bool, those: Words?, texts: [String], so: Words) in
    if !comics.isOutcome, has, comics.events.isEmpty { return try await comics.showList(of: texts) }
    try await comics.look()
    try comics.expectAmong(try comics.visibleTexts(), texts, has, inOrder: [those, so])
  }

  Step("{the comics} {texts} {was successfully loaded}") {
    (comics: inout ComicsWorld, _: Words, titles: [String], _: Words) in
    if !comics.isOutcome { return try await comics.showList(of: titles) }
    try await comics.look()
    try comics.expectTitles(titles, true)
  }

  Step("{list of comics} with {the comics} {texts} {is presented}") {
    (comics: inout ComicsWorld, _: Words, _: Words, titles: [String], isPresented: Bool) in
    if !comics.isOutcome, isPresented { return try await comics.showList(of: titles) }
    try await comics.look()
    try expect((comics.titlesShown == titles) == isPresented, "the list has \(comics.titlesShown)")
  }

  // All that the server has sent.
  Then("{all of the comics} {is presented}") {
    (comics: inout ComicsWorld, all: Bool, isPresented: Bool) in
    try expect(all == isPresented, "the sentence denies all of them")
    try await comics.look()
    try comics.expectAll()
  }

  Then("{comics list} {have} {all of the comics}") {
    (comics: inout ComicsWorld, _: Words, has: Bool, all: Bool) in
    try expect(all == has, "the sentence denies all of them")
    try await comics.look()
    try comics.expectAll()
  }

  Then("{list of comics} {be} complete") {
    (comics: inout ComicsWorld, _: Words, isSo: Bool) in
    try expect(isSo, "say what is missing")
    try await comics.look()
    try comics.expectAll()
  }

  ParameterType(
    "all of the comics",
    "all (?:(?:of )?the )?(?:Marvel )?(?:comics|titles)(?: (?:of|in|from) the (?:server|(?:server )?(?:response|catalog)))?|every (?:comic|title)(?: of the response)?",
    "none of the (?:comics|titles)|no (?:comic|title) of the response", useForSnippets: false
  ) { (text: String) in text.hasPrefix("all") || text.hasPrefix("every") }

  Step("{list of comics} {have} {texts}{in that order}") {
    (comics: inout ComicsWorld, _: Words, has: Bool, titles: [String], so: Words) in
    try await comics.have(titles, has, inOrder: [so])
  }
  .statesDefault(opposite: "the list of comics has no items")

  Step("{list of comics} {have} {the comics} {texts}{in that order}") {
    (comics: inout ComicsWorld, _: Words, has: Bool, those: Words, titles: [String], so: Words) in
    try await comics.have(titles, has, inOrder: [those, so])
  }
  .statesDefault(opposite: "the list of comics has no items")

  Given("{list of comics} {was successfully loaded}") {
    (comics: inout ComicsWorld, _: Words, _: Words) in
    if comics.network.pendingIndexes.isEmpty { return try await comics.showList() }
    try await comics.answerWaiting()
    try expect(comics.app.comics.content != nil, "no list of comics was presented")
  }
  .statesDefault(opposite: "the list of comics has no items")

  // Neither lost nor added, in the order of the document.
  for list in ["{list of comics}", "{the comics}"] {
    Then(.expression("{list shows} \(list) {grouped and sorted}")) {
      (comics: inout ComicsWorld, shows: Bool, _: Words, _: Words) in
      try expect(shows, "say in which order the comics are")
      try await comics.look()
      try comics.expectGroupedAndSorted()
    }
  }

  Then("{list shows} {how many} {comic noun} {grouped and sorted}") {
    (comics: inout ComicsWorld, shows: Bool, amount: Amount, _: Words, _: Words) in
    try expect(shows, "say in which order the comics are")
    try await comics.look()
    try amount.expect(comics.titlesShown.count, isShown: true)
    try comics.expectGroupedAndSorted()
  }

  // Those on the screen.
  Then("they/the\\ list {be} {grouped and sorted}") {
    (comics: inout ComicsWorld, isSo: Bool, _: Words) in
    try expect(isSo, "say in which order they are")
    try await comics.look()
    switch comics.shownList {
    case .comics: try comics.expectGroupedAndSorted()
    case .characters: try comics.expectSortedNames()
    }
  }

  ParameterType("comics in their order", groupedAndSorted, useForSnippets: false) { (_: String) in
    Words()
  }

  Then("{comics in their order}") { (comics: inout ComicsWorld, _: Words) in
    try await comics.look()
    try comics.expectGroupedAndSorted()
  }

  for list in ["{list of comics}", "{the comics}"] {
    Then(.expression("{list shows} \(list){in that order}(:)")) {
      (comics: inout ComicsWorld, shows: Bool, _: Words, _: Words, table: DataTable?) in
      if !comics.isOutcome, shows, comics.events.isEmpty { try await comics.showList() }
      try await comics.look()
      guard let table else { return try comics.expectList(shows) }
      try comics.expectTitles(try texts(in: table), shows, exactly: true)
    }

    Step(.expression("\(list) {is presented}{in that order}(:)")) {
      (comics: inout ComicsWorld, _: Words, isPresented: Bool, _: Words, table: DataTable?) in
      if !comics.isOutcome, isPresented, let table {
        return try await comics.showList(of: table)
      }
      if !comics.isOutcome, isPresented, comics.events.isEmpty { try await comics.showList() }
      try await comics.look()
      guard let table else { return try comics.expectList(isPresented) }
      try comics.expectTitles(try texts(in: table), isPresented, exactly: true)
    }
  }

  Then("{list of comics} {be}{in that order}(:)") {
    (comics: inout ComicsWorld, _: Words, isSo: Bool, _: Words, table: DataTable) in
    try await comics.look()
    try comics.expectTitlesAre(try texts(in: table), isSo)
  }

  Then("{all comics} {be}{in that order}(:)") {
    (comics: inout ComicsWorld, _: Words, isSo: Bool, _: Words, table: DataTable) in
    try await comics.look()
    try comics.expectTitlesAre(try texts(in: table), isSo)
  }

  Step("{list of comics} {have}( {the comics}){in that order}(:)") {
    (comics: inout ComicsWorld, _: Words, has: Bool, those: Words?, so: Words, table: DataTable) in
    if !comics.isOutcome, has { return try await comics.showList(of: table) }
    try await comics.have(try texts(in: table), has, inOrder: [those, so])
  }

  Step("{comics list} {has only}( {the comics}) {texts}{in that order}") {
    (comics: inout ComicsWorld, _: Words, _: Words, _: Words?, titles: [String], _: Words) in
    if !comics.isOutcome { return try await comics.showList(of: titles) }
    try await comics.lookAtList()
    try expect(comics.titlesShown, equals: titles, "the list")
  }

  // A list with 2 titles is presented.
  Then("a list with/of {how many} {row noun} {is presented}") {
    (comics: inout ComicsWorld, amount: Amount, _: Words, isSo: Bool) in
    try await comics.look()
    try amount.expect(try comics.visibleTexts().count, isShown: isSo)
  }

  Then("a list with/of {how many} {row noun}{list naming} {texts} {is presented}{in that order}") {
    (
      comics: inout ComicsWorld, amount: Amount, _: Words, _: Words, texts: [String], isSo: Bool,
      _: Words
    ) in
    try await comics.look()
    let isShown = try amount.isShown(texts, isSo)
    try comics.expectTexts(try comics.visibleTexts(), texts, isShown, exactly: amount.isExact)
  }

  for list in ["{a list with} {the comics}", "{list with} {the characters}"] {
    Then(
      .expression("\(list) {texts} {is presented}{in that order}")
    ) {
      (comics: inout ComicsWorld, _: Words, _: Words, texts: [String], isSo: Bool, _: Words) in
      try await comics.look()
      try comics.expectTexts(try comics.visibleTexts(), texts, isSo, exactly: true)
    }
  }

  Then("{comics list} {have} {how many} {comic noun} only/altogether/in\\ total") {
    (comics: inout ComicsWorld, _: Words, has: Bool, amount: Amount, _: Words) in
    try await comics.look()
    try amount.expect(comics.titlesShown.count, isShown: has)
  }

  Step("{list of comics} {be} empty{any longer}") {
    (comics: inout ComicsWorld, _: Words, isEmpty: Bool, _: Words) in
    if !comics.isOutcome, comics.events.isEmpty, isEmpty {
      return try expect(comics.titlesShown, equals: [], "the comics")
    }
    try await comics.look()
    try expect(comics.titlesShown.isEmpty == isEmpty, "the list has \(comics.titlesShown)")
  }

  words("any longer", "(?: yet| any more| anymore| any longer| again)?")

  Then("it/the\\ list/the\\ view/the\\ characters\\ view/the\\ screen {be} empty{any longer}") {
    (comics: inout ComicsWorld, isEmpty: Bool, _: Words) in
    try await comics.look()
    let texts = try comics.visibleTexts()
    try expect(texts.isEmpty == isEmpty, "the list has \(texts)")
  }

  Then("no {list noun} {is presented}") {
    (comics: inout ComicsWorld, list: ListName, isPresented: Bool) in
    try await comics.look()
    try expect(isPresented, "the sentence denies twice")
    try comics.expectNoList(list)
  }
}

/// The comics are grouped by the first letter, sorted in ascending order, shown in alphabetical order.
private let groupedAndSorted =
  "(?:(?:within|in) (?:each|every) group,? )?"
  + "(?:the (?:(?:list of )?(?:Marvel )?[Cc]omics(?: titles)?|(?:comics?['’]? )?titles(?: of the comics)?"
  + "|names of the comics|groups|sections|(?:comics|titles) (?:of|in|within|inside) (?:each|every) group)|(?:each|every) group)"
  + " (?:(?:is|are|should be|must be)(?: still)?(?: listed| shown| presented| displayed)?|appears?|comes?)"
  + " (?:\(groupedOrSorted)|in (?:ascending|alphabetical) order|alphabetically)"
  + "(?: by (?:the |their )?(?:first letter|title)(?: of (?:the|their|the comic['’]s) titles?)?)?"
