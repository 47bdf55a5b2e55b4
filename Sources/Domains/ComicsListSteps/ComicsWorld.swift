import ComicsList
public import PictureSteps
public import Pictures
import Ports
public import StepKit
import TestDoubles

/// The comics app over a network whose answers are held until a step lets them come.
public struct ComicsWorld: World, ScreenWorld {
  static let comicsPath = "/v1/public/comics"

  let scenario: ScenarioContext
  let scheduler = VirtualScheduler()
  let network: any TestNetwork
  var app: ComicsApp
  /// The routes that came from files beside the feature.
  var fixtureRoutes: [StubNetwork.Route] = []
  /// The numbers of requests and events before the last tap.
  var beforeTap = (requests: 0, events: 0)
  /// The comic tapped last.
  var tappedComic: Comic?

  public var film: FilmStrip<Screen>

  private let log = EventLog()
  private var unmatchedCount = 0

  /// A class, because the app's callback outlives the call that lends the world.
  private final class EventLog {
    var all: [ScreenEvent] = []
  }

  public init(_ scenario: ScenarioContext) async throws {
    self.scenario = scenario
    film = FilmStrip("screen", of: scenario)
    network = try await makeNetwork(scenario.parameters["network"], scheduler: scheduler)
    app = try Self.app(
      network, scheduler, keys: APIKeys(publicKey: "public", privateKey: "private"))
    app.onEvent = { [log] in log.all.append($0) }
    addSampleCatalog()
  }

  /// A request without a route fails the step that sent it, and no other.
  public mutating func settle() async throws {
    try await network.settle()
    film.add(screen)
    defer { unmatchedCount = network.unmatchedRequests.count }
    if network.unmatchedRequests.count > unmatchedCount { try network.verify() }
  }

  /// All that has happened on the screens, in order.
  var events: [ScreenEvent] { log.all }

  /// Starts anew with an app that signs with these keys.
  mutating func useApp(keys: APIKeys) {
    app = Self.app(network, scheduler, keys: keys)
    app.onEvent = { [log] in log.all.append($0) }
  }

  private static func app(
    _ network: any TestNetwork, _ scheduler: VirtualScheduler, keys: APIKeys
  ) -> ComicsApp {
    ComicsApp(
      catalog: Catalog(
        client: network.client, reachability: network.stub, keys: keys,
        timeStamp: { "\(scheduler.now.components.seconds)" }))
  }
}

// MARK: - The server

extension ComicsWorld {
  /// The server's content where a story names no catalog.
  private func addSampleCatalog() {
    let comics = [(id: 1, title: "Night Ferry #2"), (2, "amber Coast"), (3, "Atlas #9")]
    addHeldRoute(Self.comicsPath, CatalogBody.comics(comics))
    for (id, _) in comics { addCharacters(["Rook", "ivy Lane", "Basil"], of: id) }
  }

  func addCharacters(_ names: [String], of comic: Int) {
    addHeldRoute("\(Self.comicsPath)/\(comic)/characters", CatalogBody.characters(names))
  }

  private func addHeldRoute(_ path: String, _ body: String) {
    network.add(.init(.path(path), answers: [.text(body, isHeld: true)]))
  }

  mutating func addRoutes(of name: String) throws {
    let resource = try scenario.resource(name)
    let fixture = try Fixture(text: resource.text, path: resource.path) { [scenario] file in
      try? scenario.resource(file).bytes
    }
    for route in fixture.routes { network.add(route) }
    fixtureRoutes += fixture.routes
  }

  /// Ends the request that waits, the one sent last; opens the app when nothing has been asked.
  func answer(_ result: Result<HTTPResponse, HTTPClientError>) throws {
    openIfClosed()
    guard let request = network.pendingIndexes.last else { throw StubNetworkError.nothingPending }
    try network.complete(at: request, with: result)
  }

  func answer(_ body: String, status: Int = 200) throws {
    try answer(.success(HTTPResponse(status: status, body: Array(body.utf8))))
  }

  /// Lets the server answer as its routes say.
  func answerAsRouted() throws {
    openIfClosed()
    try network.releaseHeld()
  }
}

// MARK: - What the user does

extension ComicsWorld {
  /// A story may begin with the answer of the server; something must have asked for it.
  func openIfClosed() {
    if events.isEmpty { app.open() }
  }

  func tryToLoad() {
    if events.isEmpty { app.open() } else { app.loadComics() }
  }

  /// Brings the list on the screen and leaves the connection as it is: a story may say that there
  /// is none before it says that there is a list.
  mutating func showList() async throws {
    let isOnline = network.isOnline
    network.goOnline()
    defer { if !isOnline { network.goOffline() } }
    tryToLoad()
    try network.releaseHeld()
    try await settle()
    try expect(app.sectionCount > 0, "the list of comics is empty")
  }

  mutating func tap(section: Int, row: Int) {
    beforeTap = (network.requests.count, events.count)
    tappedComic = app.comic(section: section, row: row)
    app.selectComic(section: section, row: row)
  }

  mutating func tapFirstComic() throws {
    tap(section: 0, row: 0)
    let title = try require(tappedComic, "the list has no first comic").title
    try expect(app.selectedComic, equals: tappedComic, "the comic whose characters are shown")
    try expect(app.characters != nil, "the tap on \"\(title)\" opened no view")
  }

  mutating func selectComic() async throws {
    try await showList()
    try tapFirstComic()
  }
}
