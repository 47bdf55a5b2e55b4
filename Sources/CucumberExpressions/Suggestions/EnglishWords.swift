/// Forms and meanings that words of English share, as far as sentences of specifications need them.
///
/// Words of other languages are compared by their letters alone.
enum EnglishWords {
  /// The part that a word shares with its other forms, which need not be a word.
  ///
  /// `films` has that of `film`, `sent` that of `sends`.
  static func stem(_ word: String) -> String {
    if let base = irregular[word] { return base }
    var letters = Array(word.utf8)
    guard letters.count > 3 else { return word }
    dropPlural(&letters)
    dropEnding(&letters)
    let stem = String(decoding: letters, as: UTF8.self)
    return irregular[stem] ?? stem
  }

  private static func dropPlural(_ letters: inout [UInt8]) {
    if letters.ends(with: "ies", leaving: 2) {
      letters.replaceSubrange((letters.count - 3)..., with: "y".utf8)
    } else if ["sses", "shes", "ches", "xes"].contains(where: { letters.ends(with: $0, leaving: 1) }
    ) {
      letters.removeLast(2)
    } else if letters.ends(with: "s", leaving: 3),
      !["ss", "us", "is"].contains(where: { letters.ends(with: $0, leaving: 1) })
    {
      letters.removeLast()
    }
  }

  private static let endings: [(text: String, least: Int)] = [
    ("ivity", 4), ("ation", 4), ("ition", 4), ("ingly", 4), ("ing", 3), ("edly", 4), ("ed", 3),
    ("able", 4), ("ible", 4), ("ion", 4), ("ment", 4), ("ly", 4), ("er", 4),
  ]

  private static func dropEnding(_ letters: inout [UInt8]) {
    if let ending = endings.first(where: { letters.ends(with: $0.text, leaving: $0.least) }) {
      letters.removeLast(ending.text.utf8.count)
    }
    guard let last = letters.last, letters.count > 3 else { return }
    // `tapped`, but not `filled`.
    let isDoubled = last == letters[letters.count - 2] && !"lsz".utf8.contains(last)
    if isDoubled || last == UInt8(ascii: "e") { letters.removeLast() }
  }

  /// The other forms of words that no ending gives, by form.
  private static let irregular: [String: String] = {
    var bases: [String: String] = [:]
    for line in """
    be is are was were been being am|have has had having|do does did done|go goes went gone going
    send sent|lose lost loses losing|run ran running|win won|draw drew drawn redraw redrawn
    hide hid hidden|show shown|begin began begun|get got gets|say said|see saw seen|take took taken
    give gave given|write wrote written|leave left|make made|keep kept|find found
    choose chose chosen|bring brought|hold held|think thought|know knew known|tell told
    old older oldest|new newer newest|story stories|series|cancel cancelled canceled
    behavior behaviour|color colour|expire expiry
    """.split(whereSeparator: { $0 == "|" || $0 == "\n" }) {
      let forms = line.split(separator: " ").map(String.init)
      for form in forms { bases[form] = forms[0] }
    }
    return bases
  }()

  static let numbers: Set<String> = [
    "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven",
    "twelve", "once", "twice",
  ]
  static let ordinals: Set<String> = [
    "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth",
    "last", "next", "previous",
  ]
  static let negations: Set<String> = [
    "no", "not", "none", "never", "nothing", "nobody", "neither", "nor", "without",
  ]
  /// The words that stand in every sentence, as stems.
  static let auxiliaries: Set<String> = [
    "be", "do", "should", "will", "would", "must", "can", "the", "a", "an", "that", "this", "there",
    "it", "and",
  ]

  /// Whether one of two stems may stand where the other was meant, by its meaning: they mean about
  /// the same, or the opposite.
  static func areRelated(_ left: String, _ right: String) -> Bool {
    relatives[left]?.contains(right) == true
      || ["in", "un", "dis", "re", "im"].contains { left == $0 + right || right == $0 + left }
  }

  private static let relatives: [String: Set<String>] = {
    var relatives: [String: Set<String>] = [:]
    for line in """
    show display present appear see look draw list|hide disappear show display present close
    open close present|start begin stop end finish over|say inform tell read report
    delete remove empty clear|insert add enter type try guess write
    tap press click select choose push|accept reject refuse|valid invalid|online offline
    remain left leave|lose get have|old new late|fill outline|less more fewer|search find
    cancel close abort|page result|save store cache|second minute hour day week
    receive get deliver answer|reach scroll|customer user i|counter timer clock count
    reach connect|end over finish|pass go|wrong right correct invalid|true false
    enable disable|success failure fail|few many|same different equal
    """.split(whereSeparator: { $0 == "|" || $0 == "\n" }) {
      let stems = line.split(separator: " ").map { stem(String($0)) }
      for one in stems { relatives[one, default: []].formUnion(stems) }
    }
    return relatives
  }()
}

extension [UInt8] {
  fileprivate func ends(with ending: String, leaving least: Int) -> Bool {
    count >= ending.utf8.count + least && suffix(ending.utf8.count).elementsEqual(ending.utf8)
  }
}
