import GhibliFeed
import StepKit
import TestDoubles

/// The content of the feed cache: a Given brings about what a Then looks for.
let cachedFeedSteps = StepLibrary(GhibliWorld.self) {
  for pattern in ["{cached feed}", "{cache} is not empty"] {
    Step(.expression(pattern)) { (ghibli: inout GhibliWorld, _: String) in
      if !ghibli.isOutcome { try ghibli.fillCache(sampleFilms(2)) }
      try expect(!ghibli.presentFeed().films.isEmpty, "the cached feed has no films")
    }
  }

  for pattern in [
    #"^there(?:[’']s| is| was) (?:no cached (?:version of the )?feed|no cache|nothing cached)$"#,
    "^the (?:feed )?cache (?:is|was) (?:still |now )?empty$",
    "^nothing (?:is|was|has been) (?:cached|saved|in the cache)$", "^the cache has no feed$",
    "^the (?:feed )?cache (?:should be|remains|stays) empty$", "^there is nothing in the cache$",
    "^there is no (?:cache|cached feed) any ?more$",
  ] {
    Given(.regex(pattern)) { (ghibli: inout GhibliWorld) in
      if !ghibli.isOutcome { try ghibli.emptyCache() }
      try expect(
        try ghibli.cachedFeed()?.films.map(\.title), equals: nil, "the titles in the cache")
    }
    .statesDefault(opposite: "the cache has 2 films")
  }

  contentSteps
  savedSteps
  fateSteps
  cacheAgeSteps
  cacheFailureSteps

  Given("a cache of {count} other film(s) saved {duration} ago") {
    (ghibli: inout GhibliWorld, count: Int, age: Duration) in
    let films = sampleFilms(count, others: true)
    try ghibli.fillCache(films, savedAt: ghibli.time.now - age.wholeSeconds)
  }

  Given("a cache of {count} film(s) saved {duration} in the future") {
    (ghibli: inout GhibliWorld, count: Int, age: Duration) in
    try ghibli.fillCache(sampleFilms(count), savedAt: ghibli.time.now + age.wholeSeconds)
  }

  Given("the cache holds the text {string}") { (ghibli: inout GhibliWorld, text: String) in
    try ghibli.writeCache(Array(text.utf8))
  }
}

