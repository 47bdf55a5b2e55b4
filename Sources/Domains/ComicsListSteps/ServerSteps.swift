import ComicsList
import Ports
import StepKit
import TestDoubles

/// The server and the way to it.
let serverSteps = StepLibrary(ComicsWorld.self) {
  Given("the catalogue is the one in {string}") { (comics: inout ComicsWorld, name: String) in
    try comics.addRoutes(of: name)
  }

  Given("the characters are those in {string}") { (comics: inout ComicsWorld, name: String) in
    try comics.addRoutes(of: name)
  }

  connectionSteps
  catalogSteps
  charactersOfSteps
  initialSteps
  keySteps
  answerSteps
  lateAnswerSteps
  timeSteps
}

/// The keys that requests are signed with.
private let keySteps = StepLibrary(ComicsWorld.self) {
  Given(
    "the comics app has the public key {string}, the private key {string} and the time stamp {int}"
  ) { (comics: inout ComicsWorld, publicKey: String, privateKey: String, time: Int) in
    try expect(0...86_400 ~= time, "a time stamp is one of the first 86400 seconds")
    comics.useApp(keys: try APIKeys(publicKey: publicKey, privateKey: privateKey))
    try await comics.scheduler.advance(by: .seconds(time), settling: comics.network)
  }

  Then(
    "the comics app refuses the public key {string} and the private key {string} because {string}"
  ) { (comics: inout ComicsWorld, publicKey: String, privateKey: String, reason: String) in
    do throws(APIKeys.Blank) {
      _ = try APIKeys(publicKey: publicKey, privateKey: privateKey)
    } catch {
      return try expect("\(error)", equals: reason, "the reason")
    }
    try expect(false, "the keys were taken")
  }

  Then("the comics app takes the public key {string} and the private key {string}") {
    (comics: inout ComicsWorld, publicKey: String, privateKey: String) in
    _ = try APIKeys(publicKey: publicKey, privateKey: privateKey)
  }
}

