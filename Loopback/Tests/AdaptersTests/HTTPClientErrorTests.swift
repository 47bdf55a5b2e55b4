import Foundation
import Ports
import Testing

@testable import Adapters

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite struct HTTPClientErrorTests {
  @Test(arguments: [
    (URLError.Code.notConnectedToInternet, HTTPClientError.notConnected),
    (.cannotConnectToHost, .notConnected), (.cannotFindHost, .notConnected),
    (.dnsLookupFailed, .notConnected), (.dataNotAllowed, .notConnected),
    (.internationalRoamingOff, .notConnected), (.callIsActive, .notConnected),
    (.timedOut, .timedOut), (.cancelled, .cancelled),
  ])
  func whatTheSystemSaysHasAKind(code: URLError.Code, expected: HTTPClientError) {
    #expect(HTTPClientError(URLError(code)) == expected)
  }

  @Test(arguments: [
    URLError.Code.unknown, .badServerResponse, .networkConnectionLost, .badURL,
    .secureConnectionFailed, .cannotDecodeContentData, .httpTooManyRedirects,
  ])
  func allElseIsTold(code: URLError.Code) {
    guard case .other(let text) = HTTPClientError(URLError(code)) else {
      Issue.record("\(code) has a kind")
      return
    }
    #expect(!text.isEmpty)
  }

  @Test func anErrorOfAnotherFamilyIsToldToo() {
    guard case .other = HTTPClientError(CancellationError()) else {
      Issue.record("it has a kind")
      return
    }
  }
}
