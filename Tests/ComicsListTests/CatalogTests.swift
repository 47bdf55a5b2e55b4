import ComicsList
import Ports
import TestDoubles
import Testing

@Suite struct CatalogTests {
  private static let one = #"{"id": 1, "title": "A"}"#

  @Test(
    "COM-R03, R04, D-02: invalid answers for comics",
    arguments: [
      "", "not json", "<html><body>Bad gateway</body></html>", "null", "[]", "{}", "200",
      #"{"code": 200, "status": "Ok"}"#,
      #"{"code": 200, "status": "Ok", "data": null}"#,
      #"{"code": 200, "status": "Ok", "data": {}}"#,
      #"{"code": 200, "status": "Ok", "data": {"results": {}}}"#,
      #"{"code": 200, "status": "Ok", "data": {"results": [null]}}"#,
      #"{"code": 200, "data": {"results": []}}"#,
      #"{"status": "Ok", "data": {"results": []}}"#,
      #"{"code": 409, "status": "You must provide a hash."}"#,
      #"{"code": 409, "status": "Ok", "data": {"results": []}}"#,
      #"{"code": "200", "status": "Ok", "data": {"results": []}}"#,
      #"{"code": "InvalidCredentials", "message": "That hash is invalid."}"#,
      Server.body(#"{"id": 1}"#), Server.body(#"{"title": "A"}"#),
      Server.body(#"{"id": "1", "title": "A"}"#), Server.body(#"{"id": 1, "title": 3}"#),
      Server.body(#"{"id": 1, "title": null}"#), Server.body(#"{"id": 1.5, "title": "A"}"#),
      Server.body(#"{"id": 99999999999999999999, "title": "A"}"#),
      Server.body(one + #", {"id": 2, "title": 2}"#), String(Server.body(one).dropLast(4)),
      String(repeating: "[", count: 10_000),
    ])
  func invalidBody(body: String) throws {
    let server = try Server()
    server.app.open()
    try server.answer(body)
    #expect(server.app.comics.message == .contentUnreadable)
    #expect(server.app.comics.content == nil)
  }

  @Test("COM-R04, D-02: only status 200 counts", arguments: [0, 199, 201, 204, 304, 401, 500, 599])
  func status(status: Int) throws {
    let server = try Server()
    server.app.open()
    try server.answer(Server.body(Self.one), status: status)
    #expect(server.app.comics.message == .contentUnreadable)
  }

  @Test("COM-R03: bytes that are no text are invalid")
  func bytes() throws {
    let server = try Server()
    server.app.open()
    try server.answer(.success(HTTPResponse(status: 200, body: [0xFF, 0x00, 0xC0])))
    #expect(server.app.comics.message == .contentUnreadable)
  }

  @Test(
    "COM-R03: characters are read as strictly",
    arguments: [
      "", Server.body(#"{"id": 1}"#), Server.body(#"{"id": 1, "name": 2}"#),
      Server.body(#"{"id": 1, "name": "A"}, {"id": null, "name": "B"}"#),
      Server.comics("A comic"),
    ])
  func invalidCharacters(body: String) throws {
    let server = try Server()
    server.app.open()
    try server.answer(Server.comics("A"))
    server.app.selectComic(section: 0, row: 0)
    try server.answer(body)
    #expect(server.app.characters?.message == .charactersUnavailable)
    #expect(server.app.characters?.content == nil)
  }

  @Test("COM-R20, R21: each request is signed with the time it is sent at; fifty comics")
  func signed() throws {
    let server = try Server(keys: ("1234", "abcd"))
    server.scheduler.advance(by: .seconds(1))
    server.app.open()
    try server.answer(Server.comics("A"))
    server.scheduler.advance(by: .seconds(1))
    server.app.selectComic(section: 0, row: 0)
    let queries = server.network.requests.map { $0.query.map { "\($0.name)=\($0.value)" } }
    #expect(
      queries == [
        ["apikey=1234", "hash=ffd275c5130566a2916217b101f26150", "ts=1", "limit=50"],
        ["apikey=1234", "hash=fb3e9adaca5a4ba3b717c5b5f5ed9aaf", "ts=2"],
      ])
    #expect(server.network.requests.allSatisfy { $0.method == "GET" })
    #expect(
      server.network.requests.first?.url == "https://gateway.marvel.com/v1/public/comics")
  }

  @Test("COM-R20, D-45: a blank key cannot sign")
  func blankKeys() {
    #expect(throws: APIKeys.Blank.publicKey) { try APIKeys(publicKey: " ", privateKey: "p") }
    #expect(throws: APIKeys.Blank.privateKey) { try APIKeys(publicKey: "p", privateKey: "\n") }
    #expect("\(APIKeys.Blank.privateKey)" == "the private key is blank")
  }
}
