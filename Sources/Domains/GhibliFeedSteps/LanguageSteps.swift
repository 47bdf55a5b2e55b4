import GhibliFeed
import StepKit
import TestDoubles

/// The texts of the app in its languages.
let languageSteps = StepLibrary(GhibliWorld.self) {
  ParameterType("language", #"English|Russian|"[^"]*""#, useForSnippets: false) { text in
    try language(text)
  }

  Given("the language is {language}") { (ghibli: inout GhibliWorld, language: Language) in
    ghibli.session.language = language
  }

  When("the user/customer changes the language to {language}") {
    (ghibli: inout GhibliWorld, language: Language) in
    ghibli.session.language = language
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

  Then("the title is {string}") { (ghibli: inout GhibliWorld, title: String) in
    try expect(ghibli.screenNow.title, equals: title, "the title")
  }

  Then("the feed says {string} while it is loading") {
    (ghibli: inout GhibliWorld, text: String) in
    try expect(ghibli.screenNow.loadingText, equals: text, "the text while loading")
  }

  Then("the error message offers {string}") { (ghibli: inout GhibliWorld, text: String) in
    try expect(ghibli.screenNow.message?.action, equals: text, "the action of the error message")
  }
}

/// The language of a name or a code, `English` or `"en"`.
private func language(_ text: String) throws -> Language {
  switch text {
  case "English": return .en
  case "Russian": return .ru
  default:
    let code = text.filter { $0 != "\"" }
    return try require(Language(rawValue: code), "the app does not speak \"\(code)\"")
  }
}
