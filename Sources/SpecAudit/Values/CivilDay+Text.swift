import Basics

extension CivilDay {
  /// The first date in a text that is written as `2026-11-22`.
  static func first(in text: String) -> (day: CivilDay, range: Range<String.Index>)? {
    let characters = Array(text)
    guard characters.count >= 10 else { return nil }
    for start in 0...(characters.count - 10) {
      let isAlone =
        (start == 0 || !characters[start - 1].isNumber)
        && (start + 10 == characters.count || !characters[start + 10].isNumber)
      guard isAlone, let day = CivilDay(spelled: String(characters[start..<start + 10])) else {
        continue
      }
      let begin = text.index(text.startIndex, offsetBy: start)
      return (day, begin..<text.index(begin, offsetBy: 10))
    }
    return nil
  }

  func adding(_ days: Int) -> CivilDay { CivilDay(daysSince1970: daysSince1970 + days) }
}
