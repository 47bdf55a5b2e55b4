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
  keySteps
  answerSteps
  lateAnswerSteps
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
  for titles in ["{quoted list}", "the comic(s) {quoted list}", "comics {quoted list}"] {
    Given(.expression("{server has} \(titles)")) {
      (comics: inout ComicsWorld, word: ServerWord, titles: [String]) in
      try comics.serve(titles, word)
    }
  }

  for titled in ["", "called/titled/named "] {
    Given(.expression("{server has} a/one comic \(titled){string}")) {
      (comics: inout ComicsWorld, word: ServerWord, title: String) in
      try comics.serve([title], word)
    }
  }

  Given("{server has} {count} comic(s)") {
    (comics: inout ComicsWorld, word: ServerWord, count: Int) in
    try comics.serve(sampleTitles(count), word)
  }

  Given("{server has} an empty list( of comics)") { (comics: inout ComicsWorld, word: ServerWord) in
    try comics.serve([String](), word)
  }

  Given("{server has} {count} comic(s)(,)(:) {quoted list}") {
    (comics: inout ComicsWorld, word: ServerWord, count: Int, titles: [String]) in
    try expect(titles.count, equals: count, "the number of titles in the sentence")
    try comics.serve(titles, word)
  }

  for pattern in [
    "{server has} the comics", "{server has} these comics:", "{server has} the following comics:",
    "{server has} the comics:",
  ] {
    Given(.expression(pattern)) { (comics: inout ComicsWorld, word: ServerWord, table: DataTable) in
      let rows = try table.rows(as: ComicRow.self)
      let list = rows.enumerated().map { (id: $1.id ?? $0 + 1, title: $1.title) }
      try comics.serve(list, word)
    }
  }

  Given("the following comics are available( with their characters):") {
    (comics: inout ComicsWorld, table: DataTable) in
    let rows = try table.hashes()
    let titles = try rows.map {
      try require($0["comic"] ?? $0["title"], "the table has no column \"comic\"")
    }
    try comics.serve(titles, .state)
    for (row, title) in zip(rows, titles) {
      guard let names = row["characters"] else { continue }
      let list = names.split(separator: ",").map {
        String($0.trimmingPrefix(while: \.isWhitespace))
      }
      comics.addCharacters(list, of: try comics.id(of: title))
    }
  }
}

/// The characters of a comic.
private let charactersOfSteps = StepLibrary(ComicsWorld.self) {
  Given("the characters of comic {int} are {quoted list}") {
    (comics: inout ComicsWorld, id: Int, names: [String]) in
    comics.addCharacters(names, of: id)
  }

  Step("the characters of( the comic) {string} are {quoted list}") {
    (comics: inout ComicsWorld, title: String, names: [String]) in
    if !comics.isOutcome { return comics.addCharacters(names, of: comics.addComic(title)) }
    try await comics.look()
    try expect(comics.app.selectedComic?.title, equals: title, "the comic selected")
    try expect(try comics.names(), equals: names, "the list of names")
  }

  for subject in ["the comic {string}", "{string}"] {
    Given(.expression("\(subject) has the character(s) {quoted list}")) {
      (comics: inout ComicsWorld, title: String, names: [String]) in
      comics.addCharacters(names, of: comics.addComic(title))
    }

    Given(.expression("\(subject) has {count} character(s)")) {
      (comics: inout ComicsWorld, title: String, count: Int) in
      comics.addCharacters(sampleNames(count), of: comics.addComic(title))
    }

    Given(.expression("\(subject) has {count} character(s)(,)(:) {quoted list}")) {
      (comics: inout ComicsWorld, title: String, count: Int, names: [String]) in
      try expect(names.count, equals: count, "the number of names in the sentence")
      comics.addCharacters(names, of: comics.addComic(title))
    }

    for these in ["these characters:", "the following characters:"] {
      Given(.expression("\(subject) has \(these)")) {
        (comics: inout ComicsWorld, title: String, table: DataTable) in
        comics.addCharacters(try names(in: table), of: comics.addComic(title))
      }
    }
  }

  for pattern in [
    "there are no characters of( the comic) {string}",
    "there are no characters for( the comic) {string}",
  ] {
    Given(.expression(pattern)) { (comics: inout ComicsWorld, title: String) in
      comics.addCharacters([], of: comics.addComic(title))
    }
  }

  When("{server has} the character(s) {quoted list}") {
    (comics: inout ComicsWorld, _: ServerWord, names: [String]) in
    try comics.answerCharacters(CatalogBody.characters(names))
  }

  When("{server has} {count} character(s)") {
    (comics: inout ComicsWorld, _: ServerWord, count: Int) in
    try comics.answerCharacters(CatalogBody.characters(sampleNames(count)))
  }
}

