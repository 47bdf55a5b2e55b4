extension Envelope {
  /// Step definitions that would make an undefined step defined.
  public struct Suggestion: Sendable, Equatable {
    public var id: String
    public var pickleStepId: String
    public var snippets: [Snippet]

    @inlinable
    public init(id: String, pickleStepId: String, snippets: [Snippet]) {
      self.id = id
      self.pickleStepId = pickleStepId
      self.snippets = snippets
    }
  }

  /// Source code ready to paste.
  public struct Snippet: Sendable, Equatable {
    public var language: String
    public var code: String

    @inlinable
    public init(language: String, code: String) {
      self.language = language
      self.code = code
    }
  }

  /// A file that could not be understood.
  public struct ParseError: Sendable, Equatable {
    public var source: SourceReference
    public var message: String

    @inlinable
    public init(source: SourceReference, message: String) {
      self.source = source
      self.message = message
    }
  }

  /// An error as a value: no error object leaves the engine.
  public struct Exception: Sendable, Equatable {
    public var type: String
    public var message: String?
    public var stackTrace: String?

    @inlinable
    public init(type: String, message: String? = nil, stackTrace: String? = nil) {
      self.type = type
      self.message = message
      self.stackTrace = stackTrace
    }
  }
}
