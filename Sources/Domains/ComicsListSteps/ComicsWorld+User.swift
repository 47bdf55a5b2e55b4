import ComicsList
import StepKit
import TestDoubles

/// What the user does.
extension ComicsWorld {
  /// A story may begin with the answer of the server; something must have asked for it.
  func openIfClosed() throws {
    try expect(!isUnopened, "the app has not been opened")
    if events.isEmpty { app.open() }
  }

  /// Keeps the app from being opened by itself.
  mutating func leaveUnopened() throws {
    try expect(events.isEmpty, "the app has been opened already")
    isUnopened = true
  }

  mutating func openApp() {
    isUnopened = false
    isWatching = false
    app.open()
  }

  mutating func tryToLoad() {
    isUnopened = false
    isWatching = false
    if events.isEmpty { app.open() } else { app.loadComics() }
  }

  /// Brings the list on the screen and leaves the connection as it is: a story may say that there
  /// is none before it says that there is a list.
  mutating func showList(isEmpty: Bool = false) async throws {
    let isOnline = network.isOnline
    network.goOnline()
    defer { if !isOnline { network.goOffline() } }
    tryToLoad()
    isSilent = false
    try network.releaseHeld()
    try await settle()
    try expect((app.sectionCount == 0) == isEmpty, "the list has \(app.sectionCount) sections")
  }

  /// The list that the user taps on: it is there, is on its way, or comes with the app.
  mutating func awaitList() async throws {
    // It is below the characters: nobody taps on it without going back.
    if app.characters != nil { try goBack() }
    if app.comics.content != nil { return }
    try expect(!isUnopened, "the app has not been opened")
    if events.isEmpty { return try await showList() }
    try await answerWaiting()
  }

  mutating func tap(section: Int, row: Int) {
    beforeTap = (network.requests.count, events.count)
    isWatching = false
    namedComic = nil
    let sections = app.comics.content ?? []
    let comics = sections.indices.contains(section) ? sections[section].comics : []
    tappedComic = comics.indices.contains(row) ? comics[row] : nil
    app.selectComic(section: section, row: row)
  }

  /// Taps the title in a row of the whole list, from 1.
  mutating func tapComic(_ number: Int) throws {
    var row = number - 1
    for (index, section) in try sections().enumerated() {
      if section.comics.indices.contains(row) { return try tapTitle(section: index, row: row) }
      row -= section.comics.count
    }
    try expect(false, "the list has no comic number \(number)")
  }

  /// Taps a title and fails unless its view opens.
  mutating func tapTitle(section: Int, row: Int) throws {
    tap(section: section, row: row)
    let title = try require(tappedComic, "the list has no such row").title
    try expect(app.selectedComic, equals: tappedComic, "the comic whose characters are shown")
    try expect(app.characters != nil, "the tap on \"\(title)\" opened no view")
  }

  /// Taps the row with a title.
  mutating func tapComic(titled title: String) throws {
    for (index, section) in try sections().enumerated() {
      guard let row = section.comics.firstIndex(where: { $0.title == title }) else { continue }
      return try tapTitle(section: index, row: row)
    }
    try expect(false, "no row of the list is titled \"\(title)\"")
  }

  mutating func selectComic(_ number: Int = 1) async throws {
    try await awaitList()
    try tapComic(number)
  }
}
