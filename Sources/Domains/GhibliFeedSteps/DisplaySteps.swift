import GhibliFeed
import StepKit
import TestDoubles

/// The films on the screen.
let displaySteps = StepLibrary(GhibliWorld.self) {
  ParameterType("feed", FeedName.words, useForSnippets: false) { text in FeedName(text) }

  Then("{feed shows} {feed}") { (ghibli: inout GhibliWorld, shows: Bool, feed: FeedName) in
    try ghibli.expectShown(feed, shows)
  }

  Then("{feed} {is on screen}") { (ghibli: inout GhibliWorld, feed: FeedName, isShown: Bool) in
    try ghibli.expectShown(feed, isShown)
  }

  Then("{feed shows} the remote films only") { (ghibli: inout GhibliWorld, shows: Bool) in
    try ghibli.expectShown(.remote, shows)
    let titles = Set(ghibli.cachedFilms.map(\.title))
    try expect(
      ghibli.shownTitles.filter(titles.contains), equals: [], "the cached films on the screen")
  }

  filmSteps
  titleSteps
  emptySteps

  Step("the app is( still) loading( the film feed)") { ghibli in
    try expect(ghibli.screenNow.isLoading, "the app does not show that it is loading")
  }

  for pattern in ["the app is not loading", "the app is no longer loading"] {
    Step(.expression(pattern)) { (ghibli: inout GhibliWorld) in
      try expect(!ghibli.screenNow.isLoading, "the app shows that it is loading")
    }
  }

  for noun in ["loading/activity indicator", "loading text"] {
    Then(.expression("{feed shows} {some} \(noun)")) {
      (ghibli: inout GhibliWorld, shows: Bool, some: Bool) in
      try expect(
        ghibli.screenNow.isLoading == (shows == some), "loading: \(ghibli.screenNow.isLoading)")
    }

    Then(.expression("{some} \(noun) {is on screen}")) {
      (ghibli: inout GhibliWorld, some: Bool, isShown: Bool) in
      try expect(
        ghibli.screenNow.isLoading == (isShown == some), "loading: \(ghibli.screenNow.isLoading)")
    }
  }

  messageSteps
}

