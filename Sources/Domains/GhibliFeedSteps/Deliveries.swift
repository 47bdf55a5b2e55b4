import GhibliFeed
import StepKit

/// The results that the commands of a scenario have delivered.
///
/// A class, because commands come back after the call that lends the world.
final class Deliveries {
  enum Delivery: Equatable {
    case films([Film])
    case cache(FeedCache.Content)
    /// An image, with its place among the images asked for.
    case image([UInt8], index: Int)
    case success
    case remoteError(RemoteError)
    case feedCacheError(FeedCacheError)
    case imageCacheError(ImageCacheError)
  }

  private(set) var all: [Delivery] = []

  /// For each of them the number of its image, from 0; nil where it was none that was loaded.
  private var images: [Int?] = []

  /// The number of commands executed.
  private(set) var commands = 0
  /// How many results there were when the last command began.
  private var start = 0

  /// The results since the last command began, those of earlier commands that came late included.
  var current: [Delivery] { Array(all[start...]) }

  /// Notes that a command begins.
  func begin() {
    commands += 1
    start = all.count
  }

  func add(_ delivery: Delivery, image: Int? = nil) {
    all.append(delivery)
    if case .image(_, let index) = delivery {
      images.append(index)
    } else {
      images.append(image)
    }
  }

  /// The results of one image, by its number from 0.
  func all(for image: Int) -> [Delivery] {
    zip(all, images).compactMap { $1 == image ? $0 : nil }
  }

  /// Runs a command that delivers a success message or an error.
  func run(_ command: () throws(FeedCacheError) -> Void) {
    begin()
    do throws(FeedCacheError) {
      try command()
      add(.success)
    } catch {
      add(.feedCacheError(error))
    }
  }

  /// The one thing that the last command delivered.
  func single(file: StaticString = #filePath, line: Int = #line) throws -> Delivery {
    try expect(
      current.count == 1,
      "one delivery was expected, there were \(current.count): \(current)", file: file, line: line)
    return try require(current.first, "nothing was delivered", file: file, line: line)
  }

  /// The reason of the delivered error, without its kind.
  func reason() throws -> String {
    switch try single() {
    case .remoteError(.invalidData(let reason)): "\(reason)"
    case .remoteError(let error): "\(error)"
    case .feedCacheError(let error): "\(error)"
    case .imageCacheError(let error): "\(error)"
    case let other: try require(nil, "no error was delivered, but \(other)")
    }
  }
}

/// The wording of a delivery in a failed expectation.
extension Deliveries.Delivery: CustomStringConvertible {
  var description: String {
    switch self {
    case .films(let films): "the films \(films.map(\.title))"
    case .cache(.feed(let films)): "the cached films \(films.map(\.title))"
    case .cache(.expired): "an expired cache"
    case .cache(.empty): "an empty cache"
    case .image(let bytes, let index): "\(bytes.count) bytes for image \(index)"
    case .success: "a success message"
    case .remoteError(let error): "the error \"\(error)\""
    case .feedCacheError(let error): "the error \"\(error)\""
    case .imageCacheError(let error): "the error \"\(error)\""
    }
  }
}
