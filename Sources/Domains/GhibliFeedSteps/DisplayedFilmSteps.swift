import GhibliFeed
import StepKit
import TestDoubles

/// The films on the screen by their number.
let filmSteps = StepLibrary(GhibliWorld.self) {
  Then("{feed shows} {which} {count}( {origin}) film(s)( {origin})") {
    (
      ghibli: inout GhibliWorld, shows: Bool, _: String, count: Int, isSaved: Bool?,
      isSavedBehind: Bool?
    ) in
    try expect(shows, "the sentence says what is not shown")
    try ghibli.expectShown(count, of: isSaved ?? isSavedBehind)
  }

  Then("{which} {count}( {origin}) film(s)( {origin}) {is on screen}") {
    (
      ghibli: inout GhibliWorld, _: String, count: Int, isSaved: Bool?, isSavedBehind: Bool?,
      isShown: Bool
    ) in
    if !isShown { return try ghibli.expectShown(count, false) }
    try ghibli.expectShown(count, of: isSaved ?? isSavedBehind)
  }

  ParameterType.wording("both films", "both(?: of)?(?: the)? (?:films|movies)|both of them")
  ParameterType.wording("all films", "all(?: of)?(?: the)? (?:films|movies)|all of them")

  Then("{both films} {is on screen}") { (ghibli: inout GhibliWorld, _: String, isShown: Bool) in
    try expect(isShown, "the sentence says what is not shown")
    try ghibli.expectShown(2, of: nil)
  }

  Then("{all films} {is on screen}") { (ghibli: inout GhibliWorld, _: String, isShown: Bool) in
    try expect(isShown, "the sentence says what is not shown")
    try ghibli.expectShown(max(1, ghibli.shownFilms.count), of: nil)
  }

  Then("(the )films/movies {is on screen}") { (ghibli: inout GhibliWorld, areShown: Bool) in
    try ghibli.expectFilms(shown: areShown)
  }

  for (words, count) in [("{both films}", 2), ("{all films}", nil)] {
    Then(.expression("{feed shows} \(words)")) {
      (ghibli: inout GhibliWorld, shows: Bool, _: String) in
      try expect(shows, "the sentence says what is not shown")
      try ghibli.expectShown(count ?? max(1, ghibli.shownFilms.count), of: nil)
    }
  }

  Then("{feed shows} {limit} {count} film(s)") {
    (ghibli: inout GhibliWorld, shows: Bool, limit: Limit, count: Int) in
    try expect(shows, "the sentence says what is not shown")
    try Limit.expect(ghibli.shownFilms.count, limit, count, "the number of films on the screen")
  }

  Then("{limit} {count} film(s) {is on screen}") {
    (ghibli: inout GhibliWorld, limit: Limit, count: Int, isShown: Bool) in
    try expect(isShown, "the sentence says what is not shown")
    try Limit.expect(ghibli.shownFilms.count, limit, count, "the number of films on the screen")
  }

  Then(
    "{feed shows} (only )(exactly )(a list of )(a list with )(a feed of )(a feed with ){count} film(s)( on the screen)"
  ) {
    (ghibli: inout GhibliWorld, shows: Bool, count: Int) in
    if !ghibli.isOutcome, shows, count > 0 {
      return try await ghibli.haveShown(try sampleNumbers(count).map { "Film \($0 + 1)" })
    }
    try ghibli.expectShown(count, shows)
  }

  Then("none of the( {origin}) films {is on screen}") {
    (ghibli: inout GhibliWorld, isSaved: Bool?, isShown: Bool) in
    try expect(isShown, "the sentence denies twice")
    try ghibli.expectNoneShown(isSaved)
  }

  Then("{feed shows} none of the( {origin}) films") {
    (ghibli: inout GhibliWorld, shows: Bool, isSaved: Bool?) in
    try expect(shows, "the sentence denies twice")
    try ghibli.expectNoneShown(isSaved)
  }

  filmOfFeedSteps

  Then("{feed shows} any film(s)") { (ghibli: inout GhibliWorld, shows: Bool) in
    try expect(!ghibli.shownTitles.isEmpty == shows, "the app shows \(ghibli.shownTitles)")
  }

  Then("{feed shows} {count} film(s) from( the) remote/server") {
    (ghibli: inout GhibliWorld, shows: Bool, count: Int) in
    try expect(shows, "the sentence says what is not shown")
    try ghibli.expectShown(count, of: false)
  }

  ParameterType.wording(
    "remote order",
    "in the (?:same )?order (?:of|as(?: in)?) the (?:remote|server|payload|response|remote feed|data)",
    "(?:sorted|ordered|listed) (?:as(?: in)?|like) the (?:remote|server|payload|remote feed)",
    "in the order (?:in which )?the (?:remote|server) (?:has|sent|sends|delivered|delivers)(?: them)?"
  )

  Then("{feed shows} the films {remote order}") {
    (ghibli: inout GhibliWorld, shows: Bool, _: String) in
    try expect(shows, "the sentence says what is not shown")
    try ghibli.expectShown(.remote, true)
  }

  Then("{the films} {is on screen} {remote order}") {
    (ghibli: inout GhibliWorld, _: String, isShown: Bool, _: String) in
    try expect(isShown, "the sentence says what is not shown")
    try ghibli.expectShown(.remote, true)
  }

  ParameterType.wording(
    "films of remote",
    "(?:only )?(?:all(?: the| of the)?|the) films of the (?:remote|server)(?: feed)?")

  Then("{feed shows} {films of remote}") { (ghibli: inout GhibliWorld, shows: Bool, _: String) in
    try expect(shows, "the sentence says what is not shown")
    try ghibli.expectShown(.remote, true)
  }

  // What was on the screen when the user asked again.
  Then("{feed shows} the same films( as before)( again)") {
    (ghibli: inout GhibliWorld, shows: Bool) in
    let before = try require(ghibli.shownBefore.last, "the user has asked once")
    try expect(!before.isEmpty, "no films were on the screen before")
    try expect((ghibli.shownTitles == before) == shows, "the app shows \(ghibli.shownTitles)")
  }

  ParameterType.wording(
    "as shown before",
    "(?:the same as|equal to) (?:the (?:one|ones|feed|films) (?:that (?:was|were) )?(?:displayed|shown|seen) before|before)"
  )

  Then("the( displayed)( film) feed/films {is} {as shown before}") {
    (ghibli: inout GhibliWorld, _: String, _: String) in
    let before = try require(ghibli.shownBefore.last, "the user has asked once")
    try expect(!before.isEmpty, "no films were on the screen before")
    try expect(ghibli.shownTitles, equals: before, "the films on the screen")
  }

  Then("the number of (displayed )(delivered )films {is} {count}") {
    (ghibli: inout GhibliWorld, _: String, count: Int) in
    try expect(try ghibli.titlesInQuestion().count, equals: count, "the number of films")
  }

  ParameterType.wording(
    "films nor an error",
    "neither (?:(?:an?|the|any) )?(?:(?:film )?feed|films?) nor (?:an?|any) (?:error(?: message)?|message)"
  )

  Then("{feed shows} {films nor an error}") {
    (ghibli: inout GhibliWorld, shows: Bool, _: String) in
    try expect(shows, "the sentence denies twice")
    try expect(ghibli.shownTitles, equals: [], "the films on the screen")
    try ghibli.expectMessage(false)
  }

  Then("{delivers} the films {remote order}") {
    (ghibli: inout GhibliWorld, delivers: Bool, _: String) in
    try expect(delivers, "the sentence says what is not delivered")
    try await ghibli.expectDelivered(try Outcome("film feed"), true)
    try ghibli.expectOrigin(false)
  }

  Then("{some} (film )feed/list( of films) {is on screen}") {
    (ghibli: inout GhibliWorld, some: Bool, isShown: Bool) in
    try expect(
      ghibli.shownTitles.isEmpty == (some != isShown), "the app shows \(ghibli.shownTitles)")
  }

  Then("{feed shows} {some} (film )feed/list( of films)") {
    (ghibli: inout GhibliWorld, shows: Bool, some: Bool) in
    try expect(ghibli.shownTitles.isEmpty == (some != shows), "the app shows \(ghibli.shownTitles)")
  }

  Then("(only )(exactly )(just ){count} film(s) {is on screen}") {
    (ghibli: inout GhibliWorld, count: Int, isShown: Bool) in
    try ghibli.expectShown(count, isShown)
  }

  Then("{list has} {count} film(s)") { (ghibli: inout GhibliWorld, has: Bool, count: Int) in
    let titles = try ghibli.titlesInQuestion()
    try expect((titles.count == count) == has, "the films are \(titles)")
  }
}

