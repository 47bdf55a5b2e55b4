import GhibliFeed
import StepKit

/// What a command can deliver, in the words of the document.
struct Outcome {
  enum Kind: String, CaseIterable {
    case invalidData = "invalid data error"
    case connectivity = "connectivity error"
    case notFound = "not found error"
    case retrieval = "retrieval error"
    case deletion = "deletion error"
    case insertion = "saving error"
    case error
    case success = "success message"
    case cachedImage = "cached image data"
    case image = "image data"
    case feed = "film feed"
    /// Whatever a command loads.
    case data

    /// Whether a delivery is of this kind.
    func includes(_ delivery: Deliveries.Delivery) -> Bool {
      switch (self, delivery) {
      case (.invalidData, .remoteError(.invalidData(_))),
        (.connectivity, .remoteError(.connectivity)),
        (.notFound, .imageCacheError(.notFound)), (.retrieval, .feedCacheError(.retrieval)),
        (.deletion, .feedCacheError(.deletion)), (.insertion, .feedCacheError(.insertion)),
        (.error, .remoteError), (.error, .feedCacheError), (.error, .imageCacheError),
        (.success, .success), (.image, .image), (.cachedImage, .image), (.feed, .films),
        (.feed, .cache(.feed)), (.data, .image), (.data, .films), (.data, .cache(.feed)):
        true
      default: false
      }
    }
  }

  /// Other words for a kind.
  private static let synonyms: [String: Kind] = [
    "deleting error": .deletion, "insertion error": .insertion, "success": .success,
    "cached image": .cachedImage, "image": .image, "feed": .feed, "cached film feed": .feed,
    "cached feed": .feed, "list of films": .feed, "feed data": .feed, "saved feed": .feed,
    "connection error": .connectivity, "not-found error": .notFound, "delete error": .deletion,
    "write error": .insertion,
    "save error": .insertion, "read error": .retrieval, "error message": .error,
    "valid image data": .image, "bytes": .image, "saved image data": .cachedImage,
    "data that was saved": .data, "network error": .connectivity,
    "invalid-data error": .invalidData,
    "loading error": .retrieval, "success messages": .success, "list": .feed,
    "downloaded image data": .image,
    "cached data": .data, "saved data": .data,
  ]

  /// What stands before an outcome.
  static let articles =
    "(?:an?|the|any|no|that|this|exactly (?:the|that|this|the same)|the same|its|one|some|a single|only the|only an?|only one|exactly one|just one|just an?|the requested|another)"

  /// The regular expression of all words, the longer ones first.
  static let words =
    (Kind.allCases.map(\.rawValue) + synonyms.keys).sorted { ($1.count, $0) < ($0.count, $1) }
    .joined(separator: "|")
    + #"|"(?:invalid data|connectivity|not found|retrieval|deletion|deleting|saving|insertion)(?: error)?"(?: error)?"#

  let kind: Kind
  /// Whether the words deny it: `no error`.
  let isNone: Bool

  init(_ text: String) throws {
    let text = text.filter { $0 != "\"" }
    let words = text.split(separator: " ")
    let articles: Set<Substring> = [
      "a", "an", "the", "any", "no", "that", "this", "exactly", "same", "its", "one", "some",
      "single", "only", "just", "requested", "another",
    ]
    isNone = words.first == "no"
    let said = words.drop { articles.contains($0) }.joined(separator: " ")
    let name = Kind(rawValue: "\(said) error") == nil ? said : "\(said) error"
    kind = try require(Kind(rawValue: name) ?? Self.synonyms[name], "\"\(name)\" is no outcome")
  }
}
