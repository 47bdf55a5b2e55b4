import StepKit

/// The age of a feed as a sentence says it: `seven days`, `one second less than 7 days`, `just under a week`.
struct FeedAge {
  /// In seconds; of the ages allowed, the one nearest to a limit.
  let nearest: Int
  let allowed: Range<Int>

  private static let near =
    "(?:just |slightly |a little |a bit )?(?:less than|under|more than|over)|almost|nearly|not quite|at least|at most"
  /// How long ago something was.
  static let ago =
    "(?:(?:exactly |precisely |only )?(?:\(times))|(?:\(near)) (?:\(times))"
    + "|(?:exactly )?(?:\(times))(?:,? (?:minus|less|plus)| (?:less|more) than| short of| shy of) (?:\(times))) ago"
    + "|yesterday"

  init(_ text: String) throws {
    if text == "yesterday" {
      self.init(86_400)
      return
    }
    for (words, sign) in [
      (" minus ", -1), (" less than ", -1), (" short of ", -1), (" shy of ", -1), (" less ", -1),
      (" plus ", 1), (" more than ", 1),
    ] {
      guard let range = text.firstRange(of: words) else { continue }
      let parts = [text[..<range.lowerBound], text[range.upperBound...]].map {
        timeSpan(in: String($0)).wholeSeconds
      }
      // "One second less than seven days", but "seven days less one second".
      guard parts[0] > 0 else { break }
      self.init(sign > 0 || parts[1] > parts[0] ? parts[1] + sign * parts[0] : parts[0] - parts[1])
      return
    }
    let age = timeSpan(in: text).wholeSeconds
    let slack = min(age / 7, 86_400)
    let isNear = ["just ", "slightly", "a little", "a bit", "almost", "nearly", "not quite"]
      .contains {
        text.contains($0)
      }
    if ["less than", "under", "almost", "nearly", "not quite"].contains(where: text.contains) {
      self.init(age - 1, (isNear ? age - slack : Int.min)..<age)
    } else if ["more than", "over "].contains(where: text.contains) {
      self.init(age + 1, age + 1..<(isNear ? age + slack + 1 : Int.max))
    } else if text.hasPrefix("at least") {
      self.init(age, age..<Int.max)
    } else if text.hasPrefix("at most") {
      self.init(age, Int.min..<age + 1)
    } else {
      self.init(age)
    }
  }

  private init(_ seconds: Int) { self.init(seconds, seconds..<seconds + 1) }

  private init(_ nearest: Int, _ allowed: Range<Int>) {
    self.nearest = nearest
    self.allowed = allowed
  }

  var duration: Duration { .seconds(nearest) }
}
