extension ParameterType {
  /// Defines a part of a sentence that may be worded in several ways and always means the same:
  /// "the user", "the customer" or "I".
  ///
  /// Its value is its name, whatever the text, and a closure may leave it out: it takes a value for
  /// each parameter, or for each that is no wording. An audit does not take one wording for another value.
  /// Snippets for undefined steps do not use it.
  ///
  /// - Parameters:
  ///   - name: The name between the braces.
  ///   - patterns: Regular expressions, one of which the text must match.
  ///   - file: The source file of the definition.
  ///   - line: The line of the definition.
  public static func wording(
    _ name: String, _ patterns: String..., file: StaticString = #filePath, line: Int = #line
  ) -> ParameterType {
    var type = ParameterType(
      name, patterns: patterns, place: SourcePlace(file: file, line: line)
    ) { _ in name }
    type.isWording = true
    return type
  }
}
