import ArgumentParser
import SpecReporting

/// The command line.
struct Options: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "specrun",
    abstract: "Runs executable specifications written in Gherkin.",
    usage: "specrun [<options>] [DIR|GLOB|FILE[:LINE…]|@RERUN]…",
    discussion: """
      Without a path, the paths of specrun.yaml, or the folder Features (or features), are run.
      A line selects the scenario, rule, examples table or row it stands in.

      The environment may say what to run as well (CUCUMBER_FILTER_TAGS, CUCUMBER_FILTER_NAME, \
      CUCUMBER_FEATURES, CUCUMBER_PLUGIN, CUCUMBER_EXECUTION_DRY_RUN, _LIMIT, _ORDER, _THREADS, \
      _WIP, CUCUMBER_ANSI_COLORS_DISABLED). It goes before specrun.yaml, the command line before \
      both.

      Exit status: 0 everything passed, 1 something failed, 2 it could not run (usage, \
      configuration, feature errors, nothing selected).
      """)

  @Argument(help: "What to run.")
  var paths: [String] = []

  @Option(
    name: [.short, .long],
    help: .init(
      "Run scenarios whose tags pass, such as '@smoke and not @wip'. Several must all hold.",
      valueName: "expression"))
  var tags: [String] = []

  @Option(
    name: [.short, .long],
    help: .init(
      "Run scenarios whose name matches a regular expression. Of several one must.",
      valueName: "regex"))
  var name: [String] = []

  @OptionGroup
  var portion: Portion

  @OptionGroup
  var strictness: Strictness

  @Flag(name: [.short, .long], help: "Match every step without running any code.")
  var dryRun = false

  @Option(
    name: [.short, .long],
    help: .init(
      """
      Write a report to a file, or to the terminal without a path: \
      \(ReporterRegistry.formats.map(\.name).joined(separator: ", ")). May be given several times.
      """, valueName: "name[:path]"))
  var format: [String] = []

  @Option(help: .init("Run this many scenarios at once.", valueName: "count"))
  var parallel: Int?

  @Option(help: .init("Order of scenarios.", valueName: "defined|reverse|random[:seed]"))
  var order: String?

  @Flag(help: "Skip what is left after the first scenario that fails.")
  var failFast = false

  @OptionGroup(title: "Rules")
  var rules: RuleOptions

  @Option(
    help: .init(
      "Colour the terminal. NO_COLOR and FORCE_COLOR are obeyed.", valueName: "auto|always|never"))
  var color: String?

  @Option(
    name: [.short, .long],
    help: .init("Use a profile of specrun.yaml. May be given several times.", valueName: "name"))
  var profile: [String] = []

  @Option(
    name: [.short, .long],
    help: .init("Read this file instead of specrun.yaml.", valueName: "path"))
  var config: String?

  @Option(help: .init("Language of features that do not name one.", valueName: "code"))
  var language: String?

  @Option(
    help: .init(
      "What worlds are told: a JSON object of texts, numbers and truth values.",
      valueName: "json"))
  var worldParameters: String?

  @Flag(help: "Write what steps compare with approved files, instead of comparing.")
  var approve = false

  @Flag(help: "Number ids from zero and stop the clock, so that two runs write the same bytes.")
  var deterministic = false

  @Flag(name: .customLong("i18n-languages"), help: "List the languages of Gherkin.")
  var listLanguages = false

  @Option(
    name: .customLong("i18n-keywords"),
    help: .init("List the keywords of one language.", valueName: "code"))
  var listKeywords: String?

  @Flag(name: [.short, .long], help: "Print the version.")
  var version = false
}
