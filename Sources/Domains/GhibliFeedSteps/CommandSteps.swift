import GhibliFeed
import StepKit
import TestDoubles

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The commands of the seven use cases.
let commandSteps = StepLibrary(GhibliWorld.self) {
  commandPhrases
  namedCommandSteps
  loadSteps
  saveSteps
}

/// The words in which a command is executed.
private let commandPhrases = StepLibrary(GhibliWorld.self) {
  // I execute the "Validate Cache" command; "Validate Cache" is executed
  ParameterType(
    "run",
    "(?:(?:I|the user|the customer|the system|the app) (?:(?:tries|try|tried) to )?)?"
      + "(?:execute|executes|executed|runs?|ran|starts?) (?:\(commandName))",
    "(?:\(commandName)) (?:is|was|has been|gets) (?:executed|run|started)", useForSnippets: false
  ) { text in try Command(text) }

  ParameterType(
    "source", "from (?:the )?(?:remote|server)(?: URL)?|from the URL",
    "(?:from|on|in) (?:the )?(?:image |feed |film feed )?cache", useForSnippets: false
  ) { text in text.hasSuffix("cache") ? Source.cache : .remote }

  // with above data, with the same URL
  ParameterType.wording(
    "given data",
    "(?:with|for|on|at) (?:an? |the |this |that |these |those |above |same |given |its )*"
      + "(?:data|URL|feed URL|image URL|address|image data|image|film feed|feed)")

  // with the films, for the URL, with a film feed of
  ParameterType.wording(
    "data named",
    "(?:with|for|from|on|of|at)(?: (?:a|the|films?|feed|URL|address|image|data|of|with|containing))*"
  )

  ParameterType.wording(
    "saves",
    "(?:I|the user|the customer|the system|the app) (?:(?:tries|try|tried) to )?"
      + "(?:saves?|saved|stores?|stored)")
}

private let commandName =
  #"(?:the )?"?(?:Load Film Feed|Load Image Data|Validate Cache|Save Film Feed|Save Image Data)"?"#
  + "(?: command| use case)?"

