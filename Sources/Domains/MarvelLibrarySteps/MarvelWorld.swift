import MarvelLibrary
public import PictureSteps
public import Pictures
import Ports
public import StepKit
import TestDoubles

/// A library whose servers are a double and whose time passes only when a step says so.
public struct MarvelWorld: World, ScreenWorld {
  let scenario: ScenarioContext
  let scheduler = VirtualScheduler()
  let network: any TestNetwork
  let client: RecordingClient
  let server = SampleServer()
  let store = InMemoryStore()
  var setup = Setup()

  public var film: FilmStrip<Screen>

  /// Whether the list has been asked for.
  var isOpened = false

  private let view = View()
  private(set) var opened: LibrarySession?
  private var progress = Progress()

  /// The view that the library is shown on; it looks at the screen only when it is notified.
  ///
  /// A class, because the session's callbacks outlive the call that lends the world.
  private final class View {
    var events: [LibraryEvent] = []
    var screen: LibraryScreen?
  }

  /// The phase of a scenario in `Given … When … Then`.
  private struct Progress {
    enum Phase {
      case arranging
      case acting
      case looking
    }

    var phase = Phase.arranging
    /// The number of requests sent before the first action.
    var requestsBefore = 0
    /// The screen before it.
    var screenBefore: LibraryScreen?
  }

  public init(_ scenario: ScenarioContext) async throws {
    self.scenario = scenario
    film = FilmStrip("screen", of: scenario)
    network = try await makeNetwork(scenario.parameters["network"], scheduler: scheduler)
    client = RecordingClient(network.client)
    network.stub.server = { [server] in server.answer($0) }
  }

  public mutating func settle() async throws {
    try await network.settle()
    film.add(screen)
  }

  /// The events that the library sent to its view and its wireframe, in order.
  var events: [LibraryEvent] { view.events }
}

// MARK: - The session

extension MarvelWorld {
  /// The session for a step that sets the scene.
  mutating func arranged() throws -> LibrarySession {
    progress.phase = .arranging
    return try session()
  }

  /// The session for a step in which something happens; requests count as further ones from the
  /// first such step on.
  mutating func acting() throws -> LibrarySession {
    let session = try session()
    if progress.phase != .acting {
      progress.requestsBefore = network.requests.count
      progress.screenBefore = view.screen
    }
    progress.phase = .acting
    return session
  }

  /// A new session, for a step that changes what the app is set to: it has loaded nothing.
  mutating func restarted() throws -> LibrarySession {
    opened = nil
    view.screen = nil
    view.events = []
    return try acting()
  }

  /// Has what the story has just said of the library loaded, in the place where the user was: it says
  /// so of what is there, though it was loaded before.
  mutating func refresh() async throws {
    guard isOpened, !scenario.isInOutcome, let screen = view.screen else { return }
    try expect(
      [.list, .details].contains(screen.place), "the library cannot change in the \(screen.place)")
    let id = screen.details?.character.id
    opened = nil
    view.screen = nil
    try await openList()
    if let id {
      let row = view.screen?.list.characters.firstIndex { $0.id == id }
      try arranged().selectCharacter(at: try require(row, "the character is gone"))
      try showVisibleWorks()
    }
  }

  /// The list as it is while its first page is on its way.
  mutating func openWithoutAnswer() throws {
    try expectAction()
    opened = nil
    view.screen = nil
    view.events = []
    server.hold(SampleServer.indexURL)
    isOpened = true
    try arranged().openList()
  }

  /// The user's view, for a step that looks at the outcome.
  mutating func seen(
    file: StaticString = #filePath, line: Int = #line
  ) throws -> LibraryScreen {
    progress.phase = .looking
    return try require(currentScreen, "nothing has happened yet", file: file, line: line)
  }

  /// A sentence about what is given or happens, such as "the list is opened", stands where something
  /// does: as an outcome it would bring about what it should check.
  func expectAction(file: StaticString = #filePath, line: Int = #line) throws {
    try expect(
      !scenario.isInOutcome, "the step does something: it checks nothing", file: file, line: line)
  }

  /// Whether the story still says what is given.
  var isArranging: Bool {
    progress.phase != .acting && progress.screenBefore == nil && !scenario.isInOutcome
  }

  /// The requests sent since the first action.
  mutating func furtherRequests() -> [HTTPRequest] {
    progress.phase = .looking
    return Array(network.requests.dropFirst(progress.requestsBefore))
  }

  /// The user's view before the first action.
  var screenBefore: LibraryScreen? { progress.screenBefore }

  /// The user's view, once the app runs.
  var currentScreen: LibraryScreen? { view.screen }

  private mutating func session() throws -> LibrarySession {
    if let opened { return opened }
    if !setup.fixtureRoutes.isEmpty {
      network.stub.server = { _ in nil }
      for route in setup.fixtureRoutes { network.add(route) }
    }
    let session = LibrarySession(
      client: client, store: store, settings: setup.settings,
      secondsSince1970: { [scheduler, start = setup.clockStart] in
        start + Int(scheduler.now.components.seconds)
      })
    opened = session
    guard setup.hasView else { return session }
    view.screen = session.screen
    session.onEvent = { [view] in view.events.append($0) }
    session.onChange = { [view, weak session] in
      if let session { view.screen = session.screen }
    }
    return session
  }
}

// MARK: - What several steps do

extension MarvelWorld {
  /// Opens the list and waits for its first page.
  mutating func openList() async throws {
    try expectAction()
    isOpened = true
    try arranged().openList()
    try await settle()
  }

  /// Opens the list, if the story has not done so: whoever selects a character has it before them.
  mutating func openIfNeeded() async throws {
    if !isOpened { try await openList() }
  }

  /// Opens the search over the list.
  mutating func openSearch() async throws {
    try expectAction()
    try await openIfNeeded()
    try arranged().openSearch()
  }

  /// The number of the last request whose address is `url`.
  func lastRequest(
    to url: String, file: StaticString = #filePath, line: Int = #line
  ) throws -> Int {
    try require(
      network.requests.lastIndex { $0.url == url }, "nothing asked for \(url)",
      file: file, line: line)
  }

  func expectCancelled(
    _ request: Int, _ what: String, file: StaticString = #filePath, line: Int = #line
  ) throws {
    try expect(
      client.canceled.contains(request), "\(what) was not cancelled", file: file, line: line)
  }

  /// The answer that waited for a step comes now; a request that was stopped gets none.
  func arrive(_ request: Int) throws {
    server.holdNothing()
    guard network.pendingIndexes.contains(request) else {
      return try expect(
        client.canceled.contains(request), "the request was answered before: nothing is pending")
    }
    let answer = try require(
      server.answer(network.requests[request]), "there is no answer to the request")
    try network.complete(at: request, with: answer.result)
  }

  /// One request waits for its answer.
  func expectPending(file: StaticString = #filePath, line: Int = #line) throws {
    try expect(
      network.pendingIndexes.count, equals: 1, "the pending requests", file: file, line: line)
  }
}
