import GhibliFeed
import StepKit
import TestDoubles

/// The content of the feed cache: a Given brings about what a Then looks for.
let cachedFeedSteps = StepLibrary(GhibliWorld.self) {
  for pattern in [
    #"^there(?:[’']s| is) a cached version of the feed$"#, "^the cache is not empty$",
  ] {
    Step(.regex(pattern)) { (ghibli: inout GhibliWorld) in
      if !ghibli.isOutcome { try ghibli.fillCache(sampleFilms(2)) }
      try expect(!ghibli.presentFeed().films.isEmpty, "the cached feed has no films")
    }
  }

  for pattern in [
    #"^there(?:[’']s| is) no cached version of the feed$"#, "^the cache is (?:still )?empty$",
  ] {
    Given(.regex(pattern)) { (ghibli: inout GhibliWorld) in
      if !ghibli.isOutcome { try ghibli.emptyCache() }
      try expect(
        try ghibli.cachedFeed()?.films.map(\.title), equals: nil, "the titles in the cache")
    }
    .statesDefault(opposite: "the cache has 2 films")
  }

  Step("the cache has {count} film(s)") { (ghibli: inout GhibliWorld, count: Int) in
    if !ghibli.isOutcome { try ghibli.fillCache(sampleFilms(count)) }
    try expect(
      try ghibli.cachedFeed()?.films.count ?? 0, equals: count, "the number of films in the cache")
  }

  Step("the cache has the film(s) {quoted list}") {
    (ghibli: inout GhibliWorld, titles: [String]) in
    if !ghibli.isOutcome { try ghibli.fillCache(sampleFilms(titles)) }
    try expect(
      try ghibli.presentFeed().films.map(\.title), equals: titles, "the titles in the cache")
  }

  Then("the cache does not have the film(s) {quoted list}") {
    (ghibli: inout GhibliWorld, titles: [String]) in
    let cached = try ghibli.cachedFeed()?.films.map(\.title) ?? []
    try expect(cached.filter(titles.contains), equals: [], "the films in the cache")
  }

  Given("a cache of {count} film(s) saved {duration} ago") {
    (ghibli: inout GhibliWorld, count: Int, age: Duration) in
    try ghibli.fillCache(sampleFilms(count), savedAt: ghibli.time.now - age.wholeSeconds)
  }

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

  cacheAgeSteps
  cacheFailureSteps
}

/// The age of the cached feed; a limit is met to the second, so that one off by one does not pass.
private let cacheAgeSteps = StepLibrary(GhibliWorld.self) {
  Step("the cache is {duration} old") { (ghibli: inout GhibliWorld, age: Duration) in
    if !ghibli.isOutcome { try await ghibli.age(to: age.wholeSeconds) }
    try expect(try ghibli.cacheAge(), equals: age.wholeSeconds, "the age in seconds")
  }

  for pattern in ["the cache is {duration} old or more", "the cache is at least {duration} old"] {
    Step(.expression(pattern)) { (ghibli: inout GhibliWorld, age: Duration) in
      if !ghibli.isOutcome { try await ghibli.age(to: age.wholeSeconds) }
      let seconds = try ghibli.cacheAge()
      try expect(seconds >= age.wholeSeconds, "the cached feed is \(seconds) seconds old")
    }
  }

  for pattern in ["the cache is more than {duration} old", "the cache is older than {duration}"] {
    Step(.expression(pattern)) { (ghibli: inout GhibliWorld, age: Duration) in
      if !ghibli.isOutcome { try await ghibli.age(to: age.wholeSeconds + 1) }
      let seconds = try ghibli.cacheAge()
      try expect(seconds > age.wholeSeconds, "the cached feed is \(seconds) seconds old")
    }
  }

  for pattern in [
    "the cache is less than {duration} old", "the cache is younger/newer than {duration}",
  ] {
    Step(.expression(pattern)) { (ghibli: inout GhibliWorld, age: Duration) in
      if !ghibli.isOutcome { try await ghibli.age(to: age.wholeSeconds - 1) }
      let seconds = try ghibli.cacheAge()
      try expect(seconds < age.wholeSeconds, "the cached feed is \(seconds) seconds old")
    }
  }

  Step("the cache was saved on {date}( at {time of day})") {
    (ghibli: inout GhibliWorld, date: CalendarDate, seconds: Int?) in
    let savedAt = date.daysSince1970 * 86_400 + (seconds ?? 0)
    if !ghibli.isOutcome {
      try ghibli.fillCache(try ghibli.cachedFeed()?.films ?? sampleFilms(2), savedAt: savedAt)
    }
    let feed = try ghibli.presentFeed()
    if seconds == nil {
      try expect(
        utcTime(feed.savedAt).hasPrefix("\(date) "),
        "the cached feed was saved at \(utcTime(feed.savedAt))")
    } else {
      try expect(
        utcTime(feed.savedAt), equals: utcTime(savedAt), "the time of the cached feed")
    }
  }
}

/// The failures of the feed cache.
private let cacheFailureSteps = StepLibrary(GhibliWorld.self) {
  ParameterType("store operation", "read|deleted|written", useForSnippets: false) { text in
    try storeOperation(text)
  }
  ParameterType("once", "the first time|once", useForSnippets: false) {
    (text: String) in text
  }

  Given("the cache cannot/can't be {store operation}( {once})") {
    (ghibli: inout GhibliWorld, operation: InMemoryStore.Operation, once: String?) in
    ghibli.feedData.fail(operation, once == nil ? .always : .once)
  }

  Given("the cache can be {store operation} again") {
    (ghibli: inout GhibliWorld, operation: InMemoryStore.Operation) in ghibli.feedData.recover()
  }
}

private func storeOperation(_ text: String) throws -> InMemoryStore.Operation {
  switch text {
  case "read": .read
  case "deleted": .delete
  default: .write
  }
}
