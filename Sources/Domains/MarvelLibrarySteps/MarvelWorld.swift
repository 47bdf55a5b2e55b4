import Ports
import MarvelLibrary
public import Pictures
public import StepKit
import TestDoubles

/// A library whose servers are a double and whose time passes only when a step says so.
public struct MarvelWorld: World, ScreenWorld {
  let scenario: ScenarioContext
  let scheduler = VirtualScheduler()
  let network: any TestNetwork
  /// Lets answers come although their request was canceled, like those already on their way.
  let client: RecordingClient
  let server = SampleServer()
  let store = InMemoryStore()
  var settings = Settings()
  /// The state before the last action or answer.
  private(set) var before = Before()
  /// The screen after each of the answers given in turn.
  var answers: [Answer] = []
  /// The text that the user typed last into the search.
  private(set) var typed = ""

  public var film: FilmStrip<Screen>

  private let view = View()
  private var app: LibrarySession?

  /// The settings of the app, its own if the story gives none.
  struct Settings {
    var keys = APIKeys(publicKey: "sample-public-key", privateKey: "sample-private-key")
    var url: String?
    var pageSize: Int?
    var nameMatching: CatalogSettings.NameMatching?
    /// The initial time of the device's clock, in seconds since 1970.
    var clock = 1_600_000_000
  }

  /// The screen after an answer, and the reason why the answer is invalid.
  struct Answer {
    var reason: String
    var error: CatalogError?
    var names: [String]
  }

  struct Before {
    var screen: LibraryScreen?
    var requests = 0
    var events = 0
  }

  /// The view that the library is shown on; it looks at the screen only when it is notified.
  ///
  /// A class, because the session's callbacks outlive the call that lends the world.
  private final class View {
    var events: [LibraryEvent] = []
    var screen: LibraryScreen?
  }

  public init(_ scenario: ScenarioContext) async throws {
    self.scenario = scenario
    film = FilmStrip("screen", of: scenario)
    network = try await makeNetwork(scenario.parameters["network"], scheduler: scheduler)
    client = RecordingClient(network.client, stopsAnswers: false)
    network.stub.server = { [server] in server.answer($0) }
  }

  /// Lets answers arrive.
  ///
  /// In every story, the view then shows what the app knows, and as many lists and pictures as
  /// loading as there are requests under way for them.
  public mutating func settle() async throws {
    try await network.settle()
    film.add(screen)
    guard let app, let screen = view.screen else { return }
    try expect(screen, equals: app.screen, "what the view shows")
    let waiting = network.pendingIndexes.filter { !client.canceled.contains($0) }
      .map { network.requests[$0].url }
    let pages = waiting.count { $0 == server.indexURL }
    let lists = [screen.list, screen.search?.result].compactMap(\.self)
    try expect(lists.count(where: \.isLoading), equals: pages, "the lists shown as loading")
    let pictures =
      lists.flatMap(\.portraits.values) + (screen.details?.pictures.values.map(\.self) ?? [])
      + [screen.gallery?.picture].compactMap(\.self)
    try expect(
      pictures.count { $0 == .loading }, equals: waiting.count - pages,
      "the pictures shown as loading")
  }
}

// MARK: - The app

extension MarvelWorld {
  /// The app, for a step in which something happens: the state before it is remembered.
  mutating func act() -> LibrarySession {
    let app = running()
    before = Before(
      screen: view.screen, requests: network.requests.count, events: view.events.count)
    return app
  }

  /// Ends the app; the next step in which something happens starts a new one.
  mutating func restart() {
    app = nil
    view.screen = nil
  }

  private mutating func running() -> LibrarySession {
    if let app { return app }
    let own = CatalogSettings(keys: settings.keys)
    let session = LibrarySession(
      client: client, store: store,
      settings: CatalogSettings(
        url: settings.url ?? own.url, keys: settings.keys,
        pageSize: settings.pageSize ?? own.pageSize,
        nameMatching: settings.nameMatching ?? own.nameMatching),
      secondsSince1970: { [scheduler, start = settings.clock] in
        start + Int(scheduler.now.components.seconds)
      })
    view.screen = session.screen
    session.onEvent = { [view] in view.events.append($0) }
    session.onChange = { [view, weak session] in
      if let session { view.screen = session.screen }
    }
    app = session
    return session
  }

