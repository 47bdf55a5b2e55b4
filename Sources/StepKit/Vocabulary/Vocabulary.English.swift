extension Vocabulary {
  public static let english: Vocabulary = {
    let small = [
      "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
      "eleven", "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen",
      "nineteen",
    ]
    let smallOrdinals = [
      "zeroth", "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth",
      "ninth", "tenth", "eleventh", "twelfth", "thirteenth", "fourteenth", "fifteenth",
      "sixteenth", "seventeenth", "eighteenth", "nineteenth",
    ]
    let tens = [
      "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety",
    ]
    var cardinals: [String: Int] = [:]
    var ordinals: [String: Int] = [:]
    for number in 0..<20 {
      cardinals[small[number]] = number
      if number > 0 { ordinals[smallOrdinals[number]] = number }
    }
    for (index, ten) in tens.enumerated() {
      let value = (index + 2) * 10
      cardinals[ten] = value
      ordinals["\(ten.dropLast())ieth"] = value
      for unit in 1...9 {
        for separator in ["-", " "] {
          cardinals[ten + separator + small[unit]] = value + unit
          ordinals[ten + separator + smallOrdinals[unit]] = value + unit
        }
      }
    }
    return Vocabulary(
      cardinals: cardinals, determiners: ["no": 0, "a": 1, "an": 1], hundreds: ["hundred"],
      ordinals: ordinals, ordinalSuffixes: ["st", "nd", "rd", "th"],
      units: [
        Unit(["milliseconds", "millisecond", "ms"], .milliseconds(1)),
        Unit(["seconds", "second", "secs", "sec", "s"], .seconds(1)),
        Unit(["minutes", "minute", "mins", "min", "m"], .seconds(60)),
        Unit(["hours", "hour", "hrs", "hr", "h"], .seconds(3_600)),
        Unit(["days", "day", "d"], .seconds(86_400)),
        Unit(["weeks", "week", "w"], .seconds(7 * 86_400)),
      ],
      months: [
        ["January", "Jan"], ["February", "Feb"], ["March", "Mar"], ["April", "Apr"], ["May"],
        ["June", "Jun"], ["July", "Jul"], ["August", "Aug"], ["September", "Sept", "Sep"],
        ["October", "Oct"], ["November", "Nov"], ["December", "Dec"],
      ],
      conjunctions: ["and"])
  }()
}