/// The answer to the request that waits, or to those that will be sent.
private let answerSteps = StepLibrary(ComicsWorld.self) {
  for pattern in [
    "the (server )response is valid", "the server answers with a valid response",
    "the server responds with a valid response", "the server returns a valid response",
  ] {
    When(.expression(pattern)) { (comics: inout ComicsWorld) in try await comics.answerValidly() }
  }

  for pattern in [
    "the (server )response is invalid", "the server answers with an invalid response",
    "the server responds with an invalid response", "the server returns an invalid response",
    "the server returns invalid data", "the server response is not valid",
    "the response is not valid",
    "the server response can't be read", "the server response can not be read",
  ] {
    When(.expression(pattern)) { (comics: inout ComicsWorld) in
      try comics.answer(
        #"{"code": 500, "status": "Something is wrong"}"#, to: [.comics, .characters])
    }
  }

  for name in [("comics", ListName.comics), ("characters", .characters)] {
    for pattern in [
      "the (server )response to the request for (the )\(name.0) is invalid",
      "the (server )response for the \(name.0) is invalid", "the \(name.0) response is invalid",
    ] {
      When(.expression(pattern)) { (comics: inout ComicsWorld) in
        try comics.answer(#"{"code": 500, "status": "Something is wrong"}"#, to: [name.1])
      }
    }
  }

  When("the server answers the {list name} request with status {int} and the body {string}") {
    (comics: inout ComicsWorld, name: ListName, status: Int, body: String) in
    try comics.answer(body, status: status, to: [name])
  }

  When("the server answers with two comics and the second has a number as title") { comics in
    let items = [#"{"id": 1, "title": "Bolt"}"#, #"{"id": 2, "title": 2}"#]
    try comics.answer(CatalogBody.results(items), to: [.comics])
  }

  When("the request fails because the device is not connected") { comics in
    comics.network.goOffline()
    try comics.answer(.failure(.notConnected), to: [.comics, .characters])
  }

  When("the request fails because the time is out") { comics in
    try comics.answer(.failure(.timedOut), to: [.comics, .characters])
  }
}

/// Answers in another order than that of the requests.
private let lateAnswerSteps = StepLibrary(ComicsWorld.self) {
  When("the {ordinal} request for comics fails") { (comics: inout ComicsWorld, number: Int) in
    let request = try comics.request(number, isForCharacters: false)
    try comics.network.complete(at: request, with: .failure(.timedOut))
  }

  When("the {ordinal} request for comics is answered with the comic(s) {quoted list}") {
    (comics: inout ComicsWorld, number: Int, titles: [String]) in
    let request = try comics.request(number, isForCharacters: false)
    let body = CatalogBody.comics(titles.enumerated().map { (id: $0 + 1, title: $1) })
    try comics.network.complete(at: request, with: .success(response(body)))
  }

  When("the {ordinal} request for characters fails") { (comics: inout ComicsWorld, number: Int) in
    let request = try comics.request(number, isForCharacters: true)
    try comics.network.complete(at: request, with: .failure(.timedOut))
  }

  When("the {ordinal} request for characters is answered with the character(s) {quoted list}") {
    (comics: inout ComicsWorld, number: Int, names: [String]) in
    let request = try comics.request(number, isForCharacters: true)
    let body = CatalogBody.characters(names)
    try comics.network.complete(at: request, with: .success(response(body)))
  }
}

extension ComicsWorld {
  /// The number, from 0, of a request among all; it is the `number`th from 1 of its kind.
  fileprivate func request(_ number: Int, isForCharacters: Bool) throws -> Int {
    let requests = network.requests.indices.filter {
      network.requests[$0].url.hasSuffix("/characters") == isForCharacters
    }
    try expect(requests.indices.contains(number - 1), "\(requests.count) were sent")
    return requests[number - 1]
  }
}

/// Titles where a story counts comics only; they are neither sorted nor of one letter.
func sampleTitles(_ count: Int) -> [String] {
  let titles = ["Night Ferry #2", "amber Coast", "Atlas #9"]
  return (0..<count).map { titles.indices.contains($0) ? titles[$0] : "Volume \($0 + 1)" }
}

/// Names where a story counts characters only.
private func sampleNames(_ count: Int) -> [String] { (0..<count).map { "Character \($0 + 1)" } }

/// The names in a table of one column, whose first row may be a heading.
func names(in table: DataTable) throws -> [String] {
  let cells = table.raw.compactMap(\.first)
  let isHeading = [
    "name", "names", "character", "characters", "title", "titles", "comic", "comics",
  ]
  .contains(cells.first?.lowercased() ?? "")
  return Array(cells.dropFirst(isHeading ? 1 : 0))
}

private struct ComicRow: Decodable {
  var id: Int?
  var title: String
}
