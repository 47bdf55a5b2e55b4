extension RegexMatcher {
  func matchBackreference(_ group: Int, at position: Int, ignoreCase: Bool) -> Int? {
    let start = slots[2 * group]
    let end = slots[2 * group + 1]
    // As in JavaScript, a group that took no part matches the empty text.
    guard start >= 0, end >= start else { return position }
    var source = start
    var target = position
    while source < end {
      guard target < input.text.count else { return nil }
      let (wanted, width) = input.text.scalar(at: source)
      let (found, foundWidth) = input.text.scalar(at: target)
      if wanted != found {
        guard ignoreCase, let scalar = Unicode.Scalar(wanted),
          scalar.otherCases.contains(where: { $0.value == found })
        else { return nil }
      }
      source += width
      target += foundWidth
    }
    return target
  }
}
