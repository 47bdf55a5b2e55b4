import Ports
import TestDoubles
import Testing

@testable import MarvelLibrary
@testable import MarvelLibrarySteps

/// Character details and their pictures: MAR-UC3, MAR-R27 to R37.
@Suite struct DetailsTests {
  private let first = WorkPlace(.comics, 0)
  private let second = WorkPlace(.comics, 1)

  private func comics(_ count: Int) -> [SampleWork] {
    (0..<count).map { SampleWork(.comics, $0 + 1) }
  }

  /// The details of a character with comics, and the requests from here on.
  private func open(_ works: [SampleWork]) throws -> Library {
    let library = try Library(works: works)
    library.openDetails()
    return library
  }

  /// The addresses asked for after the list.
  private func asked(_ library: Library) -> [String] {
    library.network.requests.dropFirst().map(\.url)
  }

  @Test(
    "the row selected is opened, a row that is not there is ignored",
    arguments: [
      (0, 9001), (1, 9002), (19, 9020), (20, nil), (-1, nil), (Int.max, nil), (Int.min, nil),
    ])
  func selecting(index: Int, id: Int?) throws {
    let library = try Library()
    library.session.openList()
    library.session.selectCharacter(at: index)
    #expect(library.screen.details?.character.id == id)
    #expect(library.events.dropFirst() == (id.map { [.detailsPresented($0)] } ?? []))
    #expect(library.network.requests.count == 1)
  }

