import ComicsList
import StepKit
import TestDoubles

/// The order of the list.
let placeSteps = StepLibrary(ComicsWorld.self) {
  for subject in ["the {list place} {comic noun}", "the title of the {list place} {comic noun}"] {
    Then(.expression("\(subject){in the list} {be} {string}")) {
      (comics: inout ComicsWorld, place: ListPlace, _: Words, _: Words, isSo: Bool, title: String)
      in
      try await comics.expectComic(title, at: place, isSo)
    }
  }

  Then("{string} {be} (listed )(shown )(as )the {list place} {comic noun}{in the list}") {
    (comics: inout ComicsWorld, title: String, isSo: Bool, place: ListPlace, _: Words, _: Words) in
    try await comics.expectComic(title, at: place, isSo)
  }

  // On either screen: the comics, or else the characters.
  Then("{string} {comes at} {list place}( in the list)(,) and {string}( comes)( is) {list place}") {
    (
      comics: inout ComicsWorld, first: String, isSo: Bool, firstPlace: ListPlace, second: String,
      secondPlace: ListPlace
    ) in
    try await comics.look()
    let texts = try comics.visibleTexts()
    for (text, place) in [(first, firstPlace), (second, secondPlace)] {
      let found = try place.element(of: texts)
      try expect((found == text) == isSo, "the row there is \"\(found)\"")
    }
  }

  Then("({the comics} ){string} {comes at} {list place}( in the list)") {
    (comics: inout ComicsWorld, _: Words?, text: String, isSo: Bool, place: ListPlace) in
    try await comics.look()
    let found = try place.element(of: try comics.visibleTexts())
    try expect((found == text) == isSo, "the row there is \"\(found)\"")
  }

  for list in ["list( of comics)( of characters)", "comics list", "characters list"] {
    Then(.expression("the \(list) {starts or ends} with {string}")) {
      (comics: inout ComicsWorld, place: ListPlace, text: String) in
      try await comics.look()
      try expect(try place.element(of: try comics.visibleTexts()), equals: text, "the row there")
    }
  }

  Then("the {comic noun} {list spot} {be} {string}") {
    (comics: inout ComicsWorld, _: Words, place: ListPlace, isSo: Bool, title: String) in
    try await comics.expectComic(title, at: place, isSo)
  }

  Then("{comic noun} {list spot} {be} {string}") {
    (comics: inout ComicsWorld, _: Words, place: ListPlace, isSo: Bool, title: String) in
    try await comics.expectComic(title, at: place, isSo)
  }

  // On either screen.
  Then("{string} {is presented} {list spot}") {
    (comics: inout ComicsWorld, text: String, isSo: Bool, place: ListPlace) in
    try await comics.expectText(text, at: place, isSo)
  }

  Then("{string} {be} {list spot}") {
    (comics: inout ComicsWorld, text: String, isSo: Bool, place: ListPlace) in
    try await comics.expectText(text, at: place, isSo)
  }

  Then("{list shows} {string} {list spot}") {
    (comics: inout ComicsWorld, isSo: Bool, text: String, place: ListPlace) in
    try await comics.expectText(text, at: place, isSo)
  }

  Then("{list shows} {string} {list place} and {string} {list place}") {
    (
      comics: inout ComicsWorld, isSo: Bool, first: String, place: ListPlace, second: String,
      other: ListPlace
    ) in
    try await comics.expectText(first, at: place, isSo)
    try await comics.expectText(second, at: other, isSo)
  }

  Then("{list shows} {string} {list place}{in the list}") {
    (comics: inout ComicsWorld, isSo: Bool, text: String, place: ListPlace, _: Words) in
    try await comics.expectText(text, at: place, isSo)
  }

  Then("the {list place}( one){in the list} {be} {string}") {
    (comics: inout ComicsWorld, place: ListPlace, _: Words, isSo: Bool, text: String) in
    try await comics.expectText(text, at: place, isSo)
  }

  Then("{list shows} {string} before {string}") {
    (comics: inout ComicsWorld, isSo: Bool, first: String, second: String) in
    try await comics.look()
    let texts = try comics.visibleTexts()
    let places = try [first, second].map {
      try require(texts.firstIndex(of: $0), "the list has \(texts)")
    }
    try expect((places[0] < places[1]) == isSo, "the list has \(texts)")
  }

  ParameterType(
    "comes right",
    "(?:\(being)|comes?|appears?|stands?)(?: (?:\(shown)))? (?:right|directly|immediately) (?:before|above|after|below)",
    useForSnippets: false
  ) { (text: String) in text.hasSuffix("before") || text.hasSuffix("above") }

  Then("{string} {comes right} {string}") {
    (comics: inout ComicsWorld, first: String, isBefore: Bool, second: String) in
    try await comics.look()
    let texts = try comics.visibleTexts()
    let (upper, lower) = isBefore ? (first, second) : (second, first)
    let place = try require(texts.firstIndex(of: upper), "the list has \(texts)")
    try expect(texts.dropFirst(place + 1).first, equals: lower, "the row after \"\(upper)\"")
  }

  Then("({the comics} ){string} {is presented} between {string} and {string}") {
    (comics: inout ComicsWorld, _: Words?, text: String, isSo: Bool, first: String, last: String) in
    try await comics.look()
    let texts = try comics.visibleTexts()
    let places = try [first, text, last].map {
      try require(texts.firstIndex(of: $0), "the list has \(texts)")
    }
    try expect((places == places.sorted()) == isSo, "the list has \(texts)")
  }

  Then("({the comics} ){string} {comes before} ({the comics} ){string}{in the list}") {
    (
      comics: inout ComicsWorld, _: Words?, first: String, isBefore: Bool, _: Words?,
      second: String, _: Words
    ) in
    try await comics.look()
    let texts = try comics.visibleTexts()
    let places = try [first, second].map {
      try require(texts.firstIndex(of: $0), "the list has \(texts)")
    }
    try expect((places[0] < places[1]) == isBefore, "the list has \(texts)")
  }

  Step("{list shows} (both ){texts}{in that order}") {
    (comics: inout ComicsWorld, shows: Bool, texts: [String], _: Words) in
    if !comics.isOutcome, shows { return try await comics.showList(of: texts) }
    try await comics.look()
    try comics.expectTexts(try comics.visibleTexts(), texts, shows)
  }

  Step("{texts} {is presented}{in that order}") {
    (comics: inout ComicsWorld, texts: [String], isPresented: Bool, _: Words) in
    if !comics.isOutcome, isPresented, comics.events.isEmpty {
      return try await comics.showList(of: texts)
    }
    try await comics.look()
    try comics.expectTexts(try comics.visibleTexts(), texts, isPresented)
  }

  for subject in ["({the comics} )", "{the characters} "] {
    for verb in ["{be}", "{is presented}"] {
      Step(.expression("\(subject){texts} \(verb) {list where}")) {
        (
          comics: inout ComicsWorld, _: Words?, texts: [String], isThere: Bool, list: ListName
        ) in
        if !comics.isOutcome, isThere, list == .comics {
          return try await comics.bringList(of: texts)
        }
        try await comics.look()
        let shown = list == .comics ? comics.titlesShown : try comics.names()
        try comics.expectTexts(shown, texts, isThere)
      }
    }
  }

  for list in ["{the comics}", "{the characters}"] {
    Then(
      .expression("{list shows} {list with} \(list) {texts}{in that order}")
    ) {
      (comics: inout ComicsWorld, shows: Bool, _: Words, _: Words, texts: [String], _: Words) in
      try await comics.look()
      try comics.expectTexts(try comics.visibleTexts(), texts, shows, exactly: true)
    }
  }

  for noun in ["({the comics} )", "{the characters} "] {
    Then(.expression("{list only shows} \(noun){texts}{in that order}")) {
      (comics: inout ComicsWorld, _: Words, _: Words?, texts: [String], _: Words) in
      try await comics.look()
      try expect(try comics.visibleTexts(), equals: texts, "the list")
    }
  }

  for noun in ["list of comics", "list of characters"] {
    Step(.expression("{\(noun)} is/was/should\\ be {texts}{in that order}")) {
      (comics: inout ComicsWorld, _: Words, texts: [String], _: Words) in
      if !comics.isOutcome, noun == "list of comics" { return try await comics.showList(of: texts) }
      try await comics.look()
      let shown = noun == "list of comics" ? comics.titlesShown : try comics.names()
      try expect(shown, equals: texts, "the list")
    }
  }

  Then("{list shows} ({the comics} ){texts} {list where}") {
    (comics: inout ComicsWorld, shows: Bool, _: Words?, texts: [String], list: ListName) in
    try await comics.look()
    let shown = list == .comics ? comics.titlesShown : try comics.names()
    try comics.expectTexts(shown, texts, shows)
  }

  for noun in ["({the comics} )", "{the characters} "] {
    Then(.expression("only \(noun){texts} {is presented}{in that order}")) {
      (comics: inout ComicsWorld, _: Words?, texts: [String], isPresented: Bool, _: Words) in
      try await comics.look()
      let shown = try comics.visibleTexts()
      try expect((shown == texts) == isPresented, "the list has \(shown)")
    }
  }

  Then("neither {texts} nor {texts} {is presented}") {
    (comics: inout ComicsWorld, first: [String], second: [String], isPresented: Bool) in
    try await comics.look()
    try comics.expectTexts(try comics.visibleTexts(), first + second, !isPresented)
  }
}

extension ComicsWorld {
  fileprivate mutating func expectText(
    _ text: String, at place: ListPlace, _ isSo: Bool
  ) async throws {
    try await look()
    let found = try place.element(of: try visibleTexts())
    try expect((found == text) == isSo, "the row there is \"\(found)\"")
  }

  fileprivate mutating func expectComic(
    _ title: String, at place: ListPlace, _ isSo: Bool
  ) async throws {
    try await look()
    let found = try place.element(of: try titles())
    try expect((found == title) == isSo, "the comic there is \"\(found)\"")
  }
}
