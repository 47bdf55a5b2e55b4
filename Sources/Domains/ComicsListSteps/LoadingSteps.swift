import ComicsList
import StepKit
import TestDoubles

/// That the comics or the characters are loading, and the end of it.
let loadingSteps = StepLibrary(ComicsWorld.self) {
  ParameterType(
    "list is loading",
    "\(that)(?:the app|it) (?:\(being))(?: still| now| again| busy)* (?:loading|fetching)(?: \(things))?(?: again)?",
    "\(that)(?:the app|it) has not (?:yet )?finished loading(?: \(things))?(?: yet)?",
    "\(that)(?:the app|it) (?:has |have )?(?:starts|started|begins|began|begun) (?:loading|to load)(?: \(things))?",
    "\(that)\(things) (?:\(being))(?: still| now| again)* (?:loading|being (?:loaded|fetched)|on (?:its|their) way)",
    "(?:the )?loading(?: of \(things))? (?:has started|starts|started|begins|is under way)",
    useForSnippets: false
  ) { (text: String) in LoadedList(text) }
  ParameterType(
    "list has loaded",
    "\(that)(?:the app|it) (?:\(finished)|(?:(?:has|had)(?: already| just| now)? )?loaded)(?: (?:\(things)))?",
    "(?:the )?loading(?: of \(things))? (?:(?:is|was) (?:finished|over|done|complete)|ends?|ended|finish(?:es|ed)|(?:has|had) (?:finished|ended)|comes to an end)",
    "\(that)(?:\(named)) (?:\(finished)|loaded|(?:are|were|have been|had been|have|get|got)(?: now| then| finally| successfully| already| just)*(?: been)? (?:loaded|fetched|ready)(?: successfully)?)",
    useForSnippets: false
  ) { (text: String) in LoadedList(text) }

  Step("{list is loading}") { (comics: inout ComicsWorld, list: LoadedList) in
    if list.name == .characters { try await comics.bringCharacters() }
    try comics.expectLoading(list.name)
  }

  ParameterType(
    "nothing is loading",
    "nothing is loading|(?:the app|it|\(things)) (?:\(notBeing)) loading(?: \(things)| anything)?",
    useForSnippets: false
  ) { (_: String) in Words() }

  Then("{nothing is loading}( anymore)( any more)( yet)") { (comics: inout ComicsWorld, _: Words) in
    try await comics.look()
    try expect(!comics.shown.isLoading, "something is loading")
  }

  Step("{list is loading} with a/an {activity indicator}") {
    (comics: inout ComicsWorld, list: LoadedList, _: Words) in
    try comics.expectLoading(list.name)
  }

  words("begins to load", "(?:has |have )?(?:starts|started|begins|began) (?:loading|to load)")

  Step("{the comics app} {begins to load} {characters of} {string}") {
    (comics: inout ComicsWorld, _: Words, _: Words, _: Words, title: String) in
    try await comics.expectLoading(of: title, true)
  }

  Step("{list has loaded} of (the comic ){string}") {
    (comics: inout ComicsWorld, list: LoadedList, title: String) in
    try expect((list.name ?? .characters) == .characters, "a comic has characters alone")
    if comics.app.characters == nil { return try await comics.showCharacters(of: title) }
    try expect(comics.app.selectedComic?.title, equals: title, "the comic selected")
    try await comics.finishLoading(.characters)
  }

  ParameterType(
    "not yet loaded",
    "\(that)(?:\(things)) (?:(?:has|have) not(?: yet)? been|(?:is|are|was|were) not(?: yet)?) loaded(?: yet)?",
    useForSnippets: false
  ) { (text: String) in LoadedList(text) }

  Step("nothing has/had been loaded( yet)") { (comics: inout ComicsWorld) in
    try comics.expectNoList(comics.shownList)
  }

  Step("{not yet loaded}") { (comics: inout ComicsWorld, list: LoadedList) in
    try comics.expectNoList(list.name ?? comics.shownList)
  }

  When("{list has loaded} {while connected}") {
    (comics: inout ComicsWorld, list: LoadedList, isOnline: Bool) in
    try comics.openIfClosed()
    let list = list.name ?? comics.shownList
    if list == .characters { try comics.expectLoading(.characters) }
    if isOnline { comics.network.goOnline() } else { comics.network.goOffline() }
    try await comics.answer(isOnline ? .valid : .noConnection, to: [list])
  }.isIdempotent()

  Step("{the comics app} {be} loading {characters of} {string}") {
    (comics: inout ComicsWorld, _: Words, isSo: Bool, _: Words, title: String) in
    try await comics.expectLoading(of: title, isSo)
  }

  Step("{characters of} {string} {be} loading/being\\ loaded") {
    (comics: inout ComicsWorld, _: Words, title: String, isSo: Bool) in
    try await comics.expectLoading(of: title, isSo)
  }

  Step("{list has loaded}") { (comics: inout ComicsWorld, list: LoadedList) in
    try await comics.finishLoading(list.name)
  }

  When("{list has loaded} with {server answer}") {
    (comics: inout ComicsWorld, list: LoadedList, answer: Answer) in
    try comics.openIfClosed()
    let isOfCharacters = (list.name ?? comics.shownList) == .characters
    if isOfCharacters { try comics.expectLoading(.characters) }
    if case .noConnection = answer { comics.network.goOffline() }
    try await comics.answer(answer, to: [isOfCharacters ? .characters : .comics])
  }.isIdempotent()

  words(
    "has finished loading",
    "(?:has |have )?(?:successfully )?(?:finishes|finished|finish) loading|(?:has |have )?(?:successfully )?loaded"
  )

  When("{the comics app} {has finished loading} {how many} {comic noun}") {
    (comics: inout ComicsWorld, _: Words, _: Words, amount: Amount, _: Words) in
    try comics.openIfClosed()
    try comics.serve(sampleTitles(amount.example), .answer)
    if !comics.network.pendingIndexes.isEmpty { try await comics.answerWaiting() }
  }.isIdempotent()

  When("{the comics app} {has finished loading} {the comics} {texts}") {
    (comics: inout ComicsWorld, _: Words, _: Words, _: Words, titles: [String]) in
    if !comics.app.comics.isLoading {
      try comics.serve(titles, .state)
      return try await comics.showList()
    }
    try comics.serve(titles, .answer)
    if !comics.network.pendingIndexes.isEmpty { try await comics.answerWaiting() }
  }

  When(
    "{the comics app} {has finished loading} {how many} {character noun}( of the comic)( of this comic)( of that comic)"
  ) {
    (comics: inout ComicsWorld, _: Words, _: Words, amount: Amount, _: Words) in
    try comics.expectLoading(.characters)
    try comics.answerCharacters(CatalogBody.characters(sampleNames(amount.example)))
  }

  When("{the comics app} {has finished loading} {the characters} {texts}") {
    (comics: inout ComicsWorld, _: Words, _: Words, _: Words, names: [String]) in
    try comics.expectLoading(.characters)
    try comics.answerCharacters(CatalogBody.characters(names))
  }
}

