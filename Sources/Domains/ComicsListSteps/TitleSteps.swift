import ComicsList
import StepKit

/// The titles of both screens.
let screenTitleSteps = StepLibrary(ComicsWorld.self) {
  words("view title", viewTitle)
  // is, reads, shows; is not
  ParameterType(
    "title says",
    "(?:(?:still|now|then|should|must) )*(?:\(being)|be|stays?|remains?|becomes?|became|equals?|is equal to|matches|reads?|says?"
      + "|shows?|displays?|names?|(?:changes|changed|switches) to)(?: still| now| then| again| exactly)*"
      + "(?: the (?:name|title)(?: of the comic)?| the same as)?",
    "(?:\(notBeing))(?: still| now| yet)*|(?:does|did|should|must) not (?:become|read|say|show|display|stay|remain|change to)"
      + "|no longer (?:reads|says|shows)",
    useForSnippets: false
  ) { (text: String) in
    !text.contains("not") && !text.contains("no longer") && !text.contains("n't")
  }
  words("as before", "(?: again| now| as before| any ?more| any longer| this time)?")
  words("as title", "as (?:its|the) title|for a title|in its title")
  words(
    "comic name",
    "(?:the )?(?:(?:comic )?(?:name|title)(?: of the comic)?|comic)(?: called| named| titled)?")

  Then("{list shows}( {comic name}) {string} as/in {view title}") {
    (comics: inout ComicsWorld, shows: Bool, _: Words?, title: String, _: Words) in
    let found = try comics.charactersTitle()
    try expect((found == title) == shows, "the view's title is \"\(found)\"")
  }

  Then("{list shows} the title {string} in the (characters )view") {
    (comics: inout ComicsWorld, shows: Bool, title: String) in try comics.expectTitle(title, shows)
  }

  Then("({comic name} ){string} {is presented} as/in {view title}") {
    (comics: inout ComicsWorld, _: Words?, title: String, isPresented: Bool, _: Words) in
    let found = try comics.charactersTitle()
    try expect((found == title) == isPresented, "the view's title is \"\(found)\"")
  }

  Then("({comic name} ){string} {be} {view title}") {
    (comics: inout ComicsWorld, _: Words?, title: String, isSo: Bool, _: Words) in
    try comics.expectTitle(title, isSo)
  }

  Then("{list shows} {string} as the title of the list( of comics)") {
    (comics: inout ComicsWorld, shows: Bool, title: String) in
    let found = comics.app.comics.title
    try expect((found == title) == shows, "the title of the list is \"\(found)\"")
  }

  Then("{view title} {title says} {string}{as before}") {
    (comics: inout ComicsWorld, _: Words, isSo: Bool, title: String, _: Words) in
    try comics.expectTitle(title, isSo)
  }

  words(
    "and not",
    ",? (?:and|but) (?:is )?(?:not|no longer|never)|, not|,? (?:instead of|rather than|in place of)"
  )

  Then("it {title says} {string}{as before}") {
    (comics: inout ComicsWorld, isSo: Bool, title: String, _: Words) in
    try expect(comics.hasSpokenOfTitle, "the sentence before is not about a title")
    try comics.expectTitle(title, isSo)
  }

  Then("{view title} {title says} {string}{and not} {string}") {
    (comics: inout ComicsWorld, _: Words, isSo: Bool, title: String, _: Words, other: String) in
    try comics.expectTitle(title, isSo)
    try comics.expectTitle(other, !isSo)
  }

  Then("{view title} {title says} {string} but {string}") {
    (comics: inout ComicsWorld, _: Words, isSo: Bool, other: String, title: String) in
    try expect(!isSo, "say what the title is not")
    try comics.expectTitle(other, false)
    try comics.expectTitle(title, true)
  }

  Then("{name of the comic} {be} {view title}") {
    (comics: inout ComicsWorld, comic: ComicReference, isSo: Bool, _: Words) in
    try comics.expectTitle(of: comic, isSo)
  }

  Then("{titled view} {have} {name of the comic} {as title}") {
    (comics: inout ComicsWorld, _: Words, has: Bool, comic: ComicReference, _: Words) in
    try comics.expectTitle(of: comic, has)
  }

  Then("{view title} changes/changed from {string} to {string}") {
    (comics: inout ComicsWorld, _: Words, former: String, title: String) in
    try comics.expectTitle(title, true)
    let titles = comics.events.compactMap { if case .title(let title) = $0 { title } else { nil } }
    try expect(Array(titles.suffix(2)), equals: [former, title], "the titles shown")
  }

  ParameterType("name of the comic", ComicReference.namePattern, useForSnippets: false) {
    (text: String) in ComicReference(text)
  }

  Then("{view title} {title says} {name of the comic}{as before}") {
    (comics: inout ComicsWorld, _: Words, isSo: Bool, comic: ComicReference, _: Words) in
    try comics.expectTitle(of: comic, isSo)
  }

  Then("{view title} {title says} {name of the comic}{and not} {name of the comic}") {
    (
      comics: inout ComicsWorld, _: Words, isSo: Bool, comic: ComicReference, _: Words,
      other: ComicReference
    ) in
    try comics.expectTitle(of: comic, isSo)
    try comics.expectTitle(of: other, !isSo)
  }

  Then("{name of the comic} {is presented} as/in {view title}") {
    (comics: inout ComicsWorld, comic: ComicReference, isPresented: Bool, _: Words) in
    try comics.expectTitle(of: comic, isPresented)
  }

  Then("{list shows} {name of the comic} as/in {view title}") {
    (comics: inout ComicsWorld, shows: Bool, comic: ComicReference, _: Words) in
    try comics.expectTitle(of: comic, shows)
  }

  words(
    "title of the list",
    "the (?:list['’]s title|title of the (?:list(?: of (?:Marvel )?comics)?|comics list|first screen))"
  )

  Then("{title of the list} {title says} {string}") {
    (comics: inout ComicsWorld, _: Words, isSo: Bool, title: String) in
    let found = comics.app.comics.title
    try expect((found == title) == isSo, "the title of the list is \"\(found)\"")
  }

  words(
    "titled view",
    "the view|the screen|\(that)the (?:characters? (?:view|screen)"
      + "|(?:view|screen) (?:of|with|for) the (?:list of )?(?:comic )?characters)")

  words(
    "view with the title",
    "(?:a|the)(?: new)? (?:view|screen) (?:with the title|titled|called|named)")

  Then("{view with the title} {string} {is presented}") {
    (comics: inout ComicsWorld, _: Words, title: String, isPresented: Bool) in
    try comics.expectTitle(title, isPresented)
  }

  Then("{titled view} {be} titled/called/named {string}") {
    (comics: inout ComicsWorld, _: Words, isSo: Bool, title: String) in
    try comics.expectTitle(title, isSo)
  }

  Then("{titled view} {be} titled with {name of the comic}") {
    (comics: inout ComicsWorld, _: Words, isSo: Bool, comic: ComicReference) in
    try comics.expectTitle(of: comic, isSo)
  }

  Then("{titled view} {is presented} with {string} {as title}") {
    (comics: inout ComicsWorld, _: Words, isSo: Bool, title: String, _: Words) in
    try comics.expectTitle(title, isSo)
  }

  Then("{titled view} {have} the title/name {string}") {
    (comics: inout ComicsWorld, _: Words, has: Bool, title: String) in
    try comics.expectTitle(title, has)
  }

  Then("{titled view} {have} {string} {as title}") {
    (comics: inout ComicsWorld, _: Words, has: Bool, title: String, _: Words) in
    try comics.expectTitle(title, has)
  }
}

private let viewTitle =
  "(?:(?:the|its) (?:title|heading)|the header)(?: of (?:the|that) (?:view|characters? (?:view|screen)|view of the characters"
  + "|screen|view with the (?:list of )?(?:comic )?characters|characters list|list of (?:comic )?characters))?"
  + "|the (?:view|characters view|view of the characters|screen|characters screen)['’]s title"
  + "|the title (?:in|on) the (?:characters )?(?:view|screen)|the (?:characters? )?(?:view|screen) title|a title|title"

extension ComicsWorld {
  /// The title of the view that is open.
  fileprivate mutating func expectTitle(_ title: String, _ isSo: Bool) throws {
    speaksOfTitle = true
    try expect((shown.title == title) == isSo, "the title is \"\(shown.title)\"")
  }

  fileprivate func expectTitle(of comic: ComicReference, _ isShown: Bool) throws {
    let expected = try self.title(of: comic)
    let title = try charactersTitle()
    try expect((title == expected) == isShown, "the view's title is \"\(title)\"")
  }
}