/// The films on the screen by their number.
private let filmSteps = StepLibrary(GhibliWorld.self) {
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

  Then("{feed shows} (only )(exactly )(a list of ){count} film(s)") {
    (ghibli: inout GhibliWorld, shows: Bool, count: Int) in
    try ghibli.expectShown(count, shows)
  }

  Then("{feed shows} any film(s)") { (ghibli: inout GhibliWorld, shows: Bool) in
    try expect(!ghibli.shownTitles.isEmpty == shows, "the app shows \(ghibli.shownTitles)")
  }

  Then("{feed shows} {count} film(s) from( the) remote/server") {
    (ghibli: inout GhibliWorld, shows: Bool, count: Int) in
    try expect(shows, "the sentence says what is not shown")
    try ghibli.expectShown(count, of: false)
  }

  Then("{feed shows} the films in the( same) order of/as( in) the remote( feed)") {
    (ghibli: inout GhibliWorld, shows: Bool) in
    try expect(shows, "the sentence says what is not shown")
    try ghibli.expectShown(.remote, true)
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

  Then("{feed shows} neither films nor an/any/a (error )message") {
    (ghibli: inout GhibliWorld, shows: Bool) in
    try expect(shows, "the sentence denies twice")
    try expect(ghibli.shownTitles, equals: [], "the films on the screen")
    try ghibli.expectMessage(false)
  }

  Then("(only ){count} film(s) {is on screen}") {
    (ghibli: inout GhibliWorld, count: Int, isShown: Bool) in
    try ghibli.expectShown(count, isShown)
  }

  Then("{list has} {count} film(s)") { (ghibli: inout GhibliWorld, has: Bool, count: Int) in
    let titles = try ghibli.titlesInQuestion()
    try expect((titles.count == count) == has, "the films are \(titles)")
  }
}

/// The films on the screen by their titles.
private let titleSteps = StepLibrary(GhibliWorld.self) {
  Then("{feed shows}( {films named}) {quoted list}( {exactly})") {
    (
      ghibli: inout GhibliWorld, shows: Bool, isOnly: Bool?, titles: [String], exactly: String?
    ) in
    try ghibli.expectShown(titles, shows, isAll: isOnly == true || exactly != nil)
  }

  Then("{quoted list} {is on screen}( {exactly})") {
    (ghibli: inout GhibliWorld, titles: [String], isShown: Bool, exactly: String?) in
    try ghibli.expectShown(titles, isShown, isAll: exactly != nil)
  }

  Then("{films} {quoted list} {is on screen}( {exactly})") {
    (
      ghibli: inout GhibliWorld, isOnly: Bool, titles: [String], isShown: Bool, exactly: String?
    ) in
    try ghibli.expectShown(titles, isShown, isAll: isOnly || exactly != nil)
  }

  Then("{feed shows}( {films named}) {quoted list}(,) {but not}( {films named}) {quoted list}") {
    (
      ghibli: inout GhibliWorld, shows: Bool, _: Bool?, titles: [String], _: String, _: Bool?,
      others: [String]
    ) in
    try expect(shows, "the sentence denies twice")
    try ghibli.expectShown(titles, true)
    try ghibli.expectShown(others, false)
  }

  Then("{list has}( {films named}) {quoted list}( {exactly})") {
    (ghibli: inout GhibliWorld, has: Bool, isOnly: Bool?, titles: [String], exactly: String?) in
    try ghibli.expectTitles(titles, has, isAll: isOnly == true || exactly != nil)
  }

  Then("{list has} (the ){count} film(s)(,)(:)( named)( titled)( with the title) {quoted list}") {
    (ghibli: inout GhibliWorld, has: Bool, count: Int, titles: [String]) in
    try expect(has, "the sentence says what the list has not")
    try expect(titles.count, equals: count, "the number of titles in the sentence")
    try expect(try ghibli.titlesInQuestion(), equals: titles, "the films")
  }

  Then("{feed shows} (the ){count} film(s)(,)(:)( named)( titled) {quoted list}") {
    (ghibli: inout GhibliWorld, shows: Bool, count: Int, titles: [String]) in
    try expect(shows, "the sentence says what is not shown")
    try expect(titles.count, equals: count, "the number of titles in the sentence")
    try expect(ghibli.shownTitles, equals: titles, "the films on the screen")
  }

  Then("{feed shows} these/the (following )films( {exactly}):") {
    (ghibli: inout GhibliWorld, shows: Bool, exactly: String?, table: DataTable) in
    try expect(shows, "the sentence says what is not shown")
    try expect(ghibli.shownTitles, equals: table.titles(), "the films on the screen")
  }

  Then("{feed shows} the films {exactly}(:) {quoted list}") {
    (ghibli: inout GhibliWorld, shows: Bool, _: String, titles: [String]) in
    try ghibli.expectShown(titles, shows, isAll: true)
  }

  Then("{the films} are( exactly) {quoted list}( {exactly})") {
    (ghibli: inout GhibliWorld, _: String, titles: [String], _: String?) in
    try expect(try ghibli.titlesInQuestion(), equals: titles, "the films")
  }

  Then(
    "the {film place} (displayed )(shown )(delivered )film( displayed)( shown)( listed) is {string}"
  ) {
    (ghibli: inout GhibliWorld, place: FilmPlace, title: String) in
    let titles = try ghibli.titlesInQuestion()
    try expect(try place.element(of: titles), equals: title, "the \(place.text) film")
  }

  Then("the {film place} film( displayed)( shown)( listed) is not {string}") {
    (ghibli: inout GhibliWorld, place: FilmPlace, title: String) in
    let found = try place.element(of: try ghibli.titlesInQuestion())
    try expect(found != title, "the \(place.text) film is \"\(found)\"")
  }

  Then("{string} is (displayed as )(shown as )(listed as )the {film place} film") {
    (ghibli: inout GhibliWorld, title: String, place: FilmPlace) in
    let titles = try ghibli.titlesInQuestion()
    try expect(try place.element(of: titles), equals: title, "the \(place.text) film")
  }

  Then("{string} {is on screen} before/above {string}") {
    (ghibli: inout GhibliWorld, first: String, isShown: Bool, second: String) in
    let titles = ghibli.shownTitles
    let places = try [first, second].map {
      try require(titles.firstIndex(of: $0), "the app shows \(titles)")
    }
    try expect((places[0] < places[1]) == isShown, "the app shows \(titles)")
  }

  Then("{feed shows} {feed}(,)(:) {quoted list}") {
    (ghibli: inout GhibliWorld, shows: Bool, feed: FeedName, titles: [String]) in
    try expect(shows, "the sentence says what is not shown")
    try ghibli.expectShown(feed, true)
    try expect(ghibli.shownTitles, equals: titles, "the films on the screen")
  }
}

/// A list without films.
private let emptySteps = StepLibrary(GhibliWorld.self) {
  Then("{feed shows} the empty list text") { (ghibli: inout GhibliWorld, shows: Bool) in
    try ghibli.expectEmptyText(shows)
  }

  Then("the empty list text {is on screen}") { (ghibli: inout GhibliWorld, isShown: Bool) in
    try ghibli.expectEmptyText(isShown)
  }

  for pattern in [
    "the (film )feed is empty", "the list( of films) is empty", "the screen is empty",
  ] {
    Then(.expression(pattern)) { (ghibli: inout GhibliWorld) in
      try expect(ghibli.shownTitles, equals: [], "the films on the screen")
    }
  }

  for pattern in ["the (film )feed is not empty", "the list( of films) is not empty"] {
    Then(.expression(pattern)) { (ghibli: inout GhibliWorld) in
      try expect(!ghibli.shownTitles.isEmpty, "the app shows no films")
    }
  }
}

/// A feed in the words of the document.
enum FeedName {
  case remote
  case saved

  static let words =
    "the (?:latest |new )?(?:film )?(?:feed|field|films) from (?:the )?(?:remote|server)"
    + "|the (?:remote|new|latest) (?:film )?(?:feed|films)"
    + "|the latest (?:film )?feed saved|the (?:latest |last )?(?:saved|cached) (?:film )?(?:feed|films)"
    + "|the (?:latest |last )?(?:saved|cached) version of (?:the )?(?:film )?feed"
    + "|the (?:film )?(?:feed|films) from (?:the )?cache"

  init(_ text: String) {
    self = ["saved", "cache"].contains(where: text.contains) ? .saved : .remote
  }
}

/// The error message.
private let messageSteps = StepLibrary(GhibliWorld.self) {
  Then("{feed shows} {some} message again") {
    (ghibli: inout GhibliWorld, shows: Bool, some: Bool) in try ghibli.expectMessage(shows == some)
  }

  for noun in ["error( message)", "message"] {
    Then(.expression("{feed shows} {some} \(noun)")) {
      (ghibli: inout GhibliWorld, shows: Bool, some: Bool) in
      try ghibli.expectMessage(shows == some)
    }

    Then(.expression("{some} \(noun) {is on screen}( again)")) {
      (ghibli: inout GhibliWorld, some: Bool, isShown: Bool) in
      try ghibli.expectMessage(some == isShown)
    }
  }

  Then("{feed shows} {some} error( message) {repetition}") {
    (ghibli: inout GhibliWorld, shows: Bool, some: Bool, times: Int) in
    try ghibli.expectMessage(shows == some)
    // "Again" says nothing of how often.
    if times > 1 { try expect(ghibli.messagesShown, equals: times, "the error messages shown") }
  }

  Then("{feed shows} {some} error( message) both/each/every time(s)") {
    (ghibli: inout GhibliWorld, shows: Bool, some: Bool) in
    try ghibli.expectMessage(shows == some)
    let expected = shows == some ? ghibli.requests : 0
    try expect(ghibli.messagesShown, equals: expected, "the error messages shown")
  }

  Then("{feed shows} the error message {string}") {
    (ghibli: inout GhibliWorld, shows: Bool, text: String) in
    guard shows else {
      return try expect(ghibli.screenNow.message?.text != text, "the message is shown: \(text)")
    }
    try ghibli.expectMessage(true)
    try expect(ghibli.screenNow.message?.text, equals: text, "the error message")
  }

  Then("the (error )message says/is/reads {string}") { (ghibli: inout GhibliWorld, text: String) in
    try expect(ghibli.screenNow.message?.text, equals: text, "the error message")
  }

  Then("it adds {string}") { (ghibli: inout GhibliWorld, text: String) in
    try expect(ghibli.screenNow.message?.detail, equals: text, "the detail of the error message")
  }

  Then("it adds nothing") { ghibli in
    let message = try require(ghibli.screenNow.message, "the app shows no error message")
    try expect(message.detail, equals: nil, "the detail of the error message")
  }

  Then("{count} incident(s) was/were noted") { (ghibli: inout GhibliWorld, count: Int) in
    try expect(ghibli.incidents.count == count, "the incidents are \(ghibli.incidents)")
  }
}

extension GhibliWorld {
  /// Whether the remote has given films that are no older than the last request.
  var hasRemoteFilms: Bool {
    network.isOnline && (try? remoteFilms()) != nil
  }

  /// The titles on the screen, or those that a command delivered where the app was not asked.
  func titlesInQuestion() throws -> [String] {
    deliveries.all.isEmpty ? shownTitles : try deliveredFilms().map(\.title)
  }

  /// The saved feed is what the cache had when the user asked, and still has: the remote has given
  /// nothing.
  fileprivate func expectShown(_ feed: FeedName, _ isShown: Bool) throws {
    let saved = cacheAtRequest?.films ?? []
    switch (feed, isShown) {
    case (.remote, true): try expectOnScreen(try remoteFilms())
    case (.saved, true):
      try expect(!saved.isEmpty, "nothing was saved when the user requested to see the feed")
      try expect(cachedFeed(), equals: cacheAtRequest, "the cached feed")
      try expectOnScreen(saved)
    case (.saved, false):
      let titles = saved.map(\.title)
      try expect(shownTitles.filter(titles.contains), equals: [], "the saved films on the screen")
    case (.remote, false):
      let titles = saved.map(\.title)
      try expect(shownTitles.filter { !titles.contains($0) }, equals: [], "the films not saved")
    }
  }

  fileprivate func expectShown(_ count: Int, _ isShown: Bool) throws {
    if isShown {
      try expect(shownFilms.count, equals: count, "the number of films on the screen")
    } else if count == 1 {
      try expect(shownTitles, equals: [], "the films on the screen")
    } else {
      try expect(shownFilms.count != count, "\(count) films are on the screen")
    }
  }

  /// The films by their number, and whether they are those saved or those of the remote.
  func expectShown(_ count: Int, of isSaved: Bool?) throws {
    try expectShown(count, true)
    try expectShown(isSaved ?? !hasRemoteFilms ? .saved : .remote, true)
  }

  /// One title is among those delivered or on the screen; several are all of them.
  fileprivate func expectTitles(_ titles: [String], _ has: Bool, isAll: Bool) throws {
    let found = try titlesInQuestion()
    if isAll || has && titles.count > 1 {
      try expect((found == titles) == has, "the films are \(found)")
    } else if has {
      try expect(found.contains(titles[0]), "the films are \(found)")
    } else {
      try expect(found.filter(titles.contains), equals: [], "the films")
    }
  }

  /// One title is among those on the screen; several are all of them.
  fileprivate func expectShown(
    _ titles: [String], _ isShown: Bool, isAll: Bool = false
  ) throws {
    if isAll {
      return try expect((shownTitles == titles) == isShown, "the app shows \(shownTitles)")
    }
    if !isShown {
      try expect(shownTitles.filter(titles.contains), equals: [], "the films on the screen")
    } else if titles.count == 1 {
      try expect(shownTitles.contains(titles[0]), "the app shows \(shownTitles)")
    } else {
      try expect(shownTitles, equals: titles, "the films on the screen")
    }
  }

  fileprivate func expectEmptyText(_ isShown: Bool) throws {
    let screen = screenNow
    let text = screen.language == .en ? "List is empty." : "Пустой список."
    try expect(screen.emptyText, equals: isShown ? text : nil, "the text of an empty list")
    if isShown { try expectMessage(false) }
  }

  fileprivate func expectOnScreen(_ films: [PlainFilm]) throws {
    try expect(shownFilms, equal: films, "the films on the screen")
    try expectMessage(false)
    try expect(!screenNow.isLoading, "the app still shows that it is loading")
  }

  /// The message stands in place of films.
  func expectMessage(_ isShown: Bool) throws {
    guard isShown else {
      return try expect(screenNow.message?.text, equals: nil, "the error message")
    }
    let message = try require(screenNow.message, "the app shows no error message")
    try expect(!message.text.isEmpty, "the error message is empty")
    try expect(shownTitles, equals: [], "the films on the screen")
    try expect(screenNow.emptyText, equals: nil, "the text of an empty list")
    try expect(!screenNow.isLoading, "the app still shows that it is loading")
  }
}
