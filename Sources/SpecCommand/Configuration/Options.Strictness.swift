import ArgumentParser

extension Options {
  /// What a run must be to pass.
  struct Strictness: ParsableArguments {
    @Flag(
      inversion: .prefixedNo,
      help: .init(
        """
        Whether what is pending, undefined or ambiguous makes the run fail, as it does unless told \
        otherwise; with --dry-run too.
        """))
    var strict: Bool?

    @Flag(help: "Let Given, When and Then define steps of their own kind only.")
    var strictKeywords = false

    @Flag(help: "Fail if a step definition is used by no scenario of the features given.")
    var strictUnused = false

    @Flag(name: [.short, .long], help: "Fail if any scenario passes.")
    var wip = false
  }
}
