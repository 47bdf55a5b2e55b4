extension Vocabulary {
  public static let german: Vocabulary = {
    let small = [
      "null", "eins", "zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht", "neun", "zehn",
      "elf", "zwölf", "dreizehn", "vierzehn", "fünfzehn", "sechzehn", "siebzehn", "achtzehn",
      "neunzehn",
    ]
    // Without the endings of declension.
    let smallOrdinals = [
      "nullt", "erst", "zweit", "dritt", "viert", "fünft", "sechst", "siebt", "acht", "neunt",
      "zehnt", "elft", "zwölft", "dreizehnt", "vierzehnt", "fünfzehnt", "sechzehnt", "siebzehnt",
      "achtzehnt", "neunzehnt",
    ]
    let tens = [
      "zwanzig", "dreißig", "vierzig", "fünfzig", "sechzig", "siebzig", "achtzig", "neunzig",
    ]
    var cardinals: [String: Int] = [:]
    var ordinals: [String: Int] = [:]
    func addOrdinal(_ stem: String, _ value: Int) {
      for ending in ["e", "er", "es", "en", "em"] { ordinals[stem + ending] = value }
    }
    for number in 0..<20 {
      cardinals[small[number]] = number
      if number > 0 { addOrdinal(smallOrdinals[number], number) }
    }
    for (index, ten) in tens.enumerated() {
      let value = (index + 2) * 10
      cardinals[ten] = value
      addOrdinal("\(ten)st", value)
      for unit in 1...9 {
        let word = (unit == 1 ? "ein" : small[unit]) + "und" + ten
        cardinals[word] = value + unit
        addOrdinal("\(word)st", value + unit)
      }
    }
    return Vocabulary(
      cardinals: cardinals,
      determiners: [
        "kein": 0, "keine": 0, "keinen": 0, "keinem": 0, "keiner": 0,
        "ein": 1, "eine": 1, "einen": 1, "einem": 1, "einer": 1,
      ],
      hundreds: ["hundert"], ordinals: ordinals, ordinalSuffixes: ["."],
      units: [
        Unit(["Millisekunden", "Millisekunde", "ms"], .milliseconds(1)),
        Unit(["Sekunden", "Sekunde", "Sek.", "s"], .seconds(1)),
        Unit(["Minuten", "Minute", "Min.", "min"], .seconds(60)),
        Unit(["Stunden", "Stunde", "Std.", "h"], .seconds(3_600)),
        Unit(["Tagen", "Tage", "Tag", "d"], .seconds(86_400)),
        Unit(["Wochen", "Woche"], .seconds(7 * 86_400)),
      ],
      months: [
        ["Januar", "Jan."], ["Februar", "Feb."], ["März"], ["April", "Apr."], ["Mai"],
        ["Juni", "Jun."], ["Juli", "Jul."], ["August", "Aug."], ["September", "Sep.", "Sept."],
        ["Oktober", "Okt."], ["November", "Nov."], ["Dezember", "Dez."],
      ],
      conjunctions: ["und"])
  }()
}
