import ArgumentParser
import Basics
import SpecSettings

/// The whole command line.
///
/// A subcommand is its file and its place in `subcommands`.
struct SpecrunCommand: DeclaredCommand {
  static let subcommands: [any Subcommand.Type] = [
    RunCommand.self, WatchCommand.self, AuditCommand.self, ReportCommand.self, MergeCommand.self,
    DiffCommand.self, HistoryCommand.self, ShardCommand.self, StepsCommand.self, LintCommand.self,
    FormatCommand.self,
    InitCommand.self,
    LanguageServerCommand.self, CompleteCommand.self,
  ]

  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: Program.name,
      abstract: "Runs executable specifications written in Gherkin.",
      usage: RunCommand.usage, discussion: RunCommand.discussion,
      subcommands: subcommands, defaultSubcommand: RunCommand.self)
  }

  /// Those of `run`, the default, so that help and completions show them without its name.
  static var declarations: [Declaration] { RunCommand.declarations }

  init(_ arguments: ParsedArguments) {}

  /// Reads nothing, so that the subcommand gets all arguments.
  init(from decoder: any Decoder) throws {
    _ = try decoder.container(keyedBy: Declaration.Key.self)
  }
}

extension SpecrunCommand {
  static var names: [String] { subcommands.map { $0._commandName } }

  /// Those for people.
  static var shown: [any Subcommand.Type] { subcommands.filter { $0.configuration.shouldDisplay } }

  static var shownNames: [String] { shown.map { $0._commandName } }

  /// The subcommand that was probably meant by a word that is none.
  static func subcommand(similarTo word: String) -> String? {
    names.contains(word) ? nil : nearest(to: word, among: shownNames)
  }
}
