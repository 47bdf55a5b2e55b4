import MarvelLibrary
import Ports
import StepKit
import TestDoubles

/// The pictures of a character's works, loaded while they can be seen.
let workPictureSteps = StepLibrary(MarvelWorld.self) {
  visibilityOfWorks

  Given("the image/picture of {marvelWork} of {int} is/was/has\\ been shown/displayed/loaded") {
    (marvel: inout MarvelWorld, choice: WorkChoice, count: Int) in
    let place = try marvel.place(choice)
    try await marvel.showPicture(of: place, among: count)
  }

  Given("the data of {marvelWork} is pending") { (marvel: inout MarvelWorld, choice: WorkChoice) in
    let place = try marvel.place(choice)
    try await marvel.hold(try marvel.work(place).resourceURI) { $0.workBecameVisible(place) }
  }

  When("the data of {marvelWork} arrives") { (marvel: inout MarvelWorld, choice: WorkChoice) in
    let place = try marvel.place(choice)
    _ = try marvel.acting()
    try marvel.arrive(try marvel.lastRequest(to: marvel.work(place).resourceURI))
  }
  .isIdempotent()

  Given("the image/picture of {marvelWork} is pending") {
    (marvel: inout MarvelWorld, choice: WorkChoice) in
    let place = try await marvel.givenNow(choice)
    try await marvel.presentDetails()
    try await marvel.forgetPicture(of: place)
    try await marvel.hold(try marvel.work(place).pictures().portrait) {
      $0.workBecameVisible(place)
    }
  }

  When("the image/picture of {marvelWork} arrives") {
    (marvel: inout MarvelWorld, choice: WorkChoice) in
    let place = try marvel.place(choice)
    _ = try marvel.acting()
    try marvel.arrive(try marvel.lastRequest(to: marvel.work(place).pictures().portrait))
  }
  .isIdempotent()

  Given("the image/picture of {marvelCharacter} is pending") {
    (marvel: inout MarvelWorld, choice: CharacterChoice) in
    let row = try marvel.row(choice)
    try await marvel.hold(try marvel.portraitURL(choice)) { $0.characterBecameVisible(at: row) }
  }

  Given("the image/picture of {marvelWork} answers with {count} byte(s)") {
    (marvel: inout MarvelWorld, choice: WorkChoice, count: Int) in
    let place = try marvel.given(choice)
    let body = [UInt8](repeating: 65, count: count)
    try marvel.override(place, .success(HTTPResponse(status: 200, body: body)))
  }

  Given("the image/picture of {marvelWork} answers with status {int}") {
    (marvel: inout MarvelWorld, choice: WorkChoice, status: Int) in
    let place = try marvel.given(choice)
    try marvel.override(
      place, .success(HTTPResponse(status: status, body: try marvel.work(place).portrait)))
  }

  Given("the image/picture of {marvelWork} answers with no connection") {
    (marvel: inout MarvelWorld, choice: WorkChoice) in
    let place = try marvel.given(choice)
    try marvel.override(place, .failure(.notConnected))
  }

  // In an outcome, it should not have been.
  for sentence: StepPattern in [
    .sentence("the image/picture of/for {marvelWork} cannot/can't/could\\ not/couldn't be loaded"),
    .sentence("the image/picture of {marvelWork} fails( to load)/failed( to load)"),
    "the image/picture of {marvelWork} is not available",
  ] {
    Step(sentence) { (marvel: inout MarvelWorld, choice: WorkChoice) in
      if marvel.scenario.isInOutcome {
        _ = try marvel.failure(try marvel.place(choice))
      } else {
        let place = try marvel.given(choice)
        try marvel.override(
          place, .success(HTTPResponse(status: 404, body: try marvel.work(place).portrait)))
      }
    }
  }

  When("the image/picture of {marvelWork} can be loaded again") {
    (marvel: inout MarvelWorld, choice: WorkChoice) in
    let place = try marvel.place(choice)
    marvel.server.overrides[try marvel.work(place).pictures().portrait] = nil
  }
  .isIdempotent()

  Given("{marvelWork} has no image/picture") { (marvel: inout MarvelWorld, choice: WorkChoice) in
    let place = try marvel.given(choice)
    try marvel.change(place) { $0.thumbnail = .none }
    try await marvel.refresh()
  }

  for sentence in [
    "the thumbnail/image/picture of {marvelWork} is/has (the )(path ){string} with the extension {string}",
    "{marvelWork} has the thumbnail/image/picture {string} with the extension {string}",
  ] {
    Given(.sentence(sentence)) {
      (marvel: inout MarvelWorld, choice: WorkChoice, path: String, fileExtension: String) in
      let place = try marvel.given(choice)
      try marvel.change(place) { $0.thumbnail = .at(path: path, fileExtension: fileExtension) }
      try await marvel.refresh()
    }
  }

  Given(.sentence("{marvelWork} has the resource( )URI {string}")) {
    (marvel: inout MarvelWorld, choice: WorkChoice, address: String) in
    let place = try marvel.given(choice)
    try marvel.change(place) { $0.otherResourceURI = address }
    try await marvel.refresh()
  }

  When("{marvelImage} arrives( later)( now)( then)( at last)") {
    (marvel: inout MarvelWorld, choice: WorkChoice) in
    try marvel.expectAction()
    let place = try marvel.place(choice)
    _ = try marvel.acting()
    try marvel.arrive(try marvel.lastRequest(to: marvel.work(place).pictures().portrait))
  }
  .isIdempotent()

  // It is on its way for so long.
  When("{marvelImage} arrives {duration} later") {
    (marvel: inout MarvelWorld, choice: WorkChoice, time: Duration) in
    try await marvel.arrive(try marvel.place(choice), after: time)
  }

  When("{marvelImage} arrives after {duration}") {
    (marvel: inout MarvelWorld, choice: WorkChoice, time: Duration) in
    try await marvel.arrive(try marvel.place(choice), after: time)
  }

  Given("the {marvelSection} (of {marvelCharacter} )have no images/pictures") {
    (marvel: inout MarvelWorld, section: MarvelCharacter.Section, choice: CharacterChoice?) in
    _ = try marvel.given(choice ?? .subject)
    try marvel.removePictures(section)
    try await marvel.refresh()
  }

  Given("the {marvelSection} (of {marvelCharacter} )have images/pictures") {
    (marvel: inout MarvelWorld, section: MarvelCharacter.Section, choice: CharacterChoice?) in
    let index = try marvel.given(choice ?? .subject)
    if marvel.server.library.index[index].works[section, default: []].isEmpty {
      try marvel.setWorks(WorkAmounts([section: 2]), of: index)
    }
    for number in try marvel.works(section).indices {
      try marvel.change(WorkPlace(section, number)) { $0.givePicture() }
    }
    try await marvel.refresh()
  }

  Given("{marvelWork} has a/an/its image/picture") {
    (marvel: inout MarvelWorld, choice: WorkChoice) in
    let place = try await marvel.givenNow(choice)
    try marvel.change(place) { $0.givePicture() }
    try await marvel.refresh()
  }

  Given("the resource( )URI of {marvelWork} is {string}") {
    (marvel: inout MarvelWorld, choice: WorkChoice, address: String) in
    let place = try marvel.given(choice)
    try marvel.change(place) { $0.otherResourceURI = address }
    try await marvel.refresh()
  }

  workDataSteps
  workPictureOutcomes
  imageGroupSteps
}

