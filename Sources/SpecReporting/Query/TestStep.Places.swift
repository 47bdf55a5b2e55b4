import Messages

extension TestStep {
  /// The message without its stack trace; nil if it has none.
  var message: String? {
    guard status != .ambiguous, let result else { return explanation }
    guard tracePlaces != nil else { return explanation }
    return (result.message ?? result.exception?.message ?? result.exception?.type)?.nonBlank
  }

  /// The code that failed: the innermost place of the stack trace, or that of the definition.
  var failurePlace: Place? { tracePlaces?.first ?? codePlace }

  /// The places of a stack trace of ours, from the innermost outwards; nil for any other trace.
  private var tracePlaces: [Place]? {
    guard let trace = result?.exception?.stackTrace else { return [] }
    var places: [Place] = []
    for line in lines(of: beginning(of: trace, upTo: 4_096).text) where !line.isEmpty {
      guard line.hasPrefix("at "), let colon = line.lastIndex(of: ":"),
        let number = Int(line[line.index(after: colon)...])
      else { return nil }
      places.append(Place(uri: String(line[..<colon].dropFirst(3)), line: number))
    }
    return places
  }
}
