public import Ports

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Loads the feed from the server and saves it, or else takes the saved one (GHI-R10, R12).
public struct FilmFeedLoader {
  private let remote: RemoteFilmLoader
  private let cache: FeedCache
  private let url: URL
  private let onIncident: (Incident) -> Void

  /// `onIncident` receives the errors that the user does not see.
  public init(
    remote: RemoteFilmLoader, cache: FeedCache, url: URL,
    onIncident: @escaping (Incident) -> Void = { _ in }
  ) {
    self.remote = remote
    self.cache = cache
    self.url = url
    self.onIncident = onIncident
  }

  /// Delivers the films, or why neither the server nor the cache has any.
  ///
  /// The cache steps in whatever the server's failure (D-23). A feed that cannot be saved is
  /// delivered all the same (GHI-R11).
  @discardableResult
  public func load(
    completion: @escaping (Result<[Film], FeedFailure>) -> Void
  ) -> any Cancellable {
    remote.load(from: url) { [self] result in
      switch result {
      case .success(let films):
        save(films)
        completion(.success(films))
      case .failure(let error): completion(saved(insteadOf: error))
      }
    }
  }

  private func save(_ films: [Film]) {
    do throws(FeedCacheError) {
      try cache.save(films)
    } catch {
      onIncident(.feedCache(error))
    }
  }

  private func saved(insteadOf error: RemoteError) -> Result<[Film], FeedFailure> {
    do throws(FeedCacheError) {
      switch try cache.load() {
      case .feed(let films): return .success(films)
      case .expired: return .failure(FeedFailure(remote: error, cache: .expired))
      case .empty: return .failure(FeedFailure(remote: error, cache: .empty))
      }
    } catch let cacheError {
      return .failure(FeedFailure(remote: error, cache: .unreadable(cacheError)))
    }
  }
}