/// The films in the cache.
private let contentSteps = StepLibrary(GhibliWorld.self) {
  Step("{cache has} (exactly ){count} film(s)") {
    (ghibli: inout GhibliWorld, has: Bool, count: Int) in
    try ghibli.cacheHas(has, count)
  }

  Step("{count} film(s) {is cached}") { (ghibli: inout GhibliWorld, count: Int, isCached: Bool) in
    try ghibli.cacheHas(isCached, count)
  }

  Step("there is/are {count} film(s) in {cache}") {
    (ghibli: inout GhibliWorld, count: Int, _: String) in
    try ghibli.cacheHas(true, count)
  }

  Step("{cache has}( {films}) {quoted list}( {exactly})") {
    (ghibli: inout GhibliWorld, has: Bool, isOnly: Bool?, titles: [String], exactly: String?) in
    if !ghibli.isOutcome { return try ghibli.fillCache(has ? sampleFilms(titles) : []) }
    try ghibli.expectCached(has, titles, isAll: isOnly == true || exactly != nil)
  }

  Then("{cache has}( {films}) {quoted list}(,) {but not}( {films named}) {quoted list}") {
    (
      ghibli: inout GhibliWorld, has: Bool, _: Bool?, titles: [String], _: String, _: Bool?,
      others: [String]
    ) in
    try expect(has, "the sentence denies twice")
    try ghibli.expectCached(true, titles)
    try ghibli.expectCached(false, others)
  }

  Then("{cache has} {which} {count} film(s)") {
    (ghibli: inout GhibliWorld, has: Bool, _: String, count: Int) in
    try ghibli.expectNewFilms(has, count)
  }

  Then("{cache has} {which} {count} film(s) {but not}( {films named}) {quoted list}") {
    (
      ghibli: inout GhibliWorld, has: Bool, _: String, count: Int, _: String, _: Bool?,
      others: [String]
    ) in
    try ghibli.expectNewFilms(has, count)
    try ghibli.expectCached(false, others)
  }

  Step("{cache has} (the ){count} film(s)(,)(:)( named)( titled) {quoted list}") {
    (ghibli: inout GhibliWorld, has: Bool, count: Int, titles: [String]) in
    try expect(titles.count, equals: count, "the number of titles in the sentence")
    if !ghibli.isOutcome { return try ghibli.fillCache(has ? sampleFilms(titles) : []) }
    try expect(
      try ghibli.presentFeed().films.map(\.title), equals: titles, "the titles in the cache")
  }

  Step("{quoted list} {is cached}") {
    (ghibli: inout GhibliWorld, titles: [String], isCached: Bool) in
    if !ghibli.isOutcome { return try ghibli.fillCache(isCached ? sampleFilms(titles) : []) }
    try ghibli.expectCached(isCached, titles)
  }

  Step("{films} {quoted list} {is cached}") {
    (ghibli: inout GhibliWorld, isOnly: Bool, titles: [String], isCached: Bool) in
    if !ghibli.isOutcome { return try ghibli.fillCache(isCached ? sampleFilms(titles) : []) }
    try ghibli.expectCached(isCached, titles, isAll: isOnly)
  }

  Then("the cached films/feed/titles are/is( exactly) {quoted list}( {exactly})") {
    (ghibli: inout GhibliWorld, titles: [String], _: String?) in
    try ghibli.expectCached(true, titles, isAll: true)
  }

  Then("the old/previous films/feed {is cached}") { (ghibli: inout GhibliWorld, isCached: Bool) in
    let titles = ghibli.cachedFilms.map(\.title)
    try expect(!titles.isEmpty, "the story has no old films")
    try ghibli.expectCached(isCached, titles, isAll: isCached)
  }

  Given("a (film )feed with/of {count} film(s) is cached") {
    (ghibli: inout GhibliWorld, count: Int) in try ghibli.fillCache(sampleFilms(count))
  }

  Given("a (film )feed with/of( {films}) {quoted list} is cached") {
    (ghibli: inout GhibliWorld, _: Bool?, titles: [String]) in
    try ghibli.fillCache(sampleFilms(titles))
  }

  Given("the cached (feed )data {is valid}") { (ghibli: inout GhibliWorld, isValid: Bool) in
    if isValid { return try ghibli.fillCache(sampleFilms(2)) }
    try ghibli.writeCache(Array("not a feed".utf8))
  }

  Given("the (feed )cache is/was corrupt/corrupted/broken/unreadable") { ghibli in
    try ghibli.writeCache(Array("not a feed".utf8))
  }

  Then("{string} is not one of them") {
    (ghibli: inout GhibliWorld, title: String) in
    _ = try ghibli.presentFeed()
    try ghibli.expectCached(false, [title])
  }

  Then("the {count} film(s) can( still) be loaded/retrieved from( the) cache") {
    (ghibli: inout GhibliWorld, count: Int) in
    let content = try ghibli.feedCache.load()
    try expect(content.films.count, equals: count, "the number of films that can be loaded")
    try expect(content.films.map(PlainFilm.init), equal: ghibli.cachedFilms, "the films loaded")
  }

  Then("the {film place} film in {cache} is {string}") {
    (ghibli: inout GhibliWorld, place: FilmPlace, _: String, title: String) in
    let titles = try ghibli.presentFeed().films.map(\.title)
    try expect(try place.element(of: titles), equals: title, "the \(place.text) film")
  }
}