/// The commands by their names in the document.
private let namedCommandSteps = StepLibrary(GhibliWorld.self) {
  When("{run}( {source})( {given data})( {repetition})") {
    (
      ghibli: inout GhibliWorld, command: Command, source: Source?, _: String?, times: Int?
    ) in
    try await ghibli.execute(command, from: source, times: times)
  }

  When("{run} {repetition} {given data}") {
    (ghibli: inout GhibliWorld, command: Command, times: Int, _: String) in
    try await ghibli.execute(command, from: nil, times: times)
  }

  When("{run} {given data} {source}") {
    (ghibli: inout GhibliWorld, command: Command, _: String, source: Source) in
    try ghibli.execute(command, from: source)
  }

  When("{run} {repetition} {source}") {
    (ghibli: inout GhibliWorld, command: Command, times: Int, source: Source) in
    try await ghibli.execute(command, from: source, times: times)
  }

  // The data of a command: the films to save, or the URL to load from or to save for.
  When("{run}( {source}) {data named} {quoted list}( {source})") {
    (
      ghibli: inout GhibliWorld, command: Command, source: Source?, _: String, data: [String],
      sourceBehind: Source?
    ) in
    try ghibli.execute(command, from: source ?? sourceBehind, data: data)
  }

  When("{run} {data named} {count}( other) film(s)") {
    (ghibli: inout GhibliWorld, command: Command, _: String, count: Int) in
    try expect(command, equals: .saveFeed, "the command that takes films")
    try ghibli.saveFilms(sampleFilms(count, others: true))
  }

  When("{run} with {count} byte(s)( of image data)( for the image URL)") {
    (ghibli: inout GhibliWorld, command: Command, count: Int) in
    try expect(command, equals: .saveImage, "the command that takes bytes")
    ghibli.saveImage(sampleBytes(count))
  }

  When("{run} with {count} byte(s)( of image data) for {string}") {
    (ghibli: inout GhibliWorld, command: Command, count: Int, address: String) in
    try expect(command, equals: .saveImage, "the command that takes bytes")
    try ghibli.setImage(address)
    ghibli.saveImage(sampleBytes(count))
  }

  When("image data of/with {count} byte(s) is saved for {string}") {
    (ghibli: inout GhibliWorld, count: Int, address: String) in
    try ghibli.setImage(address)
    ghibli.saveImage(sampleBytes(count))
  }

  When("{run} with {count} other byte(s)( for the image URL)") {
    (ghibli: inout GhibliWorld, command: Command, count: Int) in
    try expect(command, equals: .saveImage, "the command that takes bytes")
    ghibli.saveImage(sampleBytes(count, others: true))
  }

  When("{duration} pass(es) and {run}( {repetition})") {
    (ghibli: inout GhibliWorld, time: Duration, command: Command, _: Int?) in
    try await ghibli.pass(time)
    try ghibli.execute(command)
  }

  When("one\\ more/another day passes and {run}( {repetition})") {
    (ghibli: inout GhibliWorld, command: Command, _: Int?) in
    try await ghibli.pass(.seconds(86_400))
    try ghibli.execute(command)
  }

  When("{run}( {repetition}) and( the) {cache work} fails") {
    (
      ghibli: inout GhibliWorld, command: Command, _: Int?, operation: InMemoryStore.Operation
    ) in
    ghibli.failCaches(operation, nil)
    try ghibli.execute(command)
  }

  When("{run}( {repetition}) and the cache accepts it/them") {
    (ghibli: inout GhibliWorld, command: Command, _: Int?) in
    ghibli.feedData.recover()
    ghibli.imageData.recover()
    try ghibli.execute(command)
  }

  Given("image data of/with {count} byte(s)") { (ghibli: inout GhibliWorld, count: Int) in
    ghibli.imageToSave = sampleBytes(count)
  }

  Then("executing {command}( {source}) delivers no feed images/films") {
    (ghibli: inout GhibliWorld, command: Command, source: Source?) in
    try ghibli.execute(command, from: source)
    try ghibli.expectNoCachedFeed()
  }

  When("{run} with {count} film(s) on/at {moment}") {
    (ghibli: inout GhibliWorld, command: Command, count: Int, moment: Moment) in
    try expect(command, equals: .saveFeed, "the command that takes films")
    ghibli.time.set(moment.seconds)
    try ghibli.saveFilms(sampleFilms(count, others: true))
  }

  Then("executing {command}( {source}) delivers {outcome}") {
    (ghibli: inout GhibliWorld, command: Command, source: Source?, outcome: Outcome) in
    try ghibli.execute(command, from: source)
    try await ghibli.turn()
    try await ghibli.expectDelivered(outcome, true)
  }
}

