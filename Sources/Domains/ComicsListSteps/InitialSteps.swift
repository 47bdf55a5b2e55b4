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

  // One comic starting with "C", one with "B": a further sentence has further comics.
  ParameterType("lettered comics", LetteredComics.pattern, useForSnippets: false) {
    (text: String) in try LetteredComics(text)
  }

  Given("{server has}( the) {lettered comics}{in that order}") {
    (comics: inout ComicsWorld, word: ServerWord, lettered: LetteredComics, _: Words) in
    for part in lettered.parts {
      comics.initialTitles += try part.initials.texts(part.count, besides: comics.initialTitles)
    }
    try comics.serve(comics.initialTitles, word)
  }

  // The comics of the server response are not sorted; the characters are unsorted in the response.
  ParameterType("unsorted list", unsorted, useForSnippets: false) { (text: String) in
    text.contains("character") ? ListName.characters : .comics
  }

  Given("{unsorted list}") { (comics: inout ComicsWorld, list: ListName) in
    try expect(!comics.isOutcome, "say in which order they are shown")
    try comics.serveUnsorted(list)
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

  Then("(the )({how many} ){comic noun} {initials} {be} {in one group}") {
    (
      comics: inout ComicsWorld, amount: Amount?, _: Words, initials: Initials, isSo: Bool, _: Words
    ) in
    try await comics.expectOneGroup(of: initials, amount, isSo)
  }

  // Beside those that share a group.
  Then("the other {comic noun} {be} {in its own group}") {
    (comics: inout ComicsWorld, _: Words, isSo: Bool, _: Words) in
    try await comics.look()
    let counts = try comics.sections().map(\.comics.count)
    try expect(counts.count > 1, "there is one group")
    try expect((counts.count { $0 == 1 } == 1) == isSo, "the groups have \(counts)")
  }

  Then("{the one group} {group shows} the title of the comic") {
    (comics: inout ComicsWorld, _: Words, _: Words) in
    try await comics.look()
    try comics.expectSectionCount(Amount("1"), true)
    try comics.expectAll()
  }

  ParameterType(
    "start with",
    "(?:(?:should|must|now|still|all) )*(?:starts?|begins?) with(?: the letters?)?",
    "(?:does|do|should|must) not (?:start|begin) with(?: the letters?)?", useForSnippets: false
  ) { (text: String) in !text.contains("not") }
  ParameterType(
    "all titles",
    "(?:all )?(?:the|their) (?:Marvel )?(?:(?:comic )?titles(?: of the comics)?|[Cc]omics(?: titles)?)",
    "(?:all )?(?:the|their) (?:(?:character )?names(?: of (?:the|its) (?:comic )?characters)?"
      + "|(?:comic )?characters['’]?(?: names)?)",
    useForSnippets: false
  ) { (text: String) in
    text.contains("name") || text.contains("character") ? ListName.characters : .comics
  }

  Then("{all titles} {start with} {texts}{in that order}") {
    (comics: inout ComicsWorld, list: ListName, isSo: Bool, letters: [String], _: Words) in
    try await comics.expectInitials(letters, of: list, isSo)
  }

  // On the screen that is open.
  Then("the (name of the )(title of the ){list place} {row noun} {start with} {string}") {
    (comics: inout ComicsWorld, place: ListPlace, _: Words, isSo: Bool, letter: String) in
    try await comics.look()
    let text = try place.element(of: try comics.visibleTexts())
    try expect(
      text.lowercased().hasPrefix(letter.lowercased()) == isSo, "the text there is \"\(text)\"")
  }

  words(
    "list with names",
    "(?:(?:only )?a list (?:with|of) )?(?:(?:the )?(?:names?|titles?) of )?")

  for noun in ["{comic noun}", "{character noun}( of the comic)( of that comic)"] {
    Then(
      .expression("{list shows} {list with names}({how many} )\(noun) {initials}{in that order}")
    ) {
      (
        comics: inout ComicsWorld, shows: Bool, _: Words, amount: Amount?, _: Words,
        initials: Initials, _: Words
      ) in
      try await comics.look()
      let list = noun == "{comic noun}" ? ListName.comics : .characters
      try comics.expectTexts(startingAs: initials, of: list, amount, shows)
    }
  }
}

private let unsorted: String = {
  let place =
    "(?: (?:of|in|on|from|returned by|sent by) the (?:server|(?:Marvel )?API|(?:server )?response|catalogue|catalog))?"
  let order =
    "(?:sorted |ordered )?(?:descending|in descending order)(?: by (?:title|name))?|unsorted|out of order"
    + "|in (?:no|any|a different|random) order"
  let subject =
    "(?:the|its) (?:(?:Marvel )?comics|(?:comic )?characters(?: of (?:the|that) comic)?)"
  return "\(subject)\(place) (?:(?:is|are|was|were|come|arrive) (?:\(order))"
    + "|(?:are|were)(?: not|n['’]t)(?: yet)? (?:sorted|ordered))\(place)"
}()

/// First letters in the words of a story: `whose titles start with "A" and "B"`, `with the same letter`.
enum Initials: Sendable {
  case letters([String])
  case same
  /// One that no other comic has.
  case another

  static let pattern =
    "(?:(?:whose|with) (?:(?:an?|the|their) )?(?:titles?|names?) (?:that |which )?\(starting)"
    + "|(?:that |which )?\(starting))"
    + " (?:(?:the letters? )?(?:\(ComicsListSteps.texts))(?: only| alone)?|the same(?: first)? letter|(?:another|a different)(?: first)? letter)"
    + "|(?:with|that have|which have|that share|which share|sharing|of) (?:(?:an?|the|their) )?"
    + "(?:(?:same )?(?:first|initial) letters?(?: of the title)?(?: (?:\(ComicsListSteps.texts)))?"
    + "|(?:another|different) first letter)"

