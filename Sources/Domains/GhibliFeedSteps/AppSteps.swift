import GhibliFeed
import Ports
import StepKit
import TestDoubles

/// The user's actions.
let appSteps = StepLibrary(GhibliWorld.self) {
  When("({after time} ){requests feed}( {repetition})( {later})") {
    (ghibli: inout GhibliWorld, after: Duration?, _: String, times: Int?, later: Duration?) in
    try await ghibli.pass(after ?? later)
    try await ghibli.requestFeed(times) { $0.requestFeed() }
  }
  .described(as: "The user asks for the film feed, once or as often as the sentence says.")

  When("({after time} ){opens app}( {repetition})( {later})") {
    (ghibli: inout GhibliWorld, after: Duration?, _: String, times: Int?, later: Duration?) in
    try await ghibli.pass(after ?? later)
    try await ghibli.requestFeed(times) { $0.start() }
  }

  connectedRequests
  seenSteps
  originSteps

  // Both in one sentence: what the remote has is what was seen; `joinedSteps` leaves it alone.
  When("{requests feed} and( then) {feed shows} {film list}( {origin})") {
    (ghibli: inout GhibliWorld, _: String, shows: Bool, films: FilmList, _: Bool?) in
    try expect(shows, "the sentence says what was not seen")
    try await ghibli.requestAndSee(films)
  }

  When("{requests feed} and saw/sees/see {film list}( {origin})") {
    (ghibli: inout GhibliWorld, _: String, films: FilmList, _: Bool?) in
    try await ghibli.requestAndSee(films)
  }

  When("{retries}") { (ghibli: inout GhibliWorld, _: String) in
    _ = try require(ghibli.screenNow.message, "the app shows no error message")
    ghibli.requests += 1
    ghibli.session.tapMessage()
  }

  When("the user/customer taps where the error message was") { ghibli in
    try expect(ghibli.screenNow.message?.text, equals: nil, "the error message")
    ghibli.session.tapMessage()
  }
  .isIdempotent()

  When("the image of the {ordinal} film comes into view( again)") {
    (ghibli: inout GhibliWorld, number: Int) in
    ghibli.session.requestImage(try ghibli.row(number).film.image)
    try await ghibli.turn()
  }

  When("the image of the {ordinal} film goes out of view") {
    (ghibli: inout GhibliWorld, number: Int) in
    ghibli.session.cancelImage(try ghibli.row(number).film.image)
    try await ghibli.turn()
  }
  .isIdempotent()

  // the image of "Ponyo", of the film "Ponyo"
  ParameterType("named film", #"(?:the film )?"[^"]*""#, useForSnippets: false) { (text: String) in
    String(text.split(separator: "\"", omittingEmptySubsequences: false)[1])
  }

  When("the image of {named film} comes into view( again)") {
    (ghibli: inout GhibliWorld, title: String) in
    ghibli.session.requestImage(try ghibli.row(titled: title).film.image)
    try await ghibli.turn()
  }

  When("the image of {named film} goes out of view") {
    (ghibli: inout GhibliWorld, title: String) in
    ghibli.session.cancelImage(try ghibli.row(titled: title).film.image)
    try await ghibli.turn()
  }
  .isIdempotent()

  When("the user/customer scrolls to {named film}") {
    (ghibli: inout GhibliWorld, title: String) in
    ghibli.session.requestImage(try ghibli.row(titled: title).film.image)
    try await ghibli.turn()
  }

  When("the user/customer scrolls to the {film place} film") {
    (ghibli: inout GhibliWorld, place: FilmPlace) in
    ghibli.session.requestImage(try place.element(of: ghibli.screenNow.rows).film.image)
    try await ghibli.turn()
  }

  When("the user scrolls past the image of the {ordinal} film") {
    (ghibli: inout GhibliWorld, number: Int) in
    let image = try ghibli.row(number).film.image
    ghibli.session.requestImage(image)
    ghibli.session.cancelImage(image)
    try await ghibli.turn()
  }
  .isIdempotent()
}

