import Ports
import TestDoubles
import Testing

@testable import MarvelLibrary
@testable import MarvelLibrarySteps

/// Filter results: MAR-UC2, MAR-R19 to R26.
@Suite struct SearchTests {
  private let library: Library

  init() throws {
    library = try Library()
    library.session.openList()
    library.session.openSearch()
  }

  /// Lets the answers to a search wait.
  private func hold(_ name: String) {
    library.server.hold(.init(url: library.server.indexURL, name: name))
  }

  /// Searches for `text` and compares the requests and the results shown.
  private func check(
    _ text: String, sends name: String?, shows found: [Int]?,
    _ location: SourceLocation = #_sourceLocation
  ) throws {
    let before = library.network.requests.count
    library.session.search(for: text)
    let sent = library.network.requests.dropFirst(before)
    #expect(
      sent.map { $0.query.first { $0.name == "name" }?.value } == [name].compactMap(\.self),
      sourceLocation: location)
    #expect(sent.allSatisfy { $0.url == "https://gateway.marvel.com/v1/public/characters" })
    #expect(library.found == found, sourceLocation: location)
    #expect(library.screen.search?.text == text, sourceLocation: location)
  }

  @Test("the text is sent as the name, blank text is not sent")
  func names() throws {
    try check("Hero 07", sends: "Hero 07", shows: [7])
    try check("", sends: nil, shows: nil)
    try check(" \n ", sends: nil, shows: nil)
    try check(" hero 08\n", sends: "hero 08", shows: [8])
    try check("Nobody", sends: "Nobody", shows: [])
    try check("Hero", sends: "Hero", shows: [])
    try library.network.verify()
  }

  @Test("a prefix is searched for by its own parameter")
  func prefix() throws {
    let library = try Library(nameMatching: .prefix)
    library.session.openList()
    library.session.openSearch()
    library.session.search(for: "He")
    #expect(library.sent("nameStartsWith").last == "He")
    #expect(library.sent("name").last == .some(nil))
  }

  @Test("an empty result is shown as such")
  func empty() throws {
    try check("Nobody", sends: "Nobody", shows: [])
    #expect(library.screen.search?.result?.isEmpty == true)
    #expect(library.events.last == .charactersShown(0))
  }

  @Test("the magnifier works on the list only; the search commands in the search only")
  func places() throws {
    #expect(library.events == [.charactersShown(20), .searchPresented])
    library.session.openSearch()
    #expect(library.events.count == 2)
    library.session.closeSearch()
    library.session.search(for: "Hero 07")
    library.session.closeSearch()
    #expect(library.network.requests.count == 1)
    library.session.selectCharacter(at: 0)
    library.session.openSearch()
    #expect(library.screen.place == .details)
  }

  @Test("the latest text wins, and earlier requests are canceled")
  func latestWins() throws {
    hold("Hero 01")
    hold("Hero 02")
    library.session.search(for: "Hero 01")
    #expect(library.screen.search?.result?.isLoading == true)
    library.session.search(for: "Hero 02")
    #expect(library.network.exchanges[1].state == .cancelled)
    try library.network.releaseHeld()
    #expect(library.found == [2])
  }

  @Test("blank text cancels the search too")
  func blankCancels() throws {
    hold("Hero 01")
    library.session.search(for: "Hero 01")
    library.session.search(for: " ")
    #expect(library.network.exchanges[1].state == .cancelled)
    #expect(library.found == nil)
  }

  @Test("an answer to a canceled request is ignored")
  func rudeClient() {
    let client = RudeClient()
    let session = LibrarySession(
      client: client, store: InMemoryStore(),
      settings: CatalogSettings(keys: APIKeys(publicKey: "a", privateKey: "b")),
      secondsSince1970: { 0 })
    session.openSearch()
    session.search(for: "Hero 01")
    session.search(for: "Hero 02")
    client.completions.first?(.failure(.timedOut))
    #expect(session.screen.search?.result?.error == nil)
    #expect(session.screen.search?.result?.isLoading == true)
  }

  @Test("closing the search shows the list as it was and cancels the search")
  func closing() throws {
    hold("Hero 01")
    library.session.search(for: "Hero 01")
    library.session.closeSearch()
    #expect(library.network.exchanges.map(\.state).last == .cancelled)
    #expect(library.screen.place == .list)
    #expect(library.shown == Array(1...20))
    #expect(library.network.requests.count == 2)
    library.session.openSearch()
    #expect(library.screen.search?.text.isEmpty == true)
  }

  @Test("the result pages like the list")
  func paging() throws {
    for index in 0..<30 { library.server.library.index[index].name = "Twin" }
    library.session.search(for: "Twin")
    #expect(library.found?.count == 20)
    for _ in 0..<3 {
      library.session.characterBecameVisible(at: (library.found?.count ?? 0) - 1)
    }
    #expect(library.found == Array(1...30))
    #expect(library.sent("name") == [nil, "Twin", "Twin"])
    #expect(library.sent("offset") == ["0", "0", "20"])
    #expect(library.shown.count == 20)
  }

  @Test("a failed search says so and can be repeated")
  func failing() throws {
    library.network.goOffline()
    library.session.search(for: "Hero 07")
    #expect(library.screen.search?.result?.error == .connectivity)
    #expect(library.screen.search?.result?.isEmpty == false)
    #expect(library.screen.list.error == nil)
    library.network.goOnline()
    library.session.tryAgain()
    #expect(library.found == [7])
  }

  @Test("a result opens its details", arguments: [(0, true), (1, false), (-1, false)])
  func selecting(index: Int, opens: Bool) throws {
    library.session.search(for: "Hero 07")
    library.session.selectCharacter(at: index)
    #expect((library.screen.details?.character.name == "Hero 07") == opens)
    library.session.closeDetails()
    #expect(library.screen.place == .search)
  }
}

/// Answers whenever it likes.
private final class RudeClient: HTTPClient {
  var completions: [(Result<HTTPResponse, HTTPClientError>) -> Void] = []

  func send(
    _ request: HTTPRequest,
    completion: @escaping (Result<HTTPResponse, HTTPClientError>) -> Void
  ) -> any HTTPTask {
    completions.append(completion)
    return DeafTask()
  }

  private final class DeafTask: HTTPTask {
    func cancel() {}
  }
}
