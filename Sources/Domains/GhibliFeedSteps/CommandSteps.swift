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
  When("the user executes \"Load Film Feed\" with the feed URL") { ghibli in
    ghibli.loadRemoteFeed()
  }

  When("the user executes \"Load Film Feed\" twice with the feed URL") { ghibli in
    ghibli.loadRemoteFeed()
    ghibli.loadRemoteFeed()
  }

  When("the user executes \"Load Image Data\" with the image URL") { ghibli in
    ghibli.loadRemoteImage()
  }

  When("the user executes \"Save Film Feed\" with {count} film(s)") {
    (ghibli: inout GhibliWorld, count: Int) in
    try ghibli.saveFilms(sampleFilms(count, others: true))
  }

  When("the user executes \"Save Film Feed\" with the film(s) {quoted list}") {
    (ghibli: inout GhibliWorld, titles: [String]) in
    try ghibli.saveFilms(sampleFilms(titles))
  }

  When("the user executes \"Save Image Data\" with {count} byte(s) for the image URL") {
    (ghibli: inout GhibliWorld, count: Int) in
    ghibli.saveImage(sampleBytes(count))
  }

  When("the user executes \"Save Image Data\" with {count} other byte(s) for the image URL") {
    (ghibli: inout GhibliWorld, count: Int) in
    ghibli.saveImage(sampleBytes(count, others: true))
  }

  namedCommandSteps
  loadSteps
  saveSteps
}

/// The commands by their names in the document.
private let namedCommandSteps = StepLibrary(GhibliWorld.self) {
  ParameterType(
    "command", #"(?:the )?"[A-Z][A-Za-z ]*"(?: command)?"#, useForSnippets: false
  ) { text in try Command(text) }
  ParameterType(
    "executes", "(?:I|the user|the customer|the system|the app) (?:executes?|runs?)|execute",
    useForSnippets: false
  ) { (text: String) in text }
  ParameterType(
    "source", "from (?:the )?(?:remote|server)(?: URL)?|from the URL|from the (?:image )?cache",
    useForSnippets: false
  ) { text in text.hasSuffix("cache") ? Source.cache : .remote }
  ParameterType(
    "saves", "(?:I|the user|the customer|the system|the app) (?:saves?|stores?)",
    useForSnippets: false
  ) { (text: String) in text }

  When("{executes} {command}( {source})( with above data)") {
    (ghibli: inout GhibliWorld, _: String, command: Command, source: Source?) in
    try ghibli.execute(command, from: source)
  }

  When("{command} is executed( {source})( with above data)") {
    (ghibli: inout GhibliWorld, command: Command, source: Source?) in
    try ghibli.execute(command, from: source)
  }

  When("{command} is executed with {count} film(s)") {
    (ghibli: inout GhibliWorld, command: Command, count: Int) in
    try expect(command, equals: .saveFeed, "the command that takes films")
    try ghibli.saveFilms(sampleFilms(count, others: true))
  }

  for films in ["{quoted list}", "the film(s) {quoted list}"] {
    When(.expression("{command} is executed with \(films)")) {
      (ghibli: inout GhibliWorld, command: Command, titles: [String]) in
      try expect(command, equals: .saveFeed, "the command that takes films")
      try ghibli.saveFilms(sampleFilms(titles))
    }
  }

  for pattern in [
    "{command} is executed with {count} byte(s)",
    "{command} is executed with {count} byte(s) for the image URL",
  ] {
    When(.expression(pattern)) { (ghibli: inout GhibliWorld, command: Command, count: Int) in
      try expect(command, equals: .saveImage, "the command that takes bytes")
      ghibli.saveImage(sampleBytes(count))
    }
  }
}

