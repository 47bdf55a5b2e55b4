import ComicsList
import StepKit
import TestDoubles

/// The sections of the list.
let sectionSteps = StepLibrary(ComicsWorld.self) {
  sectionListSteps
  groupingSteps
  sectionPlaceSteps
  sectionContentSteps
  relationSteps
}

/// Which sections there are.
private let sectionListSteps = StepLibrary(ComicsWorld.self) {
  Then("{the groups} {be} {texts}{in that order}") {
    (comics: inout ComicsWorld, _: Words, isSo: Bool, titles: [String], _: Words) in
    try await comics.expectSectionsAre(titles, isSo)
  }

  Then("the titles/names/letters of the groups/sections {be} {texts}{in that order}") {
    (comics: inout ComicsWorld, isSo: Bool, titles: [String], _: Words) in
    try await comics.expectSectionsAre(titles, isSo)
  }

  Then("{list shows} {a or no} group/section/heading for {string}") {
    (comics: inout ComicsWorld, shows: Bool, some: Bool, title: String) in
    try await comics.look()
    let titles = try comics.sections().map(\.title)
    try expect(titles.contains(title) == (shows == some), "the sections are \(titles)")
  }

  Then("{list only shows} {the groups} {texts}{in that order}") {
    (comics: inout ComicsWorld, _: Words, _: Words, titles: [String], _: Words) in
    try await comics.expectSectionsAre(titles, true)
  }

  Then("{list shows} {how many} {group noun}") {
    (comics: inout ComicsWorld, shows: Bool, amount: Amount, _: Words) in
    try await comics.look()
    try comics.expectSectionCount(amount, shows)
  }

  Then("{comics list} {have} {how many} {group noun}") {
    (comics: inout ComicsWorld, _: Words, has: Bool, amount: Amount, _: Words) in
    try await comics.look()
    try comics.expectSectionCount(amount, has)
  }

  Then("{how many} {group noun} {is presented}") {
    (comics: inout ComicsWorld, amount: Amount, _: Words, isPresented: Bool) in
    try await comics.look()
    try comics.expectSectionCount(amount, isPresented)
  }

  // All sections, or one among others, or none of that title.
  Then("{list shows} {how many} {group noun}{list naming} {texts}{in that order}") {
    (
      comics: inout ComicsWorld, shows: Bool, amount: Amount, _: Words, _: Words,
      titles: [String], _: Words
    ) in
    try await comics.expectSections(titles, amount, shows)
  }

  Then("{comics list} {have} {how many} {group noun}{list naming} {texts}{in that order}") {
    (
      comics: inout ComicsWorld, _: Words, has: Bool, amount: Amount, _: Words, _: Words,
      titles: [String], _: Words
    ) in
    try await comics.expectSections(titles, amount, has)
  }

  Then("{list shows} {the groups} {texts}{in that order}") {
    (comics: inout ComicsWorld, shows: Bool, _: Words, titles: [String], _: Words) in
    try await comics.look()
    try comics.expectTexts(try comics.sections().map(\.title), titles, shows)
  }

  Then("{the groups} {texts} {is presented}{in that order}") {
    (comics: inout ComicsWorld, _: Words, titles: [String], isPresented: Bool, _: Words) in
    try await comics.look()
    try comics.expectTexts(try comics.sections().map(\.title), titles, isPresented)
  }

  for verb in ["{be}", "{is presented}"] {
    Then(.expression("{the groups} \(verb) {in the order} {texts}")) {
      (comics: inout ComicsWorld, _: Words, isSo: Bool, _: Words, titles: [String]) in
      try await comics.expectSectionsAre(titles, isSo)
    }
  }

  Then("{list shows} a group/section {string} and a group/section {string}") {
    (comics: inout ComicsWorld, shows: Bool, first: String, second: String) in
    try await comics.look()
    let titles = try comics.sections().map(\.title)
    for title in [first, second] {
      try expect(titles.contains(title) == shows, "the sections are \(titles)")
    }
  }

  Then("{list shows} {the groups}{in that order}(:)") {
    (comics: inout ComicsWorld, shows: Bool, _: Words, _: Words, table: DataTable) in
    try await comics.expectSections(table, shows)
  }

  for verb in ["{be}", "{is presented}"] {
    Then(.expression("{the groups} \(verb){in that order}(:)")) {
      (comics: inout ComicsWorld, _: Words, isSo: Bool, _: Words, table: DataTable) in
      try await comics.expectSections(table, isSo)
    }
  }

  for (word, isSome) in [("a", true), ("no", false)] {
    Then(.expression("\(word) {group noun}{list naming} {string} {is presented}")) {
      (comics: inout ComicsWorld, _: Words, _: Words, title: String, isSo: Bool) in
      try await comics.look()
      let titles = try comics.sections().map(\.title)
      try expect(titles.contains(title) == (isSome == isSo), "the sections are \(titles)")
    }
  }

  Then("{how many} {group noun} {is presented}{list naming} {texts}") {
    (
      comics: inout ComicsWorld, amount: Amount, _: Words, isSo: Bool, _: Words, titles: [String]
    ) in
    try await comics.expectSections(titles, amount, isSo)
  }

  Then("the list {starts or ends} with {the group} {string}") {
    (comics: inout ComicsWorld, place: ListPlace, _: Words, title: String) in
    try await comics.expectSection(title, at: place, true)
  }

  Then("{comics list} {have} {the groups}{in that order}(:)") {
    (comics: inout ComicsWorld, _: Words, has: Bool, _: Words, _: Words, table: DataTable) in
    try await comics.expectSections(table, has)
  }

  Then("{comics list} {have} {the groups} {texts}{in that order}") {
    (comics: inout ComicsWorld, _: Words, has: Bool, _: Words, titles: [String], _: Words) in
    try await comics.look()
    try comics.expectTexts(try comics.sections().map(\.title), titles, has)
  }

  Then("the {group noun} listed/shown/presented/displayed {be} {texts}{in that order}") {
    (comics: inout ComicsWorld, _: Words, isSo: Bool, titles: [String], _: Words) in
    try await comics.expectSectionsAre(titles, isSo)
  }

  // 3 groups and 5 comics, no groups and no titles
  Then("{list shows} {how many} {group noun} and/with {how many} {comic noun}") {
    (
      comics: inout ComicsWorld, shows: Bool, groups: Amount, _: Words, amount: Amount, _: Words
    ) in
    try await comics.expectSections(groups, holding: amount, shows)
  }

  Then("{comics list} {have} {how many} {group noun} and/with {how many} {comic noun}") {
    (
      comics: inout ComicsWorld, _: Words, has: Bool, groups: Amount, _: Words, amount: Amount,
      _: Words
    ) in
    try await comics.expectSections(groups, holding: amount, has)
  }
}

