import ArgumentParser
import SpecSettings
import SpecSources
import StepKit

/// The action that the arguments ask for.
enum Request {
  /// To print something and end.
  case print(String, ExitStatus)
  case run(Settings)
  /// To find what scenarios do not notice.
  case audit(AuditSettings)
  /// To generate reports from messages.
  case report(RecordingSettings)
  /// To compare two runs.
  case diff(DiffSettings)
  /// To show what many runs tell.
  case history(HistorySettings)
  /// To apply the rules of lint.
  case lint(LintSettings)
  /// To explain how shards are divided.
  case shard(ShardSettings)
  /// To list sentences.
  case steps(StepsSettings)
  /// To format features.
  case format(FormatSettings)
  /// To print what a word on a command line may become.
  case complete(Shell, words: [String])
  /// To create the files of a new set of specs.
  case create(InitSettings)
  /// To run again what changes touch.
  case watch(WatchSettings)
  /// To serve an editor.
  case serve(LanguageServerSettings)

  /// Parses the arguments and reads what they, the environment and specrun.yaml set.
  ///
  /// - Parameter parameters: Gives the world parameters of the libraries, for help that was asked for.
  static func read(
    from host: Host, files: FileSystem, parameters: () -> [WorldParameter]
  ) throws(CommandErrors) -> Request {
    let request = try read(from: host, files: files)
    // Help of a command that takes them.
    guard case .print(let text, .passed) = request, text.hasPrefix("OVERVIEW: "),
      text.contains("--world-parameters")
    else { return request }
    return .print(text + ParameterListing.section(parameters()), .passed)
  }

  private static func read(
    from host: Host, files: FileSystem
  ) throws(CommandErrors) -> Request {
    try checkHelp(host.arguments)
    if let shell = try CompletionScript.shell(askedForIn: host.arguments) {
      return .print(CompletionScript.text(for: shell), .passed)
    }
    let command: any ParsableCommand
    do {
      command = try parse(completed(host.arguments))
    } catch {
      return message(for: error)
    }
    guard let subcommand = command as? any Subcommand else { return output(of: command) }
    return try subcommand.request(host, files: files)
  }

  /// The arguments with a value for each option that may go without: the argument parser would take
  /// the next argument for it.
  private static func completed(_ arguments: [String]) -> [String] {
    guard arguments.contains(where: { $0.hasPrefix("--require-") }) else { return arguments }
    let names = Set(
      Setting.table.filter { $0.declaration.form == .listOrFlag }.map { "--\($0.name)" })
    let end = arguments.firstIndex(of: "--") ?? arguments.endIndex
    return arguments[..<end].map { names.contains($0) ? "\($0)=true" : $0 } + arguments[end...]
  }

  /// Tries the default subcommand first: that is half of the work, and only the other half knows
  /// more when it fails.
  private static func parse(_ arguments: [String]) throws -> any ParsableCommand {
    if !(SpecrunCommand.names + ["help"]).contains(arguments.first ?? ""),
      let run = try? RunCommand.parse(arguments)
    {
      return run
    }
    return try SpecrunCommand.parseAsRoot(arguments)
  }

  /// The output of a command of the argument parser itself, such as `help`.
  private static func output(of command: any ParsableCommand) -> Request {
    var command = command
    do {
      try command.run()
      return .print("", .passed)
    } catch {
      return message(for: error)
    }
  }

  /// Help or a completion script that was asked for, or what is wrong with the usage.
  private static func message(for error: any Error) -> Request {
    .print(
      SpecrunCommand.fullMessage(for: error) + "\n",
      SpecrunCommand.exitCode(for: error) == .success ? .passed : .couldNotRun)
  }

  /// The argument parser answers `help` with a word it does not know by the help of the whole.
  private static func checkHelp(_ arguments: [String]) throws(CommandErrors) {
    guard arguments.first == "help", let word = arguments.dropFirst().first,
      !word.hasPrefix("-"), word != "help", !SpecrunCommand.names.contains(word)
    else { return }
    throw CommandErrors(
      .unknownSubcommand(
        word, nearest: SpecrunCommand.subcommand(similarTo: word), known: SpecrunCommand.shownNames)
    )
  }
}
