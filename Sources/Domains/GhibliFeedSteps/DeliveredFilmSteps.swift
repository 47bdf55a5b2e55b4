import GhibliFeed
import StepKit
import TestDoubles

/// The films that a use case delivers.
let deliveredFilmSteps = StepLibrary(GhibliWorld.self) {
  Then("{delivers}( {feed of}) {titles}( {aside})") {
    (ghibli: inout GhibliWorld, delivers: Bool, _: String?, films: FilmList, _: String?) in
    try ghibli.expectDelivered(films.named, delivers, isAll: films.isOnly)
  }

  Then("{titles} {is delivered}( {exactly})( {aside})") {
    (
      ghibli: inout GhibliWorld, films: FilmList, isDelivered: Bool, exactly: String?, _: String?
    ) in
    try ghibli.expectDelivered(films.named, isDelivered, isAll: films.isOnly || exactly != nil)
  }

  for pattern in [
    "{delivers} (only )(exactly ){count} film(s)"
  ] {
    Then(.expression(pattern)) { (ghibli: inout GhibliWorld, delivers: Bool, count: Int) in
      let delivered = try ghibli.deliveredCount()
      try expect((delivered == count) == delivers, "\(delivered) films were delivered")
    }
  }

  Then("{delivers} {feed of} {count} film(s)") {
    (ghibli: inout GhibliWorld, delivers: Bool, _: String, count: Int) in
    let delivered = try ghibli.deliveredCount()
    try expect((delivered == count) == delivers, "\(delivered) films were delivered")
  }

  Then("{delivers}( {which}) {count} {origin} film(s)") {
    (ghibli: inout GhibliWorld, delivers: Bool, _: String?, count: Int, isSaved: Bool) in
    try expect(delivers, "the sentence says what is not delivered")
    try await ghibli.expectDelivered(try Outcome("film feed"), true)
    try expect(try ghibli.deliveredFilms().count, equals: count, "the number of films delivered")
    try ghibli.expectOrigin(isSaved)
  }

  Then("{delivers}( {which}) {count} film(s) {origin}") {
    (ghibli: inout GhibliWorld, delivers: Bool, _: String?, count: Int, isSaved: Bool) in
    try expect(delivers, "the sentence says what is not delivered")
    try await ghibli.expectDelivered(try Outcome("film feed"), true)
    try expect(try ghibli.deliveredFilms().count, equals: count, "the number of films delivered")
    try ghibli.expectOrigin(isSaved)
  }

  Then("{delivers} the {origin} films") {
    (ghibli: inout GhibliWorld, delivers: Bool, isSaved: Bool) in
    try expect(delivers, "the sentence says what is not delivered")
    try await ghibli.expectDelivered(try Outcome("film feed"), true)
    try ghibli.expectOrigin(isSaved)
  }

  Then("a/the (film )feed {with films} {is delivered}") {
    (ghibli: inout GhibliWorld, films: FilmList, isDelivered: Bool) in
    let titles = try ghibli.deliveredFilms().map(\.title)
    try ghibli.expectFilms(films, isDelivered, among: titles)
  }

  Then("the (film )feed {is delivered} {with films}") {
    (ghibli: inout GhibliWorld, isDelivered: Bool, films: FilmList) in
    let titles = try ghibli.deliveredFilms().map(\.title)
    try ghibli.expectFilms(films, isDelivered, among: titles)
  }

  Then("{the result} {is} a (film )feed {with films}") {
    (ghibli: inout GhibliWorld, _: String, _: String, films: FilmList) in
    try ghibli.expectFilms(films, true, among: try ghibli.deliveredFilms().map(\.title))
  }

  Then("{the result} {is} {empty feed}") {
    (ghibli: inout GhibliWorld, _: String, _: String, _: String) in try ghibli.expectEmptyFeed()
  }

  Then("{delivers} the films {origin}") {
    (ghibli: inout GhibliWorld, delivers: Bool, isSaved: Bool) in
    try expect(delivers, "the sentence says what is not delivered")
    try await ghibli.expectDelivered(try Outcome("film feed"), true)
    try ghibli.expectOrigin(isSaved)
  }

  Then("{titles} {is delivered} {origin}") {
    (ghibli: inout GhibliWorld, films: FilmList, isDelivered: Bool, isSaved: Bool) in
    try ghibli.expectDelivered(films.named, isDelivered, isAll: films.isOnly)
    try ghibli.expectOrigin(isSaved)
  }

  Then("{delivers} these/the (following )film(s)( {exactly})(:)") {
    (ghibli: inout GhibliWorld, delivers: Bool, _: String?, table: DataTable) in
    try table.check(
      ghibli.deliveredFilms().map(PlainFilm.init), delivers, "the films delivered")
  }

  Then("(only )(exactly )(just ){count} film(s) {is delivered}") {
    (ghibli: inout GhibliWorld, count: Int, isDelivered: Bool) in
    let delivered = try ghibli.deliveredCount()
    try expect((delivered == count) == isDelivered, "\(delivered) films were delivered")
  }

  Then("{delivers} neither (the )films nor {outcome}") {
    (ghibli: inout GhibliWorld, delivers: Bool, outcome: Outcome) in
    try expect(delivers, "the sentence denies twice")
    try await ghibli.expectDelivered(outcome, false)
    try expect(try ghibli.deliveredFilms().map(\.title), equals: [], "the films delivered")
  }

  Then("{delivers} any film(s)") { (ghibli: inout GhibliWorld, delivers: Bool) in
    let titles = try ghibli.deliveredFilms().map(\.title)
    try expect(!titles.isEmpty == delivers, "the films delivered: \(titles)")
  }

  for (words, count) in [("{both films}", 2), ("{all films}", nil)] {
    Then(.expression("\(words) {is delivered}")) {
      (ghibli: inout GhibliWorld, _: String, areDelivered: Bool) in
      try expect(areDelivered, "the sentence says what is not delivered")
      try await ghibli.expectAllDelivered(count)
    }

    Then(.expression("{delivers} \(words)")) {
      (ghibli: inout GhibliWorld, delivers: Bool, _: String) in
      try expect(delivers, "the sentence says what is not delivered")
      try await ghibli.expectAllDelivered(count)
    }
  }

  Then("the delivered (film )feed/list is/was empty") { ghibli in try ghibli.expectEmptyFeed() }

  ParameterType.wording("empty feed", "an empty (?:film |JSON )?(?:feed|list|array)(?: of films)?")

  Then("{delivers} {empty feed}") { (ghibli: inout GhibliWorld, delivers: Bool, _: String) in
    try expect(delivers, "the sentence says what is not delivered")
    try ghibli.expectEmptyFeed()
  }

  Then("{empty feed} {is delivered}") { (ghibli: inout GhibliWorld, _: String, isDelivered: Bool) in
    try expect(isDelivered, "the sentence says what is not delivered")
    try ghibli.expectEmptyFeed()
  }

  Then("{delivers} (the )(cached )(same )image( data) from( the)( image) cache") {
    (ghibli: inout GhibliWorld, delivers: Bool) in
    try await ghibli.expectDelivered(try Outcome("cached image data"), delivers)
  }

  Then("{the films} {is delivered} {remote order}") {
    (ghibli: inout GhibliWorld, _: String, isDelivered: Bool, _: String) in
    try expect(isDelivered, "the sentence says what is not delivered")
    try await ghibli.expectDelivered(try Outcome("film feed"), true)
    try ghibli.expectOrigin(false)
  }

  for pattern in ["the system delivers these/the {count} film(s)"] {
    Then(.expression(pattern)) { (ghibli: inout GhibliWorld, count: Int) in
      try expect(ghibli.cachedFilms.count, equals: count, "the number of films cached")
      guard case .cache(.feed(let films)) = try ghibli.deliveries.single() else {
        return try expect(
          false, "no cached feed was delivered, but \(ghibli.deliveries.current)")
      }
      try expect(films.map(PlainFilm.init), equal: ghibli.cachedFilms, "the films delivered")
    }
  }

  for none in ["no feed images", "any feed images"] {
    Then(.expression("{delivers} \(none)")) { (ghibli: inout GhibliWorld, delivers: Bool) in
      try expect(delivers == none.hasPrefix("no"), "the sentence denies twice, or says too little")
      try ghibli.expectNoCachedFeed()
    }
  }

  Then("no feed images {is delivered}") { (ghibli: inout GhibliWorld, isDelivered: Bool) in
    try expect(isDelivered, "the sentence denies twice")
    try ghibli.expectNoCachedFeed()
  }
}

extension GhibliWorld {
  /// All films of the feed that was loaded, and so many where the sentence says their number.
  fileprivate mutating func expectAllDelivered(_ count: Int?) async throws {
    try await expectDelivered(try Outcome("film feed"), true)
    let films = try deliveredFilms()
    try expect(!films.isEmpty, "no film was delivered")
    if let count { try expect(films.count, equals: count, "the number of films delivered") }
  }
}
