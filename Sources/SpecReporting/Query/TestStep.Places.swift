import Messages

extension TestStep {
  /// The message without its stack trace; nil if it has none.
  var message: String? {
    guard status != .ambiguous, status != .undefined, let result, tracePlaces != nil
    else { return explanation }
    return (result.message ?? result.exception?.message ?? result.exception?.type)?.nonBlank
  }

  /// The code that failed: the innermost place of the stack trace, or that of the definition.
  var failurePlace: Place? { tracePlaces?.first ?? codePlace }

  /// The places of a stack trace of ours, from the innermost outwards; nil for any other trace.
  private var tracePlaces: [Place]? {
    guard let trace = result?.exception?.stackTrace else { return [] }
    var places: [Place] = []
    for line in lines(of: beginning(of: trace, upTo: 4_096).text) where !line.isEmpty {
      guard let place = Self.place(inTrace: line) else { return nil }
      places.append(place)
    }
    return places
  }

  /// The place of `at PATH:LINE` or `at PATH:LINE in FUNCTION`.
  private static func place(inTrace line: String) -> Place? {
    guard line.hasPrefix("at ") else { return nil }
    let text = line.dropFirst(3)
    for colon in text.indices where text[colon] == ":" {
      let rest = text[text.index(after: colon)...]
      let digits = rest.prefix { ("0"..."9").contains($0) }
      guard let number = Int(digits) else { continue }
      let end = rest[digits.endIndex...]
      if end.isEmpty || end.hasPrefix(" in ") {
        return Place(uri: String(text[..<colon]), line: number)
      }
    }
    return nil
  }
}
