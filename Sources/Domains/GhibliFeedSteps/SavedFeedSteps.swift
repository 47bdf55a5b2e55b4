import GhibliFeed
import StepKit
import TestDoubles

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

private let whenSaved =
  "(?:(?:that|which) )?(?:(?:is|was|were|has been|have been|had been) )?(?:last |first )?(?:saved|cached|stored|timestamped)"
  + "(?: (?:to|in|into) (?:the )?cache)?(?: by (?:the (?:user|app|system)|me))?|from|dating from|(?:that|which) dates from|dates from"

/// A feed in the cache, with its films or the time when it was saved.
let savedSteps = StepLibrary(GhibliWorld.self) {
  // a cached feed, an older cache, there is a feed
  ParameterType.wording(
    "stored feed",
    "(?:there (?:is|was) |there['’]s |(?:\(viewer)|the app|the device) (?:has|have|had) )?an? "
      + "(?:(?:cached|saved|stored|local|old|older|previous) )*(?:version of the )?(?:film )?"
      + "(?:feed|cache)(?: in the cache)?",
    "the cache (?:has|holds|contains) an? (?:old |saved |previous )?(?:film )?feed")
  ParameterType.wording("saved", whenSaved)
  ParameterType.wording(
    "which is", "(?:that|which)(?: (?:is|was|are|were))?")

  // there is an expired cache
  ParameterType.wording(
    "expired feed",
    "(?:there (?:is|was) |there['’]s |the (?:app|user|device|cache) (?:has|contains|holds) )?an? (?:expired|outdated)"
      + " (?:cached )?(?:version of the )?(?:film )?(?:feed|cache)",
    "(?:there (?:is|was) |there['’]s )?a cached (?:version of the )?(?:film )?feed (?:that|which) (?:is|has)"
      + " (?:already )?expired")

  Given("{expired feed}( {with films})") {
    (ghibli: inout GhibliWorld, _: String, films: FilmList?) in
    try ghibli.save(films?.samples() ?? sampleFilms(2), ago: .seconds(7 * 86_400))
  }

  // the cached feed with 3 films is eight days old
  for subject in ["{cache}", "{cached feed}"] {
    Given(.expression("\(subject) {with films}(,) {is} {duration} old")) {
      (ghibli: inout GhibliWorld, _: String, films: FilmList, _: String, age: Duration) in
      try ghibli.save(films.samples(), ago: age)
    }

    Given(.expression("\(subject) {with films} {is expired}")) {
      (ghibli: inout GhibliWorld, _: String, films: FilmList, isExpired: Bool) in
      try ghibli.save(films.samples(), ago: .seconds(7 * 86_400 - (isExpired ? 0 : 1)))
    }
  }

  Given("{cached feed} {with films}") { (ghibli: inout GhibliWorld, _: String, films: FilmList) in
    try ghibli.fillCache(films.samples())
  }

  Given("a cache {with films}") { (ghibli: inout GhibliWorld, films: FilmList) in
    try ghibli.fillCache(films.samples())
  }

  // As an outcome, what was saved is looked for.
  ParameterType.wording(
    "was cached",
    "(?:is|was|has been)(?: already| previously)? (?:cached|stored)(?: in the cache)?|is in the cache"
      + "|(?:was|has been)(?: already| previously)? saved(?: (?:to|in) the cache)?(?: before)?")
  ParameterType.wording(
    "has saved",
    "(?:\(viewer)|the app|the system|the device) (?:has|have|had)(?: already| previously)? (?:saved|cached|stored)"
  )

  Step("a (film )feed {with films} {was cached}") {
    (ghibli: inout GhibliWorld, films: FilmList, _: String) in try ghibli.hasSaved(films)
  }

  Step("{stored feed} {was cached}") { (ghibli: inout GhibliWorld, _: String, _: String) in
    if !ghibli.isOutcome { try ghibli.fillCache(sampleFilms(2)) }
    try expect(!ghibli.presentFeed().films.isEmpty, "the cached feed has no films")
  }

  Step("{has saved} {film list}") { (ghibli: inout GhibliWorld, _: String, films: FilmList) in
    try ghibli.hasSaved(films)
  }

  Step("{has saved} a (film )feed {with films}") {
    (ghibli: inout GhibliWorld, _: String, films: FilmList) in try ghibli.hasSaved(films)
  }

  Given("{stored feed}( {with films})(,) {saved} {ago}") {
    (ghibli: inout GhibliWorld, _: String, films: FilmList?, _: String, age: FeedAge) in
    try ghibli.save(films?.samples() ?? sampleFilms(2), ago: age.duration)
  }
  .described(as: "A feed is in the cache since then; without films named, with two.")

  Given("{stored feed}( {with films})(,) {which is} {duration} old") {
    (ghibli: inout GhibliWorld, _: String, films: FilmList?, _: String, age: Duration) in
    try ghibli.save(films?.samples() ?? sampleFilms(2), ago: age)
  }

  Given("the (film )feed/cache {with films}(,) {saved} {ago}") {
    (ghibli: inout GhibliWorld, films: FilmList, _: String, age: FeedAge) in
    try ghibli.save(films.samples(), ago: age.duration)
  }

  Given("{cache has} {film list}(,) {saved} {ago}") {
    (ghibli: inout GhibliWorld, has: Bool, films: FilmList, _: String, age: FeedAge) in
    try expect(has, "the sentence says what the cache has not")
    try ghibli.save(films.samples(), ago: age.duration)
  }

  Given("{cache has} {film list}(,) {which is} {duration} old") {
    (ghibli: inout GhibliWorld, has: Bool, films: FilmList, _: String, age: Duration) in
    try expect(has, "the sentence says what the cache has not")
    try ghibli.save(films.samples(), ago: age)
  }

  // the cache is three days old and has "Ponyo"
  ParameterType.wording("and has", "(?:and |, )?(?:with|containing)")

  Given("{cache} is/was {duration} old(,) {and has} {film list}") {
    (ghibli: inout GhibliWorld, _: String, age: Duration, _: String, films: FilmList) in
    try ghibli.save(films.samples(), ago: age)
  }

  // a feed with "Ponyo" was cached on 1 March 2023, at noon
  ParameterType(
    "saved on", "(?:\(whenSaved)) (?:(?:on|at) )?(?:\(Moment.words)|\(FeedDay.words))",
    useForSnippets: false
  ) { text in SavingTime(text) }

  Given("{film list}(,) {saved on}") {
    (ghibli: inout GhibliWorld, films: FilmList, time: SavingTime) in
    try ghibli.fillCache(films.samples(), savedAt: try time.seconds(near: ghibli.time.now))
  }

  Given("{stored feed}( {with films})(,) {saved on}") {
    (ghibli: inout GhibliWorld, _: String, films: FilmList?, time: SavingTime) in
    try ghibli.fillCache(
      films?.samples() ?? sampleFilms(2), savedAt: try time.seconds(near: ghibli.time.now))
  }

  Given("the (film )feed/cache {with films}(,) {saved on}") {
    (ghibli: inout GhibliWorld, films: FilmList, time: SavingTime) in
    try ghibli.fillCache(films.samples(), savedAt: try time.seconds(near: ghibli.time.now))
  }

  ParameterType.wording(
    "has been cached",
    "(?:has|have|had) been (?:cached|saved|stored|(?:there )?in the (?:film |feed )?cache)")

  Given("{film list} {has been cached} for {duration}") {
    (ghibli: inout GhibliWorld, films: FilmList, _: String, age: Duration) in
    try ghibli.save(films.samples(), ago: age)
  }

  Given("{cache has} {film list} for {duration}") {
    (ghibli: inout GhibliWorld, has: Bool, films: FilmList, age: Duration) in
    try expect(has, "the sentence says what the cache has not")
    try ghibli.save(films.samples(), ago: age)
  }

  Given("{film list} {saved} {ago}") {
    (ghibli: inout GhibliWorld, films: FilmList, _: String, age: FeedAge) in
    try ghibli.save(films.samples(), ago: age.duration)
  }

  // the cache was last updated, the feed has been cached for
  ParameterType.wording(
    "feed was saved",
    "(?:\(cacheWords)|the (?:old )?(?:film )?(?:feed|films)) (?:was|were|has been|have been)(?: last| first)?"
      + " (?:saved|cached|stored|updated|written|filled|created|replaced|timestamped)(?: (?:to|in|into) (?:the )?cache)?(?: exactly)?"
  )

  for saves in ["{saves}", "{has saved}"] {
    Given(.expression("\(saves) a/the (film )feed( {with films}) {ago}")) {
      (ghibli: inout GhibliWorld, _: String, films: FilmList?, age: FeedAge) in
      try ghibli.save(films?.samples() ?? sampleFilms(2), ago: age.duration)
    }
  }

  Given("{feed was saved} for {duration}") {
    (ghibli: inout GhibliWorld, _: String, age: Duration) in
    let films = try ghibli.cachedFeed()?.films ?? sampleFilms(2)
    try ghibli.save(films, ago: age)
  }

  Step("{feed was saved} today") { (ghibli: inout GhibliWorld, _: String) in
    if ghibli.isOutcome { return try ghibli.expectNewTime() }
    try ghibli.save(try ghibli.cachedFeed()?.films ?? sampleFilms(2), ago: .zero)
  }

  ParameterType(
    "is spared",
    "(?:would |should )?survives?|(?:would|should|must) survive|(?:is|would be|should be) kept by",
    "(?:does|would|should) not survive|(?:is|would be|should be) deleted by",
    useForSnippets: false
  ) { (text: String) in affirms(text) && !text.contains("deleted") }

  // Of another feed than that of the story.
  Then("a (film )feed {saved} {duration} ago {is spared} the/a/this validation") {
    (ghibli: inout GhibliWorld, _: String, age: Duration, isSpared: Bool) in
    try expect(
      ghibli.validationKeeps(feedOf: age) == isSpared, "the validation of a feed \(age) old")
  }

  Step("{feed was saved} {ago}") { (ghibli: inout GhibliWorld, _: String, age: FeedAge) in
    if !ghibli.isOutcome {
      return try ghibli.save(try ghibli.cachedFeed()?.films ?? sampleFilms(2), ago: age.duration)
    }
    let seconds = try ghibli.cacheAge()
    try expect(age.allowed.contains(seconds), "the cached feed is \(seconds) seconds old")
  }
}

extension GhibliWorld {
  /// Validates a cache of its own, with a feed of some age.
  fileprivate func validationKeeps(feedOf age: Duration) throws -> Bool {
    let store = InMemoryStore()
    let feed = try PlainFeed(savedAt: time.now - age.wholeSeconds, films: sampleFilms(1))
    try store.write(Array(JSONEncoder().encode(feed)), for: Self.feedKey)
    try FeedCache(store: FeedStore(store), secondsSince1970: { [time] in time.now }).validate()
    return store.contents[Self.feedKey] != nil
  }

  fileprivate mutating func hasSaved(_ films: FilmList) throws {
    if !isOutcome { return try fillCache(films.samples()) }
    try expectFilms(films, true, among: try presentFeed().films.map(\.title))
  }
}
