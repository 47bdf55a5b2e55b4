import ComicsList
import StepKit
import TestDoubles

/// How long answers take, and that time passes.
let timeSteps = StepLibrary(ComicsWorld.self) {
  ParameterType("comics time passes", timePasses, useForSnippets: false) { (text: String) in
    try length(in: text)
  }
  .described(as: "Time that goes by.", example: "3 seconds pass")
  ParameterType("late comics answer", slowAnswer, useForSnippets: false) { (text: String) in
    try SlowAnswer(text)
  }
  ParameterType("late comics arrival", slowArrival, useForSnippets: false) { (text: String) in
    try SlowAnswer(text)
  }
  // Parts of sentences that are told one after another.
  for (name, pattern) in [
    ("comics time", time),
    ("slow comics server", "\(taking) (?:\(time)) to (?:\(answering) with|\(giving))"),
    ("late comics", #"(?!(?:\#(target))$)(?:[^"]|"[^"]*")+?"#),
    (
      "clause before a time",
      #"(?!that )(?!(?:\#(answer)) (?:(?:finally|only) )?(?:answer|respond|repl|arrive|come|came|(?:is|are) (?:received|there)))(?:[^"]|"[^"]*")+?"#
    ),
  ] {
    ParameterType(name, pattern, useForSnippets: false) { (text: String) in text }
  }

  ParameterType(
    "after comics time", "(?:after|(?:with)?in) (?:\(time))|(?:\(time)) (?:later|after that)",
    useForSnippets: false
  ) { (text: String) in
    let words = text.split(separator: " ")
    return words.filter { !["after", "within", "in", "later", "that"].contains($0) }.joined(
      separator: " ")
  }

  When("{comics time passes}") { (comics: inout ComicsWorld, time: Duration) in
    try await comics.wait(time)
  }

  Given("{late comics answer}") { (comics: inout ComicsWorld, slow: SlowAnswer) in
    comics.delay(slow.lists, by: slow.time)
  }

  // What is on its way comes in time; else it is what the server takes from now on.
  When("{late comics arrival}") { (comics: inout ComicsWorld, slow: SlowAnswer) in
    comics.delay(slow.lists, by: slow.time)
    if !comics.network.pendingIndexes.isEmpty { try await comics.wait(slow.time) }
  }

  // The server takes 3 seconds to answer with "Bolt".
  Composed("{slow comics server} {late comics}") { (slow: String, answer: String) in
    let isOfCharacters = answer.contains("character") || answer.contains("names")
    let parts = slow.split(separator: " to ")
    PartialStep("\(parts[0]) to \(isOfCharacters ? "send the characters" : "answer")")
    PartialStep("the server \(slow.hasSuffix("with") ? "answers with" : "returns") \(answer)")
  }

  // After 3 seconds the list is shown; the list is shown after 3 seconds.
  Composed("{after comics time}(,) {last clause}") { (time: String, clause: String) in
    PartialStep("after \(time)")
    PartialStep(clause)
  }

  Composed("{clause before a time} {after comics time}") { (clause: String, time: String) in
    PartialStep("after \(time)")
    PartialStep(clause)
  }

  Composed("{clause before a time} when/once {comics time} have/has passed") {
    (clause: String, time: String) in
    PartialStep("\(time) have passed")
    PartialStep(clause)
  }
}

private let number =
  #"(?:\d{1,9}(?:\.\d{1,9})?|half an?|an?|one|two|three|four|five|six|seven|eight|nine|ten|fifteen|twenty|thirty|sixty|ninety)"#
private let unit = "(?:seconds?|secs?|s|minutes?|mins?|hours?|h|milliseconds|ms)"
private let part =
  "(?:(?:another|a further|the (?:next|first|last)) )?(?:\(number) ?)?(?:(?:more|further|other|full|whole) )?\(unit)(?: more| longer)?"
/// Three seconds, 1 more second, a minute and a half, another second.
private let time = "(?:(?:about|exactly|only|just) )*\(part)(?:(?:,? and|,) \(part))*"
private let timePasses =
  "(?:(?:it is|it was|then|now) )?(?:\(time))"
  + " (?:later|after that|pass|passes|passed|(?:have|has) (?:passed|gone by|elapsed)|(?:go|goes|went) by|elapses?|elapsed)"
  + "|(?:after|within|in) (?:waiting (?:for )?)?(?:\(time))(?: of waiting)?(?: (?:have|has) passed)?"
  + "|(?:\(reader)) (?:waits?|waited|(?:have|has) waited)(?: for)? (?:\(time))"

private let answering = "(?:answer|respond|reply)"
private let giving = "(?:return|send|deliver|give|provide|load|present|show|list|get|fetch)"
private let list = "(?:Marvel |comic |valid )*(?:comics|characters(?: names)?|names)"
/// What a sentence says in general of an answer.
private let target =
  "(?:(?:with|for|to|of) )?(?:(?:a|the|its|all|any|valid) )*(?:list of )?\(list)(?: (?:list|request))?(?: (?:of|for) (?:the|a|that|each|every) comic)?"
  + "|(?:a |the |its )?(?:valid )?(?:list|answer|response)(?: of \(list))?|(?:to )?(?:the |a )?request"
private let answer =
  "(?:the|its|an?) (?:slow )?(?:server |server['’]s )?(?:comics |characters )?(?:response|answer|request)(?: (?:of|from) the server)?(?: (?:for|to|of|with) (?:the |its )?\(list))?"
  + "|the (?:slow )?(?:server|API)|the (?:list of )?\(list)|(?:the )?loading(?: of)? (?:the |its )?(?:list of )?\(list)|the app|it"
private let taking =
  "(?:(?:\(answer)) (?:(?:always|now|still|also) )*(?:takes?|took|needs?|needed|requires?|required|will take|lasts?)|it takes the server)"
private let slowAnswer =
  "\(taking) (?:\(time))(?: to (?:\(answering)|\(giving)|arrive|come|load|be loaded|be there|finish|complete)(?: (?:\(target)))?"
  + "| (?:until|before) (?:it|they) (?:answers?|responds?|replies|arrives?|comes?|(?:is|are) (?:there|loaded)))?"
  + "|(?:\(answer)) (?:(?:answers?|responds?|replies|replied|comes?|arrives?)(?: (?:\(target)))? with|has) a delay of (?:\(time))"
  + "|(?:\(answer)) (?:is|are) delayed (?:by|for) (?:\(time))"
  + "|the server (?:delays (?:its|the) (?:answer|response) by|(?:only )?(?:answers|responds|replies)(?: (?:\(target)))? (?:only )?after) (?:\(time))"
private let slowArrival =
  "(?:\(answer)) (?:(?:finally|only) )?(?:arrives?|arrived|comes?|came|(?:is|are) (?:received|there)) (?:only )?(?:after (?:\(time))|(?:\(time)) later)"

/// The sum of the times in a sentence.
private func length(in text: String) throws -> Duration {
  var sum = Duration.zero
  var number = 1.0
  let words = text.split { " ,".contains($0) }.flatMap { word -> [Substring] in
    let digits = word.prefix { $0.isNumber || $0 == "." }
    return digits.isEmpty ? [word] : [digits, word.dropFirst(digits.count)].filter { !$0.isEmpty }
  }
  for (index, word) in words.map(String.init).enumerated() {
    if let count = Double(word) ?? Vocabulary.english.cardinals[word].map(Double.init) {
      number = count
    } else if word == "half" {
      number = 0.5
    } else if let unit = Vocabulary.english.units.first(where: { $0.words.contains(word) }),
      index > 0
    {
      sum += unit.length * number
      number = 1
    }
  }
  try expect(sum > .zero, "no time is said")
  return sum
}

/// An answer that comes later than it is asked for.
private struct SlowAnswer: Sendable {
  let time: Duration
  /// Both where a sentence does not say which.
  let lists: [ListName]

  init(_ text: String) throws {
    time = try length(in: text)
    let isOfCharacters = text.contains("characters") || text.contains("names")
    lists =
      isOfCharacters ? [.characters] : text.contains("comics") ? [.comics] : [.comics, .characters]
  }
}