/// The comics that the server has, or gives.
private let catalogSteps = StepLibrary(ComicsWorld.self) {
  // The request that waits may be one for characters.
  When("{server has} {texts}{in that order}") {
    (comics: inout ComicsWorld, word: ServerWord, texts: [String], _: Words) in
    if word == .answer, comics.app.characters?.isLoading == true {
      try comics.answerCharacters(CatalogBody.characters(texts))
    } else {
      try comics.serve(texts, word)
    }
  }.isIdempotent()

  When("{characters response has} {texts}{in that order}") {
    (comics: inout ComicsWorld, _: Words, names: [String], _: Words) in
    try comics.answerCharacters(CatalogBody.characters(names))
  }.isIdempotent()

  When("{server has} {the comics} {texts}{in that order}") {
    (comics: inout ComicsWorld, word: ServerWord, _: Words, titles: [String], _: Words) in
    try comics.serve(titles, word)
  }.isIdempotent()

  Given("{server has} the single/one/only {comic noun} {texts}") {
    (comics: inout ComicsWorld, word: ServerWord, _: Words, titles: [String]) in
    try comics.serve(titles, word)
  }

  When("{server has} {how many} {comic noun}") {
    (comics: inout ComicsWorld, word: ServerWord, amount: Amount, _: Words) in
    try comics.serve(sampleTitles(amount.example), word)
  }.isIdempotent()

  ParameterType(
    "valid response with",
    "(?:an?|the) (?:valid )?(?:server )?(?:response|answer)(?: (?:for|of) (?:the )?(?:comics|characters))?"
      + " (?:with|containing|that (?:has|contains|lists)|which (?:has|contains|lists))(?: only)?",
    useForSnippets: false
  ) { (text: String) -> [ListName] in
    text.contains(" characters ")
      ? [.characters] : text.contains(" comics ") ? [.comics] : [.comics, .characters]
  }
  words(
    "that arrives",
    "(?: (?:arrives|comes|is received|is returned|has arrived|was received|arrived))?")

  Given("{valid response with} ({the comics} ){texts}{in that order}{that arrives}") {
    (
      comics: inout ComicsWorld, lists: [ListName], _: Words?, titles: [String], _: Words, _: Words
    ) in
    let isLoading = comics.app.characters?.isLoading == true
    if lists == [.characters] || lists.contains(.characters) && isLoading {
      try comics.answerCharacters(CatalogBody.characters(titles))
    } else {
      try comics.serve(titles, .answer)
    }
  }

  // In passive voice, and by where they are.
  words(
    "of the server",
    "(?:of|on|in|from|returned by|sent by|available on) the (?:server|(?:Marvel )?API|(?:server )?response|catalogue|catalog)"
  )
  words(
    "is returned",
    "(?:is|are|was|were|have been|has been) (?:returned|sent|received|delivered)(?: by the server| from the server)?"
      + "|(?:is|are) (?:part of|in) the (?:server )?response")

  Given("({the comics} ){texts} {is returned}") {
    (comics: inout ComicsWorld, _: Words?, titles: [String], _: Words) in
    if comics.app.characters?.isLoading == true {
      try comics.answerCharacters(CatalogBody.characters(titles))
    } else {
      try comics.serve(titles, .answer)
    }
  }

  Given("{the characters} {texts} {is returned}") {
    (comics: inout ComicsWorld, _: Words, names: [String], _: Words) in
    try comics.answerCharacters(CatalogBody.characters(names))
  }

  words(
    "served comics",
    "(?:only |just )?(?:(?:the|these|those|only|all) )*(?:Marvel )?(?:[Cc]omics?|(?:comic )?titles?)(?: called| titled| named)?"
  )

  Given("{served comics} {of the server} {be} {texts}{in that order}") {
    (comics: inout ComicsWorld, _: Words, _: Words, isSo: Bool, titles: [String], _: Words) in
    try expect(isSo, "say which comics the server has")
    try comics.serve(titles, .state)
  }

  Given("there {be} {the comics} {texts} {of the server}") {
    (comics: inout ComicsWorld, isSo: Bool, _: Words, titles: [String], _: Words) in
    try expect(isSo, "say which comics the server has")
    try comics.serve(titles, .state)
  }

  Given("there {be} {how many} {comic noun}{list naming} {texts} {of the server}") {
    (
      comics: inout ComicsWorld, isSo: Bool, amount: Amount, _: Words, _: Words, titles: [String],
      _: Words
    ) in
    try expect(isSo, "say which comics the server has")
    _ = try amount.isShown(titles, true)
    try comics.serve(titles, .state)
  }

  Given("there {be} {how many} {comic noun} {of the server}") {
    (comics: inout ComicsWorld, isSo: Bool, amount: Amount, _: Words, _: Words) in
    try expect(isSo, "say how many comics the server has")
    try comics.serve(sampleTitles(amount.example), .state)
  }

  Given("{valid response with} {how many} {comic noun}{that arrives}") {
    (comics: inout ComicsWorld, lists: [ListName], amount: Amount, _: Words, _: Words) in
    try expect(lists.contains(.comics), "a response for characters has no comics")
    try comics.serve(sampleTitles(amount.example), .answer)
  }

  Given("{valid response with} {how many} {character noun}{that arrives}") {
    (comics: inout ComicsWorld, _: [ListName], amount: Amount, _: Words, _: Words) in
    try comics.answerCharacters(CatalogBody.characters(sampleNames(amount.example)))
  }

  Given("{valid response with} {the characters} {texts}{in that order}{that arrives}") {
    (comics: inout ComicsWorld, _: [ListName], _: Words, names: [String], _: Words, _: Words) in
    try comics.answerCharacters(CatalogBody.characters(names))
  }

  When("{server has} an empty list of comics") { (comics: inout ComicsWorld, word: ServerWord) in
    try comics.serve([String](), word)
  }.isIdempotent()

  When("{server holds} an empty list") { (comics: inout ComicsWorld, _: Words) in
    try comics.serve([String](), .state)
  }.isIdempotent()

  Given("{server has} {how many} {comic noun}{list naming} {texts}{in that order}") {
    (
      comics: inout ComicsWorld, word: ServerWord, amount: Amount, _: Words, _: Words,
      titles: [String], _: Words
    ) in
    _ = try amount.isShown(titles, true)
    try comics.serve(titles, word)
  }

  When("{server has} {the comics}{in that order}( with their characters)(:)") {
    (comics: inout ComicsWorld, word: ServerWord, _: Words, _: Words, table: DataTable) in
    try comics.serve(table, word)
  }.isIdempotent()

  words(
    "is on the server",
    "(?:exists?(?: on the server)?|(?:is|are) (?:available(?: on the server)?|(?:stored )?on the server|in the catalog(?:ue)?))(?: with their characters)?"
  )

  // Without quotation marks: the server has the comics: Bolt, Comet
  ParameterType("plain comics", plainList, useForSnippets: false) { (text: String) in
    plainTexts(in: text)
  }

  Given("{server has} {the comics}{plain comics}") {
    (comics: inout ComicsWorld, word: ServerWord, _: Words, titles: [String]) in
    try comics.serve(titles, word)
  }

  Given("(the comic ){string} {has characters} {the characters}{plain comics}") {
    (comics: inout ComicsWorld, title: String, _: Words, _: Words, names: [String]) in
    comics.addCharacters(names, of: comics.addComic(title))
  }

  for (verb, word) in [("is on the server", ServerWord.state), ("is returned", .answer)] {
    Given(.expression("{the comics} {\(verb)}{in that order}(:)")) {
      (comics: inout ComicsWorld, _: Words, _: Words, _: Words, table: DataTable) in
      try comics.serve(table, word)
    }
  }

  Given("({the comics} ){texts} {is on the server}") {
    (comics: inout ComicsWorld, _: Words?, titles: [String], _: Words) in
    try comics.serve(titles, .state)
  }
}