/// Loading and validating in plain words.
private let loadSteps = StepLibrary(GhibliWorld.self) {
  ParameterType("command", commandName, useForSnippets: false) { text in try Command(text) }

  ParameterType.wording(
    "validates", "(?:\(viewer)|the system|the app) validates? the (?:feed )?cache",
    "the (?:feed )?cache is validated")

  When("{validates}( {repetition})") { (ghibli: inout GhibliWorld, _: String, times: Int?) in
    try await ghibli.execute(.validate, from: nil, times: times)
  }

  When("{loads} (the )(film )feed {source}( {repetition})") {
    (ghibli: inout GhibliWorld, _: String, source: Source, times: Int?) in
    try await ghibli.execute(.loadFeed, from: source, times: times)
  }

  When("the (film )feed {is loaded} {source}( {repetition})") {
    (ghibli: inout GhibliWorld, _: String, source: Source, times: Int?) in
    try await ghibli.execute(.loadFeed, from: source, times: times)
  }

  When("the system loads/creates/retrieves/requests the (film )feed") { ghibli in
    try ghibli.execute(.loadFeed)
  }

  When("the system downloads/validates (the )(downloaded )data( from the URL)") { ghibli in
    try ghibli.execute(.loadFeed, from: .remote)
  }

  When("the system downloads invalid data( from the URL)") { ghibli in
    ghibli.network.add(GhibliWorld.feedRoute(.text("invalid")))
    try ghibli.execute(.loadFeed, from: .remote)
  }

  When("{loads} (the )(film )feed from/with (the URL ){string}") {
    (ghibli: inout GhibliWorld, _: String, address: String) in
    try ghibli.loadRemoteFeed(from: address)
  }

  When("the (film )feed {is loaded} from/with (the URL ){string}") {
    (ghibli: inout GhibliWorld, _: String, address: String) in
    try ghibli.loadRemoteFeed(from: address)
  }

  When("{loads} {image} {source}( {repetition})") {
    (ghibli: inout GhibliWorld, _: String, _: String, source: Source, times: Int?) in
    try await ghibli.execute(.loadImage, from: source, times: times)
  }

  When("{image} {is loaded} {source}( {repetition})") {
    (ghibli: inout GhibliWorld, _: String, _: String, source: Source, times: Int?) in
    try await ghibli.execute(.loadImage, from: source, times: times)
  }

  When("{loads} {image}( {source}) from/for/at/of (the URL ){string}( {source})") {
    (
      ghibli: inout GhibliWorld, _: String, _: String, source: Source?, address: String,
      behind: Source?
    ) in
    try ghibli.execute(.loadImage, from: source ?? behind ?? .remote, data: [address])
  }

  When("{image} {is loaded}( {source}) from/for/at/of (the URL ){string}( {source})") {
    (
      ghibli: inout GhibliWorld, _: String, _: String, source: Source?, address: String,
      behind: Source?
    ) in
    try ghibli.execute(.loadImage, from: source ?? behind ?? .remote, data: [address])
  }

  When("{image} from/for/at/of (the URL ){string} {is loaded}( {source})") {
    (
      ghibli: inout GhibliWorld, _: String, address: String, _: String, source: Source?
    ) in
    try ghibli.execute(.loadImage, from: source ?? .remote, data: [address])
  }
}

/// Saving in plain words.
private let saveSteps = StepLibrary(GhibliWorld.self) {
  When("{saves} a (film )feed with/of {count} film(s)") {
    (ghibli: inout GhibliWorld, _: String, count: Int) in
    try ghibli.saveFilms(sampleFilms(count, others: true))
  }

  When("{saves} {count} film(s)( to the cache)( in the cache)") {
    (ghibli: inout GhibliWorld, _: String, count: Int) in
    try ghibli.saveFilms(sampleFilms(count, others: true))
  }

  When("a (film )feed with/of {count} film(s) is saved") {
    (ghibli: inout GhibliWorld, count: Int) in
    try ghibli.saveFilms(sampleFilms(count, others: true))
  }

  When("{saves}( {films named}) {quoted list}( to the cache)( in the cache)") {
    (ghibli: inout GhibliWorld, _: String, _: Bool?, titles: [String]) in
    try ghibli.saveFilms(sampleFilms(titles))
  }

  When("a/the (film )feed with( {films}) {quoted list} is saved") {
    (ghibli: inout GhibliWorld, _: Bool?, titles: [String]) in
    try ghibli.saveFilms(sampleFilms(titles))
  }

  for pattern in ["{saves} a (new )(film )feed", "{saves} the (film )feed"] {
    When(.expression(pattern)) { (ghibli: inout GhibliWorld, _: String) in
      try ghibli.execute(.saveFeed)
    }
  }

  When("{saves} (the )image data") { (ghibli: inout GhibliWorld, _: String) in
    try ghibli.execute(.saveImage)
  }

  When("{saves} (the )image( data) for/of {string}") {
    (ghibli: inout GhibliWorld, _: String, address: String) in
    try ghibli.execute(.saveImage, data: [address])
  }

  When("(the )image data is saved") { ghibli in try ghibli.execute(.saveImage) }
}