private let things =
  "(?:the list of (?:Marvel )?comics|(?:the |its |their )?(?:list of )?(?:comic )?characters(?: of (?:the|that|this) comic)?"
  + "|(?:the |all )*(?:Marvel )?[Cc]omics|they|them)"
private let named =
  "(?:the (?:list of )?(?:comic )?characters(?: of (?:the|that|this) comic)?"
  + "|(?:the |all )*(?:Marvel )?[Cc]omics|they)"
private let finished =
  "(?:(?:has |have )?(?:successfully )?(?:finish|finishes|finished|complete[sd]?) loading|(?:is|was|are|were) done (?:with )?loading)"

/// What a sentence says is loading.
struct LoadedList: Sendable {
  /// Nil where it does not say.
  let name: ListName?

  fileprivate init(_ text: String) {
    name =
      text.contains("characters")
      ? .characters : text.lowercased().contains("comics") ? .comics : nil
  }
}

extension ComicsWorld {
  /// The list of the screen that is open.
  var shownList: ListName { app.characters == nil ? .comics : .characters }

  mutating func expectLoading(_ list: ListName?) throws {
    switch list ?? shownList {
    case .comics:
      try openIfClosed()
      try expect(app.comics.isLoading, "the comics are not loading")
    case .characters:
      let characters = try require(app.characters, "the view of the characters is not there")
      try expect(characters.isLoading, "the characters are not loading")
    }
    try expect(!network.pendingIndexes.isEmpty, "no request is on its way")
    isWatching = true
  }

  /// Opens the view whose characters a story begins with, if nobody has.
  fileprivate mutating func bringCharacters(of title: String? = nil) async throws {
    guard !isOutcome, app.characters == nil, events.isEmpty else { return }
    if let title { try await selectComic(titled: title) } else { try await selectComic() }
    try await settle()
  }

  fileprivate mutating func expectLoading(of title: String, _ isSo: Bool) async throws {
    guard isSo else {
      let isLoading = app.selectedComic?.title == title && app.characters?.isLoading == true
      return try expect(!isLoading, "the characters are loading")
    }
    try await bringCharacters(of: title)
    try expectLoading(.characters)
    try expect(app.selectedComic?.title, equals: title, "the comic whose characters are loading")
  }

  fileprivate mutating func finishLoading(_ list: ListName?) async throws {
    let list = list ?? shownList
    if isOutcome {
      isWatching = false
      try await look()
      let isThere = list == .comics ? app.comics.content != nil : app.characters?.content != nil
      return try expect(isThere && !shown.isLoading, "the list has not been loaded")
    }
    if list == .characters, app.characters == nil {
      // They are loading only where somebody has tapped on their comic.
      try await selectComicSpokenOf()
    }
    if !shown.isLoading, events.last(where: { $0 == .indicatorOn || $0 == .indicatorOff }) != nil {
      // The answer came in the sentence before.
      return
    }
    if list == .characters { try expectLoading(list) } else { try openIfClosed() }
    try expect(!network.pendingIndexes.isEmpty, "no request is on its way")
    // No answer comes without a connection, whatever the server would say.
    if !network.isOnline { return try await answer(.noConnection, to: [list]) }
    try await answerWaiting()
  }
}
