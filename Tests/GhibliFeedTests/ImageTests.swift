import Foundation
import GhibliFeed
import Ports
import TestDoubles
import Testing

/// Pictures from the server, from the cache, and from either.
@Suite struct ImageTests {
  private enum Outcome: Equatable {
    case bytes([UInt8])
    case remote(RemoteError)
    case cache(ImageCacheError)
  }

  private final class Log {
    var outcomes: [Outcome] = []
    var incidents: [Incident] = []
  }

  private static let address = "https://img.test/1.jpg"
  private static let bytes: [UInt8] = [0x89, 0x50, 0x4E, 0x47]

  private let clock = VirtualScheduler()
  private let store = InMemoryStore()
  private let network: StubNetwork
  private let log = Log()

  init() { network = StubNetwork(scheduler: clock) }

  private func answer(_ body: [UInt8], status: Int = 200, isHeld: Bool = false) {
    let response = HTTPResponse(status: status, body: body)
    network.add(.init(.url(Self.address), answers: [.init(.success(response), isHeld: isHeld)]))
  }

  private func answer(_ error: HTTPClientError) {
    network.add(.init(.url(Self.address), answers: [.init(.failure(error))]))
  }

  private var cache: ImageCache { ImageCache(store: store, scheduler: clock) }

  @discardableResult
  private func loadRemote() throws -> any Cancellable {
    RemoteImageLoader(client: network).load(from: try Samples.url(Self.address)) { [log] result in
      switch result {
      case .success(let bytes): log.outcomes.append(.bytes(bytes))
      case .failure(let error): log.outcomes.append(.remote(error))
      }
    }
  }

  @discardableResult
  private func loadCached(_ url: String = address) throws -> any Cancellable {
    cache.load(try Samples.url(url)) { [log] result in
      switch result {
      case .success(let bytes): log.outcomes.append(.bytes(bytes))
      case .failure(let error): log.outcomes.append(.cache(error))
      }
    }
  }

  @discardableResult
  private func loadEither() throws -> any Cancellable {
    let loader = FilmImageLoader(cache: cache, remote: RemoteImageLoader(client: network)) {
      [log] in log.incidents.append($0)
    }
    return loader.load(try Samples.url(Self.address)) { [log] result in
      switch result {
      case .success(let bytes): log.outcomes.append(.bytes(bytes))
      case .failure(let error): log.outcomes.append(.remote(error))
      }
    }
  }

  /// Compares the outcomes delivered so far.
  private func check(_ outcomes: Outcome..., location: SourceLocation = #_sourceLocation) {
    #expect(log.outcomes == outcomes, sourceLocation: location)
  }

  // MARK: - From the server

  @Test("GHI-UC2.P, R28: any bytes will do, decodable or not")
  func remote() throws {
    answer([0])
    try loadRemote()
    check(.bytes([0]))
    #expect(network.requests == [HTTPRequest(url: Self.address)])
  }

  @Test("GHI-UC2.I, R28: status 200 and at least one byte")
  func remoteInvalid() throws {
    answer([])
    try loadRemote()
    check(.remote(.invalidData(.empty)))
    for status in Array(199...599) where status != 200 {
      answer(Self.bytes, status: status)
      try loadRemote()
      #expect(log.outcomes.last == .remote(.invalidData(.status(status))))
    }
  }

  @Test(
    "GHI-UC2.C: every failure of the transport is one of connectivity",
    arguments: [HTTPClientError.notConnected, .timedOut, .cancelled, .other("x")])
  func remoteFailure(error: HTTPClientError) throws {
    answer(error)
    try loadRemote()
    check(.remote(.connectivity))
  }

  @Test("GHI-UC2.X, R29: canceled, nothing is delivered, however often")
  func remoteCancelled() throws {
    answer(Self.bytes, isHeld: true)
    let first = try loadRemote()
    try loadRemote()
    first.cancel()
    first.cancel()
    #expect(network.exchanges.map(\.state) == [.cancelled, .pending])
    try network.releaseHeld()
    check(.bytes(Self.bytes))
    first.cancel()
    check(.bytes(Self.bytes))
  }

  /// A client that goes on after it was canceled, and says so more than once.
  private final class StubbornClient: HTTPClient, HTTPTask {
    private var completion: (Result<HTTPResponse, HTTPClientError>) -> Void = { _ in }
    private(set) var cancellations = 0

    func send(
      _ request: HTTPRequest,
      completion: @escaping (Result<HTTPResponse, HTTPClientError>) -> Void
    ) -> any HTTPTask {
      self.completion = completion
      return self
    }

    func cancel() {
      cancellations += 1
      completion(.failure(.cancelled))
    }

