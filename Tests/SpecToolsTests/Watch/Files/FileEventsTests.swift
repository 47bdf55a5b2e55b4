import CLibrary
@testable import SpecTools
import Foundation
import SpecSources
import SpecTestSupport
import Testing

/// Events of real files; each test waits for the event itself.
struct FileEventsTests {
  private let folder: TemporaryFolder
  private let events: FileEvents

  init() throws {
    folder = try TemporaryFolder([
      "tree/a.feature": "a", "tree/deep/data.json": "1", "one.yaml": "1",
    ])
    events = try FileEvents(FileSystem(workingDirectory: folder.path))
    try events.watch(folder: "tree")
    try events.watch(file: "one.yaml")
  }

  /// Changes something, then waits until all the expected events have come, and no others except
  /// those that are permitted.
  private func check(
    _ expected: Set<FileEvent>, permitting others: Set<FileEvent> = [],
    _ location: SourceLocation = #_sourceLocation, after change: () throws -> Void
  ) throws {
    try change()
    // The end of the events of the change.
    try Data("end".utf8).write(to: url("tree/\(Self.mark)"))
    var seen = Set<FileEvent>()
    while !seen.contains(.written("tree/\(Self.mark)")) {
      var request = pollfd(fd: events.descriptor, events: Int16(POLLIN), revents: 0)
      guard poll(&request, 1, 60_000) == 1 else {
        Issue.record("no event came; so far: \(seen)", sourceLocation: location)
        return
      }
      seen.formUnion(events.read())
    }
    seen.remove(.written("tree/\(Self.mark)"))
    #expect(expected.subtracting(seen) == [], sourceLocation: location)
    #expect(seen.subtracting(expected).subtracting(others) == [], sourceLocation: location)
  }

  private static let mark = "end-of-change"

  private func url(_ path: String) -> URL { folder.url.appendingPathComponent(path) }

  private func write(_ path: String, _ text: String = "new") throws {
    try Data(text.utf8).write(to: url(path))
  }

  @Test func aFileThatIsWrittenInPlace() throws {
    try check([.written("tree/a.feature")]) { try write("tree/a.feature") }
    try check([.written("tree/deep/data.json")]) { try write("tree/deep/data.json") }
  }

  @Test func aFileThatIsWrittenInSeveralStepsCountsWhenItIsClosed() throws {
    try check([.written("tree/a.feature")]) {
      let handle = try FileHandle(forWritingTo: url("tree/a.feature"))
      for part in ["Feature", ": in ", "parts"] { handle.write(Data(part.utf8)) }
      #if os(Linux)
        // No event is there before the end.
        #expect(events.read() == [])
      #endif
      try handle.close()
    }
  }

  @Test func aFileThatTakesThePlaceOfAnother() throws {
    try check(
      [.written("tree/a.feature")],
      permitting: [.written("tree/a.feature.new"), .removed("tree/a.feature.new")]
    ) {
      try write("tree/a.feature.new")
      #expect(rename(url("tree/a.feature.new").path, url("tree/a.feature").path) == 0)
    }
    // As vim saves: the old file becomes a copy first.
    try check([.written("tree/a.feature")], permitting: [.written("tree/a.feature~")]) {
      #expect(rename(url("tree/a.feature").path, url("tree/a.feature~").path) == 0)
      try write("tree/a.feature")
    }
  }

  @Test func aFileThatIsDeleted() throws {
    try check([.removed("tree/a.feature")]) {
      try FileManager.default.removeItem(at: url("tree/a.feature"))
    }
  }

  @Test func linksAreWholeWhenTheyAreMade() throws {
    try check([.written("tree/b.feature"), .written("tree/c.feature")]) {
      #expect(symlink("a.feature", url("tree/b.feature").path) == 0)
      #expect(link(url("tree/a.feature").path, url("tree/c.feature").path) == 0)
    }
  }

  @Test func newFoldersAreWatched() throws {
    try check([.written("tree/new/below/x.feature")]) {
      try FileManager.default.createDirectory(
        at: url("tree/new/below"), withIntermediateDirectories: true)
      try write("tree/new/below/x.feature")
    }
    try check([.written("tree/new/below/x.feature")]) { try write("tree/new/below/x.feature") }
  }

  @Test func aFolderThatIsMovedAwayIsForgotten() throws {
    try check([.removed("tree/deep")]) {
      #expect(rename(url("tree/deep").path, url("elsewhere").path) == 0)
    }
    try check([]) { try write("elsewhere/data.json") }
    try check([.written("tree/back/data.json")]) {
      #expect(rename(url("elsewhere").path, url("tree/back").path) == 0)
    }
    try check([.written("tree/back/data.json")]) { try write("tree/back/data.json") }
  }

  @Test func aRootThatIsMadeAnewIsWatchedAgain() throws {
    try check(
      [.written("tree/a.feature")],
      permitting: [.removed("tree"), .removed("tree/deep"), .removed("tree/deep/data.json")]
    ) {
      try FileManager.default.removeItem(at: url("tree"))
      try FileManager.default.createDirectory(at: url("tree"), withIntermediateDirectories: true)
      try write("tree/a.feature")
    }
  }

  @Test func oneFileBesideOthers() throws {
    try check([.written("one.yaml")]) {
      try write("other.yaml")
      try write("one.yaml")
    }
  }

  @Test func hiddenNamesAreLeftOut() throws {
    try check([]) {
      try write("tree/.a.feature.swp")
      try FileManager.default.createDirectory(
        at: url("tree/.hidden"), withIntermediateDirectories: true)
      try write("tree/.hidden/a.feature")
    }
  }
}
