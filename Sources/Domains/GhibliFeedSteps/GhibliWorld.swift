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
  static let imageAddress = "https://img.ghibli.test/lantern.jpg"

  let scenario: ScenarioContext
  let scheduler = VirtualScheduler()
  let time: WallTime
  let network: any TestNetwork
  let feedData = InMemoryStore()
  let imageData = InMemoryStore()
  let session: FeedSession
  let feedURL: URL
  let imageURL: URL
  /// The results that the commands of this scenario have delivered.
  let deliveries = Deliveries()
  /// Images that are being loaded, in the order asked for.
  var imageTasks: [any Cancellable] = []
  /// The films that the scenario has put into the cache.
  var cachedFilms: [Film] = []
  /// The bytes last given to "Save Image Data".
  var savedImage: [UInt8]?
  /// The number of feed store calls made by the scenario's setup.
  var preparingCalls = 0

  public var film: FilmStrip<Screen>

  private let incidentLog = IncidentLog()

  /// A class, because the session's callback outlives the call that lends the world.
  private final class IncidentLog {
    var all: [Incident] = []
  }

  public init(_ scenario: ScenarioContext) async throws {
    self.scenario = scenario
    film = FilmStrip("screen", of: scenario)
    time = WallTime(scheduler)
    network = try await makeNetwork(scenario.parameters["network"], scheduler: scheduler)
    network.add(Self.defaultRoute)
    feedURL = try url(Self.feedAddress)
    imageURL = try url(Self.imageAddress)
    session = FeedSession(
      FeedSession.Surroundings(
        client: network.client, feedStore: feedData, imageStore: imageData, scheduler: scheduler,
        secondsSince1970: { [time] in time.now }),
      url: feedURL, onIncident: { [incidentLog] in incidentLog.all.append($0) })
  }

  public mutating func settle() async throws {
    try await network.settle()
    film.add(screen)
  }

  /// The remote's default answer: a document of stories does not give one.
  static let defaultRoute = feedRoute(.text(feedJSON(["Lantern Keeper", "Paper Cranes"])))

  /// A route that answers the feed URL.
  static func feedRoute(_ answer: StubNetwork.Answer) -> StubNetwork.Route {
    StubNetwork.Route(.path("/feed"), answers: [answer])
  }

  /// The errors that the user did not see, in order.
  var incidents: [Incident] { incidentLog.all }
}

// MARK: - What several steps do or look at

extension GhibliWorld {
  var feedCache: FeedCache {
    FeedCache(store: FeedStore(feedData), secondsSince1970: { [time] in time.now })
  }

  var imageCache: ImageCache { ImageCache(store: imageData, scheduler: scheduler) }

  var screenNow: FeedScreen { session.screen }

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

  /// Lets time pass, and answers come as they fall due.
  func pass(_ duration: Duration) async throws {
    try await scheduler.advance(by: duration, settling: network)
  }

  /// Puts films with a time into the cache, as part of setting the scene.
  mutating func fillCache(_ films: [Film], savedAt: Int) throws {
    try FeedStore(feedData).insert(CachedFeed(films: films, savedAt: savedAt))
    cachedFilms = films
    preparingCalls = feedData.calls.count
  }

  /// The content of the feed cache, read without the system under specification.
  func cachedFeed() throws -> CachedFeed? {
    try FeedStore(InMemoryStore(feedData.contents)).retrieve()
  }

  /// The titles in the last answer of the feed URL, read without the system.
  func remoteTitles() throws -> [String] {
    struct TitledFilm: Decodable { var title: String }
    let answers = network.exchanges.compactMap { exchange -> [UInt8]? in
      guard exchange.request.url == Self.feedAddress,
        case .completed(.success(let response)) = exchange.state
      else { return nil }
      return response.body
    }
    let body = try require(answers.last, "the remote has not answered")
    return try JSONDecoder().decode([TitledFilm].self, from: Data(body)).map(\.title)
  }
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
