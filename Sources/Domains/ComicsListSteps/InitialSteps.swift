import ComicsList
import StepKit

/// Comics and characters of which a sentence says the first letters, and neither titles nor names.
let initialSteps = StepLibrary(ComicsWorld.self) {
  ParameterType("initials", Initials.pattern, useForSnippets: false) { (text: String) in
    Initials(text)
  }
  words(
    "that comic",
    "(?:the|that|this) (?:(?:selected|tapped|chosen|same) )?comic(?: has| contains| features)")

  Given("{server has}( the) {comic noun} {initials}{in that order}") {
    (comics: inout ComicsWorld, word: ServerWord, _: Words, initials: Initials, _: Words) in
    try comics.serve(initials, nil, word)
  }

  // A further sentence has further comics.
  Given("{server has} {how many} {comic noun} {initials}{in that order}") {
    (
      comics: inout ComicsWorld, word: ServerWord, amount: Amount, _: Words, initials: Initials,
      _: Words
    ) in try comics.serve(initials, amount.example, word)
  }

  Given("{server has} {how many} {comic noun} {initials} and {how many} {comic noun} {initials}") {
    (
      comics: inout ComicsWorld, word: ServerWord, amount: Amount, _: Words, initials: Initials,
      further: Amount, _: Words, others: Initials
    ) in
    try comics.serve(initials, amount.example, word)
    try comics.serve(others, further.example, word)
  }

  Given("the comics {of the server} {be} sorted descending( by title)/in\\ descending\\ order") {
    (comics: inout ComicsWorld, _: Words, isSo: Bool) in
    try expect(isSo, "say in which order they are")
    try comics.serve(sampleTitles(3).sorted { $0.lowercased() > $1.lowercased() }, .state)
  }

  Given("{that comic} ({how many} ){character noun} {initials}{in that order}") {
    (
      comics: inout ComicsWorld, _: Words, amount: Amount?, _: Words, initials: Initials, _: Words
    ) in try comics.giveCharacters(try initials.texts(amount?.example, besides: []))
  }

  Given("{that comic} {how many} {character noun}") {
    (comics: inout ComicsWorld, _: Words, amount: Amount, _: Words) in
    try comics.giveCharacters(sampleNames(amount.example))
  }

  words(
    "of the names", "of (?:the|their|its) (?:(?:characters['’]|character) )?(?:names|characters)")

  Then("the first letters {of the names} {be} {texts}{in that order}") {
    (comics: inout ComicsWorld, _: Words, isSo: Bool, letters: [String], _: Words) in
    try await comics.expectInitials(letters, isSo)
  }

  for verb in ["{be}", "{is presented}"] {
    Then(.expression("the first letters {of the names} \(verb) {in the order} {texts}")) {
      (comics: inout ComicsWorld, _: Words, isSo: Bool, _: Words, letters: [String]) in
      try await comics.expectInitials(letters, isSo)
    }
  }

  Then(
    "{the one group} {be} called/titled/named( after)( by) the first letter of the comic's title"
  ) {
    (comics: inout ComicsWorld, _: Words, isSo: Bool) in
    try await comics.look()
    let sections = try comics.sections()
    try expect(sections.count, equals: 1, "the number of groups")
    let title = sections[0].comics.first?.title.prefix(1).uppercased()
    try expect((sections[0].title == title) == isSo, "the group is \"\(sections[0].title)\"")
  }

  Then("(the )comics/titles {initials} {be} in the same group/section") {
    (comics: inout ComicsWorld, initials: Initials, isSo: Bool) in
    try await comics.expectOneGroup(of: initials, isSo)
  }
}

/// First letters in the words of a story: `whose titles start with "A" and "B"`, `with the same letter`.
enum Initials: Sendable {
  case letters([String])
  case same
  /// One that no other comic has.
  case another

  static let pattern =
    "(?:(?:whose|with) (?:(?:an?|the|their) )?(?:titles?|names?) (?:that )?(?:starts?|starting|begins?|beginning) with"
    + "|(?:that |which )?(?:starts?|starting|begins?|beginning) with)"
    + " (?:(?:the letters? )?(?:\(ComicsListSteps.texts))|the same letter|(?:another|a different) letter)"

  init(_ text: String) {
    let letters = quoted(in: text)
    self = letters.isEmpty ? (text.hasSuffix("same letter") ? .same : .another) : .letters(letters)
  }

  /// Titles or names that start so, one for each letter, or as many as the sentence says of the one.
  func texts(_ count: Int?, besides others: [String]) throws -> [String] {
    let unused = ["M", "C", "T", "K"].first { letter in !others.contains { $0.hasPrefix(letter) } }
    let letters: [String] =
      switch self {
      case .letters(let letters): letters
      case .same, .another: [try require(unused, "too many letters are meant")]
      }
    if letters.count > 1 {
      try expect(letters.count, equals: count ?? letters.count, "the letters")
    }
    let number = letters.count > 1 ? 1 : count ?? 1
    return letters.flatMap { letter in (1...max(1, number)).map { "\(letter) Volume \($0)" } }
  }
}

extension ComicsWorld {
  /// Lets the server have comics that start so, beside those of sentences before.
  fileprivate mutating func serve(_ initials: Initials, _ count: Int?, _ word: ServerWord) throws {
    initialTitles += try initials.texts(count, besides: initialTitles)
    try serve(initialTitles, word)
  }

  /// Gives characters to the comic that the story has spoken of: the one tapped, or the first.
  mutating func giveCharacters(_ names: [String]) throws {
    if app.characters?.isLoading == true {
      return try answerCharacters(CatalogBody.characters(names))
    }
    let title = namedComic ?? tappedComic?.title ?? titlesShown.first
    addCharacters(names, of: try title.map(id(of:)) ?? 1)
  }

  fileprivate mutating func expectInitials(_ letters: [String], _ isSo: Bool) async throws {
    try await look()
    let found = try names().map { $0.prefix(1).uppercased() }
    try expect((found == letters) == isSo, "the first letters are \(found)")
  }

  /// The comics that start so are in one group, which has no others; those of one letter are in one.
  fileprivate mutating func expectOneGroup(of initials: Initials, _ isSo: Bool) async throws {
    try expect(isSo, "say which comics are together")
    try await look()
    guard case .letters(let letters) = initials else { return try expectGroupedAndSorted() }
    let sections = try sections().filter { section in
      section.comics.contains { comic in letters.contains { comic.title.hasPrefix($0) } }
    }
    try expect(sections.count, equals: 1, "the number of groups with such comics")
  }
}
