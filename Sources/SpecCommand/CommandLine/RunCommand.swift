import Gherkin
import SpecEngine
import SpecSession
package import SpecSettings
package import SpecSources

/// `specrun run`, or `specrun` alone.
package struct RunCommand: Subcommand {
  package static let name = "run"
  package static let abstract = "Run features."
  package static let synopsis = "[<options>] [DIR|GLOB|FILE[:LINE…]|@RERUN]…"
  package static var usage: String { "\(Program.name) [\(name)] \(synopsis)" }

  package static var discussion: String {
    """
    Without a path, \(Program.name) runs the paths of specrun.yaml, or the folder Features (or features).
    A line selects the scenario, rule, examples table or row it belongs to.

    To run a folder named like a subcommand, write it as a path, such as ./report.

    Options take precedence over environment variables (SPECRUN_TAGS for --tags, and those of other \
    Cucumbers, such as CUCUMBER_FILTER_TAGS), and these over specrun.yaml.

    \(ExitStatus.explanation)
    """
  }

  package static var sections: [(title: String, declarations: [Declaration])] {
    Setting.sections.map { ($0.title, $0.settings.filter(\.isOfRuns).map(\.declaration)) }
      + [("Configuration", configurationDeclarations + [noFormat]), ("Information", information)]
  }

  package static var declarations: [Declaration] { sections.flatMap(\.declarations) }

  /// The options that the short help has: those that people use every day.
  package static let common: Set = [
    "paths", "rerun-from", "last-failed", "tags", "name", "dry-run", "parallel", "debug",
    "fail-fast", "retry", "step-timeout", "format", "quiet", "verbose", "profile", "config",
    "version",
  ]

  private static var information: [Declaration] {
    [
      Declaration(name: "i18n-languages", form: .flag, help: "List the languages of Gherkin."),
      Declaration(
        name: "i18n-keywords", form: .value, valueName: "code",
        help: "List the keywords of a language.",
        completion: .words(Dialect.all.map(\.code))),
      Declaration(
        name: "generate-completion-script", form: .value,
        help: "Print the script by which a shell completes what is typed.",
        completion: .words(Shell.allCases.map(\.rawValue))),
      Declaration(
        name: "generate-manual", form: .flag, help: "Print the manual page, which man shows."),
      Declaration(name: "version", form: .flag, short: "V", help: "Print the version."),
    ]
  }

  package static var noFormat: Declaration {
    Declaration(
      name: "no-format", form: .flag,
      help: "Write none of the reports that specrun.yaml names, only those of --format.")
  }

  /// The configuration file, and what of it is used.
  package static var configurationDeclarations: [Declaration] {
    [
      Declaration(
        name: "profile", form: .list, short: "p", valueName: "name",
        help: "Use a profile of specrun.yaml. May be repeated; later profiles take precedence.",
        completion: .profiles),
      Declaration(
        name: "config", form: .value, short: "c", valueName: "path",
        help: """
          Read this file instead of specrun.yaml, which is looked for in the working directory and in \
          the folders around it, up to the root of the package or repository.
          """, completion: .files),
    ]
  }

  /// The options that decide about the result of a scenario.
  private static var rerunDeclarations: [Declaration] {
    configurationDeclarations + Setting.table.filter(\.decidesResults).map(\.declaration)
  }

  package static func request(
    _ arguments: ParsedArguments, _ host: Host, files: FileSystem
  ) throws(CommandErrors) -> Request {
    if !arguments["version"].isEmpty { return printing("specrun \(Version.description)\n") }
    if !arguments["i18n-languages"].isEmpty { return printing(LanguageListing.languages()) }
    if let code = arguments["i18n-keywords"].last {
      return printing(try LanguageListing.keywords(of: code))
    }
    if let name = arguments["generate-completion-script"].last {
      return printing(
        CompletionScript.text(for: try Shell(named: name, by: CompletionScript.option)))
    }
    if !arguments["generate-manual"].isEmpty { return printing(ManualPage.text) }
    var settings = try settings(arguments, host, files: files)
    try checkForSubcommand(host.arguments, arguments, files: files)
    if settings.isPart { settings.leaveFilesOfWhole() }
    return { [settings] in try await $0.runFeatures(settings) }
  }

  /// The settings that specrun.yaml, the environment and the arguments give together.
  package static func settings(
    _ arguments: ParsedArguments, _ host: Host, files: FileSystem
  ) throws(CommandErrors) -> Settings {
    var sources = Settings.Sources(environment: host.environment)
    sources.configuration = arguments["config"].last
    sources.profiles = arguments["profile"]
    sources.ignoresFormats = !arguments["no-format"].isEmpty
    sources.options = GivenSettings(arguments)
    var settings = try CommandErrors.of(
      try Settings(sources, randomSeed: host.randomSeed, files: files))
    settings.rerunOptions = arguments.words(of: rerunDeclarations) + settings.rerunOptions
    return settings
  }

  /// The first word may be a misspelled subcommand; then it is no path either.
  private static func checkForSubcommand(
    _ words: [String], _ arguments: ParsedArguments, files: FileSystem
  ) throws(CommandErrors) {
    guard let word = words.first, word == arguments["paths"].first,
      word.utf8.allSatisfy({ UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 }),
      files.kind(of: word) == nil, let name = SpecrunCommand.subcommand(similarTo: word)
    else { return }
    throw CommandErrors(.unknownSubcommand(word, nearest: name, known: SpecrunCommand.shownNames))
  }
}