extension MarvelWorld {
  /// The invented works in a section of the character that the story is about.
  func works(_ section: MarvelCharacter.Section) throws -> [SampleWork] {
    let works = server.library.index[try subject].works[section] ?? []
    try expect(!works.isEmpty, "there are no \(section)")
    return works
  }

  /// The invented work at `place` of the character that the story is about.
  func work(
    _ place: WorkPlace, file: StaticString = #filePath, line: Int = #line
  ) throws -> SampleWork {
    let works = server.library.index[try subject].works[place.section] ?? []
    return try require(
      works.indices.contains(place.index) ? works[place.index] : nil,
      "there are \(works.count) \(place.section)", file: file, line: line)
  }

  /// The details as they were before the work became visible, where the story has said already that
  /// it is.
  fileprivate mutating func forgetPicture(of place: WorkPlace) async throws {
    try expectAction()
    guard let shown = currentScreen?.details?.pictures, let picture = shown[place],
      case .shown = picture
    else { return }
    try store.delete(try work(place).pictures().portrait)
    try await refresh()
    try makeVisible(shown.keys.filter { $0 != place })
    try await settle()
  }

  /// The picture of a work is asked for, and comes when so much time has passed.
  fileprivate mutating func arrive(_ place: WorkPlace, after time: Duration) async throws {
    let portrait = try work(place).pictures().portrait
    if !network.pendingIndexes.contains(where: { network.requests[$0].url == portrait }) {
      try await hold(portrait) { $0.workBecameVisible(place) }
    }
    try await letPass(time)
    try expect(try picture(place).words, equals: PictureState.loading.words, "the picture before")
    _ = try acting()
    try arrive(try lastRequest(to: portrait))
  }

  mutating func change(_ place: WorkPlace, _ change: (inout SampleWork) -> Void) throws {
    var work = try work(place)
    change(&work)
    server.library.index[try subject].works[place.section]?[place.index] = work
  }

  mutating func removePictures(_ section: MarvelCharacter.Section) throws {
    for index in try works(section).indices {
      try change(WorkPlace(section, index)) { $0.thumbnail = .none }
    }
  }

  /// Lets a request wait for its answer.
  mutating func hold(_ url: String, while act: (LibrarySession) -> Void) async throws {
    let before = network.pendingIndexes.count
    server.hold(url)
    act(try arranged())
    try await settle()
    try expect(network.pendingIndexes.count, equals: before + 1, "the pending requests")
  }

  fileprivate mutating func override(
    _ place: WorkPlace, _ answer: Result<HTTPResponse, HTTPClientError>
  ) throws {
    server.overrides[try work(place).pictures().portrait] = answer
  }

