extension Collection<String> {
  /// The first of some problems, and the number of the others: a thousand bury the one that matters.
  package func limited(to limit: Int) -> [String] {
    prefix(limit) + (count > limit ? ["… and \(count - limit) more (--max-errors shows more)"] : [])
  }
}
