import ComicsList
import Ports
import StepKit
import TestDoubles

/// The answer about one comic, whichever others wait for theirs.
let oneComicAnswerSteps = StepLibrary(ComicsWorld.self) {
  ParameterType("comic is answered", answersComic, useForSnippets: false) { (text: String) in
    try require(NamedComic(text), "no comic is named")
  }
  ParameterType("comic answer comes", comicAnswerComes, useForSnippets: false) { (text: String) in
    try require(NamedComic(text), "no comic is named")
  }
  ParameterType("request of a comic", comicRequest, useForSnippets: false) { (text: String) in
    try require(NamedComic(text), "no comic is named")
  }

  When("{comic is answered} ({the characters} ){texts}{in that order}") {
    (comics: inout ComicsWorld, comic: NamedComic, _: Words?, names: [String], _: Words) in
    try comics.answer(CatalogBody.characters(names), about: comic)
  }.isIdempotent()

  When("{comic is answered} {the characters}{in that order}(:)") {
    (comics: inout ComicsWorld, comic: NamedComic, _: Words, _: Words, table: DataTable) in
    try comics.answer(CatalogBody.characters(numbered: characters(in: table)), about: comic)
  }.isIdempotent()

  When("{comic is answered} {how many} {character noun}") {
    (comics: inout ComicsWorld, comic: NamedComic, amount: Amount, _: Words) in
    try comics.answer(CatalogBody.characters(sampleNames(amount.example)), about: comic)
  }.isIdempotent()

  // A valid one would have the comic's own characters.
  When("{comic is answered} {server answer}") {
    (comics: inout ComicsWorld, comic: NamedComic, answer: Answer) in
    try comics.answer(answer, about: comic)
  }.isIdempotent()

  // As it stands, whoever asks for them.
  ParameterType(
    "characters that fail",
    "(?:the )?(?:list of )?(?:comic )?characters (?:of|for) (?:\(NamedComic.pattern))"
      + " (?:(?:cannot|can ?not|can['’]t|could not|couldn['’]t) be (?:loaded|read|presented|shown|fetched)|fail(?:ed)? to load|(?:are|were) (?:\(Answer.wrong)))"
      + "|the server (?:answers|responds|replies) (?:for|to|about) (?:\(NamedComic.pattern)) with an? (?:\(Answer.wrong)) (?:response|answer)",
    useForSnippets: false
  ) { (text: String) in try require(NamedComic(text), "no comic is named") }

  Step("{characters that fail}") { (comics: inout ComicsWorld, comic: NamedComic) in
    guard comics.isOutcome else {
      let id = comics.id(of: comic)
      let isWaiting = comics.network.pendingIndexes.contains {
        comics.network.requests[$0].url.hasSuffix("/\(id)/characters")
      }
      if isWaiting { return try comics.answer(.unreadable, about: comic) }
      return comics.addCharacters(answer: "Sorry", of: id)
    }
    try await comics.look()
    try expect(comics.app.selectedComic?.id, equals: comics.id(of: comic), "the comic selected")
    try comics.expectNoList(.characters)
    try comics.expectAnyMessage(true)
  }

  words("no characters", "no characters|an empty list of characters")

  Given("{server gives} {no characters} for/of( the comic) {string}") {
    (comics: inout ComicsWorld, _: Words, _: Words, title: String) in
    comics.addCharacters([], of: comics.addComic(title))
    try comics.answer(CatalogBody.characters([String]()), about: .title(title))
  }

  When("{comic answer comes}") { (comics: inout ComicsWorld, comic: NamedComic) in
    try comics.answer(.valid, about: comic)
  }.isIdempotent()

  When("{request of a comic} {fails}") {
    (comics: inout ComicsWorld, comic: NamedComic, failure: Answer) in
    try comics.answer(failure, about: comic)
  }.isIdempotent()
}

private let adverbs = "(?:(?:now|then|finally|later|also|late) )*"
private let charactersOf = "(?:the )?(?:list of )?(?:comic )?characters (?:of|for) "
/// The request for the characters of "Bolt".
private let comicRequest =
  "(?:the )?(?:characters )?request (?:for|of|about) (?:\(charactersOf))?(?:\(NamedComic.pattern))"
private let comicAnswer =
  "(?:the )?(?:late )?(?:server )?(?:answer|response) (?:for|to|of|about)"
  + " (?:(?:\(comicRequest))|(?:\(charactersOf))?(?:\(NamedComic.pattern)))"
private let asked =
  "(?:\(comicRequest)|(?:\(charactersOf))?(?:\(NamedComic.pattern)))"
private let serverAnswersComic =
  "the server \(adverbs)(?:answers|answered|responds to|responded to|replies to|replied to)(?: to)? \(asked)"
private let arriving = "(?:arrives?|arrived|comes?|came|has arrived|is received|was received)"
/// The server answers "Bolt" with, the request for "Bolt" is answered with.
private let answersComic =
  "\(serverAnswersComic),? with(?: only| just)?"
  + "|\(comicRequest) (?:is|was|has been) \(adverbs)answered with(?: only| just)?"
  + "|\(comicAnswer) (?:\(adverbs)\(arriving) (?:late )?(?:with|and has)|\(adverbs)(?:has|had|contains|contained|brings|brought|lists))(?: only| just)?"
private let comicAnswerComes =
  "\(serverAnswersComic)(?: late| at last| again)?|\(comicRequest) (?:is|was|has been) \(adverbs)answered(?: late| at last)?"
  + "|\(charactersOf)(?:\(NamedComic.pattern)) \(adverbs)(?:arrive|arrived|have arrived)"
  + "|\(comicAnswer) \(adverbs)\(arriving)(?: late| at last| first| last)?"

extension ComicsWorld {
  /// Ends the request for the characters of a comic that waits; where none does, it is the answer to
  /// the next.
  mutating func answer(_ body: String, about comic: NamedComic) throws {
    try answer(.body(body, status: 200), about: comic)
  }

  mutating func answer(_ answer: Answer, about comic: NamedComic) throws {
    let id = id(of: comic)
    isSilent = false
    let ending = "/\(id)/characters"
    guard
      let request = network.pendingIndexes.last(where: {
        network.requests[$0].url.hasSuffix(ending)
      })
    else {
      if case .body(let body, 200) = answer { return addCharacters(answer: body, of: id) }
      return try expect(false, "no request for its characters waits for an answer")
    }
    let result =
      try answer.result(for: .characters)
      ?? require(routedAnswer(to: Self.comicsPath + ending), "the server has no answer for it")
    try network.complete(at: request, with: result)
    // A story that tells of each answer tells of the others too.
    isWatching = !network.pendingIndexes.isEmpty
  }
}