/// Which section is where.
private let sectionPlaceSteps = StepLibrary(ComicsWorld.self) {
  for subject in ["the {list place} {group noun}", "the title of the {list place} {group noun}"] {
    Then(.expression("\(subject){in the list} {be} (called )(titled ){string}")) {
      (comics: inout ComicsWorld, place: ListPlace, _: Words, _: Words, isSo: Bool, title: String)
      in
      try await comics.expectSection(title, at: place, isSo)
    }
  }

  Then("{string} {be} the {list place} {group noun}( in the list)( of the list)") {
    (comics: inout ComicsWorld, title: String, isSo: Bool, place: ListPlace, _: Words) in
    try await comics.expectSection(title, at: place, isSo)
  }

  Then("{the group} {string} {comes at} {list place}") {
    (comics: inout ComicsWorld, _: Words, title: String, isSo: Bool, place: ListPlace) in
    try await comics.expectSection(title, at: place, isSo)
  }

  Then(
    "{the group} {string}( with {how many} {comic noun}) {comes before} {the group} {string}( with {how many} {comic noun})"
  ) {
    (
      comics: inout ComicsWorld, _: Words, first: String, amount: Amount?, _: Words?,
      isBefore: Bool, _: Words, second: String, others: Amount?, _: Words?
    ) in
    try await comics.look()
    for (group, amount) in [(first, amount), (second, others)] {
      if let amount { try await comics.expectRows(of: group, amount, true) }
    }
    let titles = try comics.sections().map(\.title)
    let places = try [first, second].map {
      try require(titles.firstIndex(of: $0), "the sections are \(titles)")
    }
    try expect((places[0] < places[1]) == isBefore, "the sections are \(titles)")
  }

  Then("the only {group noun} {be} (called )(titled )(named ){string}") {
    (comics: inout ComicsWorld, _: Words, isSo: Bool, title: String) in
    try await comics.expectSectionsAre([title], isSo)
  }

  // The one section there is.
  Then("{the one group} {be} called/titled/named {string}") {
    (comics: inout ComicsWorld, _: Words, isSo: Bool, title: String) in
    try await comics.expectSectionsAre([title], isSo)
  }

  Then("{letter of the group} {be} {string}") {
    (comics: inout ComicsWorld, _: Words, isSo: Bool, title: String) in
    try await comics.expectSectionsAre([title], isSo)
  }

  Then("{the one group} {have} {how many} {comic noun}") {
    (comics: inout ComicsWorld, _: Words, has: Bool, amount: Amount, _: Words) in
    try await comics.look()
    try comics.expectSectionCount(Amount("1"), true)
    try amount.expect(comics.titlesShown.count, isShown: has)
  }

  Then(
    "{the one group} {have} {how many} {comic noun}{list naming} {texts}{in that order}"
  ) {
    (
      comics: inout ComicsWorld, _: Words, has: Bool, amount: Amount, _: Words, _: Words,
      titles: [String], _: Words
    ) in
    try await comics.look()
    try comics.expectSectionCount(Amount("1"), true)
    let isShown = try amount.isShown(titles, has)
    try comics.expectTexts(comics.titlesShown, titles, isShown, exactly: amount.isExact)
  }
}
