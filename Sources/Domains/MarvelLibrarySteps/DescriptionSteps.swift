import MarvelLibrary
import StepKit

/// The description in the details.
let descriptionSteps = StepLibrary(MarvelWorld.self) {
  Then("{marvelDetails} {marvelShows} the name {string} and the description {string}") {
    (marvel: inout MarvelWorld, view: ViewChoice, stated: Bool, name: String, text: String) in
    let expected = try marvel.stated(stated, in: view)
    let character = try marvel.details().character
    let isShown = character.name == name && character.description == text
    try expect(isShown == expected, "shown are \(character.name) and \(character.description)")
  }

  Then("{marvelDetails} {marvelShows} (the )(his )(her )(its )description {string}") {
    (marvel: inout MarvelWorld, view: ViewChoice, stated: Bool, text: String) in
    let expected = try marvel.stated(stated, in: view)
    let shown = try marvel.details().character.description
    try expect((shown == text) == expected, "the description is \"\(shown)\"")
  }

  Then("{marvelSees} the description {string}") {
    (marvel: inout MarvelWorld, expected: Bool, text: String) in
    let shown = try marvel.details().character.description
    try expect((shown == text) == expected, "the description is \"\(shown)\"")
  }

  for sentence in [
    "{marvelDetails} {marvelShows} no description/text",
    "{marvelDetails} {marvelShows} an/the empty description/text",
  ] {
    Then(.sentence(sentence)) { (marvel: inout MarvelWorld, view: ViewChoice, stated: Bool) in
      let expected = try marvel.stated(stated, in: view)
      let shown = try marvel.details().character.description
      try expect(shown.isEmpty == expected, "the description is \"\(shown)\"")
    }
  }

  Then("the description (of the character ){marvelAre} empty") {
    (marvel: inout MarvelWorld, expected: Bool) in
    let shown = try marvel.details().character.description
    try expect(shown.isEmpty == expected, "the description is \"\(shown)\"")
  }

  Then("no description {marvelIsShown}") { (marvel: inout MarvelWorld, expected: Bool) in
    try expect(expected, "the sentence denies twice")
    try expect(try marvel.details().character.description, equals: "", "the description")
  }

  Then("the description {string} {marvelIsShown}") {
    (marvel: inout MarvelWorld, text: String, expected: Bool) in
    let shown = try marvel.details().character.description
    try expect((shown == text) == expected, "the description is \"\(shown)\"")
  }
}
