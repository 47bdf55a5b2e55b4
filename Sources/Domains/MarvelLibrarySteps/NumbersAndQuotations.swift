import StepKit

/// What stands before a thing that is known.
let determiner = "(?:the|its|his|her|their|this|that)"

/// The words for places, counted from 1.
let ordinals = Vocabulary.english.ordinals.filter { $0.value <= 20 }

private let cardinals = Vocabulary.english.cardinals
  .filter { $0.value <= 20 || $0.value % 10 == 0 }
  .merging(Vocabulary.english.determiners) { number, _ in number }

let number = #"(?:\d{1,9}|(?:\#(tens))-(?:\#(ones))|\#(oneOf(cardinals.keys)))"#

private let tens = "twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety"

let ones = "one|two|three|four|five|six|seven|eight|nine"

/// `the 3rd`, `its third` or `the last` thing of a kind.
func placePattern(_ thing: String) -> String {
  #"\#(determiner) (?:\d{1,9}(?:st|nd|rd|th)|\#(oneOf(ordinals.keys))|last) \#(thing)"#
}

/// The longer words first, because the first that matches is taken.
func oneOf(_ words: some Sequence<String>) -> String {
  words.sorted { ($1.count, $0) < ($0.count, $1) }.joined(separator: "|")
}

func cardinal(_ word: String) -> Int? {
  let parts = word.split(separator: "-").map { Int($0) ?? cardinals[String($0)] }
  return parts.contains(nil) ? nil : parts.compactMap(\.self).reduce(0, +)
}

let quotation = #""(?:[^"\\]|\\.)*""#

/// The text between the quotation marks, without the backslashes that protect such marks.
func quoted(_ words: String) -> String? {
  guard let first = words.firstIndex(of: "\""), words.last == "\"" else { return nil }
  return String(words[words.index(after: first)...].dropLast()).replacing(#"\""#, with: "\"")
}

/// The texts between quotation marks.
func quotedTexts(_ words: String) -> [String] {
  var texts: [String] = []
  var current: String?
  var isEscaped = false
  for character in words {
    guard let text = current else {
      if character == "\"" { current = "" }
      continue
    }
    if character == "\"", !isEscaped {
      texts.append(text)
      current = nil
    } else if character == "\\", !isEscaped {
      isEscaped = true
      continue
    } else {
      current = text + String(character)
    }
    isEscaped = false
  }
  return texts
}

/// The number in `character 3` or `the third character`; nothing where there is none.
func anyNumber(_ words: String) -> Int? {
  words.split(separator: " ").lazy.compactMap { word in
    ordinals[String(word)] ?? Int(word.prefix { $0.isWholeNumber })
  }.first
}