  /// The content in the place of the work's picture.
  mutating func picture(
    _ place: WorkPlace, file: StaticString = #filePath, line: Int = #line
  ) throws -> PictureState {
    let details = try require(
      try seen().details, "no details are presented", file: file, line: line)
    return details.pictures[place] ?? .hidden
  }

  mutating func expectPicture(
    _ place: WorkPlace, file: StaticString = #filePath, line: Int = #line
  ) throws {
    try expect(
      try picture(place).words, equals: try work(place).portrait.shownWords, "the picture",
      file: file, line: line)
  }

  mutating func failure(_ place: WorkPlace) throws -> CatalogError {
    let picture = try picture(place)
    if case .placeholder(.failed(let error)) = picture { return error }
    return try require(nil, "no failure is shown, but \(picture.words)")
  }

  /// The address of the small picture of a character.
  func portraitURL(_ choice: CharacterChoice) throws -> String {
    try require(
      server.library.index[try sample(choice)].thumbnail.urls?.portrait,
      "the character has no picture")
  }

  func expectRequests(
    _ url: String, _ count: Int, file: StaticString = #filePath, line: Int = #line
  ) throws {
    try expect(
      network.requests.count { $0.url == url }, equals: count, "the requests for \(url)",
      file: file, line: line)
  }

  /// The works are on the screen: now, or as soon as the details are presented.
  mutating func makeVisible(_ places: [WorkPlace]) throws {
    guard currentScreen?.details != nil else { return setup.visibleWorks += places }
    for place in places { try arranged().workBecameVisible(place) }
  }

  /// The requests for pictures, whose servers are not the API's.
  var imageRequests: [String] {
    network.requests.map(\.url).filter { !server.isForAPI($0) }
  }

  /// The only work whose picture is on the screen.
  mutating func onlyVisibleWork() throws -> WorkPlace {
    let places = try details().pictures.keys
    return try require(places.count == 1 ? places.first : nil, "\(places.count) works are visible")
  }

  /// The picture of the work is shown, or nothing of it was asked for.
  mutating func expectLoaded(_ place: WorkPlace, _ expected: Bool) throws {
    if expected { try expectPicture(place) } else { try expectUntouched(place) }
  }

  /// The place of a work that is given, which is loaded with the details if they are on the screen; in
  /// an outcome it must be there.
  mutating func givenNow(_ choice: WorkChoice) async throws -> WorkPlace {
    // What files beside the feature say is not for a step to change.
    if scenario.isInOutcome || !setup.fixtureRoutes.isEmpty { return try place(choice) }
    let before = server.library
    let place = try given(choice)
    setup.lastWork = place
    if server.library != before { try await refresh() }
    return place
  }

  /// Presents the details with a work on the screen, where that is given.
  mutating func showWork(_ choice: WorkChoice) async throws {
    guard !scenario.isInOutcome else { return }
    let place = try await givenNow(choice)
    try makeVisible([place])
    try await presentDetails()
    try await settle()
  }

  /// The picture, expanded or not, was found by way of this address, or was not.
  mutating func expectImage(_ place: WorkPlace, from address: String, _ expected: Bool) throws {
    if !expected {
      let portrait = try work(place).pictures().portrait
      let sent = network.requests.map(\.url).filter { [address, portrait].contains($0) }
      try expect(sent.count < 2, "the requests are \(sent)")
    } else if try seen().gallery != nil {
      try expectLargeFetched(from: address)
    } else {
      try expectFetched(place, from: address)
    }
  }

  /// The picture, expanded or not, is shown or is not.
  mutating func expectImage(_ place: WorkPlace, _ expected: Bool) throws {
    if expected {
      if try seen().gallery == nil {
        try expectPicture(place)
      } else {
        try expectLargePicture(of: place)
      }
    } else {
      let picture = try seen().gallery?.picture ?? picture(place)
      if case .shown = picture { try expect(false, picture.words) }
    }
  }

  mutating func expectImage(_ place: WorkPlace, loaded expected: Bool) throws {
    if expected { try expectImage(place, true) } else { try expectUntouched(place) }
  }

  /// The picture is shown, and was found by way of this address.
  mutating func expectFetched(_ place: WorkPlace, from address: String) throws {
    let work = try work(place)
    try expectPicture(place)
    let sent = furtherRequests().map(\.url)
    let wanted = [address, try work.pictures().portrait]
    try expect(sent.filter(wanted.contains), equals: wanted, "the requests for the picture")
  }

  /// Presents a character with `count` works of a section and makes one visible.
  mutating func showPicture(of place: WorkPlace, among count: Int) async throws {
    try setWorks(WorkAmounts([place.section: count]))
    try await presentDetails()
    try arranged().workBecameVisible(place)
    try await settle()
    try expectPicture(place)
    _ = try arranged()
  }

  /// Nothing of the work was asked for.
  func expectUntouched(
    _ place: WorkPlace, file: StaticString = #filePath, line: Int = #line
  ) throws {
    let work = try work(place)
    let pictures = work.thumbnail.urls
    let addresses = [work.resourceURI, pictures?.portrait, pictures?.full].compactMap(\.self)
    try expect(
      network.requests.map(\.url).filter(addresses.contains), equals: [],
      "the requests for \(work.title)", file: file, line: line)
  }
}
