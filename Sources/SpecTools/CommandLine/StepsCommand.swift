import SpecCommand
import SpecCatalog
import SpecSettings
import SpecSources

/// `specrun steps`.
struct StepsCommand: Subcommand {
  static let name = "steps"
  static let abstract = "List the sentences that features can use."
  static let synopsis = "[<options>] [DIR|GLOB|FILE]…"
  static var discussion: String {
    """
    Shows each step definition with its description, an example, what its parameters take, its \
    place, and its uses in features. Nothing runs.

    Without a path, \(Program.name) counts the uses in the paths of specrun.yaml, or in the folder \
    Features (or features). All scenarios count, and lines of files do not.

    Exit status: 0 the catalog is complete, 1 features have errors, so that no uses are shown, 2 there \
    is no catalog, 3 a recording or a report was lost.
    """
  }

  static let shared: Set = [
    "paths", "language", "data-sources", "strict-keywords", "duplicate-patterns", "color",
    "max-errors", "max-file-size", "max-line-size",
  ]

  static let own = [
    Declaration(
      name: "search", form: .list, short: "s", valueName: "words",
      help: """
        List only sentences with all of these words, in the pattern, the example, the description or \
        what parameters take. Case does not count.
        """),
    Declaration(
      name: "world", form: .value, valueName: "name", help: "List only sentences of this World."),
    Declaration(
      name: "library", form: .value, valueName: "name",
      help: "List only sentences whose code is in this folder or file."),
    Declaration(
      name: "unused", form: .flag, help: "List only sentences that no scenario uses."),
    Declaration(
      name: "messages", form: .list, valueName: "path",
      help: """
        Show the mean time of each sentence in these recordings; a folder stands for its .ndjson files. \
        May be repeated.
        """, completion: .files),
    Declaration(
      name: "format", form: .list, short: "f", valueName: "name[:path]",
      help: """
        Write the catalog to a file, or to the terminal if there is no path: \
        \(CatalogFormat.allCases.map(\.rawValue).joined(separator: ", ")) (default: text). May be repeated.
        """,
      completion: .words(CatalogFormat.allCases.map(\.rawValue))),
  ]

  static func request(
    _ arguments: ParsedArguments, _ host: Host, files: FileSystem
  ) throws(CommandErrors) -> Request {
    let settings = try StepsSettings(arguments, host, files: files)
    return { try $0.listSteps(settings) }
  }
}
