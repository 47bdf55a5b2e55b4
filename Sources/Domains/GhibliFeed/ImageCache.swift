public import Ports

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// An error of the image cache.
public enum ImageCacheError: Error, Hashable, Sendable {
  /// The store failed with this message.
  case failed(String)
  case notFound
}

/// Pictures kept on the device by their URL, whatever becomes of the feed (GHI-UC4, UC7, D-30).
public struct ImageCache {
  private let store: any DataStore
  private let scheduler: any Scheduler

  /// A cache over `store`, which is read on the `scheduler`'s next turn.
  public init(store: any DataStore, scheduler: any Scheduler) {
    self.store = store
    self.scheduler = scheduler
  }

  /// Delivers the bytes kept for `url`, later than the call returns.
  ///
  /// Canceled, it delivers neither bytes nor an error (GHI-R29). No bytes are no picture.
  @discardableResult
  public func load(
    _ url: URL, completion: @escaping (Result<[UInt8], ImageCacheError>) -> Void
  ) -> any Cancellable {
    let delivery = Delivery(completion)
    delivery.adopt(
      scheduler.schedule(after: .zero, repeating: nil) { [store, delivery] in
        delivery.deliver(read(url, from: store))
      })
    return delivery
  }

  /// Keeps `bytes` for `url` in place of those kept for it before.
  public func save(_ bytes: [UInt8], for url: URL) throws(ImageCacheError) {
    do { try store.write(bytes, for: url.absoluteString) } catch { throw .failed("\(error)") }
  }
}

private func read(_ url: URL, from store: any DataStore) -> Result<[UInt8], ImageCacheError> {
  do {
    guard let bytes = try store.read(url.absoluteString), !bytes.isEmpty else {
      return .failure(.notFound)
    }
    return .success(bytes)
  } catch {
    return .failure(.failed("\(error)"))
  }
}
