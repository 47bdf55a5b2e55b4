import GhibliFeed
import StepKit

/// The films on the screen, delivered or in the cache, as a table lists them.
let shownTableSteps = StepLibrary(GhibliWorld.self) {
  ParameterType.wording(
    "following films",
    "(?:only |exactly |just )?(?:these|the following|those) (?:films?|movies?|titles)"
  )

  Then("{following films} {is on screen}( {exactly})(:)") {
    (ghibli: inout GhibliWorld, _: String, isShown: Bool, _: String?, table: DataTable) in
    try table.check(ghibli.shownFilms, isShown, "the films on the screen")
  }

  Then("the films {is on screen} {exactly}(:)") {
    (ghibli: inout GhibliWorld, isShown: Bool, _: String, table: DataTable) in
    try table.check(ghibli.shownFilms, isShown, "the films on the screen")
  }

  Then("{following films} {is delivered}( {exactly})(:)") {
    (ghibli: inout GhibliWorld, _: String, isDelivered: Bool, _: String?, table: DataTable) in
    try table.check(
      ghibli.deliveredFilms().map(PlainFilm.init), isDelivered, "the films delivered")
  }

  Then("the films {is delivered} {exactly}(:)") {
    (ghibli: inout GhibliWorld, isDelivered: Bool, _: String, table: DataTable) in
    try table.check(
      ghibli.deliveredFilms().map(PlainFilm.init), isDelivered, "the films delivered")
  }

  Step("{following films} {is cached}( {exactly})(:)") {
    (ghibli: inout GhibliWorld, _: String, isCached: Bool, _: String?, table: DataTable) in
    if !ghibli.isOutcome { return try ghibli.fillCache(isCached ? try table.films() : []) }
    try table.check(
      ghibli.cachedFeed()?.films ?? [], isCached, "the films in the cache")
  }
}

/// Neither of two films.
let neitherSteps = StepLibrary(GhibliWorld.self) {
  ParameterType(
    "two titles", #"neither (?:the film )?"[^"]*" nor (?:the film )?"[^"]*""#, useForSnippets: false
  ) {
    (text: String) in
    let parts = text.split(separator: "\"", omittingEmptySubsequences: false).map(String.init)
    return stride(from: 1, to: parts.count, by: 2).map { parts[$0] }
  }

  Then("{two titles} {is on screen}") {
    (ghibli: inout GhibliWorld, titles: [String], isShown: Bool) in
    try expect(isShown, "the sentence denies twice")
    try ghibli.expectShown(titles, false)
  }

  Then("{feed shows} {two titles}") { (ghibli: inout GhibliWorld, shows: Bool, titles: [String]) in
    try expect(shows, "the sentence denies twice")
    try ghibli.expectShown(titles, false)
  }

  Then("{two titles} {is delivered}") {
    (ghibli: inout GhibliWorld, titles: [String], isDelivered: Bool) in
    try expect(isDelivered, "the sentence denies twice")
    try ghibli.expectDelivered(titles, false)
  }

  Then("{delivers} {two titles}") {
    (ghibli: inout GhibliWorld, delivers: Bool, titles: [String]) in
    try expect(delivers, "the sentence denies twice")
    try ghibli.expectDelivered(titles, false)
  }

  Then("{two titles} {is cached}") {
    (ghibli: inout GhibliWorld, titles: [String], isCached: Bool) in
    try expect(isCached, "the sentence denies twice")
    try ghibli.expectCached(false, titles)
  }

  Then("{cache has} {two titles}") { (ghibli: inout GhibliWorld, has: Bool, titles: [String]) in
    try expect(has, "the sentence denies twice")
    try ghibli.expectCached(false, titles)
  }
}
