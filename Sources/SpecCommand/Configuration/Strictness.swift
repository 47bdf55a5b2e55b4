/// What a run must be to pass.
struct Strictness {
  /// Whether what is pending, undefined or ambiguous makes the run fail.
  var results: Bool
  /// Whether `Given`, `When` and `Then` define steps of their own kind only.
  var keywords: Bool
  /// Whether a step definition that nothing uses makes the run fail.
  var definitions: Bool

  /// Puts the command line on top of the profile.
  init(_ options: Options.Strictness, profile: Profile) {
    results = options.strict ?? profile.strict ?? true
    keywords = options.strictKeywords || profile.strictKeywords ?? false
    definitions = options.strictUnused || profile.strictUnused ?? false
  }
}
