import GhibliFeed
import StepKit
import TestDoubles

/// The texts of the app in its languages.
let languageSteps = StepLibrary(GhibliWorld.self) {
  Given("the language is {string}") { (ghibli: inout GhibliWorld, code: String) in
    ghibli.session.language = try language(code)
  }

  When("the app displays an empty feed") { ghibli in
    ghibli.network.add(GhibliWorld.feedRoute(.text("[]")))
    ghibli.session.requestFeed()
  }

  Then("the app speaks exactly {string} and {string}") {
    (ghibli: inout GhibliWorld, first: String, second: String) in
    try expect(
      Language.allCases.map(\.rawValue).sorted(), equals: [first, second].sorted(),
      "the languages")
  }

  Then("every text key has a value in {string}") { (ghibli: inout GhibliWorld, code: String) in
    let language = try language(code)
    for key in FeedText.allCases {
      let text = key.text(in: language)
      try expect(!text.isEmpty, "\(key) has no value in \"\(code)\"")
      try expect(text != key.rawValue, "\(key) has its own name for a value in \"\(code)\"")
    }
  }

  Then("no text is the same in {string} and {string}") {
    (ghibli: inout GhibliWorld, first: String, second: String) in
    let (one, other) = (try language(first), try language(second))
    let same = FeedText.allCases.filter { $0.text(in: one) == $0.text(in: other) }
    try expect(same.map(\.rawValue), equals: [], "the texts that are the same")
  }

  Then("the title is {string} and the text is {string}") {
    (ghibli: inout GhibliWorld, title: String, text: String) in
    try expect(ghibli.screenNow.title, equals: title, "the title")
    try expect(ghibli.screenNow.emptyText, equals: text, "the text of an empty list")
  }

  Then("the feed says {string} while it is loading") {
    (ghibli: inout GhibliWorld, text: String) in
    try expect(ghibli.screenNow.loadingText, equals: text, "the text while loading")
  }

  Then("the error message offers {string}") { (ghibli: inout GhibliWorld, text: String) in
    try expect(ghibli.screenNow.message?.action, equals: text, "the action of the error message")
  }
}

private func language(_ code: String) throws -> Language {
  try require(Language(rawValue: code), "the app does not speak \"\(code)\"")
}
