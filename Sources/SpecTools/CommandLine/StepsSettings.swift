import SpecCommand
import Gherkin
import SpecCatalog
import SpecEngine
import SpecSession
import SpecSettings
import SpecSources

/// The validated settings of `specrun steps`.
struct StepsSettings {
  var settings: Settings
  var filter = Catalog.Filter()
  var formats: [WholeReports<CatalogFormat>.Target] = []
  /// Paths of recordings.
  let messages: [String]

  init(
    _ arguments: ParsedArguments, _ host: Host, files: FileSystem
  ) throws(CommandErrors) {
    settings = try RunCommand.settings(arguments.without("format"), host, files: files)
    // What a profile selects for runs is not what features use.
    settings.session.tags = []
    settings.session.names = []
    settings.session.shard = nil
    settings.session.limit = nil
    settings.session.order = .defined
    // A likely mistake in a feature is no concern of who looks for a sentence.
    settings.session.lint = LintLevels([.init(nil, .off)])
    messages = arguments["messages"]
    filter.words = arguments["search"].flatMap { $0.split(whereSeparator: \.isWhitespace) }
      .map(String.init)
    filter.world = arguments["world"].last
    filter.library = arguments["library"].last
    filter.onlyUnused = !arguments["unused"].isEmpty
    var problems: [any CommandProblem] = []
    let formats = arguments["format"]
    self.formats = reportTargets(formats, standard: formats.isEmpty ? .text : nil, &problems)
    if !problems.isEmpty { throw CommandErrors(problems) }
  }
}
