import MarvelLibrary
import Ports
import StepKit
import TestDoubles

/// The outcome for the pictures.
let workPictureOutcomes = StepLibrary(MarvelWorld.self) {
  Then("requests were sent to the resource URI of {marvelWork} and to its image, in this order") {
    (marvel: inout MarvelWorld, choice: WorkChoice) in
    let place = try marvel.place(choice)
    let work = try marvel.work(place)
    try expect(
      marvel.furtherRequests().map(\.url),
      equals: [work.resourceURI, try work.pictures().portrait], "the further requests")
  }

  Then("requests were sent to the resource URI of {marvelWork} and to {string}, in this order") {
    (marvel: inout MarvelWorld, choice: WorkChoice, address: String) in
    let work = try marvel.work(try marvel.place(choice))
    try expect(
      marvel.furtherRequests().map(\.url), equals: [work.resourceURI, address],
      "the further requests")
  }

  Then("no request was sent for {marvelWork}") { (marvel: inout MarvelWorld, choice: WorkChoice) in
    let place = try marvel.place(choice)
    try marvel.expectUntouched(place)
  }

  Then("only the image/picture of {marvelWork} {marvelIsLoaded}") {
    (marvel: inout MarvelWorld, choice: WorkChoice, expected: Bool) in
    try expect(expected, "the sentence denies it")
    let place = try marvel.place(choice)
    try marvel.expectLoaded(place, true)
    try expect(
      marvel.imageRequests, equals: [try marvel.work(place).pictures().portrait],
      "the images asked for")
  }

  for image in ["the image/picture of {marvelWork}", "{marvelImage}"] {
    for from in ["from {string}", "from the/its resource( )URI {string}"] {
      Then(.sentence("\(image) {marvelIsLoaded} \(from)")) {
        (marvel: inout MarvelWorld, choice: WorkChoice, expected: Bool, address: String) in
        try await marvel.expectLazyImage(try marvel.place(choice), from: address, expected)
      }
    }

    // In what is given, it has not been.
    Step(.sentence("\(image) {marvelIsLoaded} from its/his/her/their/the resource( )URI( yet)")) {
      (marvel: inout MarvelWorld, choice: WorkChoice, expected: Bool) in
      let place = try await marvel.givenNow(choice)
      let address = try marvel.work(place).resourceURI
      try await marvel.expectLazyImage(place, from: address, expected)
    }

    Then(.sentence("\(image) {marvelIsLoaded} from the resource( )URI of {marvelWork}")) {
      (marvel: inout MarvelWorld, choice: WorkChoice, expected: Bool, work: WorkChoice) in
      let address = try marvel.work(try marvel.place(work)).resourceURI
      try marvel.expectImage(try marvel.place(choice), from: address, expected)
    }

    Then(.sentence("\(image) {marvelIsShown} in the {marvelSection} section")) {
      (
        marvel: inout MarvelWorld, choice: WorkChoice, expected: Bool,
        section: MarvelCharacter.Section
      ) in
      let place = try marvel.place(choice)
      try expect(place.section, equals: section, "the section")
      try marvel.expectImage(place, expected)
    }
  }

  Then("the image/picture of {marvelWork} was requested {count} time(s) in total") {
    (marvel: inout MarvelWorld, choice: WorkChoice, count: Int) in
    let place = try marvel.place(choice)
    try marvel.expectRequests(try marvel.work(place).pictures().portrait, count)
  }

  Then("the data of {marvelWork} was requested {count} time(s) in total") {
    (marvel: inout MarvelWorld, choice: WorkChoice, count: Int) in
    let place = try marvel.place(choice)
    try marvel.expectRequests(try marvel.work(place).resourceURI, count)
  }

  Then("only the image/picture of {marvelCharacter} was requested") {
    (marvel: inout MarvelWorld, choice: CharacterChoice) in
    try expect(
      marvel.furtherRequests().map(\.url), equals: [try marvel.portraitURL(choice)],
      "the further requests")
  }

  Then("the request for the data of {marvelWork} was cancelled/canceled") {
    (marvel: inout MarvelWorld, choice: WorkChoice) in
    let place = try marvel.place(choice)
    let request = try marvel.lastRequest(to: marvel.work(place).resourceURI)
    try marvel.expectCancelled(request, "the request for the data")
  }

  Then("the request for the image/picture of {marvelWork} was cancelled/canceled") {
    (marvel: inout MarvelWorld, choice: WorkChoice) in
    let place = try marvel.place(choice)
    let request = try marvel.lastRequest(to: marvel.work(place).pictures().portrait)
    try marvel.expectCancelled(request, "the request for the image")
  }

  Then("the request for the image/picture of {marvelWork} was not cancelled/canceled") {
    (marvel: inout MarvelWorld, choice: WorkChoice) in
    let place = try marvel.place(choice)
    let request = try marvel.lastRequest(to: marvel.work(place).pictures().portrait)
    try expect(!marvel.client.canceled.contains(request), "the request was cancelled")
  }

  Then("the request for the image/picture of {marvelCharacter} {marvelAre} cancelled/canceled") {
    (marvel: inout MarvelWorld, choice: CharacterChoice, expected: Bool) in
    let request = try marvel.lastRequest(to: try marvel.portraitURL(choice))
    let isCancelled = marvel.client.canceled.contains(request)
    try expect(isCancelled == expected, "the request was\(isCancelled ? "" : " not") cancelled")
  }

  Then(.sentence("{marvelWork} shows its image( again)/picture( again)")) {
    (marvel: inout MarvelWorld, choice: WorkChoice) in
    let place = try marvel.place(choice)
    try marvel.expectPicture(place)
  }

  // Before the details are presented, they are, and the image is loaded.
  Step("the image/picture of {marvelWork} {marvelIsFetched}") {
    (marvel: inout MarvelWorld, choice: WorkChoice, statement: Statement) in
    if statement.isTrue { try await marvel.showWork(choice) }
    let place = try marvel.place(choice)
    if statement.isOngoing, try marvel.picture(place) == .loading {
      return try expect(statement.isTrue, "the image is being loaded")
    }
    try marvel.expectLoaded(place, statement.isTrue)
  }

  Then("{marvelImage} {marvelIsLoaded}") {
    (marvel: inout MarvelWorld, choice: WorkChoice, expected: Bool) in
    try marvel.expectImage(try marvel.place(choice), loaded: expected)
  }

  Then("{marvelImage} {marvelIsShown}") {
    (marvel: inout MarvelWorld, choice: WorkChoice, expected: Bool) in
    try marvel.expectImage(try marvel.place(choice), expected)
  }

  for sentence: StepPattern in [
    "a/the placeholder {marvelIsShown}( instead of the image)( instead of the picture)",
    "a/the placeholder image {marvelIsShown}",
  ] {
    Then(sentence) { (marvel: inout MarvelWorld, expected: Bool) in
      let picture = try marvel.picture(try marvel.onlyVisibleWork())
      let isPlaceholder = if case .placeholder = picture { true } else { false }
      try expect(isPlaceholder == expected, picture.words)
    }
  }

  Step("the image/picture of {marvelWork} {marvelIsShown}") {
    (marvel: inout MarvelWorld, choice: WorkChoice, expected: Bool) in
    if expected { try await marvel.showWork(choice) }
    let place = try marvel.place(choice)
    if expected {
      try marvel.expectPicture(place)
    } else {
      let picture = try marvel.picture(place)
      if case .shown = picture { try expect(false, picture.words) }
    }
  }

  for sentence: StepPattern in [
    "a/the placeholder is shown/displayed/presented for {marvelWork}",
    "a/the placeholder is shown/displayed/presented instead of the image of {marvelWork}",
  ] {
    Then(sentence) { (marvel: inout MarvelWorld, choice: WorkChoice) in
      try expect(
        try marvel.picture(try marvel.place(choice)).words,
        equals: PictureState.placeholder(.noPicture).words, "the picture")
    }
  }

  for work in ["{marvelWork}", "{marvelTitled}"] {
    Then(.sentence("\(work) {marvelIsShown} with a/an/its/the image/picture")) {
      (marvel: inout MarvelWorld, choice: WorkChoice, expected: Bool) in
      try marvel.expectImage(try marvel.place(choice), expected)
    }

    Then(.sentence("\(work) {marvelIsShown} without a/an/its/any image/picture")) {
      (marvel: inout MarvelWorld, choice: WorkChoice, expected: Bool) in
      try expect(expected, "the sentence denies twice")
      try marvel.expectWithoutImage(try marvel.place(choice))
    }

    Then(.sentence("\(work) shows no image/picture")) {
      (marvel: inout MarvelWorld, choice: WorkChoice) in
      try marvel.expectWithoutImage(try marvel.place(choice))
    }
  }

  for image in ["the image/picture of {marvelWork}", "{marvelImage}"] {
    Then(.sentence("\(image) is (still )loading/on\\ its\\ way")) {
      (marvel: inout MarvelWorld, choice: WorkChoice) in
      let picture = try marvel.picture(try marvel.place(choice))
      try expect(picture.words, equals: PictureState.loading.words, "the picture")
    }
  }

  Then("{marvelWork} shows the image/picture in {string}") {
    (marvel: inout MarvelWorld, choice: WorkChoice, file: String) in
    let place = try marvel.place(choice)
    let bytes = try marvel.scenario.resource(file).bytes
    try expect(try marvel.picture(place).words, equals: bytes.shownWords, "the picture")
  }

  // For want of a picture, or because it could not be loaded.
  Then("{marvelWork} shows the/a placeholder") { (marvel: inout MarvelWorld, choice: WorkChoice) in
    let picture = try marvel.picture(try marvel.place(choice))
    if case .placeholder = picture { return }
    try expect(picture.words, equals: PictureState.placeholder(.noPicture).words, "the picture")
  }

  Then("{marvelWork} shows that its image/picture could not be loaded") {
    (marvel: inout MarvelWorld, choice: WorkChoice) in
    let place = try marvel.place(choice)
    _ = try marvel.failure(place)
  }

  Then("{marvelWork} shows that its image/picture could not be loaded: {string}") {
    (marvel: inout MarvelWorld, choice: WorkChoice, words: String) in
    let place = try marvel.place(choice)
    let text = try marvel.failure(place).text
    try expect(text.contains(words), "the reason is \"\(text)\": not \"\(words)\"")
  }

  Then("{marvelWork} shows that its image/picture is( being) loading/loaded") {
    (marvel: inout MarvelWorld, choice: WorkChoice) in
    let place = try marvel.place(choice)
    try expect(try marvel.picture(place).words, equals: PictureState.loading.words, "the picture")
  }

  Then("no image/picture of {marvelWork} is shown") {
    (marvel: inout MarvelWorld, choice: WorkChoice) in
    let place = try marvel.place(choice)
    _ = try marvel.work(place)
    try expect(try marvel.picture(place).words, equals: PictureState.hidden.words, "the picture")
  }

  Then("the image/picture of {marvelWork} has {count} byte(s)") {
    (marvel: inout MarvelWorld, choice: WorkChoice, count: Int) in
    let picture = try marvel.picture(try marvel.place(choice))
    guard case .shown(let bytes) = picture else { return try expect(false, picture.words) }
    try expect(bytes.count, equals: count, "the bytes of the image")
  }

  Then("the library notes ({marvelTimes} )that the store failed to {word}") {
    (marvel: inout MarvelWorld, times: Int?, operation: String) in
    let notes = marvel.events.compactMap { event in
      if case .storeFailed(let text) = event { text } else { nil }
    }
    let words = "the store failed to \(operation)"
    let count = notes.count { $0.contains(words) }
    try expect(count > 0 && count == times ?? count, "noted were \(notes): not that \(words)")
    try expect(marvel.messages, equals: [], "the messages to the user")
  }
}

extension MarvelWorld {
  /// The title of the work is shown, and no picture.
  fileprivate mutating func expectWithoutImage(_ place: WorkPlace) throws {
    try expectTitles(place.section, [try work(place).title], true)
    try expectImage(place, false)
  }
}
