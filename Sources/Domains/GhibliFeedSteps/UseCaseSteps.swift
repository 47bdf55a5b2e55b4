import GhibliFeed
import Ports
import StepKit
import TestDoubles

/// The numbered steps of the document's use cases: events before an outcome; as one, what has happened.
let useCaseSteps = StepLibrary(GhibliWorld.self) {
  ParameterType.wording(
    "downloads",
    "(?:the system|the app|it)(?: has| had| should| must)? (?:downloads?|downloaded) (?:the )?data(?: from (?:the|that|this) URL)?",
    "(?:the )?data (?:\(being)) downloaded(?: from (?:the|that|this) URL)?")
  ParameterType.wording(
    "validates data",
    "(?:the system|the app|it)(?: has| had| should| must)? (?:(?:downloads?|downloaded) and )?(?:validates?|validated)"
      + " (?:the )?(?:downloaded )?data(?: from (?:the|that|this) URL)?",
    "(?:the )?(?:downloaded )?data (?:\(being)) (?:downloaded and )?validated")
  ParameterType.wording(
    "retrieves",
    "(?:the system|the app|it) (?:retrieves|retrieved|reads) (?:the )?(?:film )?(?:feed )?data from (?:the )?cache"
  )
  ParameterType.wording(
    "validates age",
    "(?:the system|the app|it) (?:validates|validated|checks) (?:that )?(?:the )?cache is less than seven days old"
  )

  Step("{downloads}") { (ghibli: inout GhibliWorld, _: String) in
    if !ghibli.isOutcome { return try ghibli.execute(.loadFeed, from: .remote) }
    let wanted = [ghibli.loadedAddress, ghibli.imageAddress]
    try expect(
      ghibli.network.requests.contains { wanted.contains($0.url) }, "nothing was downloaded")
  }

  // Valid data become a result, others an error.
  Step("{validates data}") { (ghibli: inout GhibliWorld, _: String) in
    if !ghibli.isOutcome { return try ghibli.execute(.loadFeed, from: .remote) }
    try await ghibli.letImageArrive()
    switch try ghibli.deliveries.single() {
    case .films, .image, .remoteError(.invalidData): break
    case let other: try expect(false, "no data were validated, but there was \(other)")
    }
  }

  Step("{retrieves}") { (ghibli: inout GhibliWorld, _: String) in
    if !ghibli.isOutcome { return try ghibli.execute(.loadFeed, from: .cache) }
    try await ghibli.letImageArrive()
    let feedReads = try ghibli.storeMessages().filter { $0 == "retrieve" }
    let imageReads = ghibli.imageData.calls.filter { $0.operation == .read }
    try expect(!feedReads.isEmpty || !imageReads.isEmpty, "nothing was retrieved from the cache")
  }

  Step("{validates age}") { (ghibli: inout GhibliWorld, _: String) in
    if !ghibli.isOutcome { return try ghibli.execute(.loadFeed, from: .cache) }
    try expect(ghibli.storeMessages().contains("retrieve"), "the cache was not retrieved")
    let age = try ghibli.cacheAge()
    try expect(age < 7 * 86_400, "the cached feed is \(age) seconds old")
  }

  Step("{creates feed} from (the )(valid )(downloaded )data") {
    (ghibli: inout GhibliWorld, _: String) in
    if !ghibli.isOutcome { return try ghibli.execute(.loadFeed, from: .remote) }
    guard case .films(let films) = try ghibli.deliveries.single() else {
      return try expect(false, "no feed was created, but \(ghibli.deliveries.current)")
    }
    try expect(films.map(PlainFilm.init), equal: try ghibli.remoteFilms(), "the films created")
  }

  Step("{creates feed} from (the )cached data/cache") { (ghibli: inout GhibliWorld, _: String) in
    if !ghibli.isOutcome { return try ghibli.execute(.loadFeed, from: .cache) }
    guard case .cache(let content) = try ghibli.deliveries.single() else {
      return try expect(false, "no feed was created, but \(ghibli.deliveries.current)")
    }
    try expect(
      content.films.map(PlainFilm.init), equal: ghibli.cachedFilms, "the films created")
  }

  ParameterType.wording(
    "with the time",
    "with (?:the (?:current|new|present) )?(?:time|date|time and date|date and time|now)"
      + "|with today['’]s (?:date|time)")

  ParameterType.wording(
    "creates feed",
    "(?:the system|the app|it)(?: then| now| also| should)? (?:creates?|created) (?:(?:the|a) )?(?:film )?feed"
  )

  ParameterType.wording(
    "encodes feed", "(?:the system|it)(?: has| should)? (?:encodes?|encoded) the (?:film )?feed",
    "the (?:film )?feed (?:\(being)) encoded")

  Then("{encodes feed}") { (ghibli: inout GhibliWorld, _: String) in
    try expect(
      ghibli.storeMessages().contains { $0.hasPrefix("insert") }, "nothing encoded was saved")
    try expect(ghibli.presentFeed().films, equal: ghibli.savedFilms, "the films encoded")
  }

  Then("the system (time)stamps/(time)stamped the new cache( {with the time})") {
    (ghibli: inout GhibliWorld, _: String?) in
    try expect(
      ghibli.storeMessages().contains { $0.hasPrefix("insert") }, "there is no new cache")
    try expect(ghibli.cacheAge(), equals: 0, "the age in seconds")
  }
}
