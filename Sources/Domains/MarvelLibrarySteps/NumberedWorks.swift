import MarvelLibrary
import StepKit

/// Works of a section by their numbers: `comics 1 and 3`, `the first and the third story`, `stories 2
/// to 4`.
struct NumberedWorks: Hashable, Sendable {
  var section: MarvelCharacter.Section
  /// From 1.
  var numbers: [Int]

  /// Nothing where the words name fewer than two.
  init?(words: String) {
    let parts = words.split { " ,".contains($0) }.map(String.init)
    guard let section = parts.lazy.compactMap({ MarvelCharacter.Section(word: $0) }).first else {
      return nil
    }
    self.section = section
    let (digits, places) = (parts.compactMap { Int($0) }, parts.compactMap { ordinals[$0] })
    numbers = places.count > 1 && digits.isEmpty ? places : digits
    if parts.contains("to"), numbers.count == 2, numbers[0] < numbers[1] {
      numbers = Array(numbers[0]...numbers[1])
    }
    guard numbers.count > 1 else { return nil }
  }

  var places: [WorkPlace] { numbers.map { WorkPlace(section, $0 - 1) } }

  static let pattern: String = {
    let and = "(?:,? and |, | or | to )"
    return "(?:the )?(?:comics|series|stories|events) \\d{1,3}(?:\(and)\\d{1,3})+"
      + "|\(kind) \\d{1,3}(?:\(and)\(kind) \\d{1,3})+"
      + "|the (?:\(oneOf(ordinals.keys)))(?: \(kind))?(?:\(and)(?:the )?(?:\(oneOf(ordinals.keys))))+"
      + " (?:comics?|series|stor(?:y|ies)|events?)"
  }()

  private static let kind = "(?:comic|series|story|event)"
}

/// Some of the works that are given, and the thumbnail that they have: `of which the second has no
/// picture`.
struct WorkFlaw: Hashable, Sendable {
  /// From 1; -1 for the last one.
  var numbers: [Int]
  var thumbnail: SampleThumbnail

  init(words: String) throws {
    let head = words.prefix { $0 != "\"" }
    numbers = head.split { " ,".contains($0) }.map(String.init).compactMap { word in
      word == "last" ? -1 : ordinals[word] ?? Int(word)
    }
    try expect(!numbers.isEmpty, "found \(words)")
    if let address = quotedTexts(words).first {
      thumbnail = try require(
        SampleThumbnail(address), "found \"\(address)\", expected null or ….jpg")
    } else {
      thumbnail = SampleThumbnail.none
    }
  }

  static let pattern: String = {
    let one =
      "(?:(?:only )?(?:the )?(?:\(oneOf(ordinals.keys))|last)|number \\d{1,3}|\(kind) \\d{1,3})(?: \(kind))?"
    let which = "(?:of which|of whom|where|but)"
    return ",? \(which) \(one)(?:(?:,? and |, )\(one))*"
      + " (?:(?:has|have) (?:no|not an?) (?:image|picture|thumbnail)s?"
      + "|(?:lacks?|is without|are without) (?:an? |its )?(?:image|picture|thumbnail)s?"
      + "|(?:has|have) the (?:thumbnail|image|picture)(?: address)? \(quotation))"
  }()

  private static let kind = "(?:comic|series|story|event)"
}

