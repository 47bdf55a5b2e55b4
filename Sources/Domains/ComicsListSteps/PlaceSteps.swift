import ComicsList
import StepKit
import TestDoubles

/// The order of the list.
let placeSteps = StepLibrary(ComicsWorld.self) {
  for subject in [
    "the {list place} comic( listed)( shown)( in the list)", "the title of the {list place} comic",
    "the {list place} title",
  ] {
    Then(.expression("\(subject) {be} {string}")) {
      (comics: inout ComicsWorld, place: ListPlace, isSo: Bool, title: String) in
      try await comics.look()
      let found = try place.element(of: try comics.titles())
      try expect((found == title) == isSo, "the comic there is \"\(found)\"")
    }
  }

  Then("{string} {be} (listed as )the {list place} comic") {
    (comics: inout ComicsWorld, title: String, isSo: Bool, place: ListPlace) in
    try await comics.look()
    let found = try place.element(of: try comics.titles())
    try expect((found == title) == isSo, "the comic there is \"\(found)\"")
  }

  for (word, isBefore) in [("before/above", true), ("after/below", false)] {
    for verb in ["is", "comes", "appears", "is listed", "is shown"] {
      Then(.expression("{string} \(verb) \(word) {string}")) {
        (comics: inout ComicsWorld, first: String, second: String) in
        try await comics.look()
        let texts = try comics.visibleTexts()
        let places = try [first, second].map {
          try require(texts.firstIndex(of: $0), "the list has \(texts)")
        }
        try expect((places[0] < places[1]) == isBefore, "the list has \(texts)")
      }
    }
  }

  // On either screen: the comics, or else the characters.
  Step("{list shows} (only ){quoted list}( in this order)( in that order)") {
    (comics: inout ComicsWorld, shows: Bool, texts: [String]) in
    if !comics.isOutcome { return try await comics.showList(of: texts) }
    try await comics.look()
    try comics.expectTexts(try comics.visibleTexts(), texts, shows)
  }

  Then("{quoted list} {is presented}( in this order)( in that order)") {
    (comics: inout ComicsWorld, texts: [String], isPresented: Bool) in
    try await comics.look()
    try comics.expectTexts(try comics.visibleTexts(), texts, isPresented)
  }

  Then("only {quoted list} {is presented}") {
    (comics: inout ComicsWorld, texts: [String], isPresented: Bool) in
    try await comics.look()
    let shown = try comics.visibleTexts()
    try expect((shown == texts) == isPresented, "the list has \(shown)")
  }
}