/// The characters of a comic.
private let charactersOfSteps = StepLibrary(ComicsWorld.self) {
  Given("the characters of comic {int} are {texts}") {
    (comics: inout ComicsWorld, id: Int, names: [String]) in
    comics.addCharacters(names, of: id)
  }

  Step("the characters of( the comic) {string} are {texts}") {
    (comics: inout ComicsWorld, title: String, names: [String]) in
    if !comics.isOutcome { return comics.addCharacters(names, of: comics.addComic(title)) }
    try await comics.look()
    try expect(comics.app.selectedComic?.title, equals: title, "the comic selected")
    try expect(try comics.names(), equals: names, "the list of names")
  }

  words(
    "has characters",
    "(?:is a comic )?(?:has|had|with|that has|features?|contains|includes|which has)(?: only| just)?"
  )

  Given("(the comic ){string} {has characters} {the characters} {texts}{in that order}") {
    (comics: inout ComicsWorld, title: String, _: Words, _: Words, names: [String], _: Words) in
    comics.addCharacters(names, of: comics.addComic(title))
  }

  Step("{the characters} {texts} belong(s) to {string}") {
    (comics: inout ComicsWorld, _: Words, names: [String], title: String) in
    try await comics.belong(names, to: title, true)
  }

  Given("{server gives} {the characters} {texts} for/of( the comic) {string}") {
    (comics: inout ComicsWorld, _: Words, _: Words, names: [String], title: String) in
    comics.addCharacters(names, of: comics.addComic(title))
    try comics.answer(CatalogBody.characters(comics.listed(names)), about: .title(title))
  }

  // Each of them has so many.
  Given("{server has} {how many} {comic noun} with {how many} {character noun}") {
    (
      comics: inout ComicsWorld, word: ServerWord, amount: Amount, _: Words, names: Amount, _: Words
    ) in
    let titles = sampleTitles(amount.example)
    for id in titles.indices { comics.addCharacters(sampleNames(names.example), of: id + 1) }
    try comics.serve(titles, word)
  }

  // The one tapped, or the first.
  Given("the/that/this comic has( only) {the characters} {texts}{in that order}") {
    (comics: inout ComicsWorld, _: Words, names: [String], _: Words) in
    try comics.giveCharacters(names)
  }

  Given("(the comic ){string} has {how many} {character noun}") {
    (comics: inout ComicsWorld, title: String, amount: Amount, _: Words) in
    comics.addCharacters(sampleNames(amount.example), of: comics.addComic(title))
  }

  Given("(the comic ){string} has {how many} {character noun}{list naming} {texts}") {
    (comics: inout ComicsWorld, title: String, amount: Amount, _: Words, _: Words, names: [String])
    in
    _ = try amount.isShown(names, true)
    comics.addCharacters(names, of: comics.addComic(title))
  }

  Given("(the comic ){string} has {the characters}{in that order}(:)") {
    (comics: inout ComicsWorld, title: String, _: Words, _: Words, table: DataTable) in
    comics.addCharacters(try texts(in: table), of: comics.addComic(title))
  }

  When("{server gives} {the characters} {texts}{in that order}") {
    (comics: inout ComicsWorld, _: Words, _: Words, names: [String], _: Words) in
    try comics.answerCharacters(CatalogBody.characters(names))
  }.isIdempotent()

  When("{server gives} {the characters}{in that order}(:)") {
    (comics: inout ComicsWorld, _: Words, _: Words, _: Words, table: DataTable) in
    try comics.answerCharacters(CatalogBody.characters(numbered: characters(in: table)))
  }.isIdempotent()

  When("{server gives} {how many} {character noun}") {
    (comics: inout ComicsWorld, _: Words, amount: Amount, _: Words) in
    try comics.answerCharacters(CatalogBody.characters(sampleNames(amount.example)))
  }.isIdempotent()

  // three characters and the second has no name, 3 comics of which the last lacks a title
  ParameterType(
    "one without text",
    ",? (?:and|but|of which|of whom|where) (?:only )?the (?:first|second|third|fourth|fifth|sixth|last|\\d+(?:st|nd|rd|th))"
      + "(?: one| comic| character)?"
      + " (?:has no|lacks(?: an?| its)?|(?:is|comes) without(?: an?| its)?) (?:name|title)",
    useForSnippets: false
  ) { (text: String) in
    let words = text.split { " ,".contains($0) }.map(String.init)
    return try require(
      words.lazy.compactMap {
        Vocabulary.english.ordinals[$0] ?? ($0.first?.isNumber == true ? Int($0.dropLast(2)) : nil)
      }.first ?? (words.contains("last") ? .max : nil), "found \(text)")
  }

  When("{server gives} {how many} {character noun}{one without text}") {
    (comics: inout ComicsWorld, _: Words, amount: Amount, _: Words, number: Int) in
    try comics.answerCharacters(
      CatalogBody.items(of: .characters, count: amount.example, lacking: number))
  }.isIdempotent()

  When("{server has} {how many} {comic noun}{one without text}") {
    (comics: inout ComicsWorld, word: ServerWord, amount: Amount, _: Words, number: Int) in
    try comics.serve(
      body: CatalogBody.items(of: .comics, count: amount.example, lacking: number), word)
  }.isIdempotent()

  When("{server gives} {how many} {character noun}{list naming} {texts}") {
    (
      comics: inout ComicsWorld, _: Words, amount: Amount, _: Words, _: Words, names: [String]
    ) in
    _ = try amount.isShown(names, true)
    try comics.answerCharacters(CatalogBody.characters(names))
  }.isIdempotent()
}
