import ComicsList
import Ports
import TestDoubles
import Testing

@Suite struct ComicsAppTests {
  private let server: Server
  private var app: ComicsApp { server.app }

  init() throws { server = try Server() }

  private func check(_ events: String..., at location: SourceLocation = #_sourceLocation) {
    #expect(server.events == events, sourceLocation: location)
  }

  private func openList() throws {
    app.open()
    try server.answer(Server.comics("Bolt #1", "Aurora", "bolt #0"))
  }

  @Test("COM-R01, R14: opening loads once; the indicator goes before the list comes")
  func open() throws {
    #expect(!app.comics.isLoading)
    #expect(server.network.requests.isEmpty)
    app.open()
    #expect(app.comics.title == "Marvel Comics")
    #expect(app.comics.isLoading)
    #expect(server.network.requests.count == 1)
    try server.answer(Server.comics("Bolt", "aurora"))
    check("indicator on", "indicator off", #"comics ["aurora", "Bolt"]"#)
    #expect(!app.comics.isLoading)
    #expect(app.comics.content?.map(\.title) == ["A", "B"])
    #expect(app.comics.message == nil)
  }

  @Test("COM-R02, R15: offline nothing is sent, and the indicator comes and goes")
  func offline() throws {
    server.network.goOffline()
    app.open()
    #expect(server.network.requests.isEmpty)
    check("indicator on", "indicator off", "message noInternet")
    #expect(app.comics.message == .noInternet)
    server.network.goOnline()
    app.loadComics()
    #expect(app.comics.message == nil)
  }

  @Test(
    "COM-R02, D-01: of the failures only notConnected is about the connection",
    arguments: [
      (HTTPClientError.notConnected, ComicsMessage.noInternet), (.timedOut, .contentUnreadable),
      (.cancelled, .contentUnreadable), (.other("x"), .contentUnreadable),
    ])
  func failures(error: HTTPClientError, message: ComicsMessage) throws {
    app.open()
    try server.answer(.failure(error))
    #expect(app.comics.message == message)
    #expect(app.comics.content == nil)
  }

  @Test("COM-R11: a valid answer may be empty")
  func empty() throws {
    app.open()
    try server.answer(Server.body(""))
    #expect(app.comics.content == [])
    #expect(app.comics.message == nil)
    #expect(app.sectionCount == 0)
  }

  @Test("COM-R18: loading again replaces the list; a failure leaves it")
  func again() throws {
    try openList()
    app.loadComics()
    try server.answer(Server.comics("Zephyr"))
    #expect(app.comics.content?.map(\.title) == ["Z"])
    app.loadComics()
    try server.answer("")
    #expect(app.comics.content?.map(\.title) == ["Z"])
    #expect(app.comics.message == .contentUnreadable)
  }

  @Test("COM-R19, D-08: of two loads the newer one counts, in whatever order they end")
  func newer() throws {
    app.loadComics()
    app.loadComics()
    try server.network.complete(
      at: 0, with: .success(HTTPResponse(status: 200, body: Array(Server.comics("Old").utf8))))
    #expect(app.comics.isLoading)
    #expect(app.comics.content == nil)
    try server.answer(Server.comics("New"))
    #expect(app.comics.content?.map(\.title) == ["N"])
    #expect(!app.comics.isLoading)
  }

  @Test("COM-R13, R16: a row opens its comic's characters, titled before they come")
  func select() throws {
    try openList()
    #expect(app.sectionCount == 2)
    #expect(app.rowCount(section: 1) == 2)
    app.selectComic(section: 1, row: 1)
    #expect(app.selectedComic == Comic(id: 1, title: "Bolt #1"))
    #expect(app.characters?.title == "Bolt #1")
    #expect(app.characters?.isLoading == true)
    #expect(
      server.network.requests.last?.url
        == "https://gateway.marvel.com/v1/public/comics/1/characters")
    try server.answer(Server.characters("Moss", "4-Leaf", "ash"))
    #expect(app.characters?.content?.map(\.name) == ["4-Leaf", "ash", "Moss"])
    #expect(
      server.events.suffix(4) == [
        "title Bolt #1", "indicator on", "indicator off", #"characters ["4-Leaf", "ash", "Moss"]"#,
      ])
  }

  @Test(
    "COM-R13: outside the list there is nothing",
    arguments: [(-1, 0), (0, -1), (0, 1), (1, 2), (2, 0), (.max, .min)])
  func outside(section: Int, row: Int) throws {
    #expect(app.rowCount(section: 0) == 0)
    try openList()
    app.selectComic(section: section, row: row)
    #expect(app.characters == nil)
    #expect(app.comic(section: section, row: row) == nil)
    #expect(app.rowCount(section: section) == [0: 1, 1: 2][section, default: 0])
    #expect(server.network.requests.count == 1)
  }

  @Test("COM-R13: while the characters are shown no row can be tapped")
  func selectTwice() throws {
    try openList()
    app.selectComic(section: 0, row: 0)
    app.selectComic(section: 1, row: 0)
    #expect(app.selectedComic?.title == "Aurora")
    #expect(server.network.requests.count == 2)
  }

  @Test("COM-R02, R14, R16: without characters there is a message, and still the title")
  func noCharacters() throws {
    try openList()
    app.selectComic(section: 0, row: 0)
    try server.answer("<html>", status: 502)
    #expect(app.characters?.message == .charactersUnavailable)
    #expect(app.characters?.title == "Aurora")
    app.goBack()
    server.network.goOffline()
    app.selectComic(section: 1, row: 0)
    #expect(app.characters?.message == .noInternet)
    #expect(app.characters?.title == "bolt #0")
    #expect(server.events.suffix(3) == ["indicator on", "indicator off", "message noInternet"])
    #expect(server.network.requests.count == 2)
  }

  @Test("COM-R19, D-08: an answer for characters that were left is not shown, nor a wrong one")
  func left() throws {
    try openList()
    app.selectComic(section: 0, row: 0)
    app.goBack()
    let before = server.events
    try server.answer(Server.characters("Late"))
    #expect(server.events == before)
    #expect(app.characters == nil)
    #expect(app.selectedComic == nil)

    app.selectComic(section: 0, row: 0)
    app.goBack()
    app.selectComic(section: 1, row: 0)
    try server.network.complete(at: 2, with: .failure(.timedOut))
    #expect(app.characters?.isLoading == true)
    try server.answer(Server.characters("Right"))
    #expect(app.characters?.content?.map(\.name) == ["Right"])
  }

  @Test("COM-R17, D-07: the texts contain the words of the stories")
  func wording() {
    #expect(ComicsMessage.noInternet.text == "There is no internet connection")
    #expect(ComicsMessage.contentUnreadable.text == "The content couldn't be read")
    #expect(
      ComicsMessage.charactersUnavailable.text == "The list of characters can't be presented")
  }
}
