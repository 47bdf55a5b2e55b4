import ComicsList
import StepKit

/// Comics in their groups, whoever shows them and however many.
let groupingSteps = StepLibrary(ComicsWorld.self) {
  ParameterType("grouping", Grouping.pattern, useForSnippets: false) {
    (groups: [String?]) in try Grouping(groups)
  }

  // The comics, their list, or a list of so many.
  words(
    "grouped comics",
    "\(that)(?:(?:the|a|its|all|all the) )?(?:[Cc]omics list|list(?: (?:of|with) (?:the |all )*\(comicNoun))?"
      + "|(?:Marvel )?(?:[Cc]omics(?: titles)?|comic titles|titles(?: of the comics)?|items))")

  for verb in ["{be}", "{is presented}"] {
    Then(.expression("{grouped comics} \(verb) {grouping}{in that order}")) {
      (comics: inout ComicsWorld, _: Words, isSo: Bool, groups: Grouping, _: Words) in
      try await groups.expect(isSo, in: &comics)
    }
  }

  Then("{list shows} {grouped comics} {grouping}{in that order}") {
    (comics: inout ComicsWorld, shows: Bool, _: Words, groups: Grouping, _: Words) in
    try await groups.expect(shows, in: &comics)
  }

  // With their number.
  Then("{list shows} {how many} {comic noun} {grouping}{in that order}") {
    (
      comics: inout ComicsWorld, shows: Bool, amount: Amount, _: Words, groups: Grouping, _: Words
    ) in try await comics.expect(amount, shows, groups)
  }

  // A story that begins with it has a comic in each of the groups named.
  Step("{comics list} {have} ({how many} ){comic noun} {grouping}{in that order}") {
    (
      comics: inout ComicsWorld, _: Words, has: Bool, amount: Amount?, _: Words, groups: Grouping,
      _: Words
    ) in
    if !comics.isOutcome, has { return try await comics.showList(of: try groups.samples(amount)) }
    guard let amount else { return try await groups.expect(has, in: &comics) }
    try await comics.expect(amount, has, groups)
  }

  Then("{how many} {comic noun} {is presented} {grouping}{in that order}") {
    (
      comics: inout ComicsWorld, amount: Amount, _: Words, isSo: Bool, groups: Grouping, _: Words
    ) in try await comics.expect(amount, isSo, groups)
  }

  // The place of a group, and what it has.
  Then("{the group} {string} {be} the {list place} {group noun}{in the list}") {
    (
      comics: inout ComicsWorld, _: Words, title: String, isSo: Bool, place: ListPlace, _: Words,
      _: Words
    ) in try await comics.expectSection(title, at: place, isSo)
  }

  words("then comes", ",? (?:(?:and )?(?:is )?followed by|(?:and )?then)(?: the groups?| by)?")

  Then("{the group} {string} {comes at} {list place}{then comes} {texts}") {
    (
      comics: inout ComicsWorld, _: Words, title: String, isSo: Bool, place: ListPlace, _: Words,
      others: [String]
    ) in
    try expect(isSo, "say which group is there")
    try await comics.expectSection(title, at: place, true)
    let titles = try comics.sections().map(\.title)
    let index = try place.index(in: titles.count)
    try expect(
      Array(titles.dropFirst(index + 1).prefix(others.count)), equals: others, "the groups after it"
    )
  }

  Then("{the group} {string} {have} {string} {list place} and {string} {list place}") {
    (
      comics: inout ComicsWorld, _: Words, section: String, has: Bool, first: String,
      place: ListPlace, second: String, other: ListPlace
    ) in
    try await comics.look()
    let titles = try comics.section(section).comics.map(\.title)
    for (title, place) in [(first, place), (second, other)] {
      let found = try place.element(of: titles)
      try expect((found == title) == has, "the comic there is \"\(found)\"")
    }
  }

  Then("{comics list} {have} ({the comics} ){texts} in/under {the group} {string}") {
    (
      comics: inout ComicsWorld, _: Words, has: Bool, _: Words?, titles: [String], _: Words,
      section: String
    ) in try await comics.expectComics(titles, has, in: section)
  }

  Then("{the group} {string} {is presented} with ({the comics} ){texts}{in that order}") {
    (
      comics: inout ComicsWorld, _: Words, section: String, isSo: Bool, _: Words?,
      titles: [String], _: Words
    ) in try await comics.expectComics(titles, isSo, aloneIn: section)
  }

  Then("{the group} {string} {is presented} with {how many} {comic noun}") {
    (
      comics: inout ComicsWorld, _: Words, section: String, isSo: Bool, amount: Amount, _: Words
    ) in try await comics.expectRows(of: section, amount, isSo)
  }

  ParameterType(
    "exists", "exists", "(?:does|should) not exist|(?:doesn|shouldn)['’]t exist|no longer exists",
    useForSnippets: false
  ) { (text: String) in text == "exists" }

  Then("{the group} {string} {exists}") {
    (comics: inout ComicsWorld, _: Words, section: String, exists: Bool) in
    try await comics.look()
    let titles = try comics.sections().map(\.title)
    try expect(titles.contains(section) == exists, "the groups are \(titles)")
  }

  Then("the {list place} {group noun} {have} the title/letter/name {string}") {
    (comics: inout ComicsWorld, place: ListPlace, _: Words, isSo: Bool, title: String) in
    try await comics.expectSection(title, at: place, isSo)
  }

  Then("the {list place} {group noun} {be} {string} {group with} {how many} {comic noun}") {
    (
      comics: inout ComicsWorld, place: ListPlace, _: Words, isSo: Bool, title: String, _: Words,
      amount: Amount, _: Words
    ) in
    try await comics.expectSection(title, at: place, isSo)
    try await comics.expectRows(of: title, amount, isSo)
  }

  Then("the {list place} {group noun} {be} {string} {group with} ({the comics} ){texts}") {
    (
      comics: inout ComicsWorld, place: ListPlace, _: Words, isSo: Bool, title: String, _: Words,
      _: Words?, titles: [String]
    ) in
    try await comics.expectSection(title, at: place, isSo)
    try await comics.expectComics(titles, isSo, aloneIn: title)
  }

  When("{reader taps} ({the comics} ){string} in/of/under {the group} {string}") {
    (comics: inout ComicsWorld, _: Words, _: Words?, title: String, _: Words, section: String) in
    try await comics.awaitList()
    let group = try comics.section(section)
    let row = try require(
      group.comics.firstIndex { $0.title == title }, "the group has no \"\(title)\"")
    try comics.tapTitle(section: try comics.sections().firstIndex(of: group) ?? -1, row: row)
  }
}

extension Grouping {
  /// Titles of so many comics that are in these groups, or of one in each of them.
  fileprivate func samples(_ count: Amount?) throws -> [String] {
    let letters = try require(titles, "say which groups there are")
    let isLetter = letters.allSatisfy { $0.count == 1 && ($0.first?.isLetter ?? false) }
    try StepKit.expect(isLetter, "a group is called by a letter")
    let number = max(count?.example ?? letters.count, letters.count)
    return (0..<number).map { "\(letters[$0 % letters.count]) Volume \($0 + 1)" }
  }
}

extension ComicsWorld {
  /// So many comics in these groups.
  fileprivate mutating func expect(
    _ amount: Amount, _ isSo: Bool, _ groups: Grouping
  ) async throws {
    try StepKit.expect(isSo, "the sentence says what is not shown")
    try await groups.expect(true, in: &self)
    try amount.expect(titlesShown.count, isShown: true)
  }
}
