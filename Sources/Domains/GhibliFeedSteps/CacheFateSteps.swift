import GhibliFeed
import StepKit
import TestDoubles

private let saved = PassiveVerb("(?:saved|stored|cached)(?: (?:in|to) the cache)?|in the cache")
private let saver = "\(viewer)|the system|the app|the command"
private let saves = Verb(saver, "saves?|stores?|caches?|saved|stored|cached")
private let changed = PassiveVerb("replaced|updated|overwritten|changed|modified|touched|renewed")

/// The fate of the cache: deleted, kept, or replaced.
let fateSteps = StepLibrary(GhibliWorld.self) {
  ParameterType.wording(
    "new data",
    "(?:(?:only )?(?:the|any) )?(?:new|latest|remote|newest|downloaded)(?: remote)? (?:film )?(?:feed|films|cache|cache data|data|one)"
      + "(?: from (?:the )?(?:remote|server))?(?: only)?",
    "(?:all )?the (?:film )?(?:feed|films) from (?:the )?(?:remote|server)(?: only)?")
  ParameterType(
    "is saved",
    // What is still saved is not new.
    "(?![a-z ]*still )(?:\(saved.says))", "(?:\(saved.denies))(?: yet)?", useForSnippets: false
  ) { text in affirms(text) }
  ParameterType(
    "system saves",
    saves.says, "(?:\(saver)) (?:tries|try|tried) to (?:save|store|cache)", saves.denies,
    useForSnippets: false
  ) { text in affirms(text) }
  ParameterType.wording(
    "old data",
    "the (?:old |cached |expired )?(?:film )?(?:cache data|cache|feed|data|films)|the old one"
      + "|old (?:cache data|cache|data|films)")

  // the cache is replaced, should be updated; the app replaces the cache with the new feed
  ParameterType.wording(
    "is replaced",
    "(?:is|was|gets|has been|should be|must be)(?: then| now)? (?:replaced|updated|overwritten|renewed)"
  )
  ParameterType.wording(
    "replaces",
    "(?:the app|the system|it)(?: should| then)? (?:replaces?|updates?|overwrites?|renews?)")
  ParameterType.wording(
    "does not replace", "(?:the app|the system|it) (?:\(never)) (?:replace|update|overwrite|renew)")
  ParameterType.wording(
    "with new feed",
    "(?:with|by) (?:the |a )?(?:new|latest|remote|newest|downloaded) (?:film )?(?:feed|films|data|one)"
  )

  Then("{cache} {is replaced} with/by {film list}") {
    (ghibli: inout GhibliWorld, _: String, _: String, films: FilmList) in
    try ghibli.expectNewFeed(true)
    try ghibli.expectFilms(films, true, among: try ghibli.presentFeed().films.map(\.title))
  }

  Then("{does not save} {film list}") { (ghibli: inout GhibliWorld, _: String, films: FilmList) in
    let titles = try require(films.titles, "the sentence says no titles")
    _ = try ghibli.deliveries.single()
    let wanted = ghibli.savedFilms.map(\.title)
    try expect(titles.allSatisfy(wanted.contains), "the films to save were \(wanted)")
    try ghibli.expectCached(false, titles)
  }

  Then("{leaves} {cache} alone/untouched/unchanged/intact/as\\ it\\ is/as\\ it\\ was") {
    (ghibli: inout GhibliWorld, _: String, _: String) in try ghibli.expectUntouched()
  }

  Then("{old data} {is deleted} first( of all)") {
    (ghibli: inout GhibliWorld, _: String, isDeleted: Bool) in
    try expect(isDeleted, "the sentence says what does not happen")
    try ghibli.expectDeletedFirst()
  }

  Then("{new data} is/was (time)stamped before it is/was saved") {
    (ghibli: inout GhibliWorld, _: String) in try ghibli.expectNewFeed(true)
  }

  ParameterType.wording("does not save", saves.denies)

  Then("{does not save} the (film )feed") { (ghibli: inout GhibliWorld, _: String) in
    try ghibli.expectNewFeed(false)
  }

  Then("the (film )feed/films is/are/should\\ be still cached/saved/in\\ the\\ cache") {
    (ghibli: inout GhibliWorld) in
    try ghibli.expectUntouched()
  }

  ParameterType.wording(
    "leaves", "(?:the system|the app|the command|the validation|it) (?:leaves|left|keeps|kept)")

  Then("{new data} {is saved}") { (ghibli: inout GhibliWorld, _: String, isSaved: Bool) in
    try ghibli.expectNewFeed(isSaved)
  }

  // As an event, the feed that is to be saved.
  Step("{system saves} {new data}( in the cache)( to the cache)") {
    (ghibli: inout GhibliWorld, saves: Bool, _: String) in
    if !ghibli.isOutcome, saves { return try ghibli.execute(.saveFeed) }
    try ghibli.expectNewFeed(saves)
  }

  for pattern in [
    "{deletes} {old data} before it saves {new data}",
    "{deletes} {old data} before saving {new data}",
    "{deletes} {old data}(,) and( then)( it) saves {new data}",
  ] {
    Then(.expression(pattern)) {
      (ghibli: inout GhibliWorld, deletes: Bool, _: String, _: String) in
      try expect(deletes, "the sentence says what is not deleted")
      try ghibli.expectDeletedFirst()
    }
  }

  Then("{deletes} {old data} before saving") {
    (ghibli: inout GhibliWorld, deletes: Bool, _: String) in
    try expect(deletes, "the sentence says what is not deleted")
    try ghibli.expectDeletedFirst()
  }

  Then("{cache} keeps/kept its films/content/feed/timestamp") {
    (ghibli: inout GhibliWorld, _: String) in try ghibli.expectUntouched()
  }

  Then("{cache} {is replaced} with/by an empty feed/list/one") {
    (ghibli: inout GhibliWorld, _: String, _: String) in
    try ghibli.expectReplaced()
    try expect(ghibli.presentFeed().films.map(\.title), equals: [], "the titles in the cache")
  }

  Then("{old data} {is deleted} before {new data} {is saved}") {
    (ghibli: inout GhibliWorld, _: String, isDeleted: Bool, _: String, isSaved: Bool) in
    try expect(isDeleted && isSaved, "the sentence says what does not happen")
    try ghibli.expectDeletedFirst()
  }

  ParameterType.wording(
    "old cache data",
    "(?:(?:the )?(?:old|outdated|former|earlier|original) (?:cache data|data|films|feed)|(?:the )?cached data|the old one|old cache|cache)(?! (?:is|are|was|were) gone)"
  )

  Step("{old cache data} {is deleted}( {aside})") {
    (ghibli: inout GhibliWorld, _: String, isDeleted: Bool, _: String?) in
    if !ghibli.isOutcome, isDeleted { return try ghibli.emptyCache() }
    try ghibli.expectDeleted(isDeleted)
  }

  for pattern in [
    "no new (cache )data/feed/films is/are/was/were saved/cached",
    "nothing new is/was saved/cached/written( to the cache)( in the cache)",
    "nothing is/was saved/cached/written to/in the cache",
    "the system saves/saved/writes/wrote nothing", "the system does not save/write/cache anything",
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

  Then("{cache} {is deleted} {delivery count}") {
    (ghibli: inout GhibliWorld, _: String, isDeleted: Bool, count: DeliveryCount) in
    try expect(isDeleted, "the sentence says what is not deleted")
    try ghibli.expectDeleted(true)
    let deletions = try ghibli.storeMessages().count { $0 == "delete" }
    try expect(deletions, equals: count.number ?? ghibli.deliveries.commands, "the deletions")
  }

  Then("{deletes} {cache}( only)( exactly) {delivery count}") {
    (ghibli: inout GhibliWorld, deletes: Bool, _: String, count: DeliveryCount) in
    try expect(deletes, "the sentence says what is not deleted")
    let deletions = try ghibli.storeMessages().count { $0 == "delete" }
    try expect(deletions, equals: count.number ?? ghibli.deliveries.commands, "the deletions")
  }

  Then("{deletes} {cache}") { (ghibli: inout GhibliWorld, deletes: Bool, _: String) in
    try ghibli.expectDeleted(deletes)
  }

  Then("{deletes} {old data} first( of all)/before\\ anything\\ else") {
    (ghibli: inout GhibliWorld, deletes: Bool, _: String) in
    try expect(deletes, "the sentence says what is not deleted")
    try ghibli.expectDeletedFirst()
  }

  Then("{deletes} {old cache data}") { (ghibli: inout GhibliWorld, deletes: Bool, _: String) in
    try ghibli.expectDeleted(deletes)
  }

  Then("replace the cache with the new feed") { ghibli in try ghibli.expectReplaced() }

  Then("{cache has}( only)( exactly)( just) {new data}") {
    (ghibli: inout GhibliWorld, has: Bool, _: String) in
    try ghibli.expectNewFeed(has)
  }

  Then("{old ones} {is replaced}( {with new feed})") {
    (ghibli: inout GhibliWorld, _: String, _: String, _: String?) in
    try expect(!ghibli.cachedFilms.isEmpty, "the story has no old films")
    try ghibli.expectReplaced()
  }

  Then("{replaces} {old ones}( {with new feed})") {
    (ghibli: inout GhibliWorld, _: String, _: String, _: String?) in
    try expect(!ghibli.cachedFilms.isEmpty, "the story has no old films")
    try ghibli.expectReplaced()
  }

  Then("{does not replace} {cache}( {with new feed})") {
    (ghibli: inout GhibliWorld, _: String, _: String, _: String?) in
    try expect(!ghibli.cachedFilms.isEmpty, "the story has no old films")
    try ghibli.expectUntouched()
  }

  for old in ["{old ones}", "{cache}"] {
    Then(.expression("{new data} replaces/replaced/has\\ replaced \(old)")) {
      (ghibli: inout GhibliWorld, _: String, _: String) in
      try expect(!ghibli.cachedFilms.isEmpty, "the story has no old films")
      try ghibli.expectReplaced()
    }
  }

  Then("the films {is saved}") { (ghibli: inout GhibliWorld, isSaved: Bool) in
    try ghibli.expectNewFeed(isSaved)
  }

  Then("{which} {count} film(s) {is saved}") {
    (ghibli: inout GhibliWorld, _: String, count: Int, isSaved: Bool) in
    if isSaved { return try ghibli.expectNewFilms(true, count) }
    try ghibli.expectNotSaved(count)
  }

  Then("{both films} {is saved}") { (ghibli: inout GhibliWorld, _: String, isSaved: Bool) in
    if isSaved { return try ghibli.expectNewFilms(true, 2) }
    try ghibli.expectNotSaved(2)
  }

  Then("{titles} {is deleted}") { (ghibli: inout GhibliWorld, films: FilmList, isDeleted: Bool) in
    let old = ghibli.cachedFilms.map(\.title)
    try expect(films.named.allSatisfy(old.contains), "the old films are \(old)")
    try ghibli.expectCached(!isDeleted, films.named)
  }

  Then("{cache} {is replaced}( {with new feed})") {
    (ghibli: inout GhibliWorld, _: String, _: String, _: String?) in try ghibli.expectReplaced()
  }

  Then("{replaces} {cache}( {with new feed})") {
    (ghibli: inout GhibliWorld, _: String, _: String, _: String?) in try ghibli.expectReplaced()
  }

  // the cache is not replaced with the new feed, remains unchanged, is still there
  ParameterType.wording(
    "is untouched",
    "(?:\(changed.denies))(?: (?:with|by) the new feed)?",
    "(?:has|have|did|does) not change[d]?|hasn['’]t changed",
    "(?:stays?|remains?) (?:unchanged|untouched|the same|there|as it (?:is|was))"
      + "|(?:is|was|are|should be|must be|should stay|should remain|has been) (?:left )?(?:unchanged|untouched|as it (?:is|was)|the same as before)|still exists|(?:should|must) still exist|is still valid and there",
    "has the same time(?:stamp)? as before|is as old as before|(?:is|are) still (?:there|present)",
    "still (?:has|contains|holds) (?:its old (?:feed|films)|(?:the|its) old time(?:stamp)?)")

  Then("the old cache data/data/films/feed {is untouched}") {
    (ghibli: inout GhibliWorld, _: String) in try ghibli.expectUntouched()
  }

  Then("the time(stamp) of {cache} {is untouched}") {
    (ghibli: inout GhibliWorld, _: String, _: String) in try ghibli.expectUntouched()
  }

  for pattern in [
    "nothing is/was deleted( from the cache)", "no cache/data/films/feed is/are/was/were deleted",
    "the system/app/command deletes/deleted nothing",
    "the system/app/command does not delete anything",
  ] {
    Then(.expression(pattern)) { (ghibli: inout GhibliWorld) in
      try expect(
        try ghibli.storeMessages().filter { $0 == "delete" }, equals: [], "the deletions")
    }
  }

  Then("{cache} {is untouched}") { (ghibli: inout GhibliWorld, _: String, _: String) in
    try ghibli.expectUntouched()
  }
}
