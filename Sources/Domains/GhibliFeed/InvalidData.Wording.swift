extension InvalidData: CustomStringConvertible {
  public var description: String {
    switch self {
    case .status(let status): "the server answered with status \(status) instead of 200"
    case .empty: "there is no data"
    case .notJSON: "the data is not JSON"
    case .missingKey(let key, let film): "\(Self.name(film)) has no \"\(key)\""
    case .wrongType(nil, nil): "the data is JSON, but not of the expected form"
    case .wrongType(nil, let film): "\(Self.name(film)) is not an object"
    case .wrongType(let key?, let film):
      "\(Self.name(film)) has a value of the wrong type for \"\(key)\""
    case .notAUUID(let text, let film):
      "\(Self.name(film)) has the id \"\(Self.short(text))\", which is not a UUID"
    case .notAURL(let text, let key, let film):
      "\(Self.name(film)) has \"\(Self.short(text))\" for \"\(key)\", "
        + "which is not an http or https URL"
    }
  }

  private static func name(_ film: Int?) -> String { film.map { "film \($0)" } ?? "the data" }

  /// Enough of a text to know it again.
  private static func short(_ text: String) -> String {
    text.count <= 60 ? text : text.prefix(60) + "…"
  }
}

extension RemoteError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .connectivity: "the server could not be reached"
    case .invalidData(let reason): "invalid data: \(reason)"
    }
  }
}

extension FeedCacheError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .retrieval(let cause): "the saved feed could not be read: \(cause)"
    case .deletion(let cause): "the saved feed could not be deleted: \(cause)"
    case .insertion(let cause): "the feed could not be saved: \(cause)"
    }
  }
}

extension FeedCacheError.Cause: CustomStringConvertible {
  public var description: String {
    switch self {
    case .store(let message): message
    case .unreadable(let reason): "\(reason)"
    }
  }
}

extension ImageCacheError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .failed(let message): "the image cache failed: \(message)"
    case .notFound: "the image is not in the cache"
    }
  }
}