/// A command of the document.
enum Command: String, CaseIterable {
  case loadFeed = "Load Film Feed"
  case loadImage = "Load Image Data"
  case validate = "Validate Cache"
  case saveFeed = "Save Film Feed"
  case saveImage = "Save Image Data"

  /// Reads `the "Validate Cache" command is executed`.
  init(_ text: String) throws {
    self = try require(
      Command.allCases.first { text.contains($0.rawValue) }, "there is no command in \"\(text)\"")
  }
}

/// Where a command loads from.
enum Source {
  case remote
  case cache
}

extension GhibliWorld {
  /// Executes a command; the document has two that load the feed, and two that load an image: without
  /// a source it is that of the remote, unless the story is about the cache alone.
  mutating func execute(_ command: Command, from source: Source? = nil) throws {
    switch command {
    case .loadFeed:
      if source ?? (isAboutFeedCache ? .cache : .remote) == .remote {
        if let givenAddress { return try loadRemoteFeed(from: givenAddress) }
        loadRemoteFeed()
      } else {
        loadCachedFeed()
      }
    case .loadImage:
      if source ?? (isAboutImageCache ? .cache : .remote) == .remote {
        loadGivenImage()
      } else {
        loadCachedImage()
      }
    case .validate: deliveries.run(feedCache.validate)
    case .saveFeed: try saveFilms(sampleFilms(3, others: true))
    case .saveImage: saveImage(imageToSave)
    }
  }

  /// Executes a command so many times, each after the answer of the one before.
  fileprivate mutating func execute(
    _ command: Command, from source: Source?, times: Int?
  ) async throws {
    for number in 1...max(1, times ?? 1) {
      if number > 1 { try await turn() }
      try execute(command, from: source)
    }
  }

  /// Executes a command with its data: titles of films to save, or a URL.
  fileprivate mutating func execute(
    _ command: Command, from source: Source? = nil, data: [String]
  ) throws {
    if command == .saveFeed { return try saveFilms(sampleFilms(data)) }
    try expect(command != .validate && data.count == 1, "\"\(command.rawValue)\" takes one URL")
    if command == .loadFeed, source != .cache { return try loadRemoteFeed(from: data[0]) }
    if command != .loadFeed { try setImage(data[0]) }
    try execute(command, from: source)
  }

  private func loadCachedFeed() {
    deliveries.begin()
    do throws(FeedCacheError) {
      deliveries.add(.cache(try feedCache.load()))
    } catch {
      deliveries.add(.feedCacheError(error))
    }
  }

  fileprivate mutating func loadRemoteFeed(from address: String) throws {
    if !address.hasSuffix("/feed") {
      network.add(StubNetwork.Route(.url(address), answers: [feedAnswer]))
    }
    loadedAddress = address
    load(try url(address))
  }

  private func loadRemoteFeed() { load(feedURL) }

  private func load(_ url: URL) {
    deliveries.begin()
    RemoteFilmLoader(client: commandClient).load(from: url) { [deliveries] result in
      switch result {
      case .success(let films): deliveries.add(.films(films))
      case .failure(let error): deliveries.add(.remoteError(error))
      }
    }
  }

  mutating func saveFilms(_ plain: [PlainFilm]) throws {
    let films = try plain.map { try $0.film() }
    let cache = feedCache
    savedFilms = plain
    deliveries.run { () throws(FeedCacheError) in try cache.save(films) }
  }

  fileprivate mutating func saveImage(_ bytes: [UInt8]) {
    savedImage = bytes
    deliveries.begin()
    do throws(ImageCacheError) {
      try imageCache.save(bytes, for: imageURL)
      deliveries.add(.success)
    } catch {
      deliveries.add(.imageCacheError(error))
    }
  }
}