/// A feed with the time when it was saved.
private let savedSteps = StepLibrary(GhibliWorld.self) {
  for pattern in [
    "{cached feed} with/of {count} film(s)", "{cached feed} that has {count} film(s)",
  ] {
    Given(.expression(pattern)) { (ghibli: inout GhibliWorld, _: String, count: Int) in
      try ghibli.fillCache(sampleFilms(count))
    }
  }

  for pattern in [
    "{cached feed} with {quoted list}", "{cached feed} with the film(s) {quoted list}",
  ] {
    Given(.expression(pattern)) { (ghibli: inout GhibliWorld, _: String, titles: [String]) in
      try ghibli.fillCache(sampleFilms(titles))
    }
  }

  ParameterType.wording(
    "saved",
    "(?:(?:and|that|which) )?(?:(?:is|was|were) )?(?:last )?(?:saved|cached|stored|timestamped)")
  ParameterType.wording(
    "which is", "(?:and|that|which)(?: (?:is|was|are|were))?")

  Given("a cache with/of {count} film(s)") { (ghibli: inout GhibliWorld, count: Int) in
    try ghibli.fillCache(sampleFilms(count))
  }

  Given("a cache with/of {count} film(s) {saved} {duration} ago") {
    (ghibli: inout GhibliWorld, count: Int, _: String, age: Duration) in
    try ghibli.save(sampleFilms(count), ago: age)
  }

  Given("{cache has} {count} film(s) {saved} {duration} ago") {
    (ghibli: inout GhibliWorld, has: Bool, count: Int, _: String, age: Duration) in
    try expect(has, "the sentence says what the cache has not")
    try ghibli.save(sampleFilms(count), ago: age)
  }

  Given("{cache has} {count} film(s) {which is} {duration} old") {
    (ghibli: inout GhibliWorld, has: Bool, count: Int, _: String, age: Duration) in
    try expect(has, "the sentence says what the cache has not")
    try ghibli.save(sampleFilms(count), ago: age)
  }

  Given("a cache with/of {count} film(s) {which is} {duration} old") {
    (ghibli: inout GhibliWorld, count: Int, _: String, age: Duration) in
    try ghibli.save(sampleFilms(count), ago: age)
  }

  for pattern in [
    "a (film )feed with/of {count} film(s) was saved/cached/stored {duration} ago",
    "{count} film(s) was/were saved/cached/stored {duration} ago",
    "there is a feed with/of {count} film(s) saved/cached {duration} ago",
  ] {
    Given(.expression(pattern)) { (ghibli: inout GhibliWorld, count: Int, age: Duration) in
      try ghibli.save(sampleFilms(count), ago: age)
    }
  }

  for pattern in [
    "{cached feed} with/of {count} film(s)(,) saved/cached {duration} ago",
    "{cached feed} with/of {count} film(s) that was saved/cached {duration} ago",
    "{cached feed} with/of {count} film(s) that/which is/was {duration} old",
  ] {
    Given(.expression(pattern)) {
      (ghibli: inout GhibliWorld, _: String, count: Int, age: Duration) in
      try ghibli.save(sampleFilms(count), ago: age)
    }
  }

  for pattern in [
    "the film(s) {quoted list} was/were saved/cached/stored {duration} ago",
    "{quoted list} was/were saved/cached/stored {duration} ago",
    "a feed with {quoted list} was saved/cached/stored {duration} ago",
    "a feed with the film(s) {quoted list} was saved/cached/stored {duration} ago",
  ] {
    Given(.expression(pattern)) { (ghibli: inout GhibliWorld, titles: [String], age: Duration) in
      try ghibli.save(sampleFilms(titles), ago: age)
    }
  }

  for age in [
    "(,) saved/cached {duration} ago", " that was saved/cached {duration} ago",
    " that is/was {duration} old",
  ] {
    for films in ["{quoted list}", "the film(s) {quoted list}"] {
      Given(.expression("{cached feed} with \(films)\(age)")) {
        (ghibli: inout GhibliWorld, _: String, titles: [String], age: Duration) in
        try ghibli.save(sampleFilms(titles), ago: age)
      }
    }
  }

  for pattern in [
    "{cached feed} that/which is/was {duration} old",
    "{cached feed}(,) saved/cached {duration} ago",
    "{cached feed} that was saved/cached {duration} ago",
  ] {
    Given(.expression(pattern)) { (ghibli: inout GhibliWorld, _: String, age: Duration) in
      try ghibli.save(sampleFilms(2), ago: age)
    }
  }

  for pattern in [
    "the feed was (last )saved/(last )cached/(last )stored {duration} ago",
    "the films were (last )saved/(last )cached/(last )stored {duration} ago",
    "the cache was (last )saved/(last )updated/(last )written/(last )filled/(last )created {duration} ago",
  ] {
    Step(.expression(pattern)) { (ghibli: inout GhibliWorld, age: Duration) in
      if !ghibli.isOutcome {
        return try ghibli.fillCache(
          try ghibli.cachedFeed()?.films ?? sampleFilms(2),
          savedAt: ghibli.time.now - age.wholeSeconds)
      }
      try expect(try ghibli.cacheAge(), equals: age.wholeSeconds, "the age in seconds")
    }
  }
}

