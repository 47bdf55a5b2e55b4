import ComicsList
import StepKit
import TestDoubles

/// How comics and groups stand to each other.
let relationSteps = StepLibrary(ComicsWorld.self) {
  words("comic or one", "(?: (?:\(comicNoun)|one))?")
  words("inside", "in|inside|within|under|of")
  words(
    "different groups",
    "(?:in|under) (?:different|separate|two different|other) (?:groups|sections|letters)")

  Then("({the comics} ){texts} {be} {different groups}") {
    (comics: inout ComicsWorld, _: Words?, titles: [String], isSo: Bool, _: Words) in
    let places = try await comics.sections(of: titles)
    try expect((Set(places).count == places.count) == isSo, "they are in the groups \(places)")
  }

  // All there are.
  Then("{how many} {comic noun} {be} {in one group}") {
    (comics: inout ComicsWorld, amount: Amount, _: Words, isSo: Bool, _: Words) in
    try await comics.look()
    try amount.expect(comics.titlesShown.count, isShown: true)
    try expect((try comics.sections().count == 1) == isSo, "the groups are counted")
  }

  Then("{string} {be} in the same group/section as {texts}") {
    (comics: inout ComicsWorld, title: String, isSo: Bool, others: [String]) in
    let places = try await comics.sections(of: [title] + others)
    try expect((Set(places).count == 1) == isSo, "they are in the groups \(places)")
  }

  Then("{string} {comes before} {string} {inside} {the group} {string}") {
    (
      comics: inout ComicsWorld, first: String, isBefore: Bool, second: String, _: Words, _: Words,
      section: String
    ) in
    try await comics.expectOrder(first, isBefore, second, in: section)
  }

  Then("{inside} {the group} {string}(,) {string} {comes before} {string}") {
    (
      comics: inout ComicsWorld, _: Words, _: Words, section: String, first: String,
      isBefore: Bool, second: String
    ) in
    try await comics.expectOrder(first, isBefore, second, in: section)
  }

  Then("{the group} {string} {group shows} {string} before {string}") {
    (
      comics: inout ComicsWorld, _: Words, section: String, _: Words, first: String, second: String
    ) in
    try await comics.expectOrder(first, true, second, in: section)
  }

  Then("the {list place} {comic noun} {inside} {the group} {string} {be} {string}") {
    (
      comics: inout ComicsWorld, place: ListPlace, _: Words, _: Words, _: Words, section: String,
      isSo: Bool, title: String
    ) in
    try await comics.look()
    let found = try place.element(of: try comics.section(section).comics).title
    try expect((found == title) == isSo, "the comic there is \"\(found)\"")
  }

  Then("({the comics} ){string} {be} the {list place}{comic or one} {inside} {the group} {string}")
  {
    (
      comics: inout ComicsWorld, _: Words?, title: String, isSo: Bool, place: ListPlace, _: Words,
      _: Words,
      _: Words, section: String
    ) in
    try await comics.look()
    let found = try place.element(of: try comics.section(section).comics).title
    try expect((found == title) == isSo, "the comic there is \"\(found)\"")
  }

  Then("the only {comic noun} {inside} {the group} {string} {be} {string}") {
    (
      comics: inout ComicsWorld, _: Words, _: Words, _: Words, section: String, isSo: Bool,
      title: String
    ) in
    try await comics.expectComics([title], isSo, aloneIn: section)
  }

  Then("({the comics} ){string} {be} the only{comic or one} {inside} ({the group} ){string}") {
    (
      comics: inout ComicsWorld, _: Words?, title: String, isSo: Bool, _: Words, _: Words,
      _: Words?, section: String
    ) in
    try await comics.expectComics([title], isSo, aloneIn: section)
  }

  Then("{the group} {string} {be} followed by {the group} {string}") {
    (comics: inout ComicsWorld, _: Words, first: String, isSo: Bool, _: Words, second: String) in
    try await comics.look()
    let titles = try comics.sections().map(\.title)
    let place = try require(titles.firstIndex(of: first), "the groups are \(titles)")
    let next = titles.dropFirst(place + 1).first
    try expect((next == second) == isSo, "the groups are \(titles)")
  }

  Then("{the comics} {belong to} {texts}") {
    (comics: inout ComicsWorld, _: Words, isSo: Bool, titles: [String]) in
    try await comics.expectSectionsAre(titles, isSo)
  }

  Then("{all comics} {inside} {the group} {string} {is presented} {in the order} {texts}") {
    (
      comics: inout ComicsWorld, _: Words, _: Words, _: Words, section: String, isSo: Bool,
      _: Words, titles: [String]
    ) in
    try await comics.look()
    let found = try comics.section(section).comics.map(\.title)
    try expect((found == titles) == isSo, "the group has \(found)")
  }

  Then("the {list place} {group noun} {have} {how many} {comic noun}{list naming} {texts}") {
    (
      comics: inout ComicsWorld, place: ListPlace, _: Words, has: Bool, amount: Amount, _: Words,
      _: Words, titles: [String]
    ) in
    try await comics.look()
    let found = try place.element(of: try comics.sections()).comics.map(\.title)
    let isShown = try amount.isShown(titles, has)
    try comics.expectTexts(found, titles, isShown, exactly: amount.isExact)
  }

  // The comic after "Bolt" is "Comet".
  Then("the {comic noun} {next to} {string} {be} {string}") {
    (
      comics: inout ComicsWorld, _: Words, isBefore: Bool, other: String, isSo: Bool,
      title: String
    ) in
    try await comics.look()
    let titles = try comics.titles()
    let place = try require(titles.firstIndex(of: other), "the list has \(titles)")
    let neighbor = isBefore ? titles.prefix(place).last : titles.dropFirst(place + 1).first
    try expect((neighbor == title) == isSo, "the list has \(titles)")
  }

  ParameterType(
    "next to", "(?:right |directly )?(?:before|after|above|below|following)", useForSnippets: false
  ) { (text: String) in text.hasSuffix("before") || text.hasSuffix("above") }

  Then("the {start or end} {count} {comic noun} {be} {texts}{in that order}") {
    (
      comics: inout ComicsWorld, place: ListPlace, count: Int, _: Words, isSo: Bool,
      titles: [String], _: Words
    ) in
    try await comics.look()
    let all = try comics.titles()
    try expect(titles.count == count, "the sentence names \(titles.count)")
    let found = if case .last = place { Array(all.suffix(count)) } else { Array(all.prefix(count)) }
    try expect((found == titles) == isSo, "they are \(found)")
  }

  ParameterType("start or end", "first|last", useForSnippets: false) { (text: String) in
    text == "last" ? ListPlace.last : .number(1)
  }

  Then("{string} {be} {in its own group}") {
    (comics: inout ComicsWorld, title: String, isSo: Bool, _: Words) in
    try await comics.look()
    let section = try require(
      try comics.sections().first { $0.comics.map(\.title).contains(title) }, "no group has it")
    try expect((section.comics.count == 1) == isSo, "the group has \(section.comics.count)")
  }

  words(
    "in its own group",
    "(?:in|under) (?:a group|a section) of its own|in its own (?:group|section)"
      + "|(?:alone|the only (?:comic|title)) in its (?:group|section)")

  Then("the {comic noun} {that begin} with {string} {be} {texts}") {
    (
      comics: inout ComicsWorld, _: Words, _: Words, start: String, isSo: Bool, titles: [String]
    ) in
    try await comics.look()
    let found = try comics.titles().filter { $0.lowercased().hasPrefix(start.lowercased()) }
    try expect((found == titles) == isSo, "they are \(found)")
  }

  words("that begin", "(?:that |which )?(?:starting|beginning|start|begin)")

  Then("({the comics} ){string} {be} followed by ({the comics} ){string}") {
    (
      comics: inout ComicsWorld, _: Words?, first: String, isSo: Bool, _: Words?, second: String
    ) in
    try await comics.look()
    let texts = try comics.visibleTexts()
    let place = try require(texts.firstIndex(of: first), "the list has \(texts)")
    try expect((texts.dropFirst(place + 1).first == second) == isSo, "the list has \(texts)")
  }

  Then("no/none\\ of\\ the group(s)/section(s) {be} empty") {
    (comics: inout ComicsWorld, isEmpty: Bool) in
    try expect(isEmpty, "the sentence denies twice")
    try await comics.look()
    let sections = try comics.sections()
    try expect(!sections.isEmpty, "there are no groups")
    try expect(sections.filter(\.comics.isEmpty).map(\.title), equals: [], "the empty groups")
  }

  Then("no empty groups/group/sections/section {is presented}") {
    (comics: inout ComicsWorld, isPresented: Bool) in
    try expect(isPresented, "the sentence denies twice")
    try await comics.look()
    let sections = try comics.sections()
    try expect(!sections.isEmpty, "there are no groups")
    try expect(sections.filter(\.comics.isEmpty).map(\.title), equals: [], "the empty groups")
  }

  words(
    "under its letter",
    "(?:in|under) (?:the (?:group|section|letter) (?:of|with) its first letter|its(?: own)?(?: first)? letter"
      + "|(?:the|its) (?:right|correct|proper) (?:first )?(?:group|section|letter|heading|header))"
  )

  for verb in ["{be}", "{is presented}"] {
    Then(.expression("each/every comic/title \(verb) {under its letter}")) {
      (comics: inout ComicsWorld, isPresented: Bool, _: Words) in
      try expect(isPresented, "say under which letter")
      try await comics.look()
      try comics.expectGroupedAndSorted()
    }
  }

  Then("{all comics} {inside} {the group} {string} {be} {sorted so}") {
    (comics: inout ComicsWorld, _: Words, _: Words, _: Words, section: String, isSo: Bool, _: Words)
    in
    try expect(isSo, "say in which order they are")
    try await comics.look()
    try expectAscending(
      try comics.section(section).comics.map { $0.title.lowercased() }, "the section")
    try comics.expectGroupedAndSorted()
  }

  words(
    "sorted so",
    "(?:(?:sorted|listed|shown|ordered) )?\(ascending)(?: \(ascending))*"
      + "(?: by (?:the |their )?(?:first letter|titles?))?|sorted(?: by title)?")
}

private let ascending = "(?:ascending|alphabetically|in (?:ascending|alphabetical)(?: order)?)"

extension ComicsWorld {
  /// The number of the section of each title.
  mutating func sections(of titles: [String]) async throws -> [Int] {
    try await look()
    let sections = try sections()
    return try titles.map { title in
      try require(
        sections.firstIndex { $0.comics.map(\.title).contains(title) },
        "no group has \"\(title)\"")
    }
  }

  fileprivate mutating func expectOrder(
    _ first: String, _ isBefore: Bool, _ second: String, in section: String
  ) async throws {
    try await look()
    let titles = try self.section(section).comics.map(\.title)
    let places = try [first, second].map {
      try require(titles.firstIndex(of: $0), "the group has \(titles)")
    }
    try expect((places[0] < places[1]) == isBefore, "the group has \(titles)")
  }
}
