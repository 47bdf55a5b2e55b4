import ComicsList
public import Pictures
public import StepKit
import TestDoubles

/// The comics app in the hand of a user, and a server that answers when a step says so.
public struct ComicsWorld: World, ScreenWorld {
  let clock = VirtualScheduler()
  let network: any TestNetwork
  /// An answer contains what the server has at that moment.
  let server = ComicsServer()
  private(set) var app: ComicsApp
  /// The events that the app has announced, with the screens at that moment.
  let record: ScreenRecord
  /// Why the app has no keys to sign with, if a story gives it blank ones.
  var keyProblem: APIKeys.Blank?
  /// The state just before the last action of the user or answer of the server.
  private(set) var before = (isLoading: false, events: 0, requests: 0)
  /// The comic whose view the user has opened, by what the list showed when it was tapped.
  var openComic: Comic?
  public var film: FilmStrip<Screen>
  /// Whether a fault was already reported to a step; the hooks after it do not report it again.
  private var isFaulty = false

  public init(_ scenario: ScenarioContext) async throws {
    film = FilmStrip("screen", of: scenario)
    network = try await makeNetwork(scenario.parameters["network"], scheduler: clock)
    let keys = try APIKeys(publicKey: "public", privateKey: "private")
    app = Self.app(network, clock, keys)
    record = ScreenRecord(of: app)
    network.stub.server = { [server] request in
      server.path(of: request).map { _ in .text("", isHeld: true) }
    }
  }

  /// Lets answers arrive, and compares what the screens show with what the app has announced.
  public mutating func settle() async throws {
    try await network.settle()
    if isFaulty { return }
    isFaulty = true
    try network.verify()
    film.add(screen)
    try record.expectTrue(of: app)
    try expect(app.selectedComic, equals: openComic, "the comic selected")
    isFaulty = false
  }

  /// Notes the state before something is done or answered.
  mutating func note() {
    before = (shown.isLoading, record.events.count, network.requests.count)
  }

  /// The events since the last action of the user or answer of the server.
  var newEvents: ArraySlice<ScreenEvent> { record.events[before.events...] }

  /// Starts again with an app that signs with these keys.
  mutating func useKeys(publicKey: String, privateKey: String) {
    do {
      let keys = try APIKeys(publicKey: publicKey, privateKey: privateKey)
      app = Self.app(network, clock, keys)
      record.follow(app)
    } catch {
      keyProblem = error
    }
  }

  private static func app(
    _ network: any TestNetwork, _ clock: VirtualScheduler, _ keys: APIKeys
  ) -> ComicsApp {
    ComicsApp(
      catalog: Catalog(
        client: network.client, reachability: network.stub, keys: keys,
        timeStamp: { "\(clock.now.components.seconds)" }))
  }
}