/// The fate of the cache: deleted, kept, or replaced.
private let fateSteps = StepLibrary(GhibliWorld.self) {
  ParameterType.wording(
    "new data", "the (?:new|latest|remote) (?:film )?(?:feed|films|cache|cache data|data)")
  ParameterType(
    "is saved",
    "(?:is|are|was|were|should be|has been)(?: now)? (?:saved|stored|cached)(?: in the cache)?",
    "(?:is|are|was|were|should|has)(?: not|n['’]t)(?: be| been)? (?:saved|stored|cached)"
      + "(?: in the cache)?",
    useForSnippets: false
  ) { (text: String) in !text.contains("not") && !text.contains("n't") && !text.contains("n’t") }
  ParameterType(
    "system saves", "(?:the system|the app|it) (?:saves|stores|caches|saved|stored|cached)",
    "(?:the system|the app|it) (?:does not|doesn['’]t|did not|didn['’]t|should not|must not)"
      + " (?:save|store|cache)",
    useForSnippets: false
  ) { (text: String) in !text.contains("not") && !text.contains("n't") && !text.contains("n’t") }
  ParameterType.wording(
    "old data",
    "the (?:old |cached )?(?:film )?(?:cache data|cache|feed|data|films)")

  Then("{new data} {is saved}") { (ghibli: inout GhibliWorld, _: String, isSaved: Bool) in
    try ghibli.expectNewFeed(isSaved)
  }

  Then("{system saves} {new data}") { (ghibli: inout GhibliWorld, saves: Bool, _: String) in
    try ghibli.expectNewFeed(saves)
  }

  for pattern in [
    "{deletes} {old data} before it saves {new data}",
    "{deletes} {old data} before saving {new data}",
  ] {
    Then(.expression(pattern)) {
      (ghibli: inout GhibliWorld, deletes: Bool, _: String, _: String) in
      try expect(deletes, "the sentence says what is not deleted")
      try ghibli.expectDeletedFirst()
    }
  }

  Then("{old data} {is deleted} before {new data} {is saved}") {
    (ghibli: inout GhibliWorld, _: String, isDeleted: Bool, _: String, isSaved: Bool) in
    try expect(isDeleted && isSaved, "the sentence says what does not happen")
    try ghibli.expectDeletedFirst()
  }

  Then("the old cache data/data/films/feed {is deleted}") {
    (ghibli: inout GhibliWorld, isDeleted: Bool) in try ghibli.expectDeleted(isDeleted)
  }

  for pattern in [
    "no new (cache )data/feed/films is/are/was/were saved/cached",
    "nothing new is/was saved/cached",
    "the system saves/saved nothing",
  ] {
    Then(.expression(pattern)) { (ghibli: inout GhibliWorld) in try ghibli.expectNewFeed(false) }
  }

  Step("{cache} {is deleted}( again)") {
    (ghibli: inout GhibliWorld, _: String, isDeleted: Bool) in
    if !ghibli.isOutcome {
      if isDeleted { try ghibli.emptyCache() }
      return
    }
    try ghibli.expectDeleted(isDeleted)
  }

  Then("{deletes} {cache}") { (ghibli: inout GhibliWorld, deletes: Bool, _: String) in
    try ghibli.expectDeleted(deletes)
  }

  for pattern in ["{deletes} the old cache data", "{deletes} the cached films"] {
    Then(.expression(pattern)) { (ghibli: inout GhibliWorld, deletes: Bool) in
      try ghibli.expectDeleted(deletes)
    }
  }

  for pattern in [
    "replace the cache with the new feed", "the (old )cache is/was replaced",
    "the cache is/was replaced with/by the new/latest/remote feed/films",
    "the cache should be replaced with/by the new/latest/remote feed/films",
    "the app/system replaces the cache with the new/latest/remote feed",
    "the cache has/contains/holds the new/latest/remote feed/films",
    "the cache is/was updated( with the new feed)",
  ] {
    Then(.expression(pattern)) { (ghibli: inout GhibliWorld) in
      let feed = try ghibli.presentFeed()
      try expect(feed.films, equal: try ghibli.remoteFilms(), "the cached films")
      try expect(feed.savedAt, equals: ghibli.time.now, "the time of the cached feed")
    }
  }

  for pattern in [
    "the cache is/was not replaced( with the new feed)", "the cache is/was not updated",
    "the cache still has/contains/holds the old feed/films",
    "the cache is/was/stays/remains unchanged", "the cache is/was not changed/modified/touched",
    "the cache still exists", "the old cache/feed is still there",
  ] {
    Then(.expression(pattern)) { (ghibli: inout GhibliWorld) in
      try expect(
        ghibli.cachedFeed()?.films ?? [], equal: ghibli.cachedFilms, "the cached films")
      try expect(
        try ghibli.storeMessages().filter { $0 != "retrieve" }, equals: [],
        "what the store was asked to change")
    }
  }
}

