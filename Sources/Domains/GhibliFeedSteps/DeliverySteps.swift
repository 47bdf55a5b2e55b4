import GhibliFeed
import StepKit
import TestDoubles

/// The results of use cases.
let deliverySteps = StepLibrary(GhibliWorld.self) {
  ParameterType(
    "outcome", "(?:(?:an?|the|any|no) )?(?:\(Outcome.words))", useForSnippets: false
  ) { text in try Outcome(text) }

  Then("{delivers} {outcome}") { (ghibli: inout GhibliWorld, delivers: Bool, outcome: Outcome) in
    try await ghibli.expectDelivered(outcome, delivers)
  }

  Then("{outcome} {is delivered}") {
    (ghibli: inout GhibliWorld, outcome: Outcome, isDelivered: Bool) in
    try await ghibli.expectDelivered(outcome, isDelivered)
  }

  for pattern in [
    "{delivers} {outcome} nor/or {outcome}", "{delivers} neither {outcome} nor {outcome}",
  ] {
    Then(.expression(pattern)) {
      (ghibli: inout GhibliWorld, delivers: Bool, first: Outcome, second: Outcome) in
      try expect(delivers == pattern.contains("neither"), "the sentence says what is delivered")
      try await ghibli.expectDelivered(first, false)
      try await ghibli.expectDelivered(second, false)
    }
  }

  Then("neither {outcome} nor {outcome} {is delivered}") {
    (ghibli: inout GhibliWorld, first: Outcome, second: Outcome, isDelivered: Bool) in
    try expect(isDelivered, "the sentence denies twice")
    try await ghibli.expectDelivered(first, false)
    try await ghibli.expectDelivered(second, false)
  }

  for pattern in ["nothing is/was delivered", "the system delivers nothing"] {
    Then(.expression(pattern)) { (ghibli: inout GhibliWorld) in
      try await ghibli.letImageArrive()
      try expect(ghibli.deliveries.all, equals: [], "what was delivered")
    }
  }

  deliveredFilmSteps

  Then("the system delivers these {count} byte(s)") { (ghibli: inout GhibliWorld, count: Int) in
    try await ghibli.letImageArrive()
    try expect(
      ghibli.deliveries.all, equals: [.image(sampleBytes(count), index: 0)], "what was delivered")
  }

  Then("only the {ordinal} image is delivered") { (ghibli: inout GhibliWorld, number: Int) in
    try expect(
      ghibli.deliveries.all, equals: [.image(sampleBytes(4), index: number - 1)],
      "what was delivered")
  }

  Then("the reason given is {string}") { (ghibli: inout GhibliWorld, reason: String) in
    try await ghibli.letImageArrive()
    try expect(ghibli.deliveries.reason(), equals: reason, "the reason")
  }
}