/// The images in the rows of the films.
let imageSteps = StepLibrary(GhibliWorld.self) {
  ParameterType("image state", "missing|loading|displayed|broken", useForSnippets: false) {
    (text: String) in text
  }

  Then("the image of the {ordinal} film is {image state}") {
    (ghibli: inout GhibliWorld, number: Int, state: String) in
    try ghibli.expectImage(try ghibli.row(number), state)
  }

  for pattern in [
    "the images of both films are {image state}", "both images are {image state}",
    "the images of all( the) films are {image state}", "all( the) images are {image state}",
  ] {
    Then(.expression(pattern)) { (ghibli: inout GhibliWorld, state: String) in
      let rows = ghibli.screenNow.rows
      try expect(rows.count > 1, "the app shows \(rows.count) films")
      if pattern.contains("both") { try expect(rows.count, equals: 2, "the number of films") }
      for row in rows { try ghibli.expectImage(row, state) }
    }
  }

  // A film of the list has its image there; of others, one that was asked for is meant.
  Then("the image of {named film} {is on screen}") {
    (ghibli: inout GhibliWorld, title: String, isShown: Bool) in
    if let row = ghibli.screenNow.rows.first(where: { $0.film.title == title }) {
      if isShown { return try ghibli.expectImage(row, "displayed") }
      return try expect(row.image.word != "displayed", "the image of \"\(title)\" is displayed")
    }
    let address = ghibli.address(of: title)
    let load = try require(
      ghibli.imageLoads.lastIndex { $0.address == address },
      "asked for were \(ghibli.imageLoads.map(\.address))")
    if isShown { return try ghibli.expectImage(load) }
    try ghibli.expectOutcome(try Outcome("image"), for: load, false)
  }

  Then("{feed shows} the image of {named film}") {
    (ghibli: inout GhibliWorld, shows: Bool, title: String) in
    let row = try ghibli.row(titled: title)
    if shows { return try ghibli.expectImage(row, "displayed") }
    try expect(row.image.word != "displayed", "the image of \"\(title)\" is displayed")
  }

  Then("the image of the {ordinal} film is not {image state}") {
    (ghibli: inout GhibliWorld, number: Int, state: String) in
    let row = try ghibli.row(number)
    try expect(row.image.word != state, "the image of \"\(row.film.title)\" is \(state)")
  }

  Then("({limit} )(only )(exactly )(just ){count} image request(s) {is asked}") {
    (ghibli: inout GhibliWorld, limit: Limit?, count: Int, _: String) in
    let sent = ghibli.network.requests.filter { $0.url != GhibliWorld.feedAddress }
    try expect(sent.map(\.method).filter { $0 != "GET" }, equals: [], "the other methods")
    try Limit.expect(sent.count, limit, count, "the image requests sent")
  }

  Then("the HTTP request {is canceled}") { (ghibli: inout GhibliWorld, isCanceled: Bool) in
    try expect(ghibli.network.exchanges.count, equals: 1, "the number of requests")
    try expect(
      ghibli.commandClient.canceled, equals: isCanceled ? [0] : [], "the requests canceled")
  }

  Then("the image request of the app {is canceled}") {
    (ghibli: inout GhibliWorld, isCanceled: Bool) in
    let images = ghibli.network.requests.indices.filter {
      ghibli.network.requests[$0].url != GhibliWorld.feedAddress
    }
    try expect(images.count, equals: 1, "the number of image requests")
    try expect(
      ghibli.appClient.canceled.sorted(), equals: isCanceled ? images : [],
      "the requests canceled")
  }
}

