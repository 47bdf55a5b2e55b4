import ComicsList
import StepKit

/// All that the app has announced, and whether its screens showed just that at that moment.
///
/// So a step fails if something announced is not on the screen after it, something has changed
/// unannounced, or the indicator is there before the first load or not the first to go when a load
/// ends (COM-R14).
final class ScreenRecord {
  private(set) var events: [ScreenEvent] = []
  private var last: Screens
  private var faults: [String] = []

  private struct Screens: Equatable {
    var comics: ListScreen<[ComicSection]>
    var characters: ListScreen<[ComicCharacter]>?
  }

  init(of app: ComicsApp) {
    last = Screens(comics: app.comics, characters: app.characters)
    follow(app)
  }

  /// Records this app from now on.
  func follow(_ app: ComicsApp) {
    app.onEvent = { [weak app, weak self] event in
      guard let app, let self else { return }
      add(event, Screens(comics: app.comics, characters: app.characters))
    }
  }

  /// The user has left the view of the characters, for which there is no event.
  func goBack() { last.characters = nil }

  func expectTrue(of app: ComicsApp) throws {
    try expect(faults, equals: [], "the list of false announcements")
    let shown = Screens(comics: app.comics, characters: app.characters)
    try expect(shown, equals: last, "what is shown and what was announced")
    if events.isEmpty { try expect(!app.comics.isLoading, "an indicator is there from the start") }
    try expect(events.last != .indicatorOff, "a load has ended, and nothing came of it")
    try expectRows(of: app)
  }

  /// The rows asked for one by one are those of the list, and there are no others.
  private func expectRows(of app: ComicsApp) throws {
    let sections = app.comics.content ?? []
    try expect(app.sectionCount, equals: sections.count, "the number of sections")
    for index in -1...sections.count {
      let rows = sections.indices.contains(index) ? sections[index].comics : []
      try expect(app.rowCount(section: index), equals: rows.count, "the number of rows")
      for row in -1...rows.count {
        let comic = rows.indices.contains(row) ? rows[row] : nil
        try expect(app.comic(section: index, row: row), equals: comic, "the comic in a row")
      }
    }
  }

  private func add(_ event: ScreenEvent, _ screens: Screens) {
    if !isTrue(event, screens) { faults.append("\(event)") }
    events.append(event)
    last = screens
  }

  private func isTrue(_ event: ScreenEvent, _ now: Screens) -> Bool {
    switch event {
    case .title(let title):
      return last.characters == nil
        && now == Screens(comics: last.comics, characters: ListScreen(title: title))
    case .comics, .characters, .message:
      if events.last != .indicatorOff { return false }
    case .indicatorOn, .indicatorOff:
      if events.last == .indicatorOff { return false }
    }
    if now.characters == last.characters, now.comics.follows(last.comics, event) { return true }
    guard let view = now.characters, let before = last.characters else { return false }
    return now.comics == last.comics && view.follows(before, event)
  }
}

extension ListScreen {
  /// Whether the event, and nothing else, has made this of a screen.
  fileprivate func follows(_ old: Self, _ event: ScreenEvent) -> Bool {
    let hasSameMessage = message == old.message
    let hasSameContent = content == old.content
    guard title == old.title else { return false }
    return switch event {
    case .title: false
    case .indicatorOn: isLoading && message == nil && hasSameContent
    case .indicatorOff: old.isLoading && !isLoading && hasSameMessage && hasSameContent
    case .comics(let sections):
      !isLoading && hasSameMessage && content as? [ComicSection] == sections
    case .characters(let characters):
      !isLoading && hasSameMessage && content as? [ComicCharacter] == characters
    case .message(let new): !isLoading && message == new && hasSameContent
    }
  }
}