/// The films that a use case delivers.
private let deliveredFilmSteps = StepLibrary(GhibliWorld.self) {
  for films in ["{quoted list}", "the film(s) {quoted list}"] {
    Then(.expression("{delivers} \(films)")) {
      (ghibli: inout GhibliWorld, delivers: Bool, titles: [String]) in
      try ghibli.expectDelivered(titles, delivers)
    }

    Then(.expression("\(films) {is delivered}")) {
      (ghibli: inout GhibliWorld, titles: [String], isDelivered: Bool) in
      try ghibli.expectDelivered(titles, isDelivered)
    }

    Then(.expression("{delivers} a/the (film )feed with \(films)")) {
      (ghibli: inout GhibliWorld, delivers: Bool, titles: [String]) in
      try ghibli.expectDelivered(titles, delivers)
    }
  }

  for pattern in [
    "{delivers} {count} film(s)", "{delivers} a/the (film )feed with/of {count} film(s)",
  ] {
    Then(.expression(pattern)) { (ghibli: inout GhibliWorld, delivers: Bool, count: Int) in
      let delivered = try ghibli.deliveredFilms().count
      try expect((delivered == count) == delivers, "\(delivered) films were delivered")
    }
  }

  Then("{count} film(s) {is delivered}") {
    (ghibli: inout GhibliWorld, count: Int, isDelivered: Bool) in
    let delivered = try ghibli.deliveredFilms().count
    try expect((delivered == count) == isDelivered, "\(delivered) films were delivered")
  }

  Then("the {film place} film delivered is {string}") {
    (ghibli: inout GhibliWorld, place: FilmPlace, title: String) in
    let titles = try ghibli.deliveredFilms().map(\.title)
    try expect(try place.element(of: titles), equals: title, "the \(place.text) film")
  }

  Then("the system delivers an empty feed") { ghibli in
    switch try ghibli.deliveries.single() {
    case .films([]), .cache(.feed([])): break
    case let other: try expect(false, "an empty feed was expected, not \(other)")
    }
  }

  for pattern in ["the system delivers these/the {count} film(s)"] {
    Then(.expression(pattern)) { (ghibli: inout GhibliWorld, count: Int) in
      try expect(ghibli.cachedFilms.count, equals: count, "the number of films cached")
      guard case .cache(.feed(let films)) = try ghibli.deliveries.single() else {
        return try expect(
          false, "no cached feed was delivered, but \(ghibli.deliveries.all)")
      }
      try expect(films.map(PlainFilm.init), equal: ghibli.cachedFilms, "the films delivered")
    }
  }

  for pattern in ["the system delivers no feed images", "no feed images are delivered"] {
    Then(.expression(pattern)) { (ghibli: inout GhibliWorld) in try ghibli.expectNoCachedFeed() }
  }
}

extension GhibliWorld {
  /// The films delivered; a cache that has no feed to show delivers none.
  func deliveredFilms() throws -> [Film] {
    switch try deliveries.single() {
    case .films(let films): films
    case .cache(let content): content.films
    case let other: try require(nil, "films were expected, not \(other)")
    }
  }

  /// One title is among those delivered; several are all of them.
  fileprivate func expectDelivered(_ titles: [String], _ isDelivered: Bool) throws {
    let delivered = try deliveredFilms().map(\.title)
    if !isDelivered {
      try expect(delivered.filter(titles.contains), equals: [], "the films delivered")
    } else if titles.count == 1 {
      try expect(delivered.contains(titles[0]), "the films delivered are \(delivered)")
    } else {
      try expect(delivered, equals: titles, "the films delivered")
    }
  }

  /// The cache was asked and had no feed that may be shown.
  fileprivate func expectNoCachedFeed() throws {
    guard case .cache(let content) = try deliveries.single() else {
      return try expect(false, "nothing from the cache was delivered, but \(deliveries.all)")
    }
    try expect(
      content == .empty || content == .expired,
      "no feed was expected, but there was one of \(content.films.count) films")
    try expect(content.films, equals: [], "the films delivered")
  }

  fileprivate mutating func expectDelivered(_ outcome: Outcome, _ isDelivered: Bool) async throws {
    try await letImageArrive()
    guard isDelivered, !outcome.isNone else {
      // Where no command has delivered anything, it says nothing that there was no feed.
      if outcome.kind == .feed { _ = try deliveries.single() }
      return try expect(
        deliveries.all.filter(outcome.kind.includes), equals: [], "what was delivered of that kind")
    }
    let delivery = try deliveries.single()
    try expect(
      outcome.kind.includes(delivery), "\(outcome.kind.rawValue) was expected, not \(delivery)")
    switch delivery {
    case .films(let films):
      try expect(films.map(PlainFilm.init), equal: try remoteFilms(), "the films delivered")
    case .cache(let content):
      try expect(content.films.map(PlainFilm.init), equal: cachedFilms, "the films delivered")
    case .image(let bytes, _):
      let kept = outcome.kind == .cachedImage ? imageData.contents[imageAddress] : nil
      try expect(bytes, equals: try kept ?? imageBytes(of: imageAddress), "the bytes delivered")
      if outcome.kind == .cachedImage { try expect(kept != nil, "the image cache has no image") }
    case .success, .remoteError, .feedCacheError, .imageCacheError: break
    }
  }
}
