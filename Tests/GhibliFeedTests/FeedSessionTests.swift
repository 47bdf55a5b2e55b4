import Foundation
import GhibliFeed
import Ports
import TestDoubles
import Testing

@Suite struct FeedSessionTests {
  private final class Log {
    var screens: [FeedScreen] = []
    var incidents: [Incident] = []
  }

  private let clock = VirtualScheduler()
  private let hand = Hand()
  private let feedData = InMemoryStore()
  private let imageData = InMemoryStore()
  private let log = Log()
  private let network: StubNetwork
  private let session: FeedSession

  init() throws {
    network = StubNetwork(scheduler: clock)
    session = FeedSession(
      FeedSession.Dependencies(
        client: network, feedStore: feedData, imageStore: imageData, scheduler: clock,
        secondsSince1970: { [hand] in hand.time }),
      url: try Samples.url("https://ghibli.test/feed"),
      onIncident: { [log] in log.incidents.append($0) })
    session.onChange = { [log] in log.screens.append($0) }
  }

  private func answer(_ films: [Film], isHeld: Bool = false) {
    let body = "[" + films.map(Samples.json(of:)).joined(separator: ",") + "]"
    answer(.text(body, isHeld: isHeld))
  }

  private func answer(_ answer: StubNetwork.Answer) {
    network.add(.init(.path("/feed"), answers: [answer]))
  }

  private func save(_ films: [Film], age: Int = 0) throws {
    try FeedStore(feedData).insert(CachedFeed(films: films, savedAt: hand.time - age))
  }

  private func check(
    films: [Film], isLoading: Bool = false, empty: String? = nil, message: String? = nil,
    detail: String? = nil, _ location: SourceLocation = #_sourceLocation
  ) {
    let screen = session.screen
    #expect(screen.films == films, sourceLocation: location)
    #expect(screen.isLoading == isLoading, sourceLocation: location)
    #expect(screen.emptyText == empty, sourceLocation: location)
    #expect(screen.message?.text == message, sourceLocation: location)
    #expect(screen.message?.detail == detail, sourceLocation: location)
    if let last = log.screens.last { #expect(last == screen, sourceLocation: location) }
  }

  private let offline = "There is no connection to the server."
  private let invalid = "The server's answer cannot be read."

  @Test("Nothing is loaded, nothing is said to be empty, before the first request")
  func atFirst() {
    session.tapMessage()
    check(films: [])
    #expect(session.screen.title == "Films" && network.requests.isEmpty)
  }

  @Test("GHI-R10: the remote feed is shown and saved")
  func online() throws {
    try save(try Samples.films(3), age: 60)
    answer(try Samples.films(2))
    session.requestFeed()
    try network.verify()
    check(films: try Samples.films(2))
    #expect(
      try FeedStore(feedData).retrieve()
        == CachedFeed(films: try Samples.films(2), savedAt: hand.time))
    #expect(log.screens.map(\.isLoading) == [true, false])
  }

  @Test("GHI-R12, D-23: the cache steps in whatever the failure")
  func fallback() throws {
    try save(try Samples.films(2), age: 86_400)
    for broken in [
      StubNetwork.Answer.text("[]", status: 500), .text("<html>"),
      .init(.failure(.timedOut)), .init(.failure(.notConnected)),
    ] {
      answer(broken)
      session.requestFeed()
      check(films: try Samples.films(2))
    }
    #expect(feedData.calls.map(\.operation) == [.write, .read, .read, .read, .read])
  }

  @Test("GHI-R12, R25, R26, D-28: where the cache cannot help the remote error is shown")
  func noHelp() throws {
    answer(.text("[]", status: 500))
    session.requestFeed()
    check(films: [], message: invalid)
    #expect(session.failure == FeedFailure(remote: .invalidData(.status(500)), cache: .empty))
    network.goOffline()
    try save(try Samples.films(2), age: Samples.week)
    session.requestFeed()
    check(films: [], message: offline)
    #expect(session.failure == FeedFailure(remote: .connectivity, cache: .expired))
    feedData.fail(.read, .always)
    session.requestFeed()
    check(films: [], message: offline, detail: "The saved films cannot be read either.")
  }

  @Test("GHI-R24, R32: an empty feed shows a text, from either source")
  func emptyFeed() throws {
    answer([])
    session.requestFeed()
    check(films: [], empty: "List is empty.")
    network.goOffline()
    session.requestFeed()
    check(films: [], empty: "List is empty.")
    try FeedStore(feedData).delete()
    session.requestFeed()
    check(films: [], message: offline)
  }

