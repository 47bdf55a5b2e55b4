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
    "^nothing (?:is|was|has been) (?:cached|saved)$", "^the cache has no feed$",
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
  Step("{cache has} {count} film(s)") { (ghibli: inout GhibliWorld, has: Bool, count: Int) in
    try ghibli.cacheHas(has, count)
  }

  Step("{count} film(s) {is cached}") { (ghibli: inout GhibliWorld, count: Int, isCached: Bool) in
    try ghibli.cacheHas(isCached, count)
  }

  Step("there is/are {count} film(s) in {cache}") {
    (ghibli: inout GhibliWorld, count: Int, _: String) in
    try ghibli.cacheHas(true, count)
  }

  for pattern in [
    "{cache has} (only ){quoted list}", "{cache has} (only )(the )film(s) {quoted list}",
  ] {
    Step(.expression(pattern)) { (ghibli: inout GhibliWorld, has: Bool, titles: [String]) in
      if !ghibli.isOutcome { return try ghibli.fillCache(has ? sampleFilms(titles) : []) }
      try ghibli.expectCached(has, titles)
    }
  }

  for pattern in [
    "{cache has} {count} film(s)(,)(:) {quoted list}",
    "{cache has} the {count} film(s)(,)(:) {quoted list}",
  ] {
    Step(.expression(pattern)) {
      (ghibli: inout GhibliWorld, has: Bool, count: Int, titles: [String]) in
      try expect(titles.count, equals: count, "the number of titles in the sentence")
      if !ghibli.isOutcome { return try ghibli.fillCache(has ? sampleFilms(titles) : []) }
      try expect(
        try ghibli.presentFeed().films.map(\.title), equals: titles, "the titles in the cache")
    }
  }

  for pattern in ["{quoted list} {is cached}", "the film(s) {quoted list} {is cached}"] {
    Step(.expression(pattern)) { (ghibli: inout GhibliWorld, titles: [String], isCached: Bool) in
      if !ghibli.isOutcome { return try ghibli.fillCache(isCached ? sampleFilms(titles) : []) }
      try ghibli.expectCached(isCached, titles)
    }
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

  for pattern in [
    "a cache of {count} film(s) saved {duration} ago",
    "a feed with/of {count} film(s) was saved/cached/stored {duration} ago",
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
    "{cached feed} with/of {count} film(s) that is/was {duration} old",
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
    "{cached feed} that is/was {duration} old", "{cached feed}(,) saved/cached {duration} ago",
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
    "replace the cache with the new feed", "the cache was replaced",
    "the cache is/was replaced with/by the new/latest/remote feed/films",
    "the cache should be replaced with/by the new/latest/remote feed/films",
    "the app/system replaces the cache with the new/latest/remote feed",
    "the new/latest/remote feed is/was cached/saved/stored",
    "the latest films are cached/saved/stored",
    "the new/latest/remote feed is/was saved/stored in the cache",
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
    "the cache still has/contains/holds the old feed/films", "the cache is/was/stays unchanged",
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
  fileprivate func expectCached(_ isCached: Bool, _ titles: [String]) throws {
    let cached = try cachedFeed()?.films.map(\.title) ?? []
    if !isCached {
      try expect(cached.filter(titles.contains), equals: [], "the films in the cache")
    } else if titles.count == 1 {
      try expect(cached.contains(titles[0]), "the cache has the films \(cached)")
    } else {
      try expect(cached, equals: titles, "the titles in the cache")
    }
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