    func answer() { completion(.success(HTTPResponse(status: 200, body: [1]))) }
  }

  @Test("GHI-R29: nothing is delivered after a cancel, whatever the client does")
  func stubbornClient() throws {
    let client = StubbornClient()
    var count = 0
    let loader = RemoteImageLoader(client: client)
    let task = loader.load(from: try Samples.url(Self.address)) { _ in count += 1 }
    task.cancel()
    client.answer()
    #expect(count == 0 && client.cancellations == 1)
    loader.load(from: try Samples.url(Self.address)) { _ in count += 1 }
    client.answer()
    client.answer()
    #expect(count == 1)
  }

  // MARK: - From the cache

  @Test("GHI-UC4.P: a kept image is delivered, on a later turn")
  func cached() throws {
    try cache.save(Self.bytes, for: try Samples.url(Self.address))
    try loadCached()
    check()
    clock.advance(by: .zero)
    check(.bytes(Self.bytes))
  }

  @Test("GHI-UC4.X: canceled, nothing is delivered")
  func cachedCancelled() throws {
    try cache.save(Self.bytes, for: try Samples.url(Self.address))
    let task = try loadCached()
    task.cancel()
    task.cancel()
    clock.advance(by: .seconds(1))
    check()
    try loadCached()
    clock.advance(by: .seconds(1))
    task.cancel()
    check(.bytes(Self.bytes))
  }

  @Test("GHI-UC4.R, UC4.M, R30: failed is not the same as not found")
  func notCached() throws {
    try cache.save(Self.bytes, for: try Samples.url(Self.address))
    try loadCached("https://img.test/2.jpg")
    clock.advance(by: .zero)
    check(.cache(.notFound))
    store.fail(.read, .once)
    try loadCached()
    try loadCached()
    clock.advance(by: .zero)
    let failure = Outcome.cache(.failed("the store failed to read \"\(Self.address)\""))
    check(.cache(.notFound), failure, .bytes(Self.bytes))
  }

  @Test("a picture without bytes is not one")
  func emptyCached() throws {
    try cache.save([], for: try Samples.url(Self.address))
    try loadCached()
    clock.advance(by: .zero)
    check(.cache(.notFound))
  }

  @Test("GHI-UC7, R30: the last picture wins; a failure leaves the old one")
  func saving() throws {
    let url = try Samples.url(Self.address)
    try cache.save(Self.bytes, for: url)
    try cache.save([1, 2], for: url)
    #expect(store.contents == [Self.address: [1, 2]])
    store.fail(.write, .once)
    #expect(throws: ImageCacheError.failed("the store failed to write \"\(Self.address)\"")) {
      try cache.save([3], for: url)
    }
    #expect(store.contents == [Self.address: [1, 2]])
  }

  // MARK: - From either

  @Test("GHI-R27: the server is asked once, then the cache has it")
  func either() throws {
    answer(Self.bytes)
    try loadEither()
    clock.advance(by: .zero)
    try loadEither()
    clock.advance(by: .zero)
    check(.bytes(Self.bytes), .bytes(Self.bytes))
    #expect(network.requests.count == 1 && log.incidents.isEmpty)
  }

  @Test(
    "GHI-R27: a failing cache hides nothing", arguments: [InMemoryStore.Operation.read, .write])
  func eitherWithFailingCache(operation: InMemoryStore.Operation) throws {
    answer(Self.bytes)
    store.fail(operation, .always)
    try loadEither()
    clock.advance(by: .zero)
    check(.bytes(Self.bytes))
    let text = "the store failed to \(operation.rawValue) \"\(Self.address)\""
    #expect(log.incidents == [.imageCache(.failed(text))])
  }

  @Test("GHI-R27: an invalid answer of the server is not kept", arguments: [200, 404])
  func eitherInvalid(status: Int) throws {
    answer(status == 200 ? [] : Self.bytes, status: status)
    try loadEither()
    clock.advance(by: .zero)
    check(.remote(.invalidData(status == 200 ? .empty : .status(status))))
    #expect(store.contents.isEmpty && log.incidents.isEmpty)
  }

  @Test("GHI-R29: it can be canceled at either stage, and then keeps nothing")
  func eitherCancelled() throws {
    answer(Self.bytes, isHeld: true)
    try loadEither().cancel()
    clock.advance(by: .zero)
    #expect(network.requests.isEmpty)
    let task = try loadEither()
    clock.advance(by: .zero)
    task.cancel()
    #expect(network.exchanges.map(\.state) == [.cancelled])
    check()
    #expect(store.contents.isEmpty)
  }
}
