import Basics

/// All subcommands of this program.
enum SpecrunCommand {
  static let abstract = "Runs executable specifications written in Gherkin."

  /// A subcommand is its file and its place here.
  static let subcommands: [any Subcommand.Type] = [
    RunCommand.self, WatchCommand.self, AuditCommand.self, ReportCommand.self, MergeCommand.self,
    DiffCommand.self, HistoryCommand.self, ShardCommand.self, StepsCommand.self, LintCommand.self,
    FormatCommand.self,
    InitCommand.self,
    LanguageServerCommand.self, CompleteCommand.self,
  ]

  static var names: [String] { subcommands.map { $0.name } }

  /// Those for people.
  static var shown: [any Subcommand.Type] { subcommands.filter { $0.configuration.shouldDisplay } }

  static var shownNames: [String] { shown.map { $0.name } }

  /// The subcommand that was probably meant by a word that is none.
  static func subcommand(similarTo word: String) -> String? {
    names.contains(word) ? nil : nearest(to: word, among: shownNames)
  }
}