/// Works that are meant by their numbers, or of which some differ from the others.
let numberedWorkSteps = StepLibrary(MarvelWorld.self) {
  ParameterType("marvelNumberedWorks", NumberedWorks.pattern, useForSnippets: false) { words in
    try require(NumberedWorks(words: words), "found \(words)")
  }
  ParameterType("marvelFlaw", WorkFlaw.pattern, useForSnippets: false) {
    try WorkFlaw(words: $0)
  }

  Then("no request/call is/was/has\\ been sent/made for {marvelNumberedWorks}") {
    (marvel: inout MarvelWorld, works: NumberedWorks) in
    for place in works.places { try marvel.expectUntouched(place) }
  }

  Then("{marvelNumberedWorks} show their images/pictures( again)") {
    (marvel: inout MarvelWorld, works: NumberedWorks) in
    for place in works.places { try marvel.expectPicture(place) }
  }

  Then("{marvelNumberedWorks} show the/a placeholder(s)") {
    (marvel: inout MarvelWorld, works: NumberedWorks) in
    for place in works.places {
      try expect(
        try marvel.picture(place).words, equals: PictureState.placeholder(.noPicture).words,
        "the picture")
    }
  }

  for sentence: StepPattern in [
    "{marvelNumberedWorks} {marvelComesIntoView}", "{marvelNumberedWorks} {marvelAppears}",
  ] {
    When(sentence) { (marvel: inout MarvelWorld, works: NumberedWorks) in
      for place in works.places {
        try marvel.acting().workBecameVisible(place)
        try await marvel.settle()
      }
    }
    .isIdempotent()
  }

  When("{marvelNumberedWorks} {marvelScrollsAway}") {
    (marvel: inout MarvelWorld, works: NumberedWorks, _: String) in
    for place in works.places { try marvel.acting().workDisappeared(place) }
  }
  .isIdempotent()

  Given("a character with {marvelWorks}{marvelFlaw}") {
    (marvel: inout MarvelWorld, amounts: WorkAmounts, flaw: WorkFlaw) in
    try marvel.setWorks(amounts, flaw, of: try marvel.subject)
    try await marvel.refresh()
  }

  Given("a/an/one {marvelKind} whose thumbnail/image is {word}") {
    (marvel: inout MarvelWorld, section: MarvelCharacter.Section, address: String) in
    let thumbnail = try require(
      SampleThumbnail(address), "found \"\(address)\", expected null or ….jpg")
    try marvel.setWork(section, thumbnail)
    try await marvel.refresh()
    try await marvel.presentDetails()
  }

  Given("a/an/one {marvelKind} without a/an/any image/picture/thumbnail") {
    (marvel: inout MarvelWorld, section: MarvelCharacter.Section) in
    try marvel.setWork(section, SampleThumbnail.none)
    try await marvel.refresh()
    try await marvel.presentDetails()
  }

  // Which has a picture is known of those that have been on the screen: all of them have.
  Given("{marvelWorks}{marvelFlaw}") {
    (marvel: inout MarvelWorld, amounts: WorkAmounts, flaw: WorkFlaw) in
    try marvel.setWorks(amounts, flaw, of: try marvel.subject)
    try await marvel.refresh()
    for (section, count) in amounts.counts {
      try marvel.makeVisible((0..<count).map { WorkPlace(section, $0) })
    }
  }

  for sentence in [
    "{marvelCharacter} has {marvelWorks}", "there is {marvelCharacter} with {marvelWorks}",
  ] {
    Given(.sentence(sentence + "{marvelFlaw}")) {
      (
        marvel: inout MarvelWorld, choice: CharacterChoice, amounts: WorkAmounts, flaw: WorkFlaw
      ) in
      try marvel.setWorks(amounts, flaw, of: try marvel.given(choice))
      try await marvel.refresh()
    }
  }
}

extension MarvelWorld {
  /// The character that the story is about has one work of the section.
  fileprivate mutating func setWork(
    _ section: MarvelCharacter.Section, _ thumbnail: SampleThumbnail
  ) throws {
    try expectAction()
    try setWorks(WorkAmounts([section: 1]))
    server.library.index[try subject].works[section]?[0].thumbnail = thumbnail
  }

  /// As `setWorks(_:of:)`, some of the works with another thumbnail.
  fileprivate mutating func setWorks(
    _ amounts: WorkAmounts, _ flaw: WorkFlaw, of index: Int
  ) throws {
    try expectAction()
    try expect(amounts.counts.count, equals: 1, "the sections of which some works differ")
    try setWorks(amounts, of: index)
    for (section, count) in amounts.counts {
      for number in flaw.numbers {
        let place = number < 0 ? count - 1 : number - 1
        try expect((0..<count).contains(place), "there are \(count) \(section)")
        server.library.index[index].works[section]?[place].thumbnail = flaw.thumbnail
      }
    }
  }
}
