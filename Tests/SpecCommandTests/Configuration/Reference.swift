import CommandTestSupport
import SpecSettings

@testable import SpecCommand
@testable import SpecTools

/// The reference pages in Documentation, as Markdown made from the tables of commands and settings.
enum Reference {
  static var commandLine: String {
    let other = RunCommand.declarations.filter { declaration in
      !Setting.table.contains { $0.name == declaration.name }
    }
    return """
      # Command line

      \(generated)

      \(commands.map { "    \($0.usage)\n" }.joined())\
          specrun help [<subcommand>]

      `run` is the default. To run a folder named like a subcommand, write it as a path, such as `./report`.
      [Completions](getting-started.md#completions) for bash, zsh and fish complete all of this.

      Exit status: 0 everything passed, 1 something failed, 2 it could not run: usage, configuration or
      feature errors, nothing selected, or a report's target cannot be used; 3 nothing failed, but a
      report, a worker or a shard was lost; 128+N signal N ended it.

      ## `specrun run`

      Every option here is also a key of [specrun.yaml and a variable](configuration.md), unless it says
      *command line only*.

      \(Setting.sections.map { table("### \($0.title)", $0.settings.filter(\.isOfRuns).map(option)) }.joined())\
      \(table("### Other options", other.map(row)))\
      ## `specrun watch`

      Runs features, and [reruns what a change affects](watch.md). All options of `run` mean the same that say how
      to run and report, but for \(foreignToWatch).

      ## `specrun audit`

      Reruns scenarios with one small change each and reports [the changes that no step catches](audit.md). These options of `run` mean
      the same: \(shared).

      \(table("### Options of `audit`", audit.map(row)))\
      ## `specrun report`

      Reads Cucumber Messages, written by specrun or another Cucumber, [merges](recordings.md#merging) those of several files,
      and writes reports. `specrun merge` is the same command.

      \(table("### Options of `report`", ReportCommand.declarations.map(row)))\
      ## `specrun diff`

      [Compares two recorded runs](comparing.md).

      \(table("### Options of `diff`", DiffCommand.declarations.map(row)))\
      ## `specrun history`

      [Shows the trends of a history](history.md).

      \(table("### Options of `history`", HistoryCommand.declarations.map(row)))\
      ## `specrun shard`

      [Explains how a run is divided over machines](sharding.md). These options of `run` mean the same: \(sharedByShard).

      \(table("### Options of `shard`", ShardCommand.own.map(row)))\
      ## `specrun steps`

      [Lists the sentences that features can use](writing-features.md#which-sentences-are-there). These options of `run`
      mean the same: \(sharedBySteps).

      \(table("### Options of `steps`", StepsCommand.own.map(row)))\
      ## `specrun lint`

      Finds mistakes in features, step definitions and profiles ([lint](lint.md)). These options of `run` mean the same
      here: \(sharedByLint).

      \(table("### Options of `lint`", LintCommand.own.map(row)))
      Exit status: 0 there are no errors, 1 there is one, or a warning with `--strict`, 2 it could not run.

      ## `specrun fmt`

      [Formats feature files](writing-features.md#formatting). These options of `run` mean the same: \(sharedByFormat).

      \(table("### Options of `fmt`", FormatCommand.own.map(row)))\
      ## `specrun init`

      [Creates new specs](getting-started.md#new-specs).

      \(table("### Options of `init`", InitCommand.declarations.map(row)))\
      ## `specrun lsp`

      [Serves an editor](editors.md). These options of `run` mean the same: \(sharedByLanguageServer).

      \(table("### Options of `lsp`", LanguageServerCommand.own.map(row)))
      """
  }

  static var configuration: String {
    let keys = Setting.table.filter { !$0.isOptionOnly }
    let rows = keys.map { setting in
      let names = setting.variables.map { "`\($0.name)`" }.joined(separator: ", ")
      return "| `\(setting.name)` | \(cell(setting.valueDescription)) | \(names) |\n"
    }
    return """
      # Configuration

      \(generated)

      ## specrun.yaml

      `specrun.yaml` in the working directory, or the file that `--config` names, has four keys:
      `profiles`, which are named sets of settings, `locks`, `categories` and `watch`. The profile `default` is used
      unless `--profile` names others, which are merged in the order given.

      ```yaml
      profiles:
        default:
          paths: Features
          format: [pretty, "junit:reports/junit.xml"]
        ci:
          tags: not @wip
          parallel: 4
          order: random
          fail-fast: true

      locks:
        printer: "@prints or @scans"     # never two of these at once
        database:
          write: "@changes-data"         # alone
          read: "@reads-data"            # together with others that read

      categories:
        - name: Network
          pattern: timed out|refused     # a regular expression, found in the message
        - name: Payments
          tags: "@payment"               # with a pattern, both have to match

      watch:
        build: swift build --product specs   # run by the shell
        sources: [Sources, Shared]           # the folders with Swift code
      ```

      [Reports](reports.md#categories) show the first category that a failure fits. `watch` is for
      [`specrun watch`](watch.md).

      Without `--config`, the file is looked for in the folders around the working directory as well, up to
      the root of the package or repository (a `Package.swift` or `.git`). A note says where it was found,
      and paths in it are relative to its folder.

      Errors name the line and column, and the nearest known key. All of them are reported at once.

      ### The whole run and its parts

      The reports and the history that the file names are those of whole runs. If the command line chooses a part
      (a path, `--tags`, `--name`, `--count`, `--last-failed`, `--rerun-from`) or runs no code (`--dry-run`), they are
      left as they are, and a note says so; `--format` and `--history` on the command line write them all the
      same. What a profile or the environment chooses is the whole of its run: a build server
      that runs `--tags @smoke` does so in a profile, or by `SPECRUN_TAGS`. `--no-format` leaves out the reports of a
      whole run too.

      ## Precedence

      From the highest to the lowest: the command line, environment variables, the profiles (the last
      one first), the defaults.

      - \(list(.grows)) accumulate: every source adds its values.
      - \(list(.growsAmongProfiles)) of several profiles are combined; those of the environment replace
        them, and those of the command line replace both.
      - For everything else, the source that takes precedence replaces the others.

      An empty variable sets nothing. In a variable, \(commas) may have several values, separated by
      commas; `world-parameters` is a JSON object there. `CUCUMBER_EXECUTION_ORDER` may be `lexical`,
      which is `defined`.

      Color follows `--color`, `SPECRUN_COLOR`, `FORCE_COLOR`, `NO_COLOR`,
      `CUCUMBER_ANSI_COLORS_DISABLED`, specrun.yaml and the terminal, in this order.

      ## Keys of a profile, and variables

      The [command line](command-line.md) page describes each of them.

      | key | value | variables |
      |---|---|---|
      \(rows.joined())
      """
  }

