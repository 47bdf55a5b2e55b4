import MarvelLibrary
import Ports
public import StepKit
import TestDoubles

/// A library whose servers are a stub network and whose time passes only when a step says so.
public struct MarvelWorld: World {
  let scenario: ScenarioContext
  let scheduler = VirtualScheduler()
  let network: StubNetwork
  let store = InMemoryStore()
  /// What the stub's API knows.
  var library = SampleLibrary()
  /// The routes of the index, where a step gives others than the library's.
  var indexRoutes: [StubNetwork.Route]?
  /// The routes of files beside the features, which take the place of the library's.
  var fixtureRoutes: [StubNetwork.Route] = []
  var keys = APIKeys(publicKey: "sample-public-key", privateKey: "sample-private-key")
  /// What the device's clock shows at first, in seconds since 1970.
  var clockStart = 1_600_000_000

  private let told = Told()
  private var opened: LibrarySession?
  private var phase = Phase.arranging
  private var requestsBefore = 0

  /// A class, because the session's callback outlives the call that lends the world.
  private final class Told {
    var events: [LibraryEvent] = []
  }

  /// Where in `Given … When … Then` a scenario is.
  private enum Phase {
    case arranging
    case acting
    case looking
  }

  public init(_ scenario: ScenarioContext) {
    self.scenario = scenario
    network = StubNetwork(scheduler: scheduler)
  }

  /// What the library told its view and its wireframe, in order.
  var events: [LibraryEvent] { told.events }
}

// MARK: - The session

extension MarvelWorld {
  /// The session for a step that sets the scene.
  mutating func arranged() throws -> LibrarySession {
    phase = .arranging
    return try session()
  }

  /// The session for a step in which something happens; requests count as further ones from the
  /// first such step on.
  mutating func acting() throws -> LibrarySession {
    let session = try session()
    if phase != .acting { requestsBefore = network.requests.count }
    phase = .acting
    return session
  }

  /// What the user sees, for a step that looks at the outcome.
  mutating func seen(
    file: StaticString = #filePath, line: Int = #line
  ) throws -> LibraryScreen {
    phase = .looking
    return try require(currentScreen, "nothing has happened yet", file: file, line: line)
  }

  /// What was asked for since things began to happen.
  mutating func furtherRequests() -> [HTTPRequest] {
    phase = .looking
    return Array(network.requests.dropFirst(requestsBefore))
  }

  /// What the user sees, once the app runs.
  var currentScreen: LibraryScreen? { opened?.screen }

  private func routes() throws -> [StubNetwork.Route] {
    if !fixtureRoutes.isEmpty { return fixtureRoutes }
    return try indexRoutes ?? library.indexRoutes()
  }

  private mutating func session() throws -> LibrarySession {
    if let opened { return opened }
    for route in try routes() { network.add(route) }
    for work in library.index.flatMap({ $0.works.values.joined() }) {
      for route in try work.routes() { network.add(route) }
    }
    let session = LibrarySession(
      client: network, store: store,
      settings: CatalogSettings(keys: keys, pageSize: library.pageSize),
      secondsSince1970: { [scheduler, clockStart] in
        clockStart + Int(scheduler.now.components.seconds)
      })
    session.onEvent = { [told] in told.events.append($0) }
    opened = session
    return session
  }
}

// MARK: - What several steps do

extension MarvelWorld {
  /// The last row that is shown becomes visible.
  func reachEnd(of list: LibraryScreen.List?, in session: LibrarySession) throws {
    let list = try require(list, "there is no list whose end could be reached")
    session.characterBecameVisible(at: list.characters.count - 1)
  }

  /// Searches for `text`, of which the stub knows the answer.
  func search(
    for text: String, in session: LibrarySession, isHeld: Bool = false
  ) throws {
    let name = text.trimmingBlanks
    if !name.isEmpty {
      for route in try library.searchRoutes(name: name, isHeld: isHeld) { network.add(route) }
    }
    session.search(for: text)
  }

  /// The number of the last request whose address is `url`.
  func lastRequest(
    to url: String, file: StaticString = #filePath, line: Int = #line
  ) throws -> Int {
    try require(
      network.requests.lastIndex { $0.url == url }, "nothing asked for \(url)",
      file: file, line: line)
  }

  /// The answer that waited for a step comes now; a request that was cancelled gets none.
  func arrive(_ result: Result<HTTPResponse, HTTPClientError>, for request: Int) throws {
    if network.pendingIndexes.contains(request) {
      try network.complete(at: request, with: result)
    }
  }
}

extension String {
  /// The text as the API's users mean it.
  var trimmingBlanks: String {
    var rest = Substring(self)
    while rest.first?.isWhitespace == true { rest.removeFirst() }
    while rest.last?.isWhitespace == true { rest.removeLast() }
    return String(rest)
  }
}
