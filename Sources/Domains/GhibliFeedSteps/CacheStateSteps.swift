import GhibliFeed
import StepKit
import TestDoubles

/// The age of the cached feed; a limit is met to the second, so that one off by one does not pass.
let cacheAgeSteps = StepLibrary(GhibliWorld.self) {
  // "It" is the feed in the cache, which has an age.
  Step("{cache or it} {is} {duration} old") {
    (ghibli: inout GhibliWorld, _: String, _: String, age: Duration) in
    if !ghibli.isOutcome { try await ghibli.age(to: age.wholeSeconds) }
    try expect(try ghibli.cacheAge(), equals: age.wholeSeconds, "the age in seconds")
  }

  Step("{cache} is/was( exactly) {duration} minus/less {duration} old") {
    (ghibli: inout GhibliWorld, _: String, age: Duration, less: Duration) in
    let seconds = (age - less).wholeSeconds
    if !ghibli.isOutcome { try await ghibli.age(to: seconds) }
    try expect(try ghibli.cacheAge(), equals: seconds, "the age in seconds")
  }

  // One second less than seven days old, one second more.
  ParameterType(
    "more or less", "(?:more|older) than|over|past|beyond",
    "(?:less|younger|newer) than|(?:short|shy) of|under|before",
    useForSnippets: false
  ) { (text: String) in ["more", "older", "over", "past", "beyond"].contains { text.hasPrefix($0) }
  }

  for subject in ["{cache} is/was", "{cached feed} that/which is/was"] {
    Step(.expression("\(subject)( exactly)( only) {duration} {more or less} {duration}( old)")) {
      (
        ghibli: inout GhibliWorld, _: String, difference: Duration, isMore: Bool, age: Duration
      ) in
      let seconds = (isMore ? age + difference : age - difference).wholeSeconds
      if !ghibli.isOutcome { try await ghibli.age(to: seconds) }
      try expect(try ghibli.cacheAge(), equals: seconds, "the age in seconds")
    }
  }

  for (word, sign) in [("minus", -1), ("plus", 1)] {
    Step(.expression("{cache} is/was( exactly) {duration} old(,) \(word) {duration}")) {
      (ghibli: inout GhibliWorld, _: String, age: Duration, difference: Duration) in
      let seconds = age.wholeSeconds + sign * difference.wholeSeconds
      if !ghibli.isOutcome { try await ghibli.age(to: seconds) }
      try expect(try ghibli.cacheAge(), equals: seconds, "the age in seconds")
    }
  }

  Step("{cached feed} that/which is/was exactly {duration} old") {
    (ghibli: inout GhibliWorld, _: String, age: Duration) in
    if !ghibli.isOutcome { try await ghibli.age(to: age.wholeSeconds) }
    try expect(try ghibli.cacheAge(), equals: age.wholeSeconds, "the age in seconds")
  }

  Then("{cache age} {is} {duration}") {
    (ghibli: inout GhibliWorld, _: String, _: String, age: Duration) in
    try expect(try ghibli.cacheAge(), equals: age.wholeSeconds, "the age in seconds")
  }

  for (words, limit) in ageLimits {
    for subject in [
      "{cache} is/was", "{cached feed} that/which is/was", "{cache} should/must be",
      "{cache time} is/was/should\\ be",
    ] {
      Step(.expression("\(subject) \(words)")) {
        (ghibli: inout GhibliWorld, _: String, age: Duration) in
        let limit = limit(age.wholeSeconds)
        if !ghibli.isOutcome { try await ghibli.age(to: limit.nearest) }
        let seconds = try ghibli.cacheAge()
        try expect(limit.allowed.contains(seconds), "the cached feed is \(seconds) seconds old")
      }
    }
  }

  Step("{cache} {is expired}") { (ghibli: inout GhibliWorld, _: String, isExpired: Bool) in
    let limit = 7 * 86_400
    if !ghibli.isOutcome { try await ghibli.age(to: isExpired ? limit : limit - 1) }
    let seconds = try ghibli.cacheAge()
    try expect((seconds >= limit) == isExpired, "the cached feed is \(seconds) seconds old")
  }

  ParameterType.wording(
    "cache age", "the age of (?:\(cacheWords))|the cache['’]s age|the cache age|its age")

  ParameterType.wording(
    "cache time",
    "the time(?:stamp)? (?:of|in) (?:\(cacheWords))|the (?:cache|feed) time(?:stamp)?|the cache['’]s time(?:stamp)?|the timestamp"
      + "|its time(?:stamp)?")

  for pattern in [
    "{cache} is/was (time)stamped( with)( at) {moment}", "{cache time} is/was {moment}",
    "{feed was saved} on/at {moment}", "{cache} is/was dated {moment}",
    "{cache time} should/must be {moment}",
  ] {
    Step(.expression(pattern)) { (ghibli: inout GhibliWorld, _: String, moment: Moment) in
      try ghibli.savedAt(try moment.seconds(near: ghibli.time.now))
    }
  }

  // the cache has 1 film with the time stamp 2026-03-01 08:30:00 UTC
  Then("{cache has} {film list} with the time(\\ )stamp/time/date {moment}") {
    (ghibli: inout GhibliWorld, has: Bool, films: FilmList, moment: Moment) in
    try expect(has, "say which films the cache has")
    let feed = try ghibli.presentFeed()
    try ghibli.expectFilms(films, true, among: feed.films.map(\.title))
    try expect(
      utcTime(feed.savedAt), equals: utcTime(try moment.seconds(near: ghibli.time.now)),
      "the time of the cached feed")
  }

  for pattern in [
    "{feed was saved} on/at {feed day}", "{cache} is/was (time)stamped/dated {feed day}",
    "{cache} is/was (time)stamped with {feed day}",
    "{cache time} is/was/should\\ be {feed day}",
  ] {
    Step(.expression(pattern)) { (ghibli: inout GhibliWorld, _: String, day: FeedDay) in
      let date = try day.date(near: ghibli.time.now)
      if !ghibli.isOutcome { return try ghibli.savedAt(date.daysSince1970 * 86_400) }
      let savedAt = utcTime(try ghibli.presentFeed().savedAt)
      try expect(savedAt.hasPrefix("\(date) "), "the cached feed was saved at \(savedAt)")
    }
  }

  ParameterType.wording(
    "is stamped",
    "(?:is|are|was|were|has been|have been|should be|gets) (?:time)?stamped(?: now"
      + "| with (?:the (?:current|new|present) )?(?:time|date|time and date|date and time)(?: of (?:today|now))?"
      + "| with today['’]s (?:date|time)| with now)?")

  Then("{cache} {is stamped}") { (ghibli: inout GhibliWorld, _: String, _: String) in
    try ghibli.expectNewTime()
  }

  for pattern in [
    "the new cache\\ data/feed/films/data {is stamped}",
    "{cache} has today's time(stamp)/date", "{cache} is new",
    "{cache} has/should\\ have/must\\ have a/the (new )(current )time(stamp)( of today)( of now)",
    "{cache time} is/should\\ be/must\\ be the current time/date", "{cache time} is now",
    "{cache age} is zero( again)",
    "{cache time} is/was new/updated/renewed",
    "{cache} was (just )saved( just)( now)", "{cache} gets/got a new/fresh time(stamp)",
    "{cache time} is/was/should\\ be the time/moment of saving/the\\ save/the\\ request/the\\ load",
    "{cache} has the time(stamp) of the moment( when)( that)( at which)( in which) it/the\\ feed was saved",
    "{cache} has a/the time(stamp) of the last/second/new/latest/third save/feed/command",
  ] {
    Then(.expression(pattern)) { (ghibli: inout GhibliWorld, _: String) in
      try ghibli.expectNewTime()
    }
  }
}