  @Test(
    "GHI-R11: a failing save is noted, not shown",
    arguments: [InMemoryStore.Operation.write, .delete])
  func failingSave(operation: InMemoryStore.Operation) throws {
    feedData.fail(operation, .once)
    answer(try Samples.films(2))
    session.requestFeed()
    check(films: try Samples.films(2))
    let cause = FeedCacheError.Cause.store(
      "the store failed to \(operation.rawValue) \"film-feed\"")
    let error: FeedCacheError = operation == .write ? .insertion(cause) : .deletion(cause)
    #expect(log.incidents == [.feedCache(error)])
  }

  @Test("GHI-R31: loading keeps the films and clears the error; a tap retries, but not twice")
  func retry() throws {
    answer(try Samples.films(2))
    session.requestFeed()
    session.tapMessage()
    #expect(network.requests.count == 1)
    network.goOffline()
    try FeedStore(feedData).delete()
    session.requestFeed()
    check(films: [], message: offline)
    #expect(session.screen.message?.action == "Try again")
    network.goOnline()
    answer(try Samples.films(3), isHeld: true)
    session.tapMessage()
    check(films: [], isLoading: true)
    session.tapMessage()
    session.requestFeed()
    #expect(network.requests.count == 3)
    try network.releaseHeld()
    check(films: try Samples.films(3))
    session.requestFeed()
    check(films: try Samples.films(3), isLoading: true)
  }

  @Test("GHI-R35, D-32: the cache is validated before the first load, and its errors noted")
  func start() throws {
    try save(try Samples.films(2), age: Samples.week)
    network.goOffline()
    session.start()
    check(films: [], message: offline)
    #expect(feedData.calls.map(\.operation) == [.write, .read, .delete, .read])
    #expect(session.failure?.cache == .empty && log.incidents.isEmpty)
    try feedData.write([], for: FeedStore.key)
    session.start()
    #expect(log.incidents == [.feedCache(.retrieval(.unreadable(.empty)))])
    #expect(session.failure?.cache == .empty)
  }

  @Test("GHI-R33: every text follows the language at once")
  func language() throws {
    answer([])
    session.requestFeed()
    session.language = .ru
    check(films: [], empty: "Пустой список.")
    #expect(session.screen.title == "Фильмы" && session.screen.language == .ru)
    feedData.fail(.read, .always)
    network.goOffline()
    session.requestFeed()
    check(
      films: [], message: "Нет соединения с сервером.",
      detail: "Сохранённые фильмы тоже не удалось прочитать.")
    #expect(log.screens.contains { $0.loadingText == "Загрузка..." })
  }

  @Test("Pictures: on the way, there, failed, given up")
  func images() throws {
    let film = try Samples.film()
    answer([film])
    session.requestFeed()
    #expect(session.screen.rows.map(\.image) == [.placeholder])
    let held = StubNetwork.Answer(
      .success(HTTPResponse(status: 200, body: [1, 2])), isHeld: true)
    network.add(.init(.url("https://img.test/1.jpg"), answers: [held, .text("", status: 404)]))
    session.requestImage(film.image)
    session.requestImage(film.image)
    clock.advance(by: .zero)
    #expect(session.screen.rows.map(\.image) == [.loading])
    session.cancelImage(film.image)
    session.cancelImage(film.image)
    #expect(session.screen.rows.map(\.image) == [.placeholder])
    #expect(network.exchanges.last?.state == .cancelled)
    session.requestImage(film.image)
    clock.advance(by: .zero)
    #expect(session.screen.rows.map(\.image) == [.failed])
    try imageData.write([3], for: film.image.absoluteString)
    session.requestImage(film.image)
    clock.advance(by: .zero)
    #expect(session.screen.rows.map(\.image) == [.loaded([3])])
    #expect(network.requests.count == 3)
  }

  @Test("A session that is gone asks for nothing more")
  func gone() throws {
    let network = StubNetwork(
      scheduler: clock, routes: [.init(.path("/feed"), answers: [.text("[]", isHeld: true)])])
    var session: FeedSession? = FeedSession(
      FeedSession.Dependencies(
        client: network, feedStore: feedData, imageStore: imageData, scheduler: clock,
        secondsSince1970: { 0 }),
      url: try Samples.url("https://ghibli.test/feed"))
    session?.requestFeed()
    session?.requestImage(try Samples.film().image)
    session = nil
    #expect(network.exchanges.map(\.state) == [.cancelled])
    clock.advance(by: .seconds(1))
    #expect(network.requests.count == 1 && feedData.calls.isEmpty)
  }
}
