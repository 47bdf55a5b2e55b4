import ComicsList
import StepKit
import TestDoubles

/// The titles of the list.
let titleSteps = StepLibrary(ComicsWorld.self) {
  Step("{list shows} {how many} {comic noun}{in that order}") {
    (comics: inout ComicsWorld, shows: Bool, amount: Amount, _: Words, _: Words) in
    try expect(shows || amount.example > 0, "the sentence denies twice")
    if !comics.isOutcome { return try comics.serveListed(shows ? amount : Amount("no")) }
    try await comics.look()
    try amount.expect(comics.titlesShown.count, isShown: shows)
  }

  // A story that begins with it has such a list.
  Step("{string} {be} one of the {comic noun}{in the list}") {
    (comics: inout ComicsWorld, title: String, isSo: Bool, _: Words, _: Words) in
    if !comics.isOutcome, isSo { return try await comics.showList(of: [title]) }
    try await comics.lookAtList()
    try comics.expectTitles([title], isSo)
  }
  .statesDefault(opposite: "the list of comics has no items")

  Then("{how many} {comic noun} {is presented}(,) (and )none (of them )(is )missing") {
    (comics: inout ComicsWorld, amount: Amount, _: Words, isPresented: Bool) in
    try expect(isPresented, "the sentence denies twice")
    try await comics.look()
    try amount.expect(comics.titlesShown.count, isShown: true)
  }

  Then("no other {comic noun} {is presented}") {
    (comics: inout ComicsWorld, _: Words, isPresented: Bool) in
    try expect(isPresented, "the sentence denies twice")
    try await comics.look()
    try comics.expectAll()
  }

  Then("{list of comics} with {how many} {comic noun} {is presented}") {
    (comics: inout ComicsWorld, _: Words, amount: Amount, _: Words, isPresented: Bool) in
    try await comics.look()
    try amount.expect(comics.titlesShown.count, isShown: isPresented)
  }

  Then("{how many} {comic noun} {is presented}( in total)( altogether)") {
    (comics: inout ComicsWorld, amount: Amount, _: Words, isPresented: Bool) in
    try await comics.look()
    try amount.expect(comics.titlesShown.count, isShown: isPresented)
  }

  Step("{list shows} {the comics} {texts}{in that order}") {
    (comics: inout ComicsWorld, shows: Bool, _: Words, titles: [String], _: Words) in
    if !comics.isOutcome, shows { return try comics.serveListed(titles) }
    try await comics.look()
    try comics.expectTitles(titles, shows)
  }

  Step("{the comics} {texts} {is presented}{in that order}") {
    (comics: inout ComicsWorld, _: Words, titles: [String], isPresented: Bool, _: Words) in
    if !comics.isOutcome, isPresented { return try await comics.showList(of: titles) }
    try await comics.look()
    try comics.expectTitles(titles, isPresented)
  }

  // All comics, or one among others, or none of that title.
  Step("{list shows} {how many} {comic noun}{list naming} {texts}{in that order}") {
    (
      comics: inout ComicsWorld, shows: Bool, amount: Amount, _: Words, _: Words,
      titles: [String], _: Words
    ) in
    let isShown = try amount.isShown(titles, shows)
    if !comics.isOutcome, isShown { return try comics.serveListed(titles) }
    try await comics.look()
    try comics.expectTitles(titles, isShown, exactly: amount.isExact)
  }

  // One comic, "Bolt", is in the list.
  Step("{how many} {comic noun}{list naming} {texts}(,) {is presented}") {
    (
      comics: inout ComicsWorld, amount: Amount, _: Words, _: Words, titles: [String],
      isPresented: Bool
    ) in
    let isShown = try amount.isShown(titles, isPresented)
    if !comics.isOutcome, isShown { return try await comics.showList(of: titles) }
    try await comics.look()
    try comics.expectTitles(titles, isShown, exactly: amount.isExact)
  }

  // The comics are "A" and "B"; the titles are in the order "A", "B".
  Step("{all comics} {be} {texts}{in that order}") {
    (comics: inout ComicsWorld, _: Words, isSo: Bool, titles: [String], _: Words) in
    if !comics.isOutcome, isSo { return try comics.serveListed(titles) }
    try await comics.look()
    try comics.expectTitlesAre(titles, isSo)
  }

  for subject in [
    "the {comic noun} listed/shown/presented/displayed", "the listed/shown/presented {comic noun}",
  ] {
    Then(.expression("\(subject) {be} (only )(just ){texts}{in that order}")) {
      (comics: inout ComicsWorld, _: Words, isSo: Bool, titles: [String], _: Words) in
      try await comics.look()
      try comics.expectTitlesAre(titles, isSo)
    }

    Then(.expression("\(subject) {be}( only)( just)( these){in that order}(:)")) {
      (comics: inout ComicsWorld, _: Words, isSo: Bool, _: Words, table: DataTable) in
      try await comics.look()
      try comics.expectTitlesAre(try texts(in: table), isSo)
    }
  }

  for subject in ["{the comics}", "{list of comics}"] {
    for verb in ["{be}", "{is presented}"] {
      Then(.expression("\(subject) \(verb) {in the order} {texts}")) {
        (comics: inout ComicsWorld, _: Words, isSo: Bool, _: Words, titles: [String]) in
        try await comics.look()
        try comics.expectTitlesAre(titles, isSo)
      }
    }
  }

  Then("the only {comic noun} {be} (called ){string}") {
    (comics: inout ComicsWorld, _: Words, isSo: Bool, title: String) in
    try await comics.look()
    try comics.expectTitlesAre([title], isSo)
  }

}