/// Requests that say whether there is a connection.
private let connectedRequests = StepLibrary(GhibliWorld.self) {
  When("{requests feed}( {repetition})(,) {in network}") {
    (ghibli: inout GhibliWorld, _: String, times: Int?, isOnline: Bool) in
    ghibli.connect(isOnline)
    try await ghibli.requestFeed(times) { $0.requestFeed() }
  }

  When("{opens app}( {repetition}) {in network}") {
    (ghibli: inout GhibliWorld, _: String, times: Int?, isOnline: Bool) in
    ghibli.connect(isOnline)
    try await ghibli.requestFeed(times) { $0.start() }
  }

  When("{connected viewer} opens/starts/launches/restarts/reopens the app") {
    (ghibli: inout GhibliWorld, isOnline: Bool) in
    ghibli.connect(isOnline)
    try await ghibli.requestFeed(1) { $0.start() }
  }

  When("{connected viewer} {wants feed}( {repetition})") {
    (ghibli: inout GhibliWorld, isOnline: Bool, _: String, times: Int?) in
    ghibli.connect(isOnline)
    try await ghibli.requestFeed(times) { $0.requestFeed() }
  }

  // Said in one, what comes next is today.
  Given("{feed connection} yesterday and( then) {wants feed}") {
    (ghibli: inout GhibliWorld, isOnline: Bool, _: String) in
    ghibli.connect(isOnline)
    try await ghibli.requestFeed(1) { $0.requestFeed() }
    try await ghibli.pass(.seconds(86_400))
  }

  // What was yesterday is a day old today.
  Given("{feed connection} yesterday") { (ghibli: inout GhibliWorld, isOnline: Bool) in
    ghibli.connect(isOnline)
    ghibli.isYesterday = true
  }

  Given("{feed connection} today") { (ghibli: inout GhibliWorld, isOnline: Bool) in
    if ghibli.isYesterday { try await ghibli.pass(.seconds(86_400)) }
    ghibli.isYesterday = false
    ghibli.connect(isOnline)
  }

  Given("{connected viewer}") { (ghibli: inout GhibliWorld, isOnline: Bool) in
    ghibli.connect(isOnline)
  }

  Given("{connected viewer} with {cached feed}( {with films})") {
    (ghibli: inout GhibliWorld, isOnline: Bool, _: String, films: FilmList?) in
    ghibli.connect(isOnline)
    try ghibli.fillCache(films?.samples() ?? sampleFilms(2))
  }

  Given("{feed connection} with a cache {with films}") {
    (ghibli: inout GhibliWorld, isOnline: Bool, films: FilmList) in
    ghibli.connect(isOnline)
    try ghibli.fillCache(films.samples())
  }

}

extension GhibliWorld {
  /// Before an outcome, lets the user see the films, unless the app shows them.
  mutating func haveShown(_ titles: [String]) async throws {
    if shownTitles.count == titles.count, shownTitles == titles || titles[0] == "Film 1" { return }
    try answerFeed(feedJSON(titles))
    try await requestFeed(1) { $0.requestFeed() }
    try await turn()
    try expect(shownTitles, equals: titles, "the films on the screen")
  }

  /// Lets the user request the films, which the remote has, and see them.
  mutating func requestAndSee(_ films: FilmList) async throws {
    try answerFeed(films.json)
    try await requestFeed(1) { $0.requestFeed() }
    try await turn()
    try expect(shownFilms, equal: try remoteFilms(), "the films on the screen")
  }

  /// Lets the app load the feed so many times, one after the other, and remembers what the cache had
  /// before.
  mutating func requestFeed(_ times: Int?, _ request: (FeedSession) -> Void) async throws {
    for number in 1...max(1, times ?? 1) {
      if number > 1 { try await turn() }
      cacheAtRequest = try? cachedFeed()
      cacheBefore = cacheAtRequest
      if requests > 0 { shownBefore.append(shownTitles) }
      requests += 1
      request(session)
    }
  }

  /// The row of a film, from 1.
  func row(_ number: Int, file: StaticString = #filePath, line: Int = #line) throws
    -> FeedScreen.Row
  {
    let rows = screenNow.rows
    try expect(
      rows.indices.contains(number - 1), "the app shows \(rows.count) films", file: file,
      line: line)
    return rows[number - 1]
  }

  /// The row of a film by its title.
  func row(titled title: String) throws -> FeedScreen.Row {
    try require(
      screenNow.rows.first { $0.film.title == title }, "the app shows \(shownTitles)")
  }

  func expectImage(_ row: FeedScreen.Row, _ state: String) throws {
    try expect(row.image.word, equals: state, "the image of \"\(row.film.title)\"")
    if case .loaded(let bytes) = row.image {
      try expect(
        bytes, equals: try imageBytes(of: PlainFilm(row.film).image), "the bytes of the image")
    }
  }

  /// The bytes that the remote has sent for an address, or else the image cache was given.
  func imageBytes(of address: String) throws -> [UInt8] {
    for exchange in network.exchanges.reversed() where exchange.request.url == address {
      if case .completed(.success(let response)) = exchange.state { return response.body }
    }
    return try require(imageData.contents[address], "nobody has an image at \(address)")
  }
}

extension FeedScreen.Picture {
  fileprivate var word: String {
    switch self {
    case .placeholder: "missing"
    case .loading: "loading"
    case .loaded: "displayed"
    case .failed: "broken"
    }
  }
}
