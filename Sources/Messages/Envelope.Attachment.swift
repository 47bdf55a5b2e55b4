extension Envelope {
  /// Something a step or hook left for the report.
  public struct Attachment: Sendable, Equatable {
    public var body: String
    public var contentEncoding: ContentEncoding
    public var fileName: String?
    public var mediaType: String
    public var source: Source?
    public var testCaseStartedId: String?
    public var testStepId: String?
    public var url: String?
    public var testRunStartedId: String?
    public var testRunHookStartedId: String?
    public var timestamp: Timestamp?

    @inlinable
    public init(
      body: String,
      contentEncoding: ContentEncoding,
      fileName: String? = nil,
      mediaType: String,
      source: Source? = nil,
      testCaseStartedId: String? = nil,
      testStepId: String? = nil,
      url: String? = nil,
      testRunStartedId: String? = nil,
      testRunHookStartedId: String? = nil,
      timestamp: Timestamp? = nil
    ) {
      self.body = body
      self.contentEncoding = contentEncoding
      self.fileName = fileName
      self.mediaType = mediaType
      self.source = source
      self.testCaseStartedId = testCaseStartedId
      self.testStepId = testStepId
      self.url = url
      self.testRunStartedId = testRunStartedId
      self.testRunHookStartedId = testRunHookStartedId
      self.timestamp = timestamp
    }
  }

  /// An attachment kept in a file of its own.
  public struct ExternalAttachment: Sendable, Equatable {
    public var url: String
    public var mediaType: String
    public var testCaseStartedId: String?
    public var testStepId: String?
    public var testRunHookStartedId: String?
    public var timestamp: Timestamp?

    @inlinable
    public init(
      url: String,
      mediaType: String,
      testCaseStartedId: String? = nil,
      testStepId: String? = nil,
      testRunHookStartedId: String? = nil,
      timestamp: Timestamp? = nil
    ) {
      self.url = url
      self.mediaType = mediaType
      self.testCaseStartedId = testCaseStartedId
      self.testStepId = testStepId
      self.testRunHookStartedId = testRunHookStartedId
      self.timestamp = timestamp
    }
  }
}

extension Envelope.Attachment {
  /// How bytes became the text of `body`.
  public enum ContentEncoding: String, Sendable, CaseIterable {
    case identity = "IDENTITY"
    case base64 = "BASE64"
  }
}
