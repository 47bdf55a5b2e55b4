import Ports
import TestDoubles
import Testing

@testable import MarvelLibrary
@testable import MarvelLibrarySteps

/// Expanded pictures: MAR-R36, R37.
@Suite struct GalleryTests {
  /// Details of a character with stories, those in `without` having no picture and the first
  /// `visible` on the screen.
  private func open(_ count: Int, without: Set<Int> = [], visible: Int) throws -> Library {
    let works = (0..<count).map { index in
      var work = SampleWork(.stories, index + 1)
      if without.contains(index + 1) { work.picture = nil }
      return work
    }
    let library = try Library(works: works)
    library.openDetails()
    for index in 0..<visible { library.session.workBecameVisible(WorkPlace(.stories, index)) }
    return library
  }

  private func check(
    _ library: Library, footer: String, story: Int, _ location: SourceLocation = #_sourceLocation
  ) {
    let gallery = library.screen.gallery
    #expect(gallery?.footer == footer, sourceLocation: location)
    #expect(gallery?.title == "story \(story)", sourceLocation: location)
    #expect(
      gallery?.picture == .shown(Array("full picture of story \(story)".utf8)),
      sourceLocation: location)
  }

  @Test("only the picture looked at is asked for, and once")
  func lazily() throws {
    let library = try open(3, visible: 3)
    let before = library.network.requests.count
    library.session.expand(WorkPlace(.stories, 1))
    check(library, footer: "2/3", story: 2)
    library.session.showNextPicture()
    check(library, footer: "3/3", story: 3)
    library.session.showNextPicture()
    check(library, footer: "3/3", story: 3)
    library.session.showPreviousPicture()
    check(library, footer: "2/3", story: 2)
    #expect(
      library.network.requests.dropFirst(before).map(\.url)
        == ["http://img.test/stories/2.jpg", "http://img.test/stories/3.jpg"])
    library.session.showPreviousPicture()
    library.session.showPreviousPicture()
    check(library, footer: "1/3", story: 1)
    library.session.closeGallery()
    #expect(library.screen.place == .details)
    #expect(library.picture(.stories, 0) == portrait(.stories, 1))
    library.session.closeGallery()
    library.session.showNextPicture()
    #expect(library.screen.gallery == nil)
  }

  @Test("works known to have no picture are left out")
  func leftOut() throws {
    let library = try open(3, without: [1], visible: 3)
    library.session.expand(WorkPlace(.stories, 1))
    check(library, footer: "1/2", story: 2)
    library.session.showPreviousPicture()
    check(library, footer: "1/2", story: 2)
    library.session.showNextPicture()
    check(library, footer: "2/2", story: 3)
  }

  @Test("works found to have no picture leave, going on in the same direction")
  func leaving() throws {
    let forward = try open(4, without: [2, 3], visible: 1)
    forward.session.expand(WorkPlace(.stories, 0))
    check(forward, footer: "1/4", story: 1)
    forward.session.showNextPicture()
    check(forward, footer: "2/2", story: 4)

    let backward = try open(4, without: [2, 3], visible: 0)
    backward.session.workBecameVisible(WorkPlace(.stories, 3))
    backward.session.expand(WorkPlace(.stories, 3))
    check(backward, footer: "4/4", story: 4)
    backward.session.showPreviousPicture()
    check(backward, footer: "1/2", story: 1)

    let last = try open(2, without: [2], visible: 1)
    last.session.expand(WorkPlace(.stories, 0))
    last.session.showNextPicture()
    check(last, footer: "1/1", story: 1)
  }

  @Test("moving on cancels pending requests")
  func cancelling() throws {
    let library = try open(2, visible: 2)
    library.network.add(.picture([1], at: "http://img.test/stories/1.jpg", isHeld: true))
    library.session.expand(WorkPlace(.stories, 0))
    #expect(library.screen.gallery?.picture == .loading)
    library.session.showNextPicture()
    #expect(library.network.pendingIndexes.isEmpty)
    check(library, footer: "2/2", story: 2)
    library.session.showPreviousPicture()
    library.session.closeGallery()
    #expect(library.network.pendingIndexes.isEmpty)
  }

  @Test("a request pending after a work without a picture is canceled as well")
  func cancellingTheSecond() throws {
    let library = try open(3, without: [2], visible: 1)
    library.network.add(.picture([1], at: "http://img.test/stories/3.jpg", isHeld: true))
    library.session.expand(WorkPlace(.stories, 0))
    library.session.showNextPicture()
    #expect(library.screen.gallery?.picture == .loading)
    #expect(library.network.pendingIndexes.count == 1)
    library.session.closeGallery()
    #expect(library.network.exchanges.last?.state == .cancelled)
  }

  @Test("only a picture that can be seen is expanded", arguments: [0, 1])
  func notSeen(visible: Int) throws {
    let library = try open(1, visible: visible)
    if visible == 1 { library.session.workDisappeared(WorkPlace(.stories, 0)) }
    library.session.expand(WorkPlace(.stories, 0))
    #expect(library.screen.place == .details)
  }

  @Test("a failed large picture is a placeholder, and asked for again on return")
  func failing() throws {
    let library = try open(2, visible: 2)
    library.network.goOffline()
    library.session.expand(WorkPlace(.stories, 0))
    #expect(library.screen.gallery?.picture == .placeholder(.failed(.connectivity)))
    library.network.goOnline()
    library.session.showNextPicture()
    library.session.showPreviousPicture()
    check(library, footer: "1/2", story: 1)
  }
}
