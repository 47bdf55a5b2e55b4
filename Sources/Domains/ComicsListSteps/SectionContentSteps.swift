import ComicsList
import StepKit
import TestDoubles

/// What is in a section.
let sectionContentSteps = StepLibrary(ComicsWorld.self) {
  // What a section contains or has may be said in any order.
  Then("{the group} {string} {have}( {the comics}) {texts}{in that order}") {
    (
      comics: inout ComicsWorld, _: Words, section: String, has: Bool, _: Words?,
      titles: [String], _: Words
    ) in
    try await comics.expectSection(section, has, titles)
  }

  for verb in ["{group shows}", "{has only}", "{shows only}"] {
    Then(.expression("{the group} {string} \(verb)( {the comics}) {texts}{in that order}")) {
      (
        comics: inout ComicsWorld, _: Words, section: String, _: Words, _: Words?,
        titles: [String], _: Words
      ) in
      try await comics.look()
      try comics.expectSection(section, titles)
    }
  }

  words("group shows", "(?:should |must |now |still |then )*(?:shows?|lists?|presents?|displays?)")

  Then("{the group} {string} does/do/must/should not {group shows}( {the comics}) {texts}") {
    (
      comics: inout ComicsWorld, _: Words, section: String, _: Words, _: Words?, titles: [String]
    ) in
    try await comics.expectSection(section, false, titles)
  }

  Then("{the group} {string} {have} {how many} {comic noun}( only)") {
    (comics: inout ComicsWorld, _: Words, section: String, has: Bool, amount: Amount, _: Words) in
    try await comics.expectRows(of: section, amount, has)
  }

  Then("{the group} {string} {group shows} {how many} {comic noun}") {
    (comics: inout ComicsWorld, _: Words, section: String, _: Words, amount: Amount, _: Words) in
    try await comics.expectRows(of: section, amount, true)
  }

  Then("{the group} {string} {have} the single/only {comic noun} {string}") {
    (comics: inout ComicsWorld, _: Words, section: String, has: Bool, _: Words, title: String) in
    try await comics.expectComics([title], has, aloneIn: section)
  }

  for verb in ["{is presented}", "{be}"] {
    Then(.expression("{how many} {comic noun} \(verb) in/under {the group} {string}")) {
      (
        comics: inout ComicsWorld, amount: Amount, _: Words, isShown: Bool, _: Words,
        section: String
      ) in
      try await comics.expectRows(of: section, amount, orNone: isShown)
    }
  }

  Then("{list shows} {how many} {comic noun} in/under {the group} {string}") {
    (
      comics: inout ComicsWorld, shows: Bool, amount: Amount, _: Words, _: Words, section: String
    ) in
    try await comics.expectRows(of: section, amount, orNone: shows)
  }

  Then("the number of {comic noun} in/of/under {the group} {string} {be} {how many}") {
    (
      comics: inout ComicsWorld, _: Words, _: Words, section: String, isSo: Bool, amount: Amount
    ) in
    try await comics.expectRows(of: section, amount, orNone: isSo)
  }

  Then("the number of {comic noun} {be} {how many}") {
    (comics: inout ComicsWorld, _: Words, isSo: Bool, amount: Amount) in
    try await comics.look()
    try expect(amount.range.contains(comics.titlesShown.count) == isSo, "the comics are counted")
  }

  Then("the number of {group noun} {be} {how many}") {
    (comics: inout ComicsWorld, _: Words, isSo: Bool, amount: Amount) in
    try await comics.look()
    try expect(amount.range.contains(comics.app.sectionCount) == isSo, "the groups are counted")
  }

  Then("{list shows} ({the comics} ){texts} in/under {the group} {string}") {
    (
      comics: inout ComicsWorld, shows: Bool, _: Words?, titles: [String], _: Words,
      section: String
    ) in
    try await comics.expectComics(titles, shows, in: section)
  }

  Step("{list shows} ({the comics} ){texts} under {string}") {
    (comics: inout ComicsWorld, shows: Bool, _: Words?, titles: [String], section: String) in
    if !comics.isOutcome, shows { try await comics.bringList(of: titles) }
    try await comics.expectComics(titles, shows, in: section)
  }

  words(
    "group with",
    "with|(?:that|which) (?:has|contains|shows|lists|holds)|containing|showing|listing")

  Then(
    "{list shows} {a or no} {group noun}{list naming} {string} {group with} {how many} {comic noun}"
  ) {
    (
      comics: inout ComicsWorld, shows: Bool, some: Bool, _: Words, _: Words, section: String,
      _: Words, amount: Amount, _: Words
    ) in
    try await comics.expectRows(of: section, amount, orNone: shows == some)
  }

  // A group with these comics and no others.
  Then(
    "{list shows} {a or no} {group noun}{list naming} {string} {group with} ({the comics} ){texts}"
  ) {
    (
      comics: inout ComicsWorld, shows: Bool, some: Bool, _: Words, _: Words, section: String,
      _: Words, _: Words?, titles: [String]
    ) in
    try await comics.expectComics(titles, shows == some, aloneIn: section)
  }

  Then(
    "{comics list} {have} {a or no} {group noun}{list naming} {string} {group with} {the comics} {texts}"
  ) {
    (
      comics: inout ComicsWorld, _: Words, has: Bool, some: Bool, _: Words, _: Words,
      section: String, _: Words, _: Words, titles: [String]
    ) in
    try await comics.expectComics(titles, has == some, aloneIn: section)
  }

  Then(
    "{the group} {string} {have} {how many} {comic noun}{list naming} {texts}{in that order}"
  ) {
    (
      comics: inout ComicsWorld, _: Words, section: String, has: Bool, amount: Amount, _: Words,
      _: Words, titles: [String], _: Words
    ) in
    try await comics.look()
    let found = try comics.section(section).comics.map(\.title)
    let isShown = try amount.isShown(titles, has)
    try comics.expectTexts(found, titles, isShown, exactly: amount.isExact)
  }

  Then("{the group} {string} {be} empty") {
    (comics: inout ComicsWorld, _: Words, section: String, isEmpty: Bool) in
    try await comics.look()
    let titles = try comics.sections().first { $0.title == section }?.comics.map(\.title) ?? []
    try expect(titles.isEmpty == isEmpty, "section \"\(section)\" has \(titles)")
  }

  Then("(both )(the )groups/sections {texts} {have} {how many} {comic noun}( each)") {
    (comics: inout ComicsWorld, sections: [String], has: Bool, amount: Amount, _: Words) in
    for section in sections { try await comics.expectRows(of: section, amount, has) }
  }

  Then("each of the {how many} {group noun} {have} {how many} {comic noun}") {
    (
      comics: inout ComicsWorld, groups: Amount, _: Words, has: Bool, amount: Amount, _: Words
    ) in
    try await comics.look()
    try comics.expectSectionCount(groups, true)
    for section in try comics.sections() {
      try await comics.expectRows(of: section.title, amount, has)
    }
  }

  words("each group", "(?:each|every) (?:group|section)|all(?: of)?(?: the)? (?:groups|sections)")

  Then("{each group} {have} {how many} {comic noun}") {
    (comics: inout ComicsWorld, _: Words, has: Bool, amount: Amount, _: Words) in
    try await comics.expectRowsOfEach(amount, has)
  }

  Then("{each group} {group shows} {how many} {comic noun}") {
    (comics: inout ComicsWorld, _: Words, _: Words, amount: Amount, _: Words) in
    try await comics.expectRowsOfEach(amount, true)
  }

  Then("the {list place} {group noun} {have} {texts}{in that order}") {
    (
      comics: inout ComicsWorld, place: ListPlace, _: Words, has: Bool, titles: [String], _: Words
    ) in
    try await comics.look()
    let section = try place.element(of: try comics.sections()).comics.map(\.title)
    try expect((section == titles) == has, "the section has \(section)")
  }

  Then("the {list place} {group noun} {have} {how many} {comic noun}") {
    (comics: inout ComicsWorld, place: ListPlace, _: Words, has: Bool, amount: Amount, _: Words) in
    try await comics.look()
    let section = try place.element(of: try comics.sections())
    try amount.expect(section.comics.count, isShown: has)
  }

  for verb in ["{be}", "{is presented}"] {
    Then(.expression("(both ){texts} \(verb) (both )in/under {the group} {string}")) {
      (comics: inout ComicsWorld, titles: [String], isThere: Bool, _: Words, section: String) in
      try await comics.expectComics(titles, isThere, in: section)
    }

    Then(.expression("neither {string} nor {string} \(verb) in/under {the group} {string}")) {
      (
        comics: inout ComicsWorld, first: String, second: String, isThere: Bool, _: Words,
        section: String
      ) in
      try expect(isThere, "the sentence denies twice")
      try await comics.expectComics([first, second], false, in: section)
    }

    Then(.expression("{the comics} {texts} \(verb) (both )in/under {the group} {string}")) {
      (
        comics: inout ComicsWorld, _: Words, titles: [String], isThere: Bool, _: Words,
        section: String
      ) in
      try await comics.expectComics(titles, isThere, in: section)
    }
  }

  Then("({the comics} ){texts} {is presented}( {together}) under {string}") {
    (
      comics: inout ComicsWorld, _: Words?, titles: [String], isThere: Bool, _: Words?,
      section: String
    ) in
    try await comics.expectComics(titles, isThere, in: section)
  }

  Then("{texts} {is presented} {alone} under {string}") {
    (comics: inout ComicsWorld, titles: [String], isThere: Bool, _: Words, section: String) in
    try await comics.expectComics(titles, isThere, aloneIn: section)
  }

  Then("{texts} {is presented} {together} in/under {the group} {string}") {
    (
      comics: inout ComicsWorld, titles: [String], isThere: Bool, _: Words, _: Words,
      section: String
    ) in
    try await comics.expectComics(titles, isThere, in: section)
  }

  Then("{texts} {is presented} {alone} in/under {the group} {string}") {
    (
      comics: inout ComicsWorld, titles: [String], isThere: Bool, _: Words, _: Words,
      section: String
    ) in
    try await comics.expectComics(titles, isThere, aloneIn: section)
  }

  // What is longer than a letter is a comic, to which characters belong.
  Step("({the comics} ){texts} {belongs to} ({the group} ){string}") {
    (
      comics: inout ComicsWorld, _: Words?, titles: [String], isThere: Bool, group: Words?,
      section: String
    ) in
    if group == nil, section.count > 1 {
      return try await comics.belong(titles, to: section, isThere)
    }
    try await comics.expectComics(titles, isThere, in: section)
  }

  // Groups say themselves in which of several comics are grouped.
  ParameterType(
    "belong to",
    "(?:belongs?|goes|go) (?:to|under|into)|falls? (?:into|under)",
    "(?:does|do) not (?:belong|go) (?:to|under|into)", useForSnippets: false
  ) { (text: String) in !text.contains("not ") }

  ParameterType(
    "belongs to",
    "(?:belongs?|goes|go) (?:to|under|into)|falls? (?:into|under)|(?:is|are) (?:grouped|sorted|filed) (?:under|into|in)",
    "(?:does|do) not (?:belong|go) (?:to|under|into)|(?:is|are) not (?:grouped|sorted|filed) (?:under|into|in)",
    useForSnippets: false
  ) { (text: String) in !text.contains("not ") }

  Then("in/under {the group} {string} {list shows} {how many} {comic noun}") {
    (
      comics: inout ComicsWorld, _: Words, section: String, shows: Bool, amount: Amount, _: Words
    ) in
    try await comics.expectRows(of: section, amount, shows)
  }

  Then("in/under {the group} {string} {list shows} {texts}{in that order}") {
    (
      comics: inout ComicsWorld, _: Words, section: String, shows: Bool, titles: [String], _: Words
    ) in
    if !shows { return try await comics.expectComics(titles, false, in: section) }
    try await comics.look()
    try comics.expectSection(section, titles)
  }

  Then("{all comics} in/of/under {the group} {string} {be} {texts}{in that order}") {
    (
      comics: inout ComicsWorld, _: Words, _: Words, section: String, isSo: Bool,
      titles: [String], _: Words
    ) in
    try await comics.look()
    let found = try comics.section(section).comics.map(\.title)
    try expect((found == titles) == isSo, "the section has \(found)")
  }

  words(
    "in one group",
    "in the same (?:group|section)|in one (?:group|section)|grouped together|together in one group")

  Then("({the comics} ){texts} {be} {in one group}") {
    (comics: inout ComicsWorld, _: Words?, titles: [String], isSo: Bool, _: Words) in
    try await comics.look()
    let places = try titles.map { title in
      try require(
        try comics.sections().firstIndex { $0.comics.map(\.title).contains(title) },
        "no section has \"\(title)\"")
    }
    try expect((Set(places).count == 1) == isSo, "the comics are in the sections \(places)")
  }
}

extension ComicsWorld {
  fileprivate mutating func expectRowsOfEach(_ amount: Amount, _ has: Bool) async throws {
    try await look()
    let sections = try sections()
    try expect(!sections.isEmpty, "there are no sections")
    for section in sections { try await expectRows(of: section.title, amount, has) }
  }
}
