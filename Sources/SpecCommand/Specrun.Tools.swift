extension Specrun {
  /// The subcommands that a program has besides `run`.
  ///
  /// The product SpecTools brings all of them: `import SpecTools` and `tools: .all`. A program without them
  /// builds a fifth faster.
  public struct Tools: Sendable {
    package let subcommands: [any Subcommand.Type]

    package init(_ subcommands: [any Subcommand.Type]) { self.subcommands = subcommands }

    /// No more than `run`.
    public static let none = Tools([])

    /// Those of this program.
    @TaskLocal package static var available = none

    /// The names of all tools, for a program that lacks them.
    static let names: Set = [
      "watch", "audit", "report", "merge", "diff", "history", "shard", "steps", "lint", "fmt",
      "init", "lsp",
    ]
  }
}
