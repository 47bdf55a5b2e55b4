import GhibliFeed
import StepKit
import TestDoubles

/// The results of use cases.
let deliverySteps = StepLibrary(GhibliWorld.self) {
  ParameterType(
    "outcome", "(?:\(Outcome.articles) )?(?:\(Outcome.words))", useForSnippets: false
  ) { text in try Outcome(text) }

  Then("{delivers} {outcome}( {aside})") {
    (ghibli: inout GhibliWorld, delivers: Bool, outcome: Outcome, _: String?) in
    // The system creates a feed: before an outcome, that is what the command does.
    if !ghibli.isOutcome, delivers, outcome.kind == .feed { return try ghibli.execute(.loadFeed) }
    try await ghibli.expectDelivered(outcome, delivers)
  }

  Then("{outcome} {is delivered}( {aside})") {
    (ghibli: inout GhibliWorld, outcome: Outcome, isDelivered: Bool, _: String?) in
    try await ghibli.expectDelivered(outcome, isDelivered)
  }

  Then("{delivers} {outcome}(,) {rather than} {outcome}") {
    (
      ghibli: inout GhibliWorld, delivers: Bool, outcome: Outcome, _: String, other: Outcome
    ) in
    try expect(delivers, "the sentence denies twice")
    try await ghibli.expectDelivered(outcome, true)
    try await ghibli.expectDelivered(other, false)
  }

  Then("{outcome} {is delivered}(,) {rather than} {outcome}") {
    (
      ghibli: inout GhibliWorld, outcome: Outcome, isDelivered: Bool, _: String, other: Outcome
    ) in
    try expect(isDelivered, "the sentence denies twice")
    try await ghibli.expectDelivered(outcome, true)
    try await ghibli.expectDelivered(other, false)
  }

  // "It" is the feed or the image that the last command was to load.
  Then("{delivers} it( {aside})") { (ghibli: inout GhibliWorld, delivers: Bool, _: String?) in
    try await ghibli.expectDelivered(try Outcome("data"), delivers)
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

  for pattern in [
    "nothing is/was delivered", "the system/command delivers/delivered nothing",
    "the system/it does not deliver anything( at all)",
  ] {
    Then(.expression(pattern)) { (ghibli: inout GhibliWorld) in
      try await ghibli.letImageArrive()
      try expect(ghibli.deliveries.current, equals: [], "what was delivered")
    }
  }

  ParameterType(
    "delivery count",
    "once|(?:exactly|only) once|twice|both times|each time|every time|(?:two|three|four|five) times"
      + "|for (?:each|every|both) (?:save|command|load|request|time)s?",
    useForSnippets: false
  ) { (text: String) -> DeliveryCount in DeliveryCount(text) }

  Then("{delivers} {outcome} {delivery count}") {
    (ghibli: inout GhibliWorld, delivers: Bool, outcome: Outcome, count: DeliveryCount) in
    try expect(delivers && !outcome.isNone, "the sentence says how often something is delivered")
    try await ghibli.expectDelivered(outcome, count)
  }

  Then("{outcome} {is delivered} {delivery count}") {
    (ghibli: inout GhibliWorld, outcome: Outcome, isDelivered: Bool, count: DeliveryCount) in
    try expect(isDelivered && !outcome.isNone, "the sentence says how often something is delivered")
    try await ghibli.expectDelivered(outcome, count)
  }

  Then("{delivers} {outcome} and/but {outcome}") {
    (ghibli: inout GhibliWorld, delivers: Bool, first: Outcome, second: Outcome) in
    try expect(
      delivers && first.isNone != second.isNone, "one command delivers one thing, and not another")
    try await ghibli.expectDelivered(first, true)
    try await ghibli.expectDelivered(second, true)
  }

  Then("the (delivered )error is/was {outcome}") { (ghibli: inout GhibliWorld, outcome: Outcome) in
    try await ghibli.expectDelivered(outcome, true)
  }

  Then("the (delivered )error is/was not {outcome}") {
    (ghibli: inout GhibliWorld, outcome: Outcome) in
    _ = try ghibli.deliveries.reason()
    try await ghibli.expectDelivered(outcome, false)
  }

  for pattern in [
    "the delivered (image )data has/contains {count} byte(s)",
    "the image data delivered has/contains {count} byte(s)",
    "the system delivers/delivered {count} byte(s)( of image data)",
    "the system delivers/delivered (the )image data with/of {count} byte(s)",
    "the image data has {count} byte(s)",
    "{count} byte(s)( of image data) is/are/was/were delivered",
  ] {
    Then(.expression(pattern)) { (ghibli: inout GhibliWorld, count: Int) in
      try await ghibli.letImageArrive()
      guard case .image(let bytes, _) = try ghibli.deliveries.single() else {
        return try expect(false, "no image was delivered, but \(ghibli.deliveries.current)")
      }
      try expect(bytes.count, equals: count, "the number of bytes delivered")
    }
  }

  Then("the command/save/load succeeds/succeeded") { ghibli in
    try await ghibli.letImageArrive()
    let delivery = try ghibli.deliveries.single()
    try expect(!Outcome.Kind.error.includes(delivery), "an error was delivered: \(delivery)")
  }

  Then("the command/save/load fails/failed") { ghibli in
    try await ghibli.letImageArrive()
    let delivery = try ghibli.deliveries.single()
    try expect(Outcome.Kind.error.includes(delivery), "an error was expected, not \(delivery)")
  }

  deliveredFilmSteps

  Then("the system delivers these {count} byte(s)") { (ghibli: inout GhibliWorld, count: Int) in
    try await ghibli.letImageArrive()
    try expect(
      ghibli.deliveries.current, equals: [.image(sampleBytes(count), index: 0)],
      "what was delivered")
  }

  Then("only the {ordinal} image is delivered") { (ghibli: inout GhibliWorld, number: Int) in
    try expect(
      ghibli.deliveries.current, equals: [.image(sampleBytes(4), index: number - 1)],
      "what was delivered")
  }

  Then("the reason given is {string}") { (ghibli: inout GhibliWorld, reason: String) in
    try await ghibli.letImageArrive()
    try expect(ghibli.deliveries.reason(), equals: reason, "the reason")
  }
}

/// The films that a use case delivers.
private let deliveredFilmSteps = StepLibrary(GhibliWorld.self) {
  Then("{delivers}( {films named}) {quoted list}( {exactly})") {
    (
      ghibli: inout GhibliWorld, delivers: Bool, isOnly: Bool?, titles: [String], exactly: Bool?
    ) in
    try ghibli.expectDelivered(titles, delivers, isAll: isOnly == true || exactly == true)
  }

  Then("{quoted list} {is delivered}( {exactly})") {
    (ghibli: inout GhibliWorld, titles: [String], isDelivered: Bool, exactly: Bool?) in
    try ghibli.expectDelivered(titles, isDelivered, isAll: exactly == true)
  }

  Then("{films} {quoted list} {is delivered}( {exactly})") {
    (
      ghibli: inout GhibliWorld, isOnly: Bool, titles: [String], isDelivered: Bool,
      exactly: Bool?
    ) in
    try ghibli.expectDelivered(titles, isDelivered, isAll: isOnly || exactly == true)
  }

  for pattern in [
    "{delivers} (only )(exactly ){count} film(s)",
    "{delivers} a/the (film )feed with/of {count} film(s)",
  ] {
    Then(.expression(pattern)) { (ghibli: inout GhibliWorld, delivers: Bool, count: Int) in
      let delivered = try ghibli.deliveredCount()
      try expect((delivered == count) == delivers, "\(delivered) films were delivered")
    }
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

  Then("{delivers} these/the (following )film(s)( {exactly})(:)") {
    (ghibli: inout GhibliWorld, delivers: Bool, _: Bool?, table: DataTable) in
    try ghibli.expectDelivered(try table.titles(), delivers, isAll: true)
  }

  Then("{count} film(s) {is delivered}") {
    (ghibli: inout GhibliWorld, count: Int, isDelivered: Bool) in
    let delivered = try ghibli.deliveredCount()
    try expect((delivered == count) == isDelivered, "\(delivered) films were delivered")
  }

  Then("the {film place} film delivered is {string}") {
    (ghibli: inout GhibliWorld, place: FilmPlace, title: String) in
    let titles = try ghibli.deliveredFilms().map(\.title)
    try expect(try place.element(of: titles), equals: title, "the \(place.text) film")
  }

  Then("{delivers} any film(s)") { (ghibli: inout GhibliWorld, delivers: Bool) in
    let titles = try ghibli.deliveredFilms().map(\.title)
    try expect(!titles.isEmpty == delivers, "the films delivered: \(titles)")
  }

  Then("{delivers} the films {exactly}(:) {quoted list}") {
    (ghibli: inout GhibliWorld, delivers: Bool, _: Bool, titles: [String]) in
    try ghibli.expectDelivered(titles, delivers, isAll: true)
  }

  for pattern in [
    "an empty (film )feed is/was delivered", "the delivered (film )feed is empty",
    "the system delivers/delivered an empty (film )feed/list",
  ] {
    Then(.expression(pattern)) { (ghibli: inout GhibliWorld) in try ghibli.expectEmptyFeed() }
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

  for pattern in ["the system delivers no feed images", "no feed images are delivered"] {
    Then(.expression(pattern)) { (ghibli: inout GhibliWorld) in try ghibli.expectNoCachedFeed() }
  }
}

/// How often something is delivered.
struct DeliveryCount {
  /// The number; nil where it is once for each command.
  let number: Int?

  init(_ text: String) {
    let words = ["once": 1, "twice": 2, "both": 2, "two": 2, "three": 3, "four": 4, "five": 5]
    number = text.split(separator: " ").compactMap { words[String($0)] }.first
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

  /// The number of films delivered: none where there was an error.
  fileprivate func deliveredCount() throws -> Int {
    Outcome.Kind.error.includes(try deliveries.single()) ? 0 : try deliveredFilms().count
  }

  /// The films delivered are those of the cache, or come from the remote.
  fileprivate func expectOrigin(_ isSaved: Bool) throws {
    if case .cache = try deliveries.single() {
      try expect(isSaved, "the films come from the cache")
    } else {
      try expect(!isSaved, "the films come from the remote")
    }
  }

  /// One title is among those delivered; several are all of them.
  fileprivate func expectDelivered(
    _ titles: [String], _ isDelivered: Bool, isAll: Bool = false
  ) throws {
    let delivered = try deliveredFilms().map(\.title)
    if isAll {
      return try expect((delivered == titles) == isDelivered, "the films delivered: \(delivered)")
    }
    if !isDelivered {
      try expect(delivered.filter(titles.contains), equals: [], "the films delivered")
    } else if titles.count == 1 {
      try expect(delivered.contains(titles[0]), "the films delivered are \(delivered)")
    } else {
      try expect(delivered, equals: titles, "the films delivered")
    }
  }

  fileprivate func expectEmptyFeed() throws {
    switch try deliveries.single() {
    case .films([]), .cache(.feed([])): break
    case let other: try expect(false, "an empty feed was expected, not \(other)")
    }
  }

  /// The cache was asked and had no feed that may be shown.
  func expectNoCachedFeed() throws {
    guard case .cache(let content) = try deliveries.single() else {
      return try expect(false, "nothing from the cache was delivered, but \(deliveries.current)")
    }
    try expect(
      content == .empty || content == .expired,
      "no feed was expected, but there was one of \(content.films.count) films")
    try expect(content.films, equals: [], "the films delivered")
  }

  /// All commands together have delivered something so often, and nothing else.
  fileprivate mutating func expectDelivered(
    _ outcome: Outcome, _ count: DeliveryCount
  ) async throws {
    try await letImageArrive()
    let expected = count.number ?? deliveries.commands
    try expect(expected > 0, "no command was executed")
    try expect(
      deliveries.all.count { outcome.kind.includes($0) }, equals: expected,
      "how often \(outcome.kind.rawValue) was delivered")
    if count.number == nil {
      try expect(deliveries.all.count, equals: expected, "the number of results")
    }
  }

  mutating func expectDelivered(_ outcome: Outcome, _ isDelivered: Bool) async throws {
    try await letImageArrive()
    guard isDelivered, !outcome.isNone else {
      // Where no command has delivered anything, it says nothing that there was no feed.
      if outcome.kind == .feed { _ = try deliveries.single() }
      return try expect(
        deliveries.current.filter(outcome.kind.includes), equals: [],
        "what was delivered of that kind")
    }
    let delivery = try deliveries.single()
    try expect(
      outcome.kind.includes(delivery), "\(outcome.kind.rawValue) was expected, not \(delivery)")
    switch delivery {
    case .films(let films):
      try expect(films.map(PlainFilm.init), equal: try remoteFilms(), "the films delivered")
    case .cache(let content):
      let isNew = try !savedFilms.isEmpty && cachedFeed()?.films == savedFilms
      try expect(
        content.films.map(PlainFilm.init), equal: isNew ? savedFilms : cachedFilms,
        "the films delivered")
    case .image(let bytes, _):
      let kept = outcome.kind == .cachedImage ? imageData.contents[imageAddress] : nil
      try expect(bytes, equals: try kept ?? imageBytes(of: imageAddress), "the bytes delivered")
      if outcome.kind == .cachedImage { try expect(kept != nil, "the image cache has no image") }
    case .success, .remoteError, .feedCacheError, .imageCacheError: break
    }
  }
}
