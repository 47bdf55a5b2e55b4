import ComicsList
public import Pictures
import StepKit

/// A section of the list of comics, as a row of a story's table: `| B | 42 "Bolt #1" |`.
struct ListedSection: Equatable {
  var section: String
  var comics: [ComicsServer.Item]
}

extension ComicsWorld {
  /// The title, indicator and message of the screen that is open.
  var shown: (title: String, isLoading: Bool, message: ComicsMessage?) {
    if let view = app.characters { return (view.title, view.isLoading, view.message) }
    return (app.comics.title, app.comics.isLoading, app.comics.message)
  }

  /// The list of comics, if the user sees one.
  func sections() throws -> [ListedSection] {
    try expect(app.characters == nil, "the view of the characters is over the list of comics")
    return try require(app.comics.content, "no list of comics has been presented").map {
      ListedSection(
        section: $0.title, comics: $0.comics.map { .init(id: $0.id, text: $0.title) })
    }
  }

  /// The characters in the view that is open, once there has been a list of them.
  func characters() throws -> [ComicsServer.Item] {
    try require(app.characters?.content, "no list of characters has been presented")
      .map { .init(id: $0.id, text: $0.name) }
  }

  /// The user's view, for the report.
  public var screen: Screen {
    let shown = shown
    return Screen(
      title: shown.title, back: app.characters == nil ? nil : app.comics.title,
      elements: (shown.isLoading ? [.spinner()] : []) + rows,
      alert: shown.message.map { Screen.Message(title: $0.title, text: $0.text) })
  }

  private var rows: [Screen.Element] {
    if let view = app.characters {
      guard let content = view.content else { return [] }
      return content.isEmpty
        ? [.empty(.people, title: "No characters")] : content.map { .row(title: $0.name) }
    }
    guard let content = app.comics.content else { return [] }
    if content.isEmpty { return [.empty(.list, title: "No comics")] }
    return content.flatMap { section in
      [.heading(section.title)] + section.comics.map { .row(title: $0.title, opens: true) }
    }
  }
}
