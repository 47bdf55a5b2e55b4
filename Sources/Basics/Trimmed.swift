extension StringProtocol {
  /// The text without the white space around it.
  package var trimmed: SubSequence {
    let start = drop(while: \.isWhitespace)
    guard let end = start.lastIndex(where: { !$0.isWhitespace }) else { return start }
    return start[...end]
  }
}
