import GhibliFeed
public import PictureSteps
public import Pictures
import Ports
public import StepKit
import TestDoubles

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A film feed whose server is a double, whose caches are in memory and whose time passes
/// only when a step says so.
public struct GhibliWorld: World, ScreenWorld {
  static let feedAddress = "https://ghibli.test/feed"
  /// The store's name of the feed.
  static let feedKey = "film-feed"

  let scenario: ScenarioContext
  let scheduler = VirtualScheduler()
  let time: WallTime
  let network: any TestNetwork
  /// The clients through which the app and the commands of a scenario ask.
  let appClient: RecordingClient
  let commandClient: RecordingClient
  let feedData = InMemoryStore()
  let imageData = InMemoryStore()
  let session: FeedSession
  let feedURL: URL
  /// The address that a command loaded the feed from, if it was another.
  var loadedAddress = Self.feedAddress
  /// The answer of the feed URL, as the story last had it.
  var feedAnswer = StubNetwork.Answer.text(feedJSON(["Lantern Keeper", "Paper Cranes"]))
  /// The URL that the story gives to the command that loads the feed.
  var givenAddress: String?
  /// The image that the story is about, and what the remote answers for it.
  private(set) var imageAddress = "https://img.ghibli.test/lantern.jpg"
  private(set) var imageURL: URL
  var imageAnswer = StubNetwork.Answer(.success(HTTPResponse(status: 200, body: samplePicture)))
  /// The images of films that sentences have named by their titles.
  var namedImages: [String: String] = [:]
  /// The images that sentences have named, in this order.
  private(set) var saidImages: [String] = []
  /// Where the last image was asked for.
  var imageSource = Source.remote
  /// Whether an image that a command has asked for is on its way.
  var awaitsImage = false
  /// What the story has spoken of.
  var subjects: Set<Subject> = []
  /// The results that the commands of this scenario have delivered.
  let deliveries = Deliveries()
  /// The images that the story has asked for, in this order.
  var imageLoads: [ImageLoad] = []
  /// Of these, the one that a sentence has spoken of last.
  var imageInQuestion: Int?
  /// The number of requests that commands have sent.
  var commandRequests = 0
  /// The films that the scenario has put into the cache.
  var cachedFilms: [PlainFilm] = []
  /// The film that a sentence has spoken of last by its place.
  var filmInQuestion: FilmPlace?
  /// Whether the story is at the day before that of its next sentences.
  var isYesterday = false
  /// How often the user has asked the app for the feed.
  var requests = 0
  /// The titles on the screen when the user asked again.
  var shownBefore: [[String]] = []
  /// The cache at the last request of the user.
  var cacheAtRequest: PlainFeed?
  /// The cache before the last request or command.
  var cacheBefore: PlainFeed?
  /// The films last given to "Save Film Feed".
  var savedFilms: [PlainFilm] = [] {
    didSet { savedFeeds.append(savedFilms) }
  }
  /// All that was given to it, in order.
  private(set) var savedFeeds: [[PlainFilm]] = []
  /// How many feeds the story has had beside the first.
  var otherFeeds = 0
  /// The films that "Save Film Feed" takes, where the story has said so before.
  var feedToSave: [PlainFilm]?
  /// The command executed last, and where it was to load from.
  var lastCommand: Command?
  var lastSource: Source?
  /// The bytes that "Save Image Data" takes.
  var imageToSave = samplePicture
  /// The bytes last given to "Save Image Data".
  var savedImage: [UInt8]?
  /// The number of feed store calls made by the scenario's setup.
  var preparingCalls = 0
  /// Whether the step is an outcome, which looks at what other steps bring about.
  var isOutcome: Bool { scenario.isInOutcome }

  public var film: FilmStrip<Screen>

  /// The routes that a story need not use.
  private(set) var quietRoutes: [StubNetwork.Route] = []
  private let log = Log()

  /// A class, because the session's callbacks outlive the call that lends the world.
  private final class Log {
    var incidents: [Incident] = []
    var screen: FeedScreen? {
      didSet { if screen?.message != nil, oldValue?.message == nil { messages += 1 } }
    }
    /// How often an error message has appeared.
    var messages = 0
  }

  public init(_ scenario: ScenarioContext) async throws {
    self.scenario = scenario
    film = FilmStrip("screen", of: scenario)
    time = WallTime(scheduler)
    network = try await makeNetwork(scenario.parameters["network"], scheduler: scheduler)
    appClient = RecordingClient(network.client, stopsAnswers: false)
    commandClient = RecordingClient(network.client, stopsAnswers: false)
    feedURL = try url(Self.feedAddress)
    imageURL = try url(imageAddress)
    session = FeedSession(
      FeedSession.Surroundings(
        client: appClient, feedStore: feedData, imageStore: imageData,
        scheduler: LateScheduler(scheduler), secondsSince1970: { [time] in time.now }),
      url: feedURL, onIncident: { [log] in log.incidents.append($0) })
    session.onChange = { [log] in log.screen = $0 }
    addQuietly(Self.feedRoute(feedAnswer))
    for (address, bytes) in Self.sampleImages { addQuietly(Self.imageRoute(address, bytes)) }
  }

  /// The images of the films that stories speak of without saying more.
  static let sampleImages: [(address: String, bytes: [UInt8])] = (1...4).map {
    (address: "https://img.ghibli.test/\($0).jpg", bytes: samplePicture + (1...UInt8($0)))
  }

