import GhibliFeed
import StepKit
import TestDoubles

/// The texts of the app in its languages.
let languageSteps = StepLibrary(GhibliWorld.self) {
  ParameterType("language", #"English|Russian|"[^"]*""#, useForSnippets: false) { text in
    try language(text)
  }

  for pattern in [
    "the language( of the app)( of the device) is (set to ){language}",
    "the app( language) is (set to )(in ){language}",
    "the user's/app's language is {language}", "the device is set to {language}",
  ] {
    Given(.expression(pattern)) { (ghibli: inout GhibliWorld, language: Language) in
      ghibli.session.language = language
    }
  }

  ParameterType.wording(
    "chooses language",
    "(?:\(viewer)) (?:change|changes|switch|switches)(?: the language(?: of the app)?)? to",
    "(?:\(viewer)) (?:uses?|reads?) the app in", "(?:\(viewer)) (?:chooses?|selects?)")

  When("{chooses language} {language}") {
    (ghibli: inout GhibliWorld, _: String, language: Language) in
    ghibli.session.language = language
  }
  .isIdempotent()

  When(
    "the language( of the app)( of the device) is\\ changed/changes/changed/is\\ switched to {language}"
  ) {
    (ghibli: inout GhibliWorld, language: Language) in
    ghibli.session.language = language
  }
  .isIdempotent()

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

  for subject in ["the error( message)", "the message", "it"] {
    Then(.expression("\(subject) {is on screen} in {language}")) {
      (ghibli: inout GhibliWorld, isShown: Bool, language: Language) in
      let text = try require(ghibli.screenNow.message, "the app shows no error message").text
      try expect(
        errorTexts(in: language).contains(text) == isShown, "the error message is \"\(text)\"")
    }
  }

  Then("{feed shows} an/the error message in {language}") {
    (ghibli: inout GhibliWorld, shows: Bool, language: Language) in
    let text = ghibli.screenNow.message?.text ?? ""
    try expect(
      errorTexts(in: language).contains(text) == shows, "the error message is \"\(text)\"")
  }

  Then("the (error )message is not in {language}") {
    (ghibli: inout GhibliWorld, language: Language) in
    let text = try require(ghibli.screenNow.message, "the app shows no error message").text
    try expect(!errorTexts(in: language).contains(text), "the error message is \"\(text)\"")
  }

  Then("the (error )message is in {language}") { (ghibli: inout GhibliWorld, language: Language) in
    let text = try require(ghibli.screenNow.message, "the app shows no error message").text
    try expect(errorTexts(in: language).contains(text), "the error message is \"\(text)\"")
  }

  Then("the title of the feed/screen/app is {string}") {
    (ghibli: inout GhibliWorld, title: String) in
    try expect(ghibli.screenNow.title, equals: title, "the title")
  }

  Then("the (film )feed/(film )title/(film )screen {is on screen} in {language}") {
    (ghibli: inout GhibliWorld, isShown: Bool, language: Language) in
    let titles: [Language: String] = [.en: "Films", .ru: "Фильмы"]
    try expect(
      (ghibli.screenNow.title == titles[language]) == isShown,
      "the title is \"\(ghibli.screenNow.title)\"")
  }

  Then("the( empty)( list) text {is} {string}") {
    (ghibli: inout GhibliWorld, _: String, text: String) in
    try expect(ghibli.screenNow.emptyText, equals: text, "the text of an empty list")
  }

  Then("{feed shows} the text {string}") { (ghibli: inout GhibliWorld, shows: Bool, text: String) in
    try expect(
      ghibli.screenNow.texts.contains(text) == shows, "the app shows \(ghibli.screenNow.texts)")
  }

  Then("the text {string} {is on screen}") {
    (ghibli: inout GhibliWorld, text: String, isShown: Bool) in
    try expect(
      ghibli.screenNow.texts.contains(text) == isShown, "the app shows \(ghibli.screenNow.texts)")
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

/// The first lines of error messages, as the decisions on the document have them.
func errorTexts(in language: Language) -> [String] {
  switch language {
  case .en: ["There is no connection to the server.", "The server's answer cannot be read."]
  case .ru: ["Нет соединения с сервером.", "Не удалось прочитать ответ сервера."]
  }
}

extension FeedScreen {
  /// The app's own words.
  fileprivate var texts: [String] {
    [title]
      + [loadingText, emptyText, message?.text, message?.detail, message?.action]
      .compactMap(\.self)
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
