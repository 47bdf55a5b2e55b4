import Ports
import TestDoubles
import Testing

@testable import MarvelLibrary
@testable import MarvelLibrarySteps

/// Signing: MAR-R04 to R07.
@Suite struct AuthenticationTests {
  private func check(
    _ publicKey: String, _ privateKey: String, _ timestamp: Int, hash: String,
    _ location: SourceLocation = #_sourceLocation
  ) throws {
    let keys = APIKeys(publicKey: publicKey, privateKey: privateKey)
    let items = try authentication(keys: keys, timestamp: timestamp)
    #expect(items.map(\.name) == ["ts", "apikey", "hash"], sourceLocation: location)
    #expect(
      items.map(\.value) == ["\(timestamp)", publicKey, hash], sourceLocation: location)
  }

  @Test func hash() throws {
    try check("1234", "abcd", 1, hash: "ffd275c5130566a2916217b101f26150")
    try check("p", "q", -5, hash: MD5("-5qp").hexadecimal)
    try check("p", "q", 1_700_000_000, hash: MD5("1700000000qp").hexadecimal)
  }

  @Test(
    "with a blank key nothing is sent",
    arguments: [
      ("", "b", APIKeys.Kind.public), ("a", "", .private), (" \n", "b", .public),
      ("a", "\t", .private), ("", "", .public),
    ])
  func blankKeys(publicKey: String, privateKey: String, blank: APIKeys.Kind) throws {
    let library = try Library(keys: APIKeys(publicKey: publicKey, privateKey: privateKey))
    library.session.openList()
    #expect(library.events == [.messageShown(.configuration(blank: blank))])
    #expect(library.network.requests.isEmpty)
    #expect(!library.screen.list.isLoading)
  }

  @Test("every request to the API has the time of its sending, a picture's has nothing")
  func everyRequest() throws {
    let library = try Library(works: [SampleWork(.comics, 1)])
    library.session.openList()
    library.scheduler.advance(by: .seconds(1))
    library.reachEnd()
    library.session.selectCharacter(at: 0)
    library.scheduler.advance(by: .milliseconds(1999))
    library.session.workBecameVisible(WorkPlace(.comics, 0))
    #expect(library.sent("ts") == ["1000", "1001", "1002", nil])
    #expect(library.sent("apikey") == ["public", "public", "public", nil])
    #expect(
      library.sent("hash")
        == [1000, 1001, 1002].map { MD5("\($0)privatepublic").hexadecimal } + [nil])
    #expect(!library.network.requests.contains { $0.address.contains("private") })
  }
}
