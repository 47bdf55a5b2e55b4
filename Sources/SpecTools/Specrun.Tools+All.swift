public import SpecCommand

extension Specrun.Tools {
  /// Every subcommand of `specrun`: watch, audit, report (or merge), diff, history, shard, steps, lint, fmt, init and lsp.
  ///
  ///     await Specrun.main([coffeeSteps], tools: .all)
  public static let all = Specrun.Tools([
    WatchCommand.self, AuditCommand.self, ReportCommand.self, DiffCommand.self,
    HistoryCommand.self, ShardCommand.self, StepsCommand.self, LintCommand.self, FormatCommand.self,
    InitCommand.self, LanguageServerCommand.self,
  ])
}