extension GhibliWorld {
  fileprivate mutating func cacheHas(_ has: Bool, _ count: Int) throws {
    if !isOutcome { return try fillCache(sampleFilms(has ? count : 0)) }
    let films = try cachedFeed()?.films.count ?? 0
    if has {
      try expect(films, equals: count, "the number of films in the cache")
    } else if count == 1 {
      try expect(films, equals: 0, "the number of films in the cache")
    } else {
      try expect(films != count, "the cache has \(films) films")
    }
  }

  fileprivate mutating func save(_ films: [PlainFilm], ago age: Duration) throws {
    try fillCache(films, savedAt: time.now - age.wholeSeconds)
  }

  /// One title is among those of the cache; several are all of them.
  fileprivate func expectCached(
    _ isCached: Bool, _ titles: [String], isAll: Bool = false
  ) throws {
    let cached = try cachedFeed()?.films.map(\.title) ?? []
    if isAll {
      return try expect((cached == titles) == isCached, "the cache has the films \(cached)")
    }
    if !isCached {
      try expect(cached.filter(titles.contains), equals: [], "the films in the cache")
    } else if titles.count == 1 {
      try expect(cached.contains(titles[0]), "the cache has the films \(cached)")
    } else {
      try expect(cached, equals: titles, "the titles in the cache")
    }
  }

  /// The films that the story has brought into the cache: saved by command, or come from the remote.
  private func newFilms() throws -> [PlainFilm] {
    savedFilms.isEmpty ? try remoteFilms() : savedFilms
  }

  /// The cache has that many films, those that were to be saved.
  fileprivate func expectNewFilms(_ has: Bool, _ count: Int) throws {
    try expect(has, "the sentence says what the cache has not")
    let feed = try presentFeed()
    try expect(feed.films.count, equals: count, "the number of films in the cache")
    try expect(
      feed.films, equal: hasRemoteFilms || !savedFilms.isEmpty ? newFilms() : cachedFilms,
      "the films in the cache")
  }

  /// The store was asked to delete, and only then to insert the new feed.
  fileprivate func expectDeletedFirst() throws {
    let changes = try storeMessages().filter { $0 != "retrieve" }
    try expect(
      changes.count == 2 && changes[0] == "delete" && changes[1].hasPrefix("insert"),
      "the store received \(changes)")
    try expectNewFeed(true)
  }

  fileprivate func expectNewFeed(_ isSaved: Bool) throws {
    guard isSaved else {
      let new = try newFilms()
      try expect(!new.isEmpty, "the story has no new feed")
      return try expect(
        (try cachedFeed()?.films ?? []).filter(new.contains).map(\.title), equals: [],
        "the new films in the cache")
    }
    let feed = try presentFeed()
    try expect(feed.films, equal: try newFilms(), "the cached films")
    try expect(feed.savedAt, equals: time.now, "the time of the cached feed")
  }

  /// Deleted: the store was asked to, and what is there now was saved after that.
  fileprivate func expectDeleted(_ isDeleted: Bool) throws {
    let messages = try storeMessages()
    guard isDeleted else {
      try expect(messages.filter { $0 == "delete" }, equals: [], "the deletions")
      try expect(
        try presentFeed().films, equal: cachedFilms, "the films in the cache")
      return
    }
    let deletion = try require(
      messages.lastIndex(of: "delete"), "the store received only \(messages)")
    if messages[deletion...].contains(where: { $0.hasPrefix("insert") }) { return }
    try expect(
      try cachedFeed()?.films.map(\.title), equals: nil, "the titles in the cache")
  }
}
