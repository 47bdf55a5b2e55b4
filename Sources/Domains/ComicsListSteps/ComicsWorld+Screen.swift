import ComicsList
public import Pictures
import StepKit

extension ComicsWorld {
  /// The parts that both screens have, of the one that the scenario is on.
  var shown: (title: String, isLoading: Bool, message: ComicsMessage?) {
    if let characters = app.characters {
      return (characters.title, characters.isLoading, characters.message)
    }
    return (app.comics.title, app.comics.isLoading, app.comics.message)
  }

  /// The sections of the list, once it has been presented.
  func sections(file: StaticString = #filePath, line: Int = #line) throws -> [ComicSection] {
    try require(app.comics.content, "no list of comics was presented", file: file, line: line)
  }

  func section(
    _ title: String, file: StaticString = #filePath, line: Int = #line
  ) throws -> ComicSection {
    let sections = try sections(file: file, line: line)
    let titles = sections.map(\.title).joined(separator: ", ")
    return try require(
      sections.first { $0.title == title }, "there is no section \"\(title)\", only: \(titles)",
      file: file, line: line)
  }

  /// The characters in the order presented.
  func names(file: StaticString = #filePath, line: Int = #line) throws -> [String] {
    let shown = try require(
      app.characters?.content, "no list of characters was presented", file: file, line: line)
    let presented = events.reversed().lazy.compactMap { event in
      if case .characters(let list) = event { list } else { nil }
    }.first
    // Who draws the view is told of it by the event.
    try expect(presented, equals: shown, "the characters announced", file: file, line: line)
    return shown.map(\.name)
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
    if let characters = app.characters {
      guard let content = characters.content else { return [] }
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