  public mutating func settle() async throws {
    try await network.settle()
    film.add(screen)
  }

  /// A route that answers the feed URL.
  static func feedRoute(_ answer: StubNetwork.Answer) -> StubNetwork.Route {
    StubNetwork.Route(.path("/feed"), answers: [answer])
  }

  /// A route that answers an address, whatever its query.
  static func route(to address: String, _ answer: StubNetwork.Answer) -> StubNetwork.Route {
    StubNetwork.Route(.url(String(address.prefix { $0 != "?" })), answers: [answer])
  }

  /// A route that answers an image with these bytes.
  static func imageRoute(_ address: String, _ bytes: [UInt8]) -> StubNetwork.Route {
    StubNetwork.Route(
      .url(address), answers: [.init(.success(HTTPResponse(status: 200, body: bytes)))])
  }

  /// Adds an answer that the remote has by default: a document of stories gives none.
  mutating func addQuietly(_ route: StubNetwork.Route) {
    network.add(route)
    quietRoutes.append(route)
  }

  /// The errors that the user did not see, in order.
  var incidents: [Incident] { log.incidents }

  /// Notes an error that the user does not see.
  var note: (Incident) -> Void { { [log] in log.incidents.append($0) } }

  /// How often an error message has appeared.
  var messagesShown: Int { log.messages }

  /// What the app has shown last, as it announced it.
  var screenNow: FeedScreen { log.screen ?? session.screen }
}

// MARK: - What several steps do or look at

extension GhibliWorld {
  var feedCache: FeedCache {
    FeedCache(store: FeedStore(feedData), secondsSince1970: { [time] in time.now })
  }

  var imageCache: ImageCache {
    ImageCache(store: imageData, scheduler: LateScheduler(scheduler))
  }

  /// Adds the routes of a fixture beside the feature.
  func addRoutes(of name: String) throws {
    let resource = try scenario.resource(name)
    let fixture = try Fixture(text: resource.text, path: resource.path) { [scenario] file in
      try? scenario.resource(file).bytes
    }
    for route in fixture.routes { network.add(route) }
  }

  /// Lets a command that went to a cache come back, and what it then asks the server for.
  func turn() async throws { try await pass(.zero) }

  /// Lets time pass where a sentence says so.
  func pass(_ duration: Duration?) async throws {
    if let duration { try await pass(duration) }
  }

  /// Lets time pass, and answers come as they fall due.
  func pass(_ duration: Duration) async throws {
    try await scheduler.advance(by: duration, settling: network)
  }

  /// The films in the last answer of the feed URL, read without the system.
  func remoteFilms() throws -> [PlainFilm] {
    let answers = network.exchanges.compactMap { exchange -> HTTPResponse? in
      guard exchange.request.url == loadedAddress,
        case .completed(.success(let response)) = exchange.state
      else { return nil }
      return response
    }
    let answer = try require(answers.last, "the remote has not answered")
    try expect(answer.status, equals: 200, "the status of the remote's last answer")
    let body = answer.body
    return try JSONDecoder().decode([PlainFilm].self, from: Data(body))
  }

  /// Makes another image the one that the story is about, by its URL or by the title of its film.
  mutating func setImage(_ name: String) throws {
    let address = address(of: name)
    if address != imageAddress, imageAnswer.delay > .zero {
      network.add(Self.route(to: address, imageAnswer))
    }
    imageURL = try url(address)
    imageAddress = address
    if !saidImages.contains(address) { saidImages.append(address) }
  }

  /// Lets an image that a command has asked for come, unless it was canceled.
  ///
  /// A sentence that says that it comes is certain that something is on its way.
  mutating func letImageArrive(isCertain: Bool = false) async throws {
    if isCertain {
      let waiting = network.pendingIndexes.count + scheduler.pendingCount
      try expect(awaitsImage || waiting > 0, "no answer is on its way")
    }
    guard awaitsImage || isCertain else { return }
    // An answer that takes its time comes with the time, unless a sentence says that it comes.
    if imageSource == .remote, imageAnswer.delay > .zero {
      guard isCertain else { return }
      for request in network.pendingIndexes {
        try network.complete(at: request, with: imageAnswer.result)
      }
    } else if !network.pendingIndexes.isEmpty {
      try network.releaseHeld()
    }
    awaitsImage = false
    try await turn()
  }

  /// Whether the story has spoken of the cache, and not of the remote.
  var isAboutFeedCache: Bool { subjects.contains(.feedCache) && !subjects.contains(.remote) }
  var isAboutImageCache: Bool { subjects.contains(.imageCache) && !subjects.contains(.remote) }

  /// Something that a story can be about.
  enum Subject {
    case remote
    case feedCache
    case imageCache
  }

  /// The films on the screen, as their texts.
  var shownFilms: [PlainFilm] { screenNow.films.map(PlainFilm.init) }

  var shownTitles: [String] { screenNow.films.map(\.title) }
}

/// The time of the scenario in seconds since 1970, driven by its scheduler.
final class WallTime {
  /// 2026-01-10 12:00:00 UTC, a day as good as any.
  private var start = 1_768_046_400
  private let scheduler: VirtualScheduler

  init(_ scheduler: VirtualScheduler) { self.scheduler = scheduler }

  var now: Int { start + Int(scheduler.now.components.seconds) }

  /// Puts the clock to `seconds` since 1970.
  func set(_ seconds: Int) { start += seconds - now }
}
