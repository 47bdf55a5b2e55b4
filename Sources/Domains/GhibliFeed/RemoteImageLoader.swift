public import Ports

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Loads the bytes of a picture from the server (GHI-UC2).
public struct RemoteImageLoader {
  private let client: any HTTPClient

  /// Sends nothing yet.
  public init(client: any HTTPClient) { self.client = client }

  /// Sends one request to `url` and delivers the bytes, at least one, or why there are none
  /// (GHI-R28).
  ///
  /// Canceled, it delivers neither, and the request is canceled with it (GHI-R29).
  @discardableResult
  public func load(
    from url: URL, completion: @escaping (Result<[UInt8], RemoteError>) -> Void
  ) -> any Cancellable {
    let delivery = Delivery(completion)
    delivery.adopt(
      client.send(HTTPRequest(url: url.absoluteString)) { [delivery] result in
        delivery.deliver(
          usable(result) { response throws(InvalidData) in
            if response.body.isEmpty { throw .empty }
            return response.body
          })
      })
    return delivery
  }
}