extension GhibliWorld {
  /// The time when the cached feed was saved, in seconds since 1970.
  fileprivate mutating func savedAt(_ seconds: Int) throws {
    if !isOutcome {
      try fillCache(try cachedFeed()?.films ?? sampleFilms(2), savedAt: seconds)
    }
    try expect(
      utcTime(try presentFeed().savedAt), equals: utcTime(seconds), "the time of the cached feed")
  }

  func expectNewTime() throws {
    try expect(
      utcTime(try presentFeed().savedAt), equals: utcTime(time.now), "the time of the cached feed")
  }
}

/// The ages that a comparison allows, in seconds, and the one of them that is nearest to the limit.
///
/// Nearly an age is no more than a day younger, nor than the seventh part.
private let ageLimits:
  [(words: String, limit: @Sendable (Int) -> (allowed: Range<Int>, nearest: Int))] = [
    ("{duration} old or more/older", { ($0..<Int.max, $0) }),
    ("at least {duration} old", { ($0..<Int.max, $0) }),
    ("more than {duration} old", { ($0 + 1..<Int.max, $0 + 1) }),
    ("older than {duration}", { ($0 + 1..<Int.max, $0 + 1) }),
    ("over {duration} old", { ($0 + 1..<Int.max, $0 + 1) }),
    ("less than {duration} old", { (Int.min..<$0, $0 - 1) }),
    ("not\\ yet {duration} old", { (Int.min..<$0, $0 - 1) }),
    (
      "just\\ under/almost/nearly/not\\ quite {duration} old",
      { ($0 - min($0 / 7, 86_400)..<$0, $0 - 1) }
    ),
    (
      "just\\ over/slightly\\ over/slightly\\ more\\ than {duration} old",
      { ($0 + 1..<$0 + min($0 / 7, 86_400) + 1, $0 + 1) }
    ),
    ("younger/newer than {duration}", { (Int.min..<$0, $0 - 1) }),
    ("under {duration} old", { (Int.min..<$0, $0 - 1) }),
    ("at most {duration} old", { (Int.min..<$0 + 1, $0) }),
    ("not older than {duration}", { (Int.min..<$0 + 1, $0) }),
  ]

