#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Everything the user sees, in one language.
public struct FeedScreen: Hashable, Sendable {
  /// A film of the list.
  public struct Row: Hashable, Sendable {
    public let film: Film
    public let image: Picture
  }

  /// The content in the place of a film's picture.
  public enum Picture: Hashable, Sendable {
    /// Not asked for.
    case placeholder
    case loading
    case loaded([UInt8])
    case failed
  }

  /// An error, which can be tapped to load again.
  public struct Message: Hashable, Sendable {
    /// The reason why the server gave no feed (D-28).
    public let text: String
    /// Said if the cache could not be read either.
    public let detail: String?
    /// The effect of a tap.
    public let action: String
  }

  public let language: Language
  public let title: String
  public let rows: [Row]
  /// Said while something is loaded.
  public let loadingText: String?
  /// Said instead of a list without films (GHI-R32).
  public let emptyText: String?
  public let message: Message?

  public var films: [Film] { rows.map(\.film) }
  public var isLoading: Bool { loadingText != nil }
}

extension FeedScreen {
  /// The screen of the loaded data: not having films yet is not an empty list.
  init(
    films: [Film]?, images: [URL: Picture], failure: FeedFailure?, isLoading: Bool,
    language: Language
  ) {
    self.language = language
    title = FeedText.feedTitle.text(in: language)
    rows = (films ?? []).map { Row(film: $0, image: images[$0.image] ?? .placeholder) }
    loadingText = isLoading ? FeedText.loading.text(in: language) : nil
    let isEmpty = films?.isEmpty == true && !isLoading
    emptyText = isEmpty ? FeedText.emptyList.text(in: language) : nil
    message = failure.map { Message($0, language: language) }
  }
}

extension FeedScreen.Message {
  init(_ failure: FeedFailure, language: Language) {
    let key: FeedText =
      switch failure.remote {
      case .connectivity: .connectivityError
      case .invalidData: .invalidDataError
      }
    text = key.text(in: language)
    if case .unreadable = failure.cache {
      detail = FeedText.cacheError.text(in: language)
    } else {
      detail = nil
    }
    action = FeedText.retry.text(in: language)
  }
}