  private static let generated = """
    <!-- Generated from Sources/SpecSettings/Setting.Table.swift: run ReferenceTests with
    SPECRUN_UPDATE_GOLDENS=1 to update it. -->
    """

  /// All subcommands for people.
  static var commands: [any Subcommand.Type] { [RunCommand.self] + Specrun.Tools.all.subcommands }

  private static var sharedByShard: String {
    shared(ShardCommand.declarations, besides: ShardCommand.own)
  }

  private static var sharedByFormat: String {
    shared(FormatCommand.declarations, besides: FormatCommand.own)
  }

  private static var sharedByLint: String {
    shared(LintCommand.declarations, besides: LintCommand.own)
  }

  private static var sharedBySteps: String {
    shared(StepsCommand.declarations, besides: StepsCommand.own)
  }

  private static var foreignToWatch: String {
    WatchCommand.foreign.sorted().map { "`--\($0)`" }.joined(separator: " and ")
  }

  private static var sharedByLanguageServer: String {
    shared(LanguageServerCommand.declarations, besides: LanguageServerCommand.own)
  }

  private static func shared(_ all: [Declaration], besides own: [Declaration]) -> String {
    all.map(\.name).filter { name in name != "paths" && !own.contains { $0.name == name } }
      .map { "`--\($0)`" }.joined(separator: ", ")
  }

  private static var audit: [Declaration] {
    AuditCommand.declarations.filter { declaration in
      !RunCommand.declarations.contains { $0.name == declaration.name }
        || declaration.name == "format"
    }
  }

  private static var shared: String {
    let names = AuditCommand.declarations.map(\.name)
    return RunCommand.declarations.map(\.name)
      .filter { names.contains($0) && $0 != "format" && $0 != "paths" }
      .map { "`--\($0)`" }.joined(separator: ", ")
  }

  private static func table(_ title: String, _ rows: [String]) -> String {
    "\(title)\n\n| option | |\n|---|---|\n\(rows.joined())\n"
  }

  private static func option(_ setting: Setting) -> String {
    row(setting.declaration, note: setting.isOptionOnly ? " *Command line only.*" : "")
  }

  private static func row(_ declaration: Declaration) -> String { row(declaration, note: "") }

  private static func row(_ declaration: Declaration, note: String) -> String {
    let value = declaration.valueName.map { " <\($0)>" } ?? ""
    let name =
      switch declaration.form {
      case .positional: "`<\(declaration.name)>…`"
      case .toggle: "`--\(declaration.name)`, `--no-\(declaration.name)`"
      case .flag, .value, .list: "`--\(declaration.name)\(value)`"
      case .listOrFlag:
        "`--\(declaration.name)`, `--\(declaration.name)=\(value.dropFirst())`"
      }
    let short = declaration.short.map { "`-\($0)`, " } ?? ""
    return "| \(cell(short + name)) | \(cell(declaration.help))\(note) |\n"
  }

  private static func cell(_ text: String) -> String { text.replacing("|", with: "\\|") }

  private static func list(_ merging: Setting.Merging) -> String {
    names(Setting.table.filter { $0.merging == merging })
  }

  private static var commas: String { names(Setting.table.filter(\.isSplitAtCommas)) }

  private static func names(_ settings: [Setting]) -> String {
    let names = settings.map { "`\($0.name)`" }
    guard let last = names.last, names.count > 1 else { return names.joined() }
    return names.dropLast().joined(separator: ", ") + " and " + last
  }
}

extension Setting {
  /// The valid values of a key.
  fileprivate var valueDescription: String {
    switch merging {
    case .replaces where declaration.form == .listOrFlag: "\(expected), or a list of them"
    case .replaces: expected
    case .grows where declaration.form == .value: "a mapping"
    case .grows, .growsAmongProfiles: "\(expected), or a list of them"
    }
  }
}
