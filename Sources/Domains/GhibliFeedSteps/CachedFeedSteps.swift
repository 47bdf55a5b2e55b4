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
    "^(?:there(?:[’']s| is| was)|the (?:app|user|customer|device) has|I have) (?:\(nothingCached))$",
    "^the (?:film )?(?:feed )?cache (?:is|was|should be|remains|stays)(?: still| now)? empty(?: now| again)?$",
    "^(?:nothing|no feed) (?:is|was|was ever|has(?: ever| yet)? been|had(?: ever| yet)? been) (?:cached|saved|in the cache)(?: yet)?$",
    "^an empty (?:feed )?cache$",
    "^(?:the app (?:was never|has never been) (?:opened|started|online|used)(?: before)?|(?:this|it) is the (?:very )?first (?:start|launch|use) of the app"
      + "|(?:\(viewer)) (?:has|have|had) never (?:seen|loaded|opened|requested) the (?:(?:film )?feed|films|app)(?: before)?)$",
    "^the cache (?:has no feed|(?:has|was) never (?:been )?(?:filled|had any films)|was not filled(?: yet)?)$",
  ] {
    Step(.regex(pattern)) { (ghibli: inout GhibliWorld) in
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
  cacheHealthSteps
  cacheExpirySteps

  Given("a cache of {count} other film(s) saved {duration} ago") {
    (ghibli: inout GhibliWorld, count: Int, age: Duration) in
    let films = try sampleFilms(count, others: true)
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

private let nothingCached =
  "no (?:(?:cached|saved) (?:version of the )?(?:film )?feed|cache|feed in the cache)"
  + "(?: any ?more| yet)?|nothing (?:cached|saved|in the cache)(?: yet)?"

extension GhibliWorld {
  /// All that the story has put into the cache before, or nothing of it, is there.
  fileprivate func expectOldFilms(_ areThere: Bool, _ count: Int? = nil) throws {
    let titles = cachedFilms.map(\.title)
    try expect(!titles.isEmpty, "the story has no old films")
    if let count { try expect(titles.count, equals: count, "the number of old films") }
    try expectCached(areThere, titles, isAll: areThere)
  }
}

/// The films in the cache.
private let contentSteps = StepLibrary(GhibliWorld.self) {
  ParameterType.wording(
    "old ones",
    "(?:any of )?the (?:old|previous|former|earlier|original) (?:film |cached |saved )?(?:films|film|feed|ones|one|data)"
  )

  Step("{cache has} (exactly ){count} film(s)( {aside})") {
    (ghibli: inout GhibliWorld, has: Bool, count: Int, _: String?) in
    try ghibli.cacheHas(has, count)
  }
  .described(as: "Checks the number of films in the cache; before an outcome, saves as many.")

  ParameterType.wording(
    "new time",
    "(?:a|the)(?: new| current| same)*(?: current| new)* time(?:stamp)?"
  )

  Then("{cache has} {count} film(s) and {new time}") {
    (ghibli: inout GhibliWorld, has: Bool, count: Int, _: String) in
    try expect(has, "the sentence says what the cache has not")
    try ghibli.cacheHas(true, count)
    try expect(ghibli.cacheAge(), equals: 0, "the age in seconds")
  }

  Then("{cache has} {count} film(s)(,) (and )(but )not {count}") {
    (ghibli: inout GhibliWorld, has: Bool, count: Int, other: Int) in
    try expect(has && count != other, "the sentence says what the cache has not")
    try ghibli.cacheHas(true, count)
  }

  Step("(only )(exactly )(just ){count} film(s) {is cached}") {
    (ghibli: inout GhibliWorld, count: Int, isCached: Bool) in
    try ghibli.cacheHas(isCached, count)
  }

  Step("there is/are {count} film(s) in {cache}") {
    (ghibli: inout GhibliWorld, count: Int, _: String) in
    try ghibli.cacheHas(true, count)
  }

  Step("{cache has} {titles}( {aside})") {
    (ghibli: inout GhibliWorld, has: Bool, films: FilmList, _: String?) in
    if !ghibli.isOutcome { return try ghibli.fillCache(has ? films.samples() : []) }
    try ghibli.expectCached(has, films.named, isAll: films.isOnly)
  }
  .described(as: "Checks the films in the cache; before an outcome, saves them.")

  Then("{cache has} {titles}(,) {but not} {titles}") {
    (ghibli: inout GhibliWorld, has: Bool, films: FilmList, _: String, others: FilmList) in
    try expect(has, "the sentence denies twice")
    try ghibli.expectCached(true, films.named)
    try ghibli.expectCached(false, others.named)
  }

  Then("{cache has as before} {which} {count} film(s)") {
    (ghibli: inout GhibliWorld, claim: CacheClaim, _: String, count: Int) in
    try ghibli.expectFilms(claim, count)
  }

  Then("{cache has as before} {which} {count} film(s) {but not} {titles}") {
    (
      ghibli: inout GhibliWorld, claim: CacheClaim, _: String, count: Int, _: String,
      others: FilmList
    ) in
    try ghibli.expectFilms(claim, count)
    try ghibli.expectCached(false, others.named)
  }

  ParameterType.wording("former", "old|previous|former|earlier|original")

  Then("{cache has} {which} {count} {former} film(s)") {
    (ghibli: inout GhibliWorld, has: Bool, _: String, count: Int, _: String) in
    try ghibli.expectOldFilms(has, count)
  }

  Then("{which} {count} {former} film(s) {is cached}") {
    (ghibli: inout GhibliWorld, _: String, count: Int, _: String, areCached: Bool) in
    try ghibli.expectOldFilms(areCached, count)
  }

  Then("{cache} survives( the validation)") { (ghibli: inout GhibliWorld, _: String) in
    try ghibli.expectDeleted(false)
  }

  ParameterType.wording(
    "the cached films",
    "the (?:only )?(?:cached|saved) (?:films?|titles?|feed)|the (?:only )?(?:films?|titles?) in (?:\(cacheWords))"
  )

  Then("{old ones} survives/survive/survived") { (ghibli: inout GhibliWorld, _: String) in
    try ghibli.expectOldFilms(true)
  }

  Step("{cache has} {limit} {count} film(s)") {
    (ghibli: inout GhibliWorld, has: Bool, limit: Limit, count: Int) in
    try expect(has && ghibli.isOutcome, "the sentence does not say what the cache has")
    let films = try ghibli.cachedFeed()?.films.count ?? 0
    try Limit.expect(films, limit, count, "the number of films in the cache")
  }

  Then("{cache has} {count} film(s)(,) {but not} {titles}") {
    (ghibli: inout GhibliWorld, has: Bool, count: Int, _: String, others: FilmList) in
    try expect(has, "the sentence denies twice")
    try ghibli.cacheHas(true, count)
    try ghibli.expectCached(false, others.named)
  }

  // the two remote films
  Then("{cache has} {which} {count} {origin} film(s)") {
    (ghibli: inout GhibliWorld, has: Bool, _: String, count: Int, isSaved: Bool) in
    try expect(!isSaved, "the films in the cache are those saved")
    try ghibli.expectNewFilms(has, count)
  }

  Then("{cache has} {new data}(,) {but not} {old ones}") {
    (ghibli: inout GhibliWorld, has: Bool, _: String, _: String, _: String) in
    try expect(has, "the sentence denies twice")
    try ghibli.expectNewFeed(true)
    try ghibli.expectOldFilms(false)
  }

  Step("{cache has} {old ones}( {aside})") {
    (ghibli: inout GhibliWorld, has: Bool, _: String, _: String?) in
    if !ghibli.isOutcome, has { return try ghibli.fillCache(sampleFilms(2)) }
    try ghibli.expectOldFilms(has)
  }

  Step("{titles} {is cached}( {aside})") {
    (ghibli: inout GhibliWorld, films: FilmList, isCached: Bool, _: String?) in
    if !ghibli.isOutcome { return try ghibli.fillCache(isCached ? films.samples() : []) }
    try ghibli.expectCached(isCached, films.named, isAll: films.isOnly)
  }

  Then("{the cached films} {is} {quoted list}( {exactly})") {
    (ghibli: inout GhibliWorld, _: String, _: String, titles: [String], _: String?) in
    try ghibli.expectCached(true, titles, isAll: true)
  }

  Then("{old ones} is/are gone( from the cache)") { (ghibli: inout GhibliWorld, _: String) in
    try ghibli.expectOldFilms(false)
  }

  Then("the previous films/feed no longer exist(s)") { ghibli in
    let titles = ghibli.cachedFilms.map(\.title)
    try expect(!titles.isEmpty, "the story has no old films")
    try ghibli.expectCached(false, titles)
  }

  Then("{cache has} any film(s)") { (ghibli: inout GhibliWorld, has: Bool) in
    try expect((try ghibli.cachedFeed()?.films ?? []).isEmpty != has, "the films in the cache")
  }

  for pattern in [
    "{cache} is/was not/never read/used/asked/accessed/retrieved",
    "the system/app/it does/did not read/use/ask/access/retrieve {cache}",
  ] {
    Then(.expression(pattern)) { (ghibli: inout GhibliWorld, _: String) in
      try expect(
        try ghibli.storeMessages().filter { $0 == "retrieve" }, equals: [], "what was retrieved")
    }
  }

  Then("{cache has} nothing") { (ghibli: inout GhibliWorld, has: Bool) in
    try expect(has, "the sentence denies twice")
    try expect(try ghibli.cachedFeed()?.films.map(\.title) ?? [], equals: [], "the films")
  }

  Then("{cache has} none of {old data}") { (ghibli: inout GhibliWorld, has: Bool, _: String) in
    let titles = ghibli.cachedFilms.map(\.title)
    try expect(has && !titles.isEmpty, "the story has no old films")
    try ghibli.expectCached(false, titles)
  }

  Then("{cache has} the same films as the remote( feed)/server") {
    (ghibli: inout GhibliWorld, has: Bool) in
    let cached = try ghibli.presentFeed().films.map(\.canonical)
    let isSame = try cached == ghibli.remoteFilms().map(\.canonical)
    try expect(isSame == has, "the cache has \(cached.map(\.title))")
  }

  Then("{cache has} no film(s) of/from {old ones}") {
    (ghibli: inout GhibliWorld, has: Bool, _: String) in
    try expect(has, "the sentence denies twice")
    try ghibli.expectOldFilms(false)
  }

  Then("{old ones} {is cached}") { (ghibli: inout GhibliWorld, _: String, isCached: Bool) in
    try ghibli.expectOldFilms(isCached)
  }

  Step("{cache has} these/the (following )film(s)(:)") {
    (ghibli: inout GhibliWorld, has: Bool, table: DataTable) in
    let films = try table.films()
    try expect(has, "the sentence says what the cache has not")
    if !ghibli.isOutcome { return try ghibli.fillCache(films) }
    try ghibli.expectCached(true, films.map(\.title), isAll: true)
  }

  Then("none of {old data} {is cached}") {
    (ghibli: inout GhibliWorld, _: String, isCached: Bool) in
    let titles = ghibli.cachedFilms.map(\.title)
    try expect(!titles.isEmpty && isCached, "the story has no old films")
    try ghibli.expectCached(false, titles)
  }

  // "It" is the cache where a command has just worked on it.
  Then("it {still has} {film list}") { (ghibli: inout GhibliWorld, has: Bool, films: FilmList) in
    let isCache = [.validate, .saveFeed].contains(ghibli.lastCommand)
    let found = isCache ? try ghibli.cachedFeed()?.films.map(\.title) : nil
    try ghibli.expectFilms(films, has, among: try found ?? ghibli.titlesInQuestion())
  }

  ParameterType.wording(
    "cached data",
    "the (?:(?:film|feed|film feed) )?cache(?: data)?|the (?:cached|saved|stored) (?:feed |film )?(?:data|feed)"
  )
  ParameterType.wording(
    "is corrupt",
    "(?:is|was) (?:corrupt|corrupted|broken|unreadable|damaged|invalid|malformed|not JSON|not a feed)"
  )

  Given("{cached data} {is corrupt}") { (ghibli: inout GhibliWorld, _: String, _: String) in
    try ghibli.writeCache(Array("not a feed".utf8))
  }

  Given("the cached (feed )data is/was (still )valid") { ghibli in
    try ghibli.fillCache(sampleFilms(2))
  }

  Then("{string} is not one of them") {
    (ghibli: inout GhibliWorld, title: String) in
    _ = try ghibli.presentFeed()
    try ghibli.expectCached(false, [title])
  }

  ParameterType.wording(
    "can be loaded",
    "can(?: still| now)? be (?:loaded|retrieved)(?: from (?:the )?(?:image )?cache)?(?: again| afterwards| later)?"
  )

  Then("the( cached)( saved)( old) (film )feed {can be loaded}") {
    (ghibli: inout GhibliWorld, _: String) in
    let content = try ghibli.feedCache.load()
    try expect(!ghibli.cachedFilms.isEmpty, "the story has no cached feed")
    try expect(content.films.map(PlainFilm.init), equal: ghibli.cachedFilms, "the films loaded")
  }

  Then("the {count} film(s) can( still) be loaded/retrieved from( the) cache") {
    (ghibli: inout GhibliWorld, count: Int) in
    let content = try ghibli.feedCache.load()
    try expect(content.films.count, equals: count, "the number of films that can be loaded")
    try expect(content.films.map(PlainFilm.init), equal: ghibli.cachedFilms, "the films loaded")
  }

  Then("the {film place} cached film {is} {string}") {
    (ghibli: inout GhibliWorld, place: FilmPlace, _: String, title: String) in
    let titles = try ghibli.presentFeed().films.map(\.title)
    try expect(try place.element(of: titles), equals: title, "the \(place.text) film")
  }

  Then("the {film place} film in {cache} {is} {string}") {
    (ghibli: inout GhibliWorld, place: FilmPlace, _: String, _: String, title: String) in
    let titles = try ghibli.presentFeed().films.map(\.title)
    try expect(try place.element(of: titles), equals: title, "the \(place.text) film")
  }
}
