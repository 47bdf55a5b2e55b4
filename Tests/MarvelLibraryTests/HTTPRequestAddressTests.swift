import Ports
import Testing

/// MAR-R23: the form of a query on the wire.
@Suite struct HTTPRequestAddressTests {
  private func check(
    _ value: String, _ encoded: String, _ location: SourceLocation = #_sourceLocation
  ) {
    let request = HTTPRequest(url: "http://host/path", query: [.init(name: "n", value: value)])
    #expect(request.encodedQuery == "n=\(encoded)", sourceLocation: location)
    #expect(request.address == "http://host/path?n=\(encoded)", sourceLocation: location)
  }

  @Test("all but the unreserved is percent-encoded, byte by byte")
  func encoding() {
    check("Az09-._~", "Az09-._~")
    check("Ash & Coal+ #1", "Ash%20%26%20Coal%2B%20%231")
    check("a=b?c/d%e", "a%3Db%3Fc%2Fd%25e")
    check("Jötunn 漢", "J%C3%B6tunn%20%E6%BC%A2")
    check("\r\n\0", "%0D%0A%00")
    check("", "")
  }

  @Test("the query follows the one already in the address")
  func address() {
    #expect(HTTPRequest(url: "http://host/a").address == "http://host/a")
    #expect(HTTPRequest(url: "http://host/a#b?c").address == "http://host/a")
    let query: [HTTPRequest.QueryItem] = [
      .init(name: "b c", value: "1"), .init(name: "d", value: ""),
    ]
    #expect(
      HTTPRequest(url: "http://host/a?x=1", query: query).address == "http://host/a?x=1&b%20c=1&d=")
  }
}
