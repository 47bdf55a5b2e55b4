import Ports
import TestDoubles
import Testing

@testable import MarvelLibrary
@testable import MarvelLibrarySteps

/// The API's answers: MAR-R08, R09 and the payload contract.
@Suite struct DecodingTests {
  private func check(
    _ body: String, status: Int = 200, _ expected: InvalidData?,
    _ location: SourceLocation = #_sourceLocation
  ) throws {
    let library = try Library(count: 0)
    library.answer(status: status, body)
    library.session.openList()
    let events = expected.map { [LibraryEvent.messageShown(.invalidData($0))] }
    #expect(library.events == events ?? [.charactersShown(1)], sourceLocation: location)
  }

  private static let works = #"{"available":0,"returned":0,"collectionURI":"u","items":[]}"#

  /// An answer with one character in which something is replaced.
  private func answer(_ old: String = "", _ new: String = "") -> String {
    let works = Self.works
    let text = """
      {"code":200,"status":"Ok","data":{"offset":0,"limit":20,"total":1,"count":1,"results":[\
      {"id":1,"name":"A","description":"","resourceURI":"http://gateway.marvel.com/c/1",\
      "comics":\(works),"series":\(works),"stories":\(works),"events":\(works)}]}}
      """
    return old.isEmpty ? text : text.replacing(old, with: new, maxReplacements: 1)
  }

  @Test(
    "only status 200 is a success", arguments: [199, 201, 204, 299, 300, 304, 400, 404, 500, 599])
  func status(status: Int) throws {
    try check(answer(), status: status, .status(status, said: "Ok"))
    try check("", status: status, .status(status, said: nil))
    try check("<html>", status: status, .status(status, said: nil))
  }

  @Test("refusals with the server's own words")
  func refusals() throws {
    let said = "That hash, timestamp and key combination is invalid."
    try check(
      #"{"code":"InvalidCredentials","message":"\#(said)"}"#, status: 401,
      .status(401, said: said))
    try check(
      #"{"code":409,"status":"You may not request more than 100 items."}"#, status: 409,
      .status(409, said: "You may not request more than 100 items."))
    try check(#"{"code":409,"status":"No"}"#, .code("409", said: "No"))
    try check(#"{"code":"RequestThrottled"}"#, .code("RequestThrottled", said: nil))
    try check(#"{"code":409,"status":409}"#, status: 409, .status(409, said: nil))
  }

  @Test("a body that does not follow the contract")
  func contract() throws {
    try check(answer(), nil)
    try check("", .empty)
    try check("not json", .notJSON)
    try check("<!DOCTYPE html><html><body>Sign in</body></html>", .notJSON)
    try check(String(answer().dropLast(20)), .notJSON)
    try check("[]", .wrongType(""))
    try check("{}", .missingKey("code"))
    try check(#"{"code":null}"#, .wrongType("code"))
    try check(#"{"code":200}"#, .missingKey("data"))
    try check(#"{"code":200,"data":null}"#, .wrongType("data"))
    try check(answer(#""total":1"#, #""all":1"#), .missingKey("data.total"))
    try check(answer(#""total":1"#, #""total":"1""#), .wrongType("data.total"))
    try check(answer(#""results":["#, #""result":["#), .missingKey("data.results"))
    try check(answer(#""id":1"#, #""id":"1""#), .wrongType("data.results[0].id"))
    try check(answer(#""id":1"#, #""id":1.5"#), .wrongType("data.results[0].id"))
    try check(
      answer(#""id":1"#, #""id":99999999999999999999"#), .wrongType("data.results[0].id"))
    try check(
      answer(#""items":[]"#, #""items":[{"name":"x"}]"#),
      .missingKey("data.results[0].comics.items[0].resourceURI"))
  }

  @Test(
    "each key of a character is needed",
    arguments: [
      "id", "name", "description", "resourceURI", "comics", "series", "stories", "events",
    ])
  func characterKeys(key: String) throws {
    try check(answer("\"\(key)\":", "\"x\":"), .missingKey("data.results[0].\(key)"))
  }

  @Test(
    "each key of a list of works is needed",
    arguments: ["available", "returned", "collectionURI", "items"])
  func worksKeys(key: String) throws {
    try check(answer("\"\(key)\":", "\"x\":"), .missingKey("data.results[0].comics.\(key)"))
  }

  @Test("values that the contract leaves open")
  func optional() throws {
    let link =
      #""urls":[{"type":"wiki","url":"http://l.test/a"},{"type":"","url":"https://l.test"},"#
      + #"{"type":"bad","url":"javascript:alert(1)"}]"#
    let library = try Library(count: 0)
    library.answer(
      answer(
        #""id":1"#, #""thumbnail":null,"modified":"-0001-11-30T00:00:00-0500","id":1,\#(link)"#
      )
      .replacing("\"available\":0", with: "\"available\":-3", maxReplacements: 1))
    library.session.openList()
    let character = try #require(library.screen.list.characters.first)
    #expect(
      character.links == [
        .init(label: "Wiki", url: "http://l.test/a"), .init(label: "", url: "https://l.test"),
      ])
    #expect(character.comics.available == 0)
    #expect(library.screen.list.attribution == nil)
  }

  @Test(
    "texts that count as a web address",
    arguments: [
      ("http://a", true), ("HTTPS://a.b/c?d#e", true), ("http://a:80/", true), ("", false),
      ("http://", false), ("http:///a", false), ("https://?a", false), ("ftp://a", false),
      ("a", false), ("http://a b", false), ("http://a\n", false), ("//a", false),
    ])
  func webAddresses(text: String, expected: Bool) { #expect(isWebAddress(text) == expected) }

  @Test("errors say what a person can understand")
  func wording() {
    func check(_ error: CatalogError, _ title: String, _ words: String) {
      #expect(error.title == title)
      #expect(error.text.contains(words), "\(error.text)")
    }
    let invalid = "Invalid data"
    check(.connectivity, "No connection", "there is no connection")
    check(.configuration(blank: .private), "The app is not set up", "The private key is blank")
    check(.invalidData(.status(500, said: nil)), invalid, "status 500 instead of 200.")
    check(.invalidData(.status(401, said: "No.")), invalid, "and says \"No.\"")
    check(.invalidData(.status(429, said: nil)), invalid, "too many requests")
    check(.invalidData(.code("409", said: nil)), invalid, "the code 409 instead of 200")
    check(.invalidData(.missingKey("data.total")), invalid, "\"data.total\" is missing")
    check(.invalidData(.wrongType("data")), invalid, "\"data\" is of the wrong type")
    check(.invalidData(.wrongType("")), invalid, "not an answer of the API")
    check(.invalidData(.empty), invalid, "there is none")
    check(.invalidData(.notJSON), invalid, "it is not JSON")
    check(.invalidData(.noResult), invalid, "the work asked for is not in it")
    check(.invalidData(.notAWebAddress("x")), invalid, "\"x\" is not an http or https address")
    let long = CatalogError.invalidData(.code(String(repeating: "x", count: 9999), said: nil))
    #expect(long.text.count < 250)
  }
}
