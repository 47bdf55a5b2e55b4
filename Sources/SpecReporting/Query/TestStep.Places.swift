import Messages

extension TestStep {
  /// The message without its stack trace; nil if it has none.
  var message: String? {
    guard status != .ambiguous, let result else { return explanation }
    guard tracePlaces != nil else { return explanation }
    return (result.message ?? result.exception?.message ?? result.exception?.type)?.nonBlank
  }

  /// The code that failed: the innermost place of the stack trace, or that of the definition.
  var failurePlace: String? { tracePlaces?.first ?? codePlace?.text }

  /// The places of a stack trace of ours, from the innermost outwards; nil for any other trace.
  private var tracePlaces: [String]? {
    guard let trace = result?.exception?.stackTrace else { return [] }
    var places: [String] = []
    for line in lines(of: beginning(of: trace, upTo: 4_096).text) where !line.isEmpty {
      guard line.hasPrefix("at "), let colon = line.lastIndex(of: ":"),
        case let number = line[line.index(after: colon)...], !number.isEmpty,
        number.allSatisfy(\.isNumber)
      else { return nil }
      places.append(String(line.dropFirst(3)))
    }
    return places
  }
}
