import ComicsList
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
  /// The comic that a story has spoken of last and may call "it".
  var namedComic: String?
  /// The comic tapped last, as its row shows it.
  var tappedComic: Comic?
  /// Whether the sentence before, and the one that runs, is about the title: the next may call it "it".
  private(set) var hasSpokenOfTitle = false
  var speaksOfTitle = false
  /// Whether the step is an outcome, which looks at what other steps bring about.
  var isOutcome: Bool { scenario.isInOutcome }

  /// What the server will answer to the requests for a list, where a story has said it before any was
  /// sent.
  private(set) var plans: [ListName: Plan] = [:]
  /// Whether a story has said that nobody has opened the app: then it does not open by itself.
  var isUnopened = false
  /// Whether a story has begun with comics that the list shows, and nobody has looked at it yet.
  private var isListed = false
  /// Whether the story looks at a load that is under way: then no answer comes by itself.
  var isWatching = false
  /// Whether a story has said that the server has not answered: then it does not by itself.
  var isSilent = false
  /// What the server takes to answer the requests for a list, and when those that wait were sent.
  var delays: [ListName: Duration] = [:]
  var sentAt: [Int: Duration] = [:]
  /// The comics that a story has named last as those of one group.
  var groupedTitles: [String] = []
  /// The titles of which a story has said the first letters.
  var initialTitles: [String] = []
  /// The titles that a story has listed for the server.
  private(set) var listedTitles: [String]?
  /// Whether a story has not said which comics there are, only how many.
  private(set) var hasSampleTitles = true

  public var film: FilmStrip<Screen>

  /// All that the server answers by itself, the newest last.
  private var routes: [StubNetwork.Route] = []
  /// The ids of comics by their titles, where a story lists titles.
  private var ids: [String: Int] = [:]
  /// The names of characters that a story has said, by the titles of their comics.
  private(set) var givenNames: [String: [String]] = [:]
  /// The comics whose characters a story has said.
  private var givenCharacters: Set<Int> = []
  private let log = EventLog()
  private var keys: APIKeys
  private var unmatchedCount = 0

  /// An answer to come.
  enum Plan {
    case asRouted
    case result(Result<HTTPResponse, HTTPClientError>)
  }

  /// A class, because the app's callback outlives the call that lends the world.
  private final class EventLog {
    var all: [ScreenEvent] = []
  }

  public init(_ scenario: ScenarioContext) async throws {
    self.scenario = scenario
    film = FilmStrip("screen", of: scenario)
    network = try await makeNetwork(scenario.parameters["network"], scheduler: scheduler)
    keys = try APIKeys(publicKey: "public", privateKey: "private")
    app = Self.app(network, scheduler, keys: keys)
    app.onEvent = { [log] in log.all.append($0) }
    addSampleCatalog()
  }

  /// A request without a route fails the step that sent it, and no other.
  public mutating func settle() async throws {
    try await network.settle()
    noteRequests()
    (hasSpokenOfTitle, speaksOfTitle) = (speaksOfTitle, false)
    film.add(screen)
    defer { unmatchedCount = network.unmatchedRequests.count }
    if network.unmatchedRequests.count > unmatchedCount { try network.verify() }
  }

  /// All that has happened on the screens, in order.
  var events: [ScreenEvent] { log.all }

  /// Starts anew with an app that signs with these keys.
  mutating func useApp(keys: APIKeys) {
    self.keys = keys
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

extension ComicsWorld {
  /// Leaves nothing of the app, as if it had not been opened.
  mutating func closeApp() {
    useApp(keys: keys)
    log.all = []
    isListed = false
    isUnopened = true
  }
}

// MARK: - The server

extension ComicsWorld {
  /// The server's content where a story names no catalog.
  private mutating func addSampleCatalog() { addComics(sampleTitles(3)) }

  /// Lets the server have these comics, numbered from 1, with characters.
  mutating func addComics(_ titles: [String]) {
    let comics = titles.enumerated().map { (id: $0 + 1, title: $1) }
    addHeldRoute(Self.comicsPath, CatalogBody.comics(comics))
    for (id, title) in comics { addSampleCharacters(of: id, titled: title) }
  }

  private mutating func addSampleCharacters(of id: Int, titled title: String) {
    ids[title] = id
    if givenCharacters.contains(id) { return }
    addHeldRoute(charactersPath(id), CatalogBody.characters(["Rook", "ivy Lane", "Basil"]))
  }

  private func charactersPath(_ id: Int) -> String { "\(Self.comicsPath)/\(id)/characters" }

  /// The id of a comic that the list shows or the story has listed.
  func id(of title: String) throws -> Int {
    let shown = app.comics.content?.flatMap(\.comics).first { $0.title == title }?.id
    return try require(shown ?? ids[title], "no comic has the title \"\(title)\"")
  }

  /// The items of the last good answer to a request whose address ends so, read without the system.
  func answered<Item: Decodable>(_ type: Item.Type, to ending: String) throws -> [Item] {
    for exchange in network.exchanges.reversed() where exchange.request.url.hasSuffix(ending) {
      guard case .completed(.success(let response)) = exchange.state, response.status == 200,
        let envelope = try? JSONDecoder().decode(
          Envelope<Item>.self, from: Data(response.body))
      else { continue }
      return envelope.data.results
    }
    return try require(nil, "the server has not answered \(ending)")
  }

  mutating func addCharacters(_ names: [String], of comic: Int) {
    let names = listed(names)
    addCharacters(answer: CatalogBody.characters(names), of: comic)
    for (title, id) in ids where id == comic { givenNames[title] = names }
  }

  /// Lets the server answer so for the characters of a comic.
  mutating func addCharacters(answer body: String, of comic: Int) {
    givenCharacters.insert(comic)
    addHeldRoute(charactersPath(comic), body)
  }

  private mutating func addHeldRoute(_ path: String, _ body: String) {
    let route = StubNetwork.Route(.path(path), answers: [.text(body, isHeld: true)])
    network.add(route)
    routes.append(route)
  }

  /// What the server answers there by itself; nil where nobody has said it.
  func routedAnswer(to path: String) -> Result<HTTPResponse, HTTPClientError>? {
    if path.hasSuffix("/characters"), case .result(let result) = plans[.characters] {
      return result
    }
    return routes.last { $0.address == .path(path) }?.answers.last?.result
  }

  mutating func addRoutes(of name: String) throws {
    let resource = try scenario.resource(name)
    let fixture = try Fixture(text: resource.text, path: resource.path) { [scenario] file in
      try? scenario.resource(file).bytes
    }
    for route in fixture.routes {
      network.add(route)
      routes.append(route)
      addSampleCharacters(ofComicsIn: route)
    }
    fixtureRoutes += fixture.routes
    hasSampleTitles = false
  }

  /// Gives characters to the comics of a fixture, unless the story says which they have.
  private mutating func addSampleCharacters(ofComicsIn route: StubNetwork.Route) {
    struct Item: Decodable {
      var id: Int
      var title: String
    }
    guard route.address == .path(Self.comicsPath) else { return }
    for case .success(let response) in route.answers.map(\.result) {
      let answer = try? JSONDecoder().decode(Envelope<Item>.self, from: Data(response.body))
      for item in answer?.data.results ?? [] {
        addSampleCharacters(of: item.id, titled: item.title)
      }
    }
  }

  /// Ends the request for one of these lists that waits, the one sent last; where none does, it is
  /// the answer to those to come.
  mutating func answer(
    _ result: Result<HTTPResponse, HTTPClientError>, to lists: [ListName]
  ) throws {
    isSilent = false
    let waiting = network.pendingIndexes.last { lists.contains(list(ofRequest: $0)) }
    if let request = waiting, isDue(request) {
      return try network.complete(at: request, with: result)
    }
    for list in lists { plans[list] = .result(result) }
  }

  func list(ofRequest index: Int) -> ListName {
    network.requests[index].url.hasSuffix("/characters") ? .characters : .comics
  }

  mutating func answer(_ body: String, status: Int = 200, to lists: [ListName]) throws {
    try answer(.success(HTTPResponse(status: status, body: Array(body.utf8))), to: lists)
  }

  /// Answers the request for characters that waits.
  mutating func answerCharacters(_ body: String) throws {
    try answer(body, to: [.characters])
  }

  /// Lets the server answer requests for these lists as its routes say, now or whenever it is asked.
  mutating func answerValidly(to lists: [ListName]) async throws {
    for list in lists { plans[list] = .asRouted }
    isSilent = false
    // One may cancel a later one.
    for request in network.pendingIndexes where lists.contains(list(ofRequest: request)) {
      network.releaseHeld(at: request)
    }
  }

  /// Lets the server have comics of these titles, numbered from 1, or answer with them.
  mutating func serve(_ titles: [String], _ word: ServerWord) throws {
    try serve(listed(titles).enumerated().map { (id: $0 + 1, title: $1) }, word)
  }

  /// Lets the server have these comics; a story that begins with them may mean those on the screen,
  /// which are there when somebody looks.
  mutating func serveListed(_ titles: [String]) throws {
    try serve(titles, .state)
    isListed = !titles.isEmpty
    hasSampleTitles = titles == sampleTitles(titles.count)
  }

  /// The same of so many; where a story has named as many, it means them.
  mutating func serveListed(_ amount: Amount) throws {
    if let titles = listedTitles, amount.isExact, amount.range.contains(titles.count),
      titles != sampleTitles(titles.count)
    {
      isListed = !titles.isEmpty
    } else {
      try serveListed(sampleTitles(amount.example))
    }
  }

  /// Brings the comics on the screen that a story has begun with.
  mutating func bringListed() async throws {
    if isListed, events.isEmpty, !isUnopened, network.isOnline { try await showList() }
  }

  /// The comics that a story has listed, or those that there are where it has not.
  var titlesOfServer: [String] { listedTitles ?? sampleTitles(3) }

  /// Lets the server answer for a list with what it has, whatever a story has said before.
  mutating func forgetAnswer(of list: ListName) { plans[list] = .asRouted }

  /// Lets the server have so many comics, of titles that the story does not say.
  mutating func serveSample(_ count: Int) throws {
    try serve(sampleTitles(count), .state)
    hasSampleTitles = true
  }

  mutating func serve(_ comics: [(id: Int, title: String)], _ word: ServerWord) throws {
    hasSampleTitles = false
    let waits = !network.pendingIndexes.isEmpty
    if word == .answer, waits {
      for (id, title) in comics { addSampleCharacters(of: id, titled: title) }
      return try answer(CatalogBody.comics(comics), to: [.comics])
    }
    listedTitles = comics.map(\.title)
    addHeldRoute(Self.comicsPath, CatalogBody.comics(comics))
    for (id, title) in comics { addSampleCharacters(of: id, titled: title) }
    if waits, app.comics.isLoading {
      plans[.comics] = .result(.success(response(CatalogBody.comics(comics))))
    } else if word == .answer {
      plans[.comics] = .asRouted
    }
  }

  /// Lets the server have an answer that may be invalid.
  mutating func serve(body: String, _ word: ServerWord) throws {
    if word == .answer, !network.pendingIndexes.isEmpty {
      return try answer(body, to: [.comics])
    }
    addHeldRoute(Self.comicsPath, body)
    if word == .answer { plans[.comics] = .asRouted }
  }

  /// Lets the list have one more comic, in the place of one that the story has not named if there is
  /// such a comic.
  mutating func showList(naming title: String) async throws {
    try serve(naming(title, among: listedTitles ?? sampleTitles(3)), .state)
    hasSampleTitles = true
    try await showList()
  }

  private func naming(_ title: String, among titles: [String]) -> [String] {
    var titles = titles
    if titles.contains(title) { return titles }
    let samples = sampleTitles(titles.count)
    let unnamed = titles.indices.last {
      samples.contains(titles[$0]) && !givenCharacters.contains($0 + 1)
    }
    if let unnamed { titles[unnamed] = title } else { titles.append(title) }
    return titles
  }

  /// The id of a comic of the server; one that the story has not listed is added.
  mutating func addComic(_ title: String) -> Int {
    namedComic = title
    if let id = try? id(of: title) { return id }
    let titles = naming(title, among: listedTitles ?? [])
    listedTitles = titles
    addComics(titles)
    return ids[title] ?? titles.count
  }

  /// Restores the connection; what was to come of its loss does not come any more.
  mutating func reconnect() {
    network.goOnline()
    for (list, plan) in plans {
      if case .result(.failure(.notConnected)) = plan { plans[list] = nil }
    }
  }
}

func response(_ body: String) -> HTTPResponse {
  HTTPResponse(status: 200, body: Array(body.utf8))
}

/// What every answer of the server is wrapped in.
private struct Envelope<Item: Decodable>: Decodable {
  struct Page: Decodable { var results: [Item] }
  var data: Page
}
