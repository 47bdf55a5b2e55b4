import MarvelLibrary
import StepKit

/// What nobody does: `the user does not tap on the magnifier icon`, `no character is selected`.
///
/// Nothing happens then, and nothing of it has happened before.
let restraintSteps = StepLibrary(MarvelWorld.self) {
  let icon = "(on )the magnifier/search( icon)( button)"
  for sentence in [
    user("has/have not tapped/pressed/clicked/touched/used \(icon)( yet)"),
    user(
      "has/have not searched/filtered( for anything)( for characters)( for a character)( for any name)( for a name)( the list)( yet)"
    ),
    .sentence("the magnifier/search( icon)( button) is/was not tapped/pressed/clicked/touched"),
  ] {
    When(sentence) { (marvel: inout MarvelWorld) in try marvel.nothingHappens(.search) }
      .isIdempotent()
  }

  for sentence in [
    user("{marvelNot} tap/press/click/touch/use \(icon)"),
    user(
      "{marvelNot} search/filter( for anything)( for characters)( for a character)( the list)( the characters)"
    ),
    user("{marvelNot} enter/type a name/anything"),
  ] {
    When(sentence) { (marvel: inout MarvelWorld, _: Bool) in try marvel.nothingHappens(.search) }
      .isIdempotent()
  }

  for sentence in [
    "no character is/was selected/chosen/opened/tapped( yet)",
    "no character has\\ been selected/chosen/opened/tapped( yet)",
    "nobody selects/opens/has\\ selected/has\\ opened a/any character( yet)",
  ].map(StepPattern.sentence) + [
    user("has/have not selected/chosen/opened a/any/the character( yet)")
  ] {
    When(sentence) { (marvel: inout MarvelWorld) in try marvel.nothingHappens(.details) }
      .isIdempotent()
  }

  When(user("{marvelNot} scroll( down)( the list)( any further)")) {
    (marvel: inout MarvelWorld, _: Bool) in try marvel.nothingHappens(.list)
  }
  .isIdempotent()

  When(user("stay/stays/remain/remains at the top of the list( of characters)")) {
    (marvel: inout MarvelWorld) in
    try expect(marvel.setup.endsReached, equals: 0, "how often the end was reached")
    let screen = marvel.currentScreen
    try expect(screen?.details == nil && screen?.gallery == nil, "the list is not presented")
    try marvel.nothingHappens(.list)
  }
  .isIdempotent()

  When(user("{marvelNot} select/choose/open/pick/tap (on )a/any/the/one character")) {
    (marvel: inout MarvelWorld, _: Bool) in try marvel.nothingHappens(.details)
  }
  .isIdempotent()

  for sentence in [
    user("has/have not expanded any/an/the image(s)( yet)"),
    .sentence("no image has\\ been/is/was expanded yet"),
  ] {
    When(sentence) { (marvel: inout MarvelWorld) in try marvel.nothingHappens(.gallery) }
      .isIdempotent()
  }

  When(user("{marvelNot} expand/enlarge/tap/open (on )any/an/the image(s)")) {
    (marvel: inout MarvelWorld, _: Bool) in try marvel.nothingHappens(.gallery)
  }
  .isIdempotent()
}

extension MarvelWorld {
  /// Nobody has gone to a view, and nobody does.
  fileprivate mutating func nothingHappens(_ place: LibraryScreen.Place) throws {
    try expectAction()
    let screen = currentScreen
    let isThere =
      switch place {
      case .list: false
      case .search: screen?.search != nil
      case .details: screen?.details != nil
      case .gallery: screen?.gallery != nil
      }
    try expect(!isThere, "the \(place) is presented")
    _ = try acting()
  }
}
