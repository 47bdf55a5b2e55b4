import _StringProcessing

// A function for each number of groups: only so does the compiler know what a closure takes that does
// not name its types, and that its World can be changed.

extension KeywordStep {
  /// Defines a step whose pattern is a Swift regular expression without groups.
  ///
  /// As `StepPattern.regex(_:)` says, its text is read as every regular expression of a step is.
  public init(
    regex: Regex<Substring>, file: StaticString = #filePath, line: Int = #line,
    body: @escaping @Sendable (inout W) async throws -> Void
  ) {
    self.init(.regex(regex), file: file, line: line, body: body)
  }

  /// Defines a step whose pattern is a Swift regular expression with one group.
  ///
  /// The closure takes the text of the group: a `Substring`, optional where the group need not take part.
  public init<A>(
    regex: Regex<(Substring, A)>, file: StaticString = #filePath, line: Int = #line,
    body: @escaping @Sendable (inout W, A) async throws -> Void
  ) {
    self.init(.regex(regex), file: file, line: line, body: body)
  }

  /// Defines a step whose pattern is a Swift regular expression with two groups.
  ///
  /// The closure takes the text of each group: a `Substring`, optional where the group need not take part.
  public init<A, B>(
    regex: Regex<(Substring, A, B)>, file: StaticString = #filePath, line: Int = #line,
    body: @escaping @Sendable (inout W, A, B) async throws -> Void
  ) {
    self.init(.regex(regex), file: file, line: line, body: body)
  }

  /// Defines a step whose pattern is a Swift regular expression with three groups.
  ///
  /// The closure takes the text of each group: a `Substring`, optional where the group need not take part.
  public init<A, B, C>(
    regex: Regex<(Substring, A, B, C)>, file: StaticString = #filePath, line: Int = #line,
    body: @escaping @Sendable (inout W, A, B, C) async throws -> Void
  ) {
    self.init(.regex(regex), file: file, line: line, body: body)
  }

  /// Defines a step whose pattern is a Swift regular expression with four groups.
  ///
  /// The closure takes the text of each group: a `Substring`, optional where the group need not take part.
  public init<A, B, C, D>(
    regex: Regex<(Substring, A, B, C, D)>, file: StaticString = #filePath, line: Int = #line,
    body: @escaping @Sendable (inout W, A, B, C, D) async throws -> Void
  ) {
    self.init(.regex(regex), file: file, line: line, body: body)
  }

  /// Defines a step whose pattern is a Swift regular expression with five groups.
  ///
  /// The closure takes the text of each group: a `Substring`, optional where the group need not take part.
  public init<A, B, C, D, E>(
    regex: Regex<(Substring, A, B, C, D, E)>, file: StaticString = #filePath, line: Int = #line,
    body: @escaping @Sendable (inout W, A, B, C, D, E) async throws -> Void
  ) {
    self.init(.regex(regex), file: file, line: line, body: body)
  }
}
