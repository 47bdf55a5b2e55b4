/// The text of one file that was read.
public struct Source: Sendable, Equatable {
  public var uri: String
  public var data: String
  public var mediaType: MediaType

  @inlinable
  public init(uri: String, data: String, mediaType: MediaType) {
    self.uri = uri
    self.data = data
    self.mediaType = mediaType
  }
}

extension Source {
  /// The two languages a feature can be written in.
  public enum MediaType: String, Sendable, CaseIterable {
    case gherkin = "text/x.cucumber.gherkin+plain"
    case markdown = "text/x.cucumber.gherkin+markdown"
  }
}
