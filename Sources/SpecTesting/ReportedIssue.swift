package import Testing

/// The result of a scenario, or of the hooks around all of them, as a test reports it.
package enum ReportedIssue: Sendable {
  /// `isError` is false for a warning.
  case problem(String, isError: Bool = true, at: SourceLocation? = nil)
  /// A failure that is expected, and why.
  case known(String, reason: String, at: SourceLocation)
  case attachment([UInt8], name: String)
  /// The scenario did not run to its end, and nothing failed.
  case skipped(String, at: SourceLocation)
}

extension ReportedIssue {
  /// A problem as the command prints it, with its place first, if there is one.
  static func problem(_ text: String, isError: Bool = true, in folder: String) -> ReportedIssue {
    // `path:line:column: `, or without the column.
    let parts = text.split(separator: ":", maxSplits: 3, omittingEmptySubsequences: false)
    guard parts.count > 2, let line = Int(parts[1]), line > 0 else {
      return .problem(text, isError: isError)
    }
    return .problem(
      text, isError: isError,
      at: .inFeature(String(parts[0]), line: line, column: Int(parts[2]), in: folder))
  }

  /// Reports it to Swift Testing, as part of the current test.
  ///
  /// - Throws: what ends a test that is skipped.
  func report() throws {
    switch self {
    case .problem(let text, let isError, let location):
      Self.record(
        Comment(rawValue: text), isError: isError,
        at: location ?? Test.current?.sourceLocation ?? #_sourceLocation)
    case .known(let text, let reason, let location):
      withKnownIssue(Comment(rawValue: reason)) {
        Issue.record(Comment(rawValue: text), sourceLocation: location)
      }
    case .attachment(let bytes, let name): Attachment.record(bytes, named: name)
    case .skipped(let reason, let location): try Self.cancel(reason, at: location)
    }
  }

  private static func record(_ comment: Comment, isError: Bool, at location: SourceLocation) {
    #if compiler(>=6.3)
      Issue.record(comment, severity: isError ? .error : .warning, sourceLocation: location)
    #else
      if isError { Issue.record(comment, sourceLocation: location) }
    #endif
  }

  private static func cancel(_ reason: String, at location: SourceLocation) throws {
    #if compiler(>=6.3)
      try Test.cancel(Comment(rawValue: reason), sourceLocation: location)
    #else
      // There, a test that has begun cannot be canceled.
      withKnownIssue(Comment(rawValue: reason)) {
        Issue.record(Comment(rawValue: reason), sourceLocation: location)
      }
    #endif
  }
}
