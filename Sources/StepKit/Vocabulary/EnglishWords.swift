/// The words for numbers, durations and dates, which the parameter types `{count}`, `{ordinal}`,
/// `{duration}` and `{date}` read.
///
/// Words are compared as written, including their case.
package enum EnglishWords {
  private static let tens = [
    "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety",
  ]

  /// The words for whole numbers below a hundred, with their spellings: `21` as `twenty-one`.
  static let cardinals = numbers([
    "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
    "eleven", "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen",
    "nineteen",
  ]) { $0 }

  /// The words for positions from 1 to below a hundred: `1` as `first`.
  static let ordinals = numbers([
    "", "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth",
    "tenth", "eleventh", "twelfth", "thirteenth", "fourteenth", "fifteenth", "sixteenth",
    "seventeenth", "eighteenth", "nineteenth",
  ]) { "\($0.dropLast())ieth" }

  private static func numbers(_ small: [String], _ alone: (String) -> String) -> [String: Int] {
    var numbers: [String: Int] = [:]
    for (value, word) in small.enumerated() where !word.isEmpty { numbers[word] = value }
    for (index, ten) in tens.enumerated() {
      let value = (index + 2) * 10
      numbers[alone(ten)] = value
      for unit in 1...9 {
        for separator in ["-", " "] { numbers[ten + separator + small[unit]] = value + unit }
      }
    }
    return numbers
  }

  /// The words for zero and one that are not numbers themselves.
  static let determiners = ["no": 0, "a": 1, "an": 1]

  static let units: [(words: [String], length: Duration)] = [
    (["milliseconds", "millisecond", "ms"], .milliseconds(1)),
    (["seconds", "second", "secs", "sec", "s"], .seconds(1)),
    (["minutes", "minute", "mins", "min", "m"], .seconds(60)),
    (["hours", "hour", "hrs", "hr", "h"], .seconds(3_600)),
    (["days", "day", "d"], .seconds(86_400)),
    (["weeks", "week", "w"], .seconds(7 * 86_400)),
  ]

  /// The names and abbreviations of the months, from January.
  static let months = [
    ["January", "Jan"], ["February", "Feb"], ["March", "Mar"], ["April", "Apr"], ["May"],
    ["June", "Jun"], ["July", "Jul"], ["August", "Aug"], ["September", "Sept", "Sep"],
    ["October", "Oct"], ["November", "Nov"], ["December", "Dec"],
  ]
}