  mutating func openList() async throws {
    act().openList()
    try await settle()
  }

  /// Opens the list, unless it is open, and selects a character.
  mutating func select(_ index: Int) async throws {
    if currentScreen == nil { try await openList() }
    act().selectCharacter(at: index)
  }

  /// Opens the search, if need be with the list under it, and searches.
  mutating func openSearch(for text: String) async throws {
    if currentScreen == nil { try await openList() }
    act().openSearch()
    search(for: text)
  }

  mutating func reachEnd() throws {
    let last = try shownList().characters.count - 1
    act().characterBecameVisible(at: last)
  }

  mutating func search(for text: String) {
    typed = text
    act().search(for: text)
  }

  /// The answers to requests to `target` come now, and later ones as usual.
  func release(_ target: SampleServer.Target) {
    server.recover(target)
    for (index, request) in network.requests.enumerated() where target.matches(request) {
      network.releaseHeld(at: index)
    }
  }
}

// MARK: - Screens and requests

extension MarvelWorld {
  /// The user's view, once the app runs.
  var currentScreen: LibraryScreen? { view.screen }

  /// The user's view.
  func seen(file: StaticString = #filePath, line: Int = #line) throws -> LibraryScreen {
    try require(currentScreen, "nothing has happened yet", file: file, line: line)
  }

  /// The list, or the search result if it lies on top.
  func shownList(
    file: StaticString = #filePath, line: Int = #line
  ) throws -> LibraryScreen.List {
    let screen = try seen(file: file, line: line)
    return switch screen.place {
    case .list: screen.list
    case .search:
      try require(screen.search?.result, "no search result is shown", file: file, line: line)
    case .details, .gallery: try fail("no list lies on top", file: file, line: line)
    }
  }

  func details(file: StaticString = #filePath, line: Int = #line) throws -> MarvelCharacter {
    let screen = try seen(file: file, line: line)
    try expect(screen.place, equals: .details, "what lies on top", file: file, line: line)
    return try require(screen.details, "no details are presented", file: file, line: line).character
  }

  /// The requests sent by the last thing that happened.
  var newRequests: [HTTPRequest] { Array(network.requests.dropFirst(before.requests)) }

  /// The events that the view received since the last action or answer.
  var newEvents: [LibraryEvent] { Array(view.events.dropFirst(before.events)) }

  /// The character in the double's library whose works a sentence means: the one whose details are
  /// presented, or else the first.
  var subject: SampleCharacter {
    get throws {
      let id = currentScreen?.details?.character.id
      let characters = server.library.index
      return try require(
        characters.first { $0.id == id } ?? characters.first,
        "the library has no characters")
    }
  }

  func work(_ place: WorkPlace) throws -> SampleWork {
    let works = try subject.works[place.section] ?? []
    try expect(works.indices.contains(place.index), "there are \(works.count) \(place.section)")
    return works[place.index]
  }

  /// Every request is a plain `GET`; those to the API, and no others, end with the public key and a
  /// signature that fits their time stamp; none has the private key in it (MAR-R03 to R05).
  func expectSigned() throws {
    let keys = settings.keys
    for request in network.requests {
      let plain = HTTPRequest(url: request.url, query: request.query)
      try expect(request, equals: plain, "a request")
      let hash = MD5((request["ts"] ?? "") + keys.privateKey + keys.publicKey).hexadecimal
      let signature = request.query.suffix(3).map { "\($0.name)=\($0.value)" }
      try expect(
        signature,
        equals: server.isForAPI(request.url)
          ? ["ts=\(request["ts"] ?? "")", "apikey=\(keys.publicKey)", "hash=\(hash)"] : [],
        "the end of the query of \(request.url)")
      try expect(
        !request.address.contains(keys.privateKey), "\(request.url) contains the private key")
    }
  }
}