  private static let starting = "(?:starts?|starting|begins?|beginning) with"

  init(_ text: String) {
    let letters = quoted(in: text)
    self =
      letters.isEmpty
      ? (text.contains("another") || text.contains("different") ? .another : .same)
      : .letters(letters)
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
    return letters.flatMap { letter in
      (0..<max(0, number)).map { "\(letter) Volume \($0 + 1)" }
    }
  }
}

/// Comics of which a sentence says how many start with which letter: `two comics starting with "A" and
/// one with "B"`.
struct LetteredComics: Sendable {
  let parts: [(count: Int?, initials: Initials)]

  private static let further =
    "(?:,? and|,) (?:\(Amount.pattern))(?: (?:\(comicNoun)))?(?: (?:\(Initials.pattern))| with (?:\(ComicsListSteps.texts)))"
  static let pattern =
    "(?:(?:\(Amount.pattern)) )?(?:\(comicNoun)) (?:\(Initials.pattern))(?:\(further))*"

  init(_ text: String) throws {
    var pieces = [""]
    var isQuoted = false
    // A part ends before a comma or an "and" that is not followed by a further letter.
    let words = text.split(separator: " ").map(String.init)
    for (index, word) in words.enumerated() {
      let isJoint = word == "and" || pieces[pieces.count - 1].hasSuffix(",")
      let next = word == "and" ? words.dropFirst(index + 1).first ?? "" : word
      let goesOn = next.hasPrefix("\"") || ["then", "and", "finally", "followed"].contains(next)
      if isJoint, !isQuoted, !goesOn {
        pieces.append(word == "and" ? "" : word)
      } else if !pieces[pieces.count - 1].isEmpty || word != "and" {
        pieces[pieces.count - 1] += pieces[pieces.count - 1].isEmpty ? word : " \(word)"
      }
      if word.count(where: { $0 == "\"" }) % 2 == 1 { isQuoted.toggle() }
    }
    let ends = ["whose", "with", "that", "which", "starting", "beginning", "sharing", "of"]
    parts = pieces.filter { !$0.isEmpty }.map { piece in
      let number = piece.split(separator: " ").map(String.init).prefix { !ends.contains($0) }
        .lazy.compactMap {
          Int($0) ?? Vocabulary.english.cardinals[$0] ?? Vocabulary.english.determiners[$0]
        }.first
      return (number, Initials(piece))
    }
  }
}

extension ComicsWorld {
  /// Lets the server have a list that is in another order than the one it is shown in.
  fileprivate mutating func serveUnsorted(_ list: ListName) throws {
    switch list {
    case .comics: try serve(sampleTitles(3).sorted { $0.lowercased() > $1.lowercased() }, .state)
    case .characters: try giveCharacters(["Character 3", "Character 2", "Character 1"])
    }
  }

  /// Those on the screen that start so are as many, and each of the letters is there.
  fileprivate func expectTexts(
    startingAs initials: Initials, of list: ListName, _ amount: Amount?, _ isShown: Bool
  ) throws {
    guard case .letters(let letters) = initials else {
      return try expect(false, "say which letter it is")
    }
    let texts = list == .comics ? titlesShown : namesShown
    let found = texts.map { $0.prefix(1).uppercased() }.filter(letters.contains)
    guard let amount else {
      return try expect((Set(found) == Set(letters)) == isShown, "the list has \(texts)")
    }
    try amount.expect(found.count, isShown: isShown)
    if isShown, letters.count > 1 {
      try expect(collapsed(found), equals: letters, "the first letters")
    }
  }

  /// Gives characters to the comic that the story has spoken of: the one tapped, or the first.
  mutating func giveCharacters(_ names: [String]) throws {
    if app.characters?.isLoading == true {
      return try answerCharacters(CatalogBody.characters(names))
    }
    let title = namedComic ?? tappedComic?.title ?? titlesShown.first
    addCharacters(names, of: try title.map(id(of:)) ?? 1)
  }

  /// The first letters of all that are shown; of several that start with one letter it is said once, or
  /// as often as there are.
  fileprivate mutating func expectInitials(
    _ letters: [String], of list: ListName = .characters, _ isSo: Bool
  ) async throws {
    try await look()
    let texts = list == .comics ? try titles() : try names()
    let found = texts.map { $0.prefix(1).uppercased() }
    try expect(
      (found == letters || collapsed(found) == letters) == isSo, "the first letters are \(found)")
  }

  /// The comics that start so are in one group, which has no others; those of one letter are in one.
  fileprivate mutating func expectOneGroup(
    of initials: Initials, _ amount: Amount?, _ isSo: Bool
  ) async throws {
    try expect(isSo, "say which comics are together")
    try await look()
    guard case .letters(let letters) = initials else {
      try expectGroupedAndSorted()
      let largest = try sections().map(\.comics.count).max() ?? 0
      return try expect(amount?.range.contains(largest) ?? (largest > 1), "\(largest) are together")
    }
    let sections = try sections().filter { section in
      section.comics.contains { comic in letters.contains { comic.title.hasPrefix($0) } }
    }
    try expect(sections.count, equals: 1, "the number of groups with such comics")
    try amount?.expect(sections[0].comics.count, isShown: true)
  }
}

/// Without those that are like the one before.
private func collapsed(_ letters: [String]) -> [String] {
  letters.enumerated().filter { $0 == 0 || letters[$0 - 1] != $1 }.map(\.element)
}