/// The films on the screen by their titles.
let titleSteps = StepLibrary(GhibliWorld.self) {
  Then("{feed shows}( {feed of}) {titles}( {aside})") {
    (ghibli: inout GhibliWorld, shows: Bool, _: String?, films: FilmList, _: String?) in
    if !ghibli.isOutcome, shows { return try await ghibli.haveShown(films.named) }
    try ghibli.expectShown(films.named, shows, isAll: films.isOnly)
  }

  Then("{titles} {is on screen}( {exactly})( {aside})") {
    (
      ghibli: inout GhibliWorld, films: FilmList, isShown: Bool, exactly: String?, _: String?
    ) in
    try ghibli.expectShown(films.named, isShown, isAll: films.isOnly || exactly != nil)
  }

  // "Ponyo" is displayed but "Arrietty" is not
  ParameterType.wording("is not so", "(?:is|are|was|were)(?: not|n['’]t)")

  Then("{titles} {is on screen}(,) but/and/while {titles} {is not so}") {
    (ghibli: inout GhibliWorld, films: FilmList, isShown: Bool, others: FilmList, _: String) in
    try expect(isShown, "the sentence denies twice")
    try ghibli.expectShown(films.named, true, isAll: films.isOnly)
    try ghibli.expectShown(others.named, false)
  }

  ParameterType("each time", "both times|each time|every time|twice", useForSnippets: false) {
    (text: String) in ["both times", "twice"].contains(text)
  }

  Then("{feed shows} {titles} {each time}") {
    (ghibli: inout GhibliWorld, shows: Bool, films: FilmList, isTwice: Bool) in
    if isTwice { try expect(ghibli.requests, equals: 2, "the requests of the user") }
    for shown in ghibli.shownBefore + [ghibli.shownTitles] {
      try ghibli.expectFilms(films, shows, among: shown)
    }
  }

  Then("{titles} {is on screen} {each time}") {
    (ghibli: inout GhibliWorld, films: FilmList, isShown: Bool, isTwice: Bool) in
    if isTwice { try expect(ghibli.requests, equals: 2, "the requests of the user") }
    for shown in ghibli.shownBefore + [ghibli.shownTitles] {
      try ghibli.expectFilms(films, isShown, among: shown)
    }
  }

  Then("{feed shows} {titles} {origin}") {
    (ghibli: inout GhibliWorld, shows: Bool, films: FilmList, isSaved: Bool) in
    try expect(shows, "the sentence says what is not shown")
    try ghibli.expectShown(isSaved ? .saved : .remote, true)
    try ghibli.expectShown(films.named, true, isAll: films.isOnly)
  }

  Then("{titles} {is on screen} {origin}") {
    (ghibli: inout GhibliWorld, films: FilmList, isShown: Bool, isSaved: Bool) in
    try expect(isShown, "the sentence says what is not shown")
    try ghibli.expectShown(isSaved ? .saved : .remote, true)
    try ghibli.expectShown(films.named, true, isAll: films.isOnly)
  }

  ParameterType("end of list", "first|last", useForSnippets: false) { (text: String) in
    text == "first" ? FilmPlace.number(1) : .last
  }

  Then("{feed shows} {string} {end of list}") {
    (ghibli: inout GhibliWorld, shows: Bool, title: String, place: FilmPlace) in
    let found = try place.element(of: ghibli.shownTitles)
    try expect((found == title) == shows, "the \(place.text) film is \"\(found)\"")
  }

  Then("{feed shows} {string} as {placed film}") {
    (ghibli: inout GhibliWorld, shows: Bool, title: String, place: FilmPlace) in
    let found = try place.element(of: ghibli.shownTitles)
    try expect((found == title) == shows, "the \(place.text) film is \"\(found)\"")
  }

  Then("{feed shows} {string} before/above {string}") {
    (ghibli: inout GhibliWorld, shows: Bool, first: String, second: String) in
    try ghibli.expectShown(first, before: second, shows)
  }

  Then("{feed shows} nothing( at all)") { (ghibli: inout GhibliWorld, shows: Bool) in
    try expect(shows, "the sentence denies twice")
    try expect(ghibli.shownTitles, equals: [], "the films on the screen")
    try ghibli.expectMessage(false)
  }

  Then("{feed shows} {titles}(,) {but not} {titles}") {
    (ghibli: inout GhibliWorld, shows: Bool, films: FilmList, _: String, others: FilmList) in
    try expect(shows, "the sentence denies twice")
    try ghibli.expectShown(films.named, true)
    try ghibli.expectShown(others.named, false)
  }

  Then("{list has} {titles}( {aside})") {
    (ghibli: inout GhibliWorld, has: Bool, films: FilmList, _: String?) in
    try ghibli.expectTitles(films.named, has, isAll: films.isOnly)
  }

  Then("{list has} {count} film(s) with {film properties}") {
    (
      ghibli: inout GhibliWorld, has: Bool, count: Int, properties: [(key: String, value: String)]
    ) in
    try expect(has, "the sentence says what the list has not")
    let films = try ghibli.filmsInQuestion()
    try expect(films.count, equals: count, "the number of films")
    for film in films { try ghibli.expectFilm(film, has: properties) }
  }

  Then("{feed shows} these/the (following )film(s)( {exactly})(:)") {
    (ghibli: inout GhibliWorld, shows: Bool, _: String?, table: DataTable?) in
    guard let table else { return try ghibli.expectFilms(shown: shows) }
    try expect(shows, "the sentence says what is not shown")
    try table.check(ghibli.shownFilms, true, "the films on the screen")
  }

  Then("{the films} {is on screen} in the( following)( same) order(:) {quoted list}") {
    (ghibli: inout GhibliWorld, _: String, isShown: Bool, titles: [String]) in
    try expect((ghibli.shownTitles == titles) == isShown, "the app shows \(ghibli.shownTitles)")
  }

  Then("{the films} {is delivered} in the( following)( same) order(:) {quoted list}") {
    (ghibli: inout GhibliWorld, _: String, isDelivered: Bool, titles: [String]) in
    try ghibli.expectDelivered(titles, isDelivered, isAll: true)
  }

  Then("{the films} {has} the titles {quoted list}") {
    (ghibli: inout GhibliWorld, _: String, _: String, titles: [String]) in
    try expect(try ghibli.titlesInQuestion(), equals: titles, "the films")
  }

  Then("the order of {the films} {is} {quoted list}") {
    (ghibli: inout GhibliWorld, _: String, _: String, titles: [String]) in
    try expect(try ghibli.titlesInQuestion(), equals: titles, "the films")
  }

  Then("{the films} are( exactly) {quoted list}( {exactly})") {
    (ghibli: inout GhibliWorld, _: String, titles: [String], _: String?) in
    try expect(try ghibli.titlesInQuestion(), equals: titles, "the films")
  }

  Then(
    "{string} is not\\ among/missing\\ from/not\\ in/not\\ part\\ of the (displayed )(delivered )films/feed/list"
  ) {
    (ghibli: inout GhibliWorld, title: String) in
    let titles = try ghibli.titlesInQuestion()
    try expect(!titles.contains(title), "the films are \(titles)")
  }

  Then("{string} comes/stands/is before/above {string}") {
    (ghibli: inout GhibliWorld, first: String, second: String) in
    try ghibli.expectShown(first, before: second, true)
  }

  Then("{string} {is on screen} before/above {string}") {
    (ghibli: inout GhibliWorld, first: String, isShown: Bool, second: String) in
    try ghibli.expectShown(first, before: second, isShown)
  }

  // A film with properties: with the title "Ponyo" and the description "By the sea".
  Then("{feed shows} {count} film(s) with {film properties}") {
    (
      ghibli: inout GhibliWorld, shows: Bool, count: Int, properties: [(key: String, value: String)]
    ) in
    try expect(shows, "the sentence says what is not shown")
    try expect(ghibli.shownFilms.count, equals: count, "the number of films on the screen")
    for film in ghibli.screenNow.films { try ghibli.expectFilm(film, has: properties) }
  }

  Then("{feed shows} {feed}(,)(:) {quoted list}") {
    (ghibli: inout GhibliWorld, shows: Bool, feed: FeedName, titles: [String]) in
    try expect(shows, "the sentence says what is not shown")
    try ghibli.expectShown(feed, true)
    try expect(ghibli.shownTitles, equals: titles, "the films on the screen")
  }
}

