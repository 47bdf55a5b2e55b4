#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// A film of the feed, as the model table of the specification has it.
public struct Film: Hashable, Sendable {
  public let id: UUID
  /// May be empty.
  public let title: String
  /// May be empty.
  public let description: String
  /// The picture of the film: `http` or `https`, with a host (GHI-R06).
  public let image: URL
  /// The page of the film: `http` or `https`, with a host (GHI-R06).
  public let url: URL

  public init(id: UUID, title: String, description: String, image: URL, url: URL) {
    self.id = id
    self.title = title
    self.description = description
    self.image = image
    self.url = url
  }
}
