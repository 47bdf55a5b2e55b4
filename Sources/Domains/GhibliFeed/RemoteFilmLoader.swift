public import Ports

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Loads the film feed from the server (GHI-UC1).
public struct RemoteFilmLoader {
  private let client: any HTTPClient

  /// Sends nothing yet.
  public init(client: any HTTPClient) { self.client = client }

  /// Sends one request to `url` and delivers the films in the order of the answer, or why there
  /// are none (GHI-R03, R08).
  @discardableResult
  public func load(
    from url: URL, completion: @escaping (Result<[Film], RemoteError>) -> Void
  ) -> any Cancellable {
    let delivery = Delivery(completion)
    delivery.adopt(
      client.send(HTTPRequest(url: url.absoluteString)) { [delivery] result in
        delivery.deliver(usable(result) { response throws(InvalidData) in try films(in: response) })
      })
    return delivery
  }
}

/// The films of a response; an empty list is a feed too (GHI-R02).
private func films(in response: HTTPResponse) throws(InvalidData) -> [Film] {
  try films(in: decode([FilmPayload].self, from: response.body))
}

/// The value `read` returns for a response with status 200; the rest is an error (GHI-R01, R07).
func usable<Value>(
  _ result: Result<HTTPResponse, HTTPClientError>,
  read: (HTTPResponse) throws(InvalidData) -> Value
) -> Result<Value, RemoteError> {
  guard case .success(let response) = result else { return .failure(.connectivity) }
  guard response.status == 200 else { return .failure(.invalidData(.status(response.status))) }
  do throws(InvalidData) {
    return .success(try read(response))
  } catch {
    return .failure(.invalidData(error))
  }
}