/// Feeds and films on the screen with what they have.
let shownWithSteps = StepLibrary(GhibliWorld.self) {
  Then("{feed shows} {feed} {with films}") {
    (ghibli: inout GhibliWorld, shows: Bool, feed: FeedName, films: FilmList) in
    try expect(shows, "the sentence says what is not shown")
    try ghibli.expectShown(feed, true)
    try ghibli.expectFilms(films, true, among: ghibli.shownTitles)
  }

  ParameterType("other property", "id|description|image|url|URL", useForSnippets: false) {
    (text: String) in text.lowercased()
  }

  Then("{feed shows} the {other property} {string}") {
    (ghibli: inout GhibliWorld, shows: Bool, key: String, value: String) in
    let values = try ghibli.screenNow.films.map { try ghibli.value(of: key, of: $0) }
    try expect(values.contains(value) == shows, "the app shows \(values)")
  }
}

extension GhibliWorld {
  /// The films of whichever feed is to be seen, or none.
  fileprivate func expectFilms(shown areShown: Bool) throws {
    if areShown { return try expectShown(max(1, shownFilms.count), of: nil) }
    try expect(shownTitles, equals: [], "the films on the screen")
  }

  fileprivate func expectShown(_ first: String, before second: String, _ isSo: Bool) throws {
    let titles = shownTitles
    let places = try [first, second].map {
      try require(titles.firstIndex(of: $0), "the app shows \(titles)")
    }
    try expect((places[0] < places[1]) == isSo, "the app shows \(titles)")
  }
}
