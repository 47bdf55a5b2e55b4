public import Ports

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Loads a picture from the cache, or else from the server and keeps it (GHI-R27).
public struct FilmImageLoader {
  private let cache: ImageCache
  private let remote: RemoteImageLoader
  private let onIncident: (Incident) -> Void

  /// `onIncident` receives the errors that the user does not see.
  public init(
    cache: ImageCache, remote: RemoteImageLoader,
    onIncident: @escaping (Incident) -> Void = { _ in }
  ) {
    self.cache = cache
    self.remote = remote
    self.onIncident = onIncident
  }

  /// Delivers the bytes, or why the server gave none; canceled, it delivers neither.
  @discardableResult
  public func load(
    _ url: URL, completion: @escaping (Result<[UInt8], RemoteError>) -> Void
  ) -> any Cancellable {
    let delivery = Delivery(completion)
    delivery.adopt(
      cache.load(url) { [self, delivery] cached in
        switch cached {
        case .success(let bytes): delivery.deliver(.success(bytes))
        case .failure(let error):
          if case .failed = error { onIncident(.imageCache(error)) }
          loadFromRemote(url, delivery)
        }
      })
    return delivery
  }

  private func loadFromRemote(_ url: URL, _ delivery: Delivery<Result<[UInt8], RemoteError>>) {
    delivery.finishStage()
    delivery.adopt(
      remote.load(from: url) { [self, delivery] result in
        if case .success(let bytes) = result {
          do throws(ImageCacheError) {
            try cache.save(bytes, for: url)
          } catch {
            onIncident(.imageCache(error))
          }
        }
        delivery.deliver(result)
      })
  }
}