/// The failures of the caches.
let cacheFailureSteps = StepLibrary(GhibliWorld.self) {
  ParameterType.wording(
    "cache data",
    "the (?:old |new |cached |saved )*(?:film |feed )?(?:cache|feed|films|data|cache data|feed data|store)"
      + "(?: in the cache)?")
  ParameterType.wording(
    "cannot be", "(?:cannot|can['’]t|can not|could not|couldn['’]t) be")

  Given("{cache data} {cannot be} {store operation}( {once})") {
    (
      ghibli: inout GhibliWorld, _: String, _: String, operation: InMemoryStore.Operation,
      once: String?
    ) in
    ghibli.failFeedCache(operation, once)
  }

  ParameterType.wording(
    "can be neither",
    "(?:can|could) be neither|(?:cannot|can['’]t|can not|could not|couldn['’]t) be(?: either)?")

  Given("{cache data} {can be neither} {store operation} nor/or {store operation}") {
    (
      ghibli: inout GhibliWorld, _: String, _: String, first: InMemoryStore.Operation,
      second: InMemoryStore.Operation
    ) in
    for operation in [first, second] { ghibli.failFeedCache(operation, nil) }
  }

  Step("{cache work} {work fails}( {once})") {
    (
      ghibli: inout GhibliWorld, operation: InMemoryStore.Operation, _: String, once: String?
    ) in
    if ghibli.isOutcome {
      return try await ghibli.expectDelivered(try Outcome("error"), true)
    }
    ghibli.failCaches(operation, once)
  }

  Given("{cache cannot}( {once})") {
    (ghibli: inout GhibliWorld, operation: InMemoryStore.Operation, once: String?) in
    ghibli.failCaches(operation, once)
  }

  Given("{cache cannot} {of address}") {
    (ghibli: inout GhibliWorld, operation: InMemoryStore.Operation, address: String) in
    try ghibli.setImage(address)
    ghibli.failImageCache(operation, nil)
  }

  Given("{image work} {of address} {work fails}") {
    (ghibli: inout GhibliWorld, operation: InMemoryStore.Operation, address: String, _: String) in
    try ghibli.setImage(address)
    ghibli.failImageCache(operation, nil)
  }

  Given("there is/was an error when/while {cache work}( {once})") {
    (ghibli: inout GhibliWorld, operation: InMemoryStore.Operation, once: String?) in
    ghibli.failCaches(operation, once)
  }

  Given("an error occurs when/while {cache work}( {once})") {
    (ghibli: inout GhibliWorld, operation: InMemoryStore.Operation, once: String?) in
    ghibli.failCaches(operation, once)
  }

  Given("an error occurs when/while/if {cache} is {store operation}") {
    (ghibli: inout GhibliWorld, _: String, operation: InMemoryStore.Operation) in
    ghibli.failFeedCache(operation, nil)
  }

  Given("the image( data) cache returns/delivers/throws an error") { ghibli in
    ghibli.failImageCache(.read, nil)
  }

  Given("the (feed )cache/store returns/delivers/throws an error") { ghibli in
    ghibli.failFeedCache(.read, nil)
  }

  Given("{image} {cannot be} {store operation}( from the cache)( to the cache)( in the cache)") {
    (ghibli: inout GhibliWorld, _: String, _: String, operation: InMemoryStore.Operation) in
    ghibli.failImageCache(operation, nil)
  }

  for pattern in ["{cache work} {works again}", "{image work} {works again}"] {
    Given(.expression(pattern)) {
      (ghibli: inout GhibliWorld, _: InMemoryStore.Operation, _: String) in
      ghibli.feedData.recover()
      ghibli.imageData.recover()
    }
  }

  Given("{image work} {work fails}( {once})") {
    (
      ghibli: inout GhibliWorld, operation: InMemoryStore.Operation, _: String, once: String?
    ) in
    ghibli.failImageCache(operation, once)
  }

  for pattern in [
    "there is/was a/an {store error} error", "a/an {store error} error occurs/happens",
  ] {
    Given(.expression(pattern)) {
      (ghibli: inout GhibliWorld, operation: InMemoryStore.Operation) in
      ghibli.failCaches(operation, nil)
    }
  }
}

extension GhibliWorld {
  fileprivate mutating func failFeedCache(_ operation: InMemoryStore.Operation, _ once: String?) {
    subjects.insert(.feedCache)
    feedData.fail(operation, once == nil ? .always : .once)
  }

  /// Saving may be that of a feed or of an image: it fails for both.
  mutating func failCaches(_ operation: InMemoryStore.Operation, _ once: String?) {
    failFeedCache(operation, once)
    failImageCache(operation, once)
  }

  mutating func failImageCache(_ operation: InMemoryStore.Operation, _ once: String?) {
    subjects.insert(.imageCache)
    imageData.fail(operation, once == nil ? .always : .once)
  }
}
