/// The words of a sentence outside quotes.
struct Wording {
  let words: [String]

  init(_ text: String) {
    let parts = text.split(separator: "\"", omittingEmptySubsequences: false)
    words = parts.enumerated().filter { $0.offset % 2 == 0 }.flatMap { part in
      part.element.lowercased().split { " ,:;.()".contains($0) }.map(String.init)
    }
  }

  func has(_ any: String...) -> Bool { words.contains(where: any.contains) }

  /// Whether the words come one after the other.
  func says(_ phrase: String) -> Bool {
    (" " + words.joined(separator: " ") + " ").contains(" \(phrase) ")
  }

  /// Whether it says where the circles are, and not how their grid is.
  var isAboutCircles: Bool { has("circles", "circle", "they") && !has("grid") }

  /// Whether something was there before, and is not now.
  var isLoss: Bool { has("disappear", "disappears", "disappeared", "gone", "missing") }

  /// Whether what is there is what is left of something.
  var isRest: Bool {
    if has("remain", "remains", "remained") { return true }
    let before = words.dropLast().last ?? "the"
    return words.last == "left"
      && !["the", "top", "bottom", "upper", "lower", "to", "at", "on"].contains(before)
  }

  /// What it says of the time before.
  ///
  /// - Parameter hasVerb: Whether its verb may be "stays" or "becomes".
  func time(hasVerb: Bool) -> TimeSaid? {
    if says("no longer"), !says("no longer than") { return .noLonger }
    if says("any more") || says("any longer") || has("anymore"),
      isDenial(words.joined(separator: " "), ["nothing", "none", "neither"])
    {
      return .noLonger
    }
    if has("still") { return .still }
    guard hasVerb else { return nil }
    if has("always", "never") { return .always }
    if has("stay", "stays", "stayed", "remain", "remains", "remained") { return .still }
    let isChange = has(
      "become", "becomes", "became", "turn", "turns", "turned", "get", "gets", "got")
    return isChange || says("changes to") ? .becomes : nil
  }
}
