import MarvelLibrary
import StepKit

/// Images of which it does not matter which they are, and where they come from.
let furtherImageSteps = StepLibrary(MarvelWorld.self) {
  // In what is given, it is on the screen, or not yet.
  Step("{marvelAnyImage} {marvelIsShown}") {
    (marvel: inout MarvelWorld, choice: WorkChoice, expected: Bool) in
    if marvel.scenario.isInOutcome {
      return try marvel.expectImage(try marvel.place(choice), expected)
    }
    let place = try await marvel.givenNow(choice)
    try await marvel.presentDetails()
    marvel.setup.lastWork = place
    if expected { try await marvel.scrollTo(place) }
    let isThere = try marvel.details().pictures[place] != nil
    try expect(isThere == expected, "the image is\(isThere ? "" : " not") on the screen")
  }

  for sentence in acts(.scroll, "(down )until {marvelImage} is/becomes/gets visible/shown") {
    When(sentence) { (marvel: inout MarvelWorld, choice: WorkChoice) in
      let place = try await marvel.givenNow(choice)
      try marvel.inDetails().workBecameVisible(place)
    }
    .isIdempotent()
  }

  Step("{marvelSectionChoice} {marvelShows} {marvelSomeImages}") {
    (marvel: inout MarvelWorld, choice: SectionChoice, expected: Bool) in
    let section = try marvel.section(choice)
    let isGiven = !marvel.scenario.isInOutcome && expected
    if isGiven {
      if try marvel.server.library.index[marvel.subject].works[section, default: []].isEmpty {
        try marvel.setWorks(WorkAmounts([section: 2]))
      }
      try await marvel.refresh()
      try await marvel.presentDetails()
      try await marvel.scrollTo(WorkPlace(section, 0))
      marvel.setup.lastWork = WorkPlace(section, 0)
    }
    let shown = try marvel.details().pictures.filter { place, picture in
      if case .shown = picture { place.section == section } else { false }
    }
    try expect(shown.isEmpty != expected, "\(shown.count) images of the \(section) are shown")
  }

  ParameterType.wording(
    "marvelSomeImages",
    "(?:some |several )?images|the image of (?:a|an|one) (?:comic|series|story|event)")

  Then(
    "(the )(its ){marvelSections}( section)( sections) {marvelIsListed} without (their )(any )(the )images/pictures"
  ) {
    (marvel: inout MarvelWorld, sections: [MarvelCharacter.Section], statement: Statement) in
    try marvel.expectSections(sections.map(\.rawValue), statement)
    let shown = try marvel.details().pictures.filter { place, picture in
      if case .shown = picture { sections.contains(place.section) } else { false }
    }
    try expect(shown.isEmpty, "\(shown.count) images are shown")
  }

  Then(
    "(the )(its ){marvelSections}( section)( sections) {marvelIsShown} with (their )(the )images/pictures"
  ) {
    (marvel: inout MarvelWorld, sections: [MarvelCharacter.Section], expected: Bool) in
    try expect(expected, "say what is shown")
    var images = ImageGroup(words: "the images")
    images.sections = sections
    try await marvel.look(for: images, true)
  }

  for sentence in [
    "the other {marvelSection} show/have no images/image/pictures/picture",
    "the other {marvelSection} are shown without images/pictures",
  ] {
    Then(.sentence(sentence)) { (marvel: inout MarvelWorld, section: MarvelCharacter.Section) in
      var images = ImageGroup(words: "the other images")
      images.sections = [section]
      let shown = try marvel.details().pictures
      let others = try marvel.places(images)
      try expect(!others.isEmpty, "there are no others")
      for place in others { try expect(shown[place] == nil, "one of them is on the screen") }
      for place in others { try marvel.expectUntouched(place) }
    }
  }

  Then("{marvelSectionChoice} {marvelIsShown} without (any )items/entries/content") {
    (marvel: inout MarvelWorld, choice: SectionChoice, expected: Bool) in
    try expect(expected, "the sentence denies twice")
    let section = try marvel.section(choice)
    try marvel.expectSections([section.rawValue], true)
    try marvel.expectWorks(WorkAmounts([section: 0]), true)
  }

  Then(
    "the large/expanded image/picture {marvelIsLoaded} from {marvelTheirURI} {marvelWhenExpanded}"
  ) { (marvel: inout MarvelWorld, expected: Bool, moment: VisibleMoment) in
    try expect(expected != moment.isLimit, "the sentence denies it")
    let address = try marvel.work(try marvel.expanded()).resourceURI
    try marvel.expectLargeFetched(from: address)
  }

  // Of every work of a section, on the screen or not.
  for sentence in [
    "each/every {marvelWorkOfKind} shows/has its image/picture"
  ] {
    Then(.sentence(sentence)) { (marvel: inout MarvelWorld, choice: WorkChoice) in
      guard case .only(let section?) = choice.kind else {
        return try expect(false, "say of which works")
      }
      try marvel.expectAllShown(section)
    }
  }

  Then("all (of )(the ){marvelSection} show/have their images/pictures") {
    (marvel: inout MarvelWorld, section: MarvelCharacter.Section) in
    try marvel.expectAllShown(section)
  }
}

extension MarvelWorld {
  fileprivate mutating func expectAllShown(_ section: MarvelCharacter.Section) throws {
    let places = try works(section).indices.map { WorkPlace(section, $0) }
    for place in places { try expectPicture(place) }
  }
}
