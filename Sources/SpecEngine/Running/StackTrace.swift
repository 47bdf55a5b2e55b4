/// Where a step failed, from the innermost place outwards: the expectation, the definition, the story.
struct StackTrace: CustomStringConvertible {
  /// Each as `path:line`.
  let places: [String]

  var description: String { places.map { "at \($0)" }.joined(separator: "\n") }
}