/// Loading and validating in plain words.
private let loadSteps = StepLibrary(GhibliWorld.self) {
  for pattern in ["the system/app validates the cache", "the cache is validated"] {
    When(.expression(pattern)) { (ghibli: inout GhibliWorld) in
      ghibli.deliveries.run(ghibli.feedCache.validate)
    }
  }

  When("{loads} (the )(film )feed {source}") {
    (ghibli: inout GhibliWorld, _: String, source: Source) in
    try ghibli.execute(.loadFeed, from: source)
  }

  When("the (film )feed {is loaded} {source}") {
    (ghibli: inout GhibliWorld, _: String, source: Source) in
    try ghibli.execute(.loadFeed, from: source)
  }

  When("the system loads the film feed") { ghibli in try ghibli.execute(.loadFeed) }

  When("the system downloads (the )data from the URL") { ghibli in ghibli.loadRemoteFeed() }

  When("the system downloads invalid data( from the URL)") { ghibli in
    ghibli.network.add(GhibliWorld.feedRoute(.text("invalid")))
    ghibli.loadRemoteFeed()
  }

  for from in ["from (the URL ){string}", "with the URL {string}"] {
    When(.expression("{loads} the film feed \(from)")) {
      (ghibli: inout GhibliWorld, _: String, address: String) in
      try ghibli.loadRemoteFeed(from: address)
    }

    When(.expression("the film feed {is loaded} \(from)")) {
      (ghibli: inout GhibliWorld, _: String, address: String) in
      try ghibli.loadRemoteFeed(from: address)
    }
  }

  for image in ["the image data", "the image", "image data"] {
    When(.expression("{loads} \(image) {source}")) {
      (ghibli: inout GhibliWorld, _: String, source: Source) in
      try ghibli.execute(.loadImage, from: source)
    }

    When(.expression("\(image) {is loaded} {source}")) {
      (ghibli: inout GhibliWorld, _: String, source: Source) in
      try ghibli.execute(.loadImage, from: source)
    }

    for from in [
      "from/for/at (the URL ){string}", "from/for/at (the URL ){string} from remote",
      "from remote for (the URL ){string}",
    ] {
      When(.expression("{loads} \(image) \(from)")) {
        (ghibli: inout GhibliWorld, _: String, address: String) in
        try ghibli.setImage(address)
        try ghibli.execute(.loadImage, from: .remote)
      }

      When(.expression("\(image) {is loaded} \(from)")) {
        (ghibli: inout GhibliWorld, _: String, address: String) in
        try ghibli.setImage(address)
        try ghibli.execute(.loadImage, from: .remote)
      }
    }

    for from in [
      "for/at/of (the URL ){string} from the (image )cache",
      "from the (image )cache for (the URL ){string}",
    ] {
      When(.expression("{loads} \(image) \(from)")) {
        (ghibli: inout GhibliWorld, _: String, address: String) in
        try ghibli.setImage(address)
        try ghibli.execute(.loadImage, from: .cache)
      }

      When(.expression("\(image) {is loaded} \(from)")) {
        (ghibli: inout GhibliWorld, _: String, address: String) in
        try ghibli.setImage(address)
        try ghibli.execute(.loadImage, from: .cache)
      }
    }
  }
}

/// Saving in plain words.
private let saveSteps = StepLibrary(GhibliWorld.self) {
  for pattern in [
    "{saves} a (film )feed with/of {count} film(s)", "{saves} {count} film(s)( to the cache)",
  ] {
    When(.expression(pattern)) { (ghibli: inout GhibliWorld, _: String, count: Int) in
      try ghibli.saveFilms(sampleFilms(count, others: true))
    }
  }

  When("a (film )feed with/of {count} film(s) is saved") {
    (ghibli: inout GhibliWorld, count: Int) in
    try ghibli.saveFilms(sampleFilms(count, others: true))
  }

  for films in ["{quoted list}", "the film(s) {quoted list}"] {
    for pattern in [
      "{saves} a (film )feed with \(films)", "{saves} \(films)( to the cache)",
    ] {
      When(.expression(pattern)) { (ghibli: inout GhibliWorld, _: String, titles: [String]) in
        try ghibli.saveFilms(sampleFilms(titles))
      }
    }

    When(.expression("a (film )feed with \(films) is saved")) {
      (ghibli: inout GhibliWorld, titles: [String]) in
      try ghibli.saveFilms(sampleFilms(titles))
    }
  }

  for pattern in ["{saves} a (film )feed", "{saves} the film feed", "{saves} a new feed"] {
    When(.expression(pattern)) { (ghibli: inout GhibliWorld, _: String) in
      try ghibli.execute(.saveFeed)
    }
  }

  When("{saves} (the )image data") { (ghibli: inout GhibliWorld, _: String) in
    try ghibli.execute(.saveImage)
  }

  When("{saves} (the )image( data) for/of {string}") {
    (ghibli: inout GhibliWorld, _: String, address: String) in
    try ghibli.setImage(address)
    try ghibli.execute(.saveImage)
  }

  When("(the )image data is saved") { ghibli in try ghibli.execute(.saveImage) }
}

/// A command of the document.
enum Command: String {
  case loadFeed = "Load Film Feed"
  case loadImage = "Load Image Data"
  case validate = "Validate Cache"
  case saveFeed = "Save Film Feed"
  case saveImage = "Save Image Data"

  /// Reads `the "Validate Cache" command`.
  init(_ text: String) throws {
    let name = text.split(separator: "\"").first { $0.first?.isUppercase == true } ?? ""
    self = try require(Command(rawValue: String(name)), "there is no command \"\(name)\"")
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
  fileprivate mutating func execute(_ command: Command, from source: Source? = nil) throws {
    switch command {
    case .loadFeed:
      if source ?? (isAboutFeedCache ? .cache : .remote) == .remote {
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
    case .saveImage: saveImage(sampleBytes(4))
    }
  }

  private func loadCachedFeed() {
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

  fileprivate func loadRemoteFeed() { load(feedURL) }

  private func load(_ url: URL) {
    RemoteFilmLoader(client: commandClient).load(from: url) { [deliveries] result in
      switch result {
      case .success(let films): deliveries.add(.films(films))
      case .failure(let error): deliveries.add(.remoteError(error))
      }
    }
  }

  fileprivate mutating func saveFilms(_ plain: [PlainFilm]) throws {
    let films = try plain.map { try $0.film() }
    let cache = feedCache
    savedFilms = plain
    deliveries.run { () throws(FeedCacheError) in try cache.save(films) }
  }

  fileprivate mutating func saveImage(_ bytes: [UInt8]) {
    savedImage = bytes
    do throws(ImageCacheError) {
      try imageCache.save(bytes, for: imageURL)
      deliveries.add(.success)
    } catch {
      deliveries.add(.imageCacheError(error))
    }
  }
}