  @Test("works keep their order and number")
  func sections() throws {
    let library = try open(comics(2) + [SampleWork(.stories, 1)])
    let character = try #require(library.screen.details?.character)
    #expect(character.comics.items.map(\.title) == ["comic 1", "comic 2"])
    #expect(
      MarvelCharacter.Section.allCases.map { character.works(in: $0).available } == [2, 0, 1, 0])
  }

  @Test("a picture is asked for when its work becomes visible, and not before")
  func lazily() throws {
    let library = try open(comics(3))
    #expect(asked(library) == [])
    library.session.workBecameVisible(first)
    #expect(
      asked(library) == [
        "http://gateway.marvel.com/v1/public/comics/501",
        "http://img.test/comics/1/portrait_incredible.jpg",
      ])
    #expect(library.picture(.comics, 0) == portrait(.comics, 1))
    #expect(library.picture(.comics, 1) == .hidden)
  }

  @Test(
    "a place without a work is ignored",
    arguments: [
      WorkPlace(.comics, 1), WorkPlace(.comics, -1), WorkPlace(.events, 0),
    ])
  func noWork(place: WorkPlace) throws {
    let library = try open(comics(1))
    library.session.workBecameVisible(place)
    library.session.workDisappeared(place)
    library.session.expand(place)
    #expect(asked(library) == [])
    #expect(library.screen.place == .details)
  }

  @Test("leaving the screen cancels whichever request is pending", arguments: [0, 1])
  func cancelling(pending: Int) throws {
    let work = SampleWork(.comics, 1)
    let library = try open([work])
    if pending == 0 {
      library.network.add(
        .init(.path(work.path), answers: [.text(try work.answer, isHeld: true)]))
    } else {
      library.network.add(
        .picture(try work.portrait.bytes, at: try work.portrait.url, isHeld: true))
    }
    library.session.workBecameVisible(first)
    library.session.workBecameVisible(first)
    #expect(library.picture(.comics, 0) == .loading)
    #expect(asked(library).count == pending + 1)
    library.session.workDisappeared(first)
    #expect(library.network.exchanges.last?.state == .cancelled)
    #expect(library.picture(.comics, 0) == .hidden)
    library.session.workBecameVisible(first)
    try library.network.releaseHeld()
    #expect(library.picture(.comics, 0) == .shown(try work.portrait.bytes))
    // Known data is not requested again: that of the work, in the second case.
    #expect(asked(library).count == 3)
  }

  @Test("closing the details cancels all")
  func closing() throws {
    let works = comics(2)
    let library = try open(works)
    for work in works {
      library.network.add(
        .picture(try work.portrait.bytes, at: try work.portrait.url, isHeld: true))
    }
    library.session.workBecameVisible(first)
    library.session.workBecameVisible(second)
    library.session.closeDetails()
    #expect(library.network.pendingIndexes.isEmpty)
    #expect(library.screen.place == .list)
    library.session.closeDetails()
    #expect(library.screen.place == .list)
  }

  @Test("a picture is loaded once, for all screens")
  func cached() throws {
    let library = try open(comics(1))
    library.session.workBecameVisible(first)
    library.session.workDisappeared(first)
    library.session.workBecameVisible(first)
    library.session.closeDetails()
    library.session.selectCharacter(at: 0)
    library.session.workBecameVisible(first)
    #expect(library.picture(.comics, 0) == portrait(.comics, 1))
    #expect(asked(library).count == 2)
    #expect(
      Array(library.store.contents.keys) == ["http://img.test/comics/1/portrait_incredible.jpg"])
  }

  @Test(
    "a work without a picture has a placeholder and is asked about once",
    arguments: [
      nil, SamplePicture("http://img.test/u/prod/image_not_available.jpg"),
    ])
  func noPicture(picture: SamplePicture?) throws {
    var work = SampleWork(.stories, 1)
    work.picture = picture
    let library = try open([work])
    let place = WorkPlace(.stories, 0)
    library.session.workBecameVisible(place)
    #expect(library.picture(.stories, 0) == .placeholder(.noPicture))
    library.session.workDisappeared(place)
    library.session.workBecameVisible(place)
    #expect(library.picture(.stories, 0) == .placeholder(.noPicture))
    #expect(asked(library).count == 1)
    library.session.expand(place)
    #expect(library.screen.place == .details)
  }

  @Test("a failure is a placeholder until the work becomes visible again")
  func failing() throws {
    func check(
      _ route: StubNetwork.Route, _ error: CatalogError,
      _ location: SourceLocation = #_sourceLocation
    ) throws {
      let library = try open(comics(2))
      library.network.add(route)
      library.session.workBecameVisible(first)
      library.session.workBecameVisible(second)
      #expect(library.picture(.comics, 0) == .placeholder(.failed(error)), sourceLocation: location)
      #expect(library.picture(.comics, 1) == portrait(.comics, 2))
      for route in try SampleWork(.comics, 1).routes() { library.network.add(route) }
      library.session.workBecameVisible(first)
      #expect(library.picture(.comics, 0) == portrait(.comics, 1))
    }
    let work = SampleWork(.comics, 1)
    let url = try work.portrait.url
    try check(.picture([], at: url), .invalidData(.empty))
    try check(.picture([1], at: url, status: 404), .invalidData(.status(404, said: nil)))
    try check(.init(.url(url), answers: [.init(.failure(.timedOut))]), .connectivity)
    let path = StubNetwork.Route.Address.path(work.path)
    try check(.init(path, answers: [.text("<html>")]), .invalidData(.notJSON))
    try check(
      .init(path, answers: [.text(#"{"code":404,"status":"We couldn't find that"}"#, status: 404)]),
      .invalidData(.status(404, said: "We couldn't find that")))
    try check(
      .init(path, answers: [.text(#"{"code":200,"data":{"total":0,"results":[]}}"#)]),
      .invalidData(.noResult))
    try check(.init(path, answers: [.init(.failure(.notConnected))]), .connectivity)
  }

  @Test("an invalid address is never requested")
  func badAddress() throws {
    var work = SampleWork(.comics, 1)
    work.picture = SamplePicture("img.test/no scheme.jpg")
    let library = try open([work])
    library.session.workBecameVisible(first)
    #expect(
      library.picture(.comics, 0)
        == .placeholder(
          .failed(
            .invalidData(.notAWebAddress("img.test/no scheme/portrait_incredible.jpg")))))
    #expect(asked(library).count == 1)
  }

  @Test(
    "a failing store costs a request, never the picture",
    arguments: [
      (InMemoryStore.Operation.read, InMemoryStore.Failing.once, 3, 1),
      (.read, .always, 4, 3), (.write, .once, 3, 1), (.write, .always, 4, 3),
    ])
  func failingStore(
    operation: InMemoryStore.Operation, failing: InMemoryStore.Failing, requests: Int, shown: Int
  ) throws {
    let library = try open(comics(1))
    // A read fails once what should be there is asked for; a write at the first picture.
    if operation == .read, failing == .once { library.session.workBecameVisible(first) }
    library.store.fail(operation, failing)
    for _ in 0..<3 {
      library.session.workDisappeared(first)
      library.session.workBecameVisible(first)
      #expect(library.picture(.comics, 0) == portrait(.comics, 1))
    }
    #expect(asked(library).count == requests)
    let failures = library.events.filter { if case .storeFailed = $0 { true } else { false } }
    #expect(failures.count == shown)
    if let failure = failures.first {
      #expect("\(failure)".contains("the store failed to \(operation.rawValue)"))
    }
  }

  @Test("no bytes in the store are no picture")
  func emptyInStore() throws {
    let library = try open(comics(1))
    try library.store.write([], for: "http://img.test/comics/1/portrait_incredible.jpg")
    library.session.workBecameVisible(first)
    #expect(library.picture(.comics, 0) == portrait(.comics, 1))
  }
}
