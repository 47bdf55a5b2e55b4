import GhibliFeed
import StepKit
import TestDoubles

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension GhibliWorld {
  /// Executes a command; the document has two that load the feed, and two that load an image: without
  /// a source it is that of the remote, unless the story is about the cache alone.
  mutating func execute(_ command: Command, from source: Source? = nil) throws {
    (lastCommand, lastSource) = (command, source)
    cacheBefore = try? cachedFeed()
    switch command {
    case .loadFeed:
      if source ?? (isAboutFeedCache ? .cache : .remote) == .remote {
        if let givenAddress { return try loadRemoteFeed(from: givenAddress) }
        loadRemoteFeed()
      } else {
        loadCachedFeed()
      }
    case .loadImage:
      if source ?? (isAboutImageCache ? .cache : .remote) == .remote {
        loadGivenImage()
      } else {
        loadCachedImage()
      }
    case .validate: deliveries.run(feedCache.validate)
    case .saveFeed: try saveFilms(feedToSave ?? sampleFilms(3, others: true))
    case .saveImage: saveImage(imageToSave)
    }
  }

  /// Executes a command so many times, each after the answer of the one before.
  mutating func execute(
    _ command: Command, from source: Source?, times: Int?
  ) async throws {
    for number in 1...max(1, times ?? 1) {
      if number > 1 { try await turn() }
      try execute(command, from: source)
    }
  }

  /// Executes a command with its data: titles of films to save, or a URL.
  mutating func execute(
    _ command: Command, from source: Source? = nil, data: [String]
  ) throws {
    if command == .saveFeed { return try saveFilms(sampleFilms(data)) }
    try expect(command != .validate && data.count == 1, "\"\(command.rawValue)\" takes one URL")
    if command == .loadFeed, source != .cache { return try loadRemoteFeed(from: data[0]) }
    if command != .loadFeed { try setImage(data[0]) }
    try execute(command, from: source)
  }

  private func loadCachedFeed() {
    deliveries.begin()
    do throws(FeedCacheError) {
      deliveries.add(.cache(try feedCache.load()))
    } catch {
      deliveries.add(.feedCacheError(error))
    }
  }

  mutating func loadRemoteFeed(from address: String) throws {
    if !address.hasSuffix("/feed") {
      network.add(Self.route(to: address, feedAnswer))
    }
    loadedAddress = address
    load(try url(address))
  }

  private mutating func loadRemoteFeed() { load(feedURL) }

  private mutating func load(_ url: URL) {
    deliveries.begin()
    commandRequests += 1
    RemoteFilmLoader(client: commandClient).load(from: url) { [deliveries] result in
      switch result {
      case .success(let films): deliveries.add(.films(films))
      case .failure(let error): deliveries.add(.remoteError(error))
      }
    }
  }

  mutating func saveFilms(_ plain: [PlainFilm]) throws {
    let films = try plain.map { try $0.film() }
    let cache = feedCache
    savedFilms = plain
    cacheBefore = try? cachedFeed()
    lastCommand = .saveFeed
    deliveries.run { () throws(FeedCacheError) in try cache.save(films) }
  }

  mutating func saveImage(_ bytes: [UInt8]) {
    savedImage = bytes
    lastCommand = .saveImage
    deliveries.begin()
    do throws(ImageCacheError) {
      try imageCache.save(bytes, for: imageURL)
      deliveries.add(.success)
    } catch {
      deliveries.add(.imageCacheError(error))
    }
  }
}
