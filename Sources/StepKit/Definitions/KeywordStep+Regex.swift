import _StringProcessing

// One function for each number of groups: this is the only way for the compiler to know the types of a
// closure that does not name them, and that its World can be changed.

extension KeywordStep {
  /// Defines a step whose pattern is a Swift regular expression without groups.
  ///
  /// Its text is read like every regular expression of a step; see `StepPattern.regex(_:)`.
  public init(
    regex: Regex<Substring>, file: StaticString = #filePath, line: Int = #line,
    body: @escaping @Sendable (inout W) async throws -> Void
  ) {
    self.init(.regex(regex), file: file, line: line, body: body)
  }

  /// Defines a step whose pattern is a Swift regular expression with one group.
  ///
  /// The closure takes the text of the group: a `Substring`, optional if the group may take no part.
  public init<A>(
    regex: Regex<(Substring, A)>, file: StaticString = #filePath, line: Int = #line,
    body: @escaping @Sendable (inout W, A) async throws -> Void
  ) {
    self.init(.regex(regex), file: file, line: line, body: body)
  }

  /// Defines a step whose pattern is a Swift regular expression with two groups.
  ///
  /// The closure takes the text of each group: a `Substring`, optional if the group may take no part.
  public init<A, B>(
    regex: Regex<(Substring, A, B)>, file: StaticString = #filePath, line: Int = #line,
    body: @escaping @Sendable (inout W, A, B) async throws -> Void
  ) {
    self.init(.regex(regex), file: file, line: line, body: body)
  }

  /// Defines a step whose pattern is a Swift regular expression with three groups.
  ///
  /// The closure takes the text of each group: a `Substring`, optional if the group may take no part.
  public init<A, B, C>(
    regex: Regex<(Substring, A, B, C)>, file: StaticString = #filePath, line: Int = #line,
    body: @escaping @Sendable (inout W, A, B, C) async throws -> Void
  ) {
    self.init(.regex(regex), file: file, line: line, body: body)
  }

  /// Defines a step whose pattern is a Swift regular expression with four groups.
  ///
  /// The closure takes the text of each group: a `Substring`, optional if the group may take no part.
  public init<A, B, C, D>(
    regex: Regex<(Substring, A, B, C, D)>, file: StaticString = #filePath, line: Int = #line,
    body: @escaping @Sendable (inout W, A, B, C, D) async throws -> Void
  ) {
    self.init(.regex(regex), file: file, line: line, body: body)
  }

  /// Defines a step whose pattern is a Swift regular expression with five groups.
  ///
  /// The closure takes the text of each group: a `Substring`, optional if the group may take no part.
  public init<A, B, C, D, E>(
    regex: Regex<(Substring, A, B, C, D, E)>, file: StaticString = #filePath, line: Int = #line,
    body: @escaping @Sendable (inout W, A, B, C, D, E) async throws -> Void
  ) {
    self.init(.regex(regex), file: file, line: line, body: body)
  }
}
