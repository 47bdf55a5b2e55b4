import SpecCommand
import SpecSources

/// A subcommand besides `run`, as a value: what it was given, validated.
protocol Tool: Subcommand {
  init(_ arguments: ParsedArguments, _ host: Host, files: FileSystem) throws(CommandErrors)

  func run(_ invocation: Invocation) async throws -> ExitStatus
}

extension Tool {
  static func request(
    _ arguments: ParsedArguments, _ host: Host, files: FileSystem
  ) throws(CommandErrors) -> Request {
    try Self(arguments, host, files: files).run
  }
}
