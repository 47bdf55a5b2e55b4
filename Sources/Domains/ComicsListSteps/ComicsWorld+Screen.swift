import ComicsList
package import Pictures
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
    try require(
      app.characters?.content, "no list of characters was presented", file: file, line: line
    ).map(\.name)
  }

  /// The user's view, for the report.
  package var screen: Screen {
    let shown = shown
    var elements: [Screen.Element] = []
    if shown.isLoading { elements.append(.spinner(label: nil)) }
    if let message = shown.message {
      elements.append(.message(title: message.title, text: message.text, action: nil))
    }
    return Screen(title: shown.title, elements: elements + rows)
  }

  private var rows: [Screen.Element] {
    if let characters = app.characters {
      return (characters.content ?? []).map { .row(title: $0.name) }
    }
    return (app.comics.content ?? []).flatMap { section in
      [.heading(section.title)] + section.comics.map { .row(title: $0.title) }
    }
  }
}
