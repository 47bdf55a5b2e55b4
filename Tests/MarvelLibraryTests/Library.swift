import Ports
import TestDoubles
import Testing

@testable import MarvelLibrary
@testable import MarvelLibrarySteps

/// A session over a stub that knows the sample library, and all of its events.
final class Library {
  let scheduler = VirtualScheduler()
  let network: StubNetwork
  let server = SampleServer()
  let store = InMemoryStore()
  let session: LibrarySession
  var events: [LibraryEvent] = []
  var changes = 0

  init(
    count: Int = 45, pageSize: Int = 20, works: [SampleWork] = [],
    keys: APIKeys = APIKeys(publicKey: "public", privateKey: "private"),
    nameMatching: CatalogSettings.NameMatching = .exact
  ) throws {
    network = StubNetwork(scheduler: scheduler)
    session = LibrarySession(
      client: network, store: store,
      settings: CatalogSettings(keys: keys, pageSize: pageSize, nameMatching: nameMatching),
      secondsSince1970: { [scheduler] in 1000 + Int(scheduler.now.components.seconds) })
    server.keys = keys
    server.library = SampleLibrary(count: count)
    if !works.isEmpty {
      server.library.index[0].works = Dictionary(grouping: works, by: \.section)
    }
    network.server = { [server] in server.answer($0) }
    session.onEvent = { [weak self] in self?.events.append($0) }
    session.onChange = { [weak self] in self?.changes += 1 }
  }

  var screen: LibraryScreen { session.screen }

  /// The ids of the characters shown, without the thousands.
  var shown: [Int] { screen.list.characters.map { $0.id - 9000 } }

  var found: [Int]? { screen.search?.result?.characters.map { $0.id - 9000 } }

  /// The values of one parameter in the order sent; nothing if a request has none.
  func sent(_ name: String) -> [String?] {
    network.requests.map { $0.query.first { $0.name == name }?.value }
  }

  func reachEnd() { session.characterBecameVisible(at: screen.list.characters.count - 1) }

  func openDetails() {
    session.openList()
    session.selectCharacter(at: 0)
  }

  func picture(_ section: MarvelCharacter.Section, _ index: Int) -> PictureState {
    screen.details?.pictures[WorkPlace(section, index)] ?? .hidden
  }

  /// Lets the index answer a request for `offset` with `body`.
  func answer(offset: Int = 0, status: Int = 200, _ body: String) {
    network.add(
      .init(
        .url(server.indexURL), query: [.init(name: "offset", value: "\(offset)")],
        answers: [.text(body, status: status)]))
  }
}

extension SampleWork {
  /// The path of its data.
  var path: String { String(resourceURI.dropFirst("http://gateway.marvel.com".count)) }

  /// The address of its small picture, and its bytes.
  var portrait: (url: String, bytes: [UInt8]) {
    get throws { (try #require(picture).portrait, Array("portrait of \(title)".utf8)) }
  }

  /// The answer with its data.
  var answer: String {
    get throws { String(decoding: try sampleAnswer([json]).body, as: UTF8.self) }
  }

  /// The routes to its data and its small picture.
  func routes() throws -> [StubNetwork.Route] {
    [
      .init(.path(path), answers: [.text(try answer)]),
      .picture(try portrait.bytes, at: try portrait.url),
    ]
  }
}

/// The index's answer with one page of `index`.
func sampleIndexAnswer(_ index: [SampleCharacter], offset: Int, limit: Int) throws -> String {
  String(decoding: try sampleAnswer(index, offset: offset, limit: limit).body, as: UTF8.self)
}

/// The small picture of a work.
func portrait(_ section: MarvelCharacter.Section, _ number: Int) -> PictureState {
  .shown(Array("portrait of \(section.singular) \(number)".utf8))
}

extension StubNetwork.Route {
  static func picture(
    _ bytes: [UInt8], at url: String, status: Int = 200, isHeld: Bool = false
  ) -> StubNetwork.Route {
    StubNetwork.Route(
      .url(url),
      answers: [
        StubNetwork.Answer(.success(HTTPResponse(status: status, body: bytes)), isHeld: isHeld)
      ])
  }
}
