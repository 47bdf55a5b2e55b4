public import Ports

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// The app as the user uses it: commands in, a screen out.
///
/// A class, because answers of the server come back to it.
public final class FeedSession {
  /// The services the app is built on.
  public struct Dependencies {
    public var client: any HTTPClient
    public var feedStore: any DataStore
    public var imageStore: any DataStore
    public var scheduler: any Scheduler
    /// The present time, UTC.
    public var secondsSince1970: () -> Int

    public init(
      client: any HTTPClient, feedStore: any DataStore, imageStore: any DataStore,
      scheduler: any Scheduler, secondsSince1970: @escaping () -> Int
    ) {
      self.client = client
      self.feedStore = feedStore
      self.imageStore = imageStore
      self.scheduler = scheduler
      self.secondsSince1970 = secondsSince1970
    }
  }

  /// The language of all texts; a change shows at once.
  public var language: Language { didSet { changed() } }
  /// The errors of the last load, with details that the user does not see.
  public private(set) var failure: FeedFailure?
  /// The current screen.
  public var screen: FeedScreen {
    FeedScreen(
      films: films, images: images, failure: failure, isLoading: feedLoad != nil,
      language: language)
  }
  /// Called after every change of the screen, with the screen.
  public var onChange: (FeedScreen) -> Void = { _ in }

  private let cache: FeedCache
  private let feedLoader: FilmFeedLoader
  private let imageLoader: FilmImageLoader
  private let onIncident: (Incident) -> Void
  private var films: [Film]?
  private var images: [URL: FeedScreen.Picture] = [:]
  private var feedLoad: Load?
  private var imageLoads: [URL: Load] = [:]

  /// A session that has done nothing; the feed is at `url` (D-22).
  public init(
    _ dependencies: Dependencies, url: URL, language: Language = .en,
    onIncident: @escaping (Incident) -> Void = { _ in }
  ) {
    self.language = language
    self.onIncident = onIncident
    cache = FeedCache(
      store: FeedStore(dependencies.feedStore), secondsSince1970: dependencies.secondsSince1970)
    feedLoader = FilmFeedLoader(
      remote: RemoteFilmLoader(client: dependencies.client), cache: cache, url: url,
      onIncident: onIncident)
    imageLoader = FilmImageLoader(
      cache: ImageCache(store: dependencies.imageStore, scheduler: dependencies.scheduler),
      remote: RemoteImageLoader(client: dependencies.client), onIncident: onIncident)
  }

  deinit {
    feedLoad?.task?.cancel()
    for load in imageLoads.values { load.task?.cancel() }
  }

  /// Opens the app: the cache is validated before the first load (GHI-R35, D-32).
  public func start() {
    do throws(FeedCacheError) {
      try cache.validate()
    } catch {
      onIncident(.feedCache(error))
    }
    requestFeed()
  }

  /// Loads the feed; while one is being loaded it does nothing.
  ///
  /// The old message goes at once, the old films stay until the load ends (GHI-R31).
  public func requestFeed() {
    guard feedLoad == nil else { return }
    let load = Load()
    feedLoad = load
    failure = nil
    changed()
    load.task = feedLoader.load { [weak self] result in self?.feedLoaded(result) }
  }

  /// Loads again if a message is shown (GHI-R31).
  public func tapMessage() {
    if failure != nil { requestFeed() }
  }

  /// Loads a picture that has come into view; while it is being loaded this does nothing.
  public func requestImage(_ url: URL) {
    guard imageLoads[url] == nil else { return }
    let load = Load()
    imageLoads[url] = load
    images[url] = .loading
    changed()
    load.task = imageLoader.load(url) { [weak self] result in
      guard let self else { return }
      imageLoads[url] = nil
      images[url] = (try? result.get()).map { .loaded($0) } ?? .failed
      changed()
    }
  }

  /// Gives up a picture that has gone out of view.
  public func cancelImage(_ url: URL) {
    guard let load = imageLoads.removeValue(forKey: url) else { return }
    load.task?.cancel()
    images[url] = nil
    changed()
  }

  /// A message replaces the films, which may be too old to be shown (D-28).
  private func feedLoaded(_ result: Result<[Film], FeedFailure>) {
    feedLoad = nil
    switch result {
    case .success(let films): self.films = films
    case .failure(let failure):
      self.films = nil
      self.failure = failure
    }
    changed()
  }

  private func changed() { onChange(screen) }
}

/// Something being loaded: known before the load begins, since that may end at once.
private final class Load {
  var task: (any Cancellable)?
}
