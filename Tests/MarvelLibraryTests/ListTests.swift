import Ports
import TestDoubles
import Testing

@testable import MarvelLibrary
@testable import MarvelLibrarySteps

/// List of characters: MAR-UC1, MAR-R10 to R18.
@Suite struct ListTests {
  /// Opens a library and reaches the end of the list some times.
  private func check(
    count: Int, pageSize: Int = 20, ends: Int, shown: Int, offsets: [Int],
    _ location: SourceLocation = #_sourceLocation
  ) throws {
    let library = try Library(count: count, pageSize: pageSize)
    library.session.openList()
    for _ in 0..<ends { library.reachEnd() }
    #expect(library.shown == Array(0..<shown).map { $0 + 1 }, sourceLocation: location)
    #expect(library.sent("offset") == offsets.map(String.init), sourceLocation: location)
    #expect(
      library.sent("limit") == offsets.map { _ in "\(pageSize)" }, sourceLocation: location)
    #expect(library.network.requests.allSatisfy { $0.method == "GET" })
    try library.network.verify()
  }

  @Test("pages follow each other until there is no more")
  func paging() throws {
    try check(count: 45, ends: 0, shown: 20, offsets: [0])
    try check(count: 45, ends: 1, shown: 40, offsets: [0, 20])
    try check(count: 45, ends: 2, shown: 45, offsets: [0, 20, 40])
    try check(count: 45, ends: 5, shown: 45, offsets: [0, 20, 40])
    try check(count: 20, ends: 1, shown: 20, offsets: [0])
    try check(count: 21, ends: 2, shown: 21, offsets: [0, 20])
    try check(count: 40, ends: 3, shown: 40, offsets: [0, 20])
    try check(count: 3, pageSize: 1, ends: 9, shown: 3, offsets: [0, 1, 2])
    try check(count: 0, ends: 2, shown: 0, offsets: [0])
  }

  @Test(
    "a page size that the API refuses becomes the nearest",
    arguments: [
      (Int.min, 1), (0, 1), (1, 1), (20, 20), (100, 100), (101, 100), (Int.max, 100),
    ])
  func pageSize(asked: Int, used: Int) {
    let keys = APIKeys(publicKey: "a", privateKey: "b")
    #expect(CatalogSettings(keys: keys, pageSize: asked).pageSize == used)
  }

  @Test("only the last row is the end", arguments: [-1, 0, 18, 20, 21, Int.max, Int.min])
  func notTheEnd(index: Int) throws {
    let library = try Library()
    library.session.openList()
    library.session.characterBecameVisible(at: index)
    #expect(library.network.requests.count == 1)
  }

  @Test("nothing is asked for before the list is opened, nor twice by opening it again")
  func opening() throws {
    let library = try Library()
    library.session.characterBecameVisible(at: -1)
    library.session.tryAgain()
    #expect(library.network.requests.isEmpty)
    library.session.openList()
    library.session.openList()
    library.session.tryAgain()
    #expect(library.network.requests.count == 1)
    #expect(library.events == [.charactersShown(20)])
  }

  @Test("one page at a time")
  func oneAtATime() throws {
    let library = try Library()
    library.server.hold(.init(url: library.server.indexURL))
    library.session.openList()
    library.session.openList()
    #expect(library.screen.list.isLoading)
    #expect(library.network.requests.count == 1)
    try library.network.releaseHeld()
    library.reachEnd()
    library.reachEnd()
    #expect(library.screen.list.isLoading)
    #expect(library.network.requests.count == 2)
    try library.network.releaseHeld()
    #expect(!library.screen.list.isLoading)
    #expect(library.shown.count == 40)
  }

  @Test("a character in two pages is shown once, where it was first")
  func repeated() throws {
    let library = try Library()
    library.server.library.index.insert(SampleCharacter(number: 20), at: 20)
    library.session.openList()
    for _ in 0..<4 { library.reachEnd() }
    #expect(library.shown == Array(1...45))
    #expect(library.sent("offset") == ["0", "20", "40"])
  }

  @Test("a wrong total does not make the list endless")
  func wrongTotal() throws {
    let library = try Library(count: 2, pageSize: 2)
    let keep = try sampleIndexAnswer(
      SampleLibrary(count: 2).index, offset: 0, limit: 2)
    library.answer(keep.replacing("\"total\":2", with: "\"total\":99"))
    library.answer(
      offset: 2,
      try sampleIndexAnswer([], offset: 2, limit: 2)
        .replacing("\"total\":0", with: "\"total\":99"))
    library.session.openList()
    for _ in 0..<4 { library.reachEnd() }
    #expect(library.network.requests.count == 2)
    #expect(library.shown == [1, 2])
    #expect(library.events == [.charactersShown(2), .charactersShown(2)])
  }

  @Test("extreme totals", arguments: ["-1", "0", "\(Int.max)", "\(Int.min)"])
  func extremeTotals(total: String) throws {
    let library = try Library(count: 2, pageSize: 2)
    let keep = try sampleIndexAnswer(
      SampleLibrary(count: 2).index, offset: 0, limit: 2)
    library.answer(keep.replacing("\"total\":2", with: "\"total\":\(total)"))
    library.session.openList()
    #expect(library.shown == [1, 2])
  }

  @Test("a failed page keeps the list and can be asked for again", arguments: [false, true])
  func failedPage(byTryingAgain: Bool) throws {
    let library = try Library()
    library.session.openList()
    library.network.goOffline()
    library.reachEnd()
    #expect(library.screen.list.error == .connectivity)
    #expect(library.shown == Array(1...20))
    library.network.goOnline()
    if byTryingAgain { library.session.tryAgain() } else { library.reachEnd() }
    #expect(library.screen.list.error == nil)
    #expect(library.shown == Array(1...40))
    #expect(library.sent("offset") == ["0", "20", "20"])
    #expect(
      library.events == [.charactersShown(20), .messageShown(.connectivity), .charactersShown(40)])
  }

  @Test("a failed first page can be asked for again", arguments: [false, true])
  func failedFirstPage(byTryingAgain: Bool) throws {
    let library = try Library()
    library.network.goOffline()
    library.session.openList()
    #expect(!library.screen.list.isEmpty)
    library.network.goOnline()
    if byTryingAgain { library.session.tryAgain() } else { library.session.openList() }
    #expect(library.shown == Array(1...20))
  }

  @Test("an empty library is reported once, and is no new list")
  func emptyLibrary() throws {
    let library = try Library(count: 0)
    library.session.openList()
    library.session.openList()
    library.reachEnd()
    #expect(library.screen.list.isEmpty)
    #expect(library.events == [.emptyLibraryShown])
    #expect(library.network.requests.count == 1)
  }

  @Test("the attribution that must be shown with the data is")
  func attribution() throws {
    let library = try Library()
    library.session.openList()
    #expect(library.screen.list.attribution == "Data provided by sample")
  }

  @Test("an answer that arrives after the session is gone is dropped")
  func gone() throws {
    let network = StubNetwork(scheduler: VirtualScheduler())
    network.add(.picture([], at: SampleServer().indexURL, isHeld: true))
    var session: LibrarySession? = LibrarySession(
      client: network, store: InMemoryStore(),
      settings: CatalogSettings(keys: APIKeys(publicKey: "a", privateKey: "b")),
      secondsSince1970: { 0 })
    session?.onEvent = { Issue.record("\($0)") }
    session?.openList()
    session = nil
    #expect(network.exchanges.map(\.state) == [.cancelled])
  }
}
