import GhibliFeed
public import Pictures
import Ports
public import StepKit
import TestDoubles

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A film feed whose server is a double, whose caches are in memory and whose time passes only when
/// a step says so.
public struct GhibliWorld: World, ScreenWorld {
  let scenario: ScenarioContext
  let scheduler = VirtualScheduler()
  let clock: Clock
  let network: any TestNetwork
  /// Lets answers come although their requests were canceled, like those already on their way.
  let client: RecordingClient
  let server = FilmServer([PlainFilm(titled: "A Map of Moss")])
  let feedData = InMemoryStore()
  let imageData = InMemoryStore()
  /// The scheduler on which the image cache answers.
  let imageTurns: LateScheduler
  let session: FeedSession
  let log = Log()
  /// The commands executed, in order.
  var runs: [Run] = []
  /// The number of calls of the feed store that set the scene.
  var preparingCalls = 0
  /// The state before the user's last action or command.
  private(set) var before = Moment()
  /// The number of incidents that the story has mentioned.
  var incidentsTold = 0
  public var film: FilmStrip<Screen>

  /// The state at one moment.
  struct Moment {
    var cache: [UInt8]?
    /// The number of screens that the app had announced.
    var screens = 0
  }

  /// The events that the app has announced.
  ///
  /// A class, because the session's callbacks outlive the call that lends the world.
  final class Log {
    var screens: [FeedScreen] = []
    var incidents: [String] = []
    /// Whether a screen was announced that was not the one to be seen.
    var hasStaleScreen = false
  }

  public init(_ scenario: ScenarioContext) async throws {
    self.scenario = scenario
    film = FilmStrip("screen", of: scenario)
    clock = Clock(scheduler)
    network = try await makeNetwork(scenario.parameters["network"], scheduler: scheduler)
    client = RecordingClient(network.client, stopsAnswers: false)
    imageTurns = LateScheduler(scheduler)
    session = FeedSession(
      FeedSession.Dependencies(
        client: client, feedStore: feedData, imageStore: imageData, scheduler: imageTurns,
        secondsSince1970: { [clock] in clock.now }),
      url: try url(server.feedAddress), onIncident: { [log] in log.incidents.append($0.text) })
    network.stub.server = { [server] in server.answer($0) }
    session.onChange = { [log, weak session] screen in
      log.screens.append(screen)
      if screen != session?.screen { log.hasStaleScreen = true }
    }
  }

  /// Lets due answers arrive, and checks what holds in every story.
  public mutating func settle() async throws {
    try await scheduler.advance(by: .zero, settling: network)
    try expectSoundness()
    film.add(screen)
  }

  private func expectSoundness() throws {
    if let shown = log.screens.last {
      try expect(shown, equals: session.screen, "the screen announced last")
    }
    try expect(!log.hasStaleScreen, "a screen was announced that was not the one to be seen")
    for screen in log.screens where screen.message != nil || screen.emptyText != nil {
      try expect(screen.rows.isEmpty && !screen.isLoading, "films or loading beside a message")
      try expect(screen.message == nil || screen.emptyText == nil, "two texts in one place")
    }
    let strays = feedData.calls.map(\.key).filter { $0 != FeedStore.key }
    try expect(strays, equals: [], "what was asked of the feed's store beside the feed")
  }
}

extension GhibliWorld {
  /// The screen as the user sees it.
  var screenNow: FeedScreen { session.screen }

  var feedCache: FeedCache {
    FeedCache(store: FeedStore(feedData), secondsSince1970: { [clock] in clock.now })
  }

  var imageCache: ImageCache { ImageCache(store: imageData, scheduler: imageTurns) }

  /// Lets the user do something, and keeps the state before it.
  mutating func act(_ action: (FeedSession) throws -> Void) rethrows {
    keepMoment()
    try action(session)
  }

  /// Keeps the present state, to be compared with that after the next action.
  mutating func keepMoment() {
    before = Moment(cache: feedData.contents[FeedStore.key], screens: log.screens.count)
  }

  /// Fails unless the app has shown something since the user's last action and the last such check.
  mutating func expectNewScreen() throws {
    try expect(log.screens.count > before.screens, "nothing has changed on the screen")
    before.screens = log.screens.count
  }
}

/// The time of the scenario in seconds since 1970, driven by its scheduler.
final class Clock {
  /// 2026-01-10 12:34:56 UTC: no full hour and no full minute, so that rounding shows.
  private var start = 1_768_048_496
  private let scheduler: VirtualScheduler

  init(_ scheduler: VirtualScheduler) { self.scheduler = scheduler }

  var now: Int { start + Int(scheduler.now.components.seconds) }

  func putBack(by time: Duration) { start -= Int(time.components.seconds) }
}

extension Incident {
  fileprivate var text: String {
    switch self {
    case .feedCache(let error): "\(error)"
    case .imageCache(let error): "\(error)"
    }
  }
}
