import SpecEngine
import SpecSources
import StepKit

/// The action that the arguments ask for, ready to run.
package typealias Request = @Sendable (Invocation) async throws -> ExitStatus

/// The request to print a text.
package func printing(_ text: String) -> Request {
  { invocation in
    try invocation.host.output.print(Array(text.utf8))
    return .passed
  }
}

extension Invocation {
  /// Reads the arguments, and the settings that they, the environment and specrun.yaml give together.
  package func readRequest() throws(CommandErrors) -> Request {
    var line = TypedLine(host.arguments)
    if let tool = missingTool(of: line) { throw CommandErrors(.missingTool(tool)) }
    if line.isHelp {
      try checkHelp()
      return printing(
        HelpText.text(of: line.named, isWhole: line.isWholeHelp) {
          WorldParameters(libraries()).declared
        })
    }
    line.end()
    guard line.problems.isEmpty else {
      throw CommandErrors(line.problems.map { CommandError.usage($0, command: line.command.name) })
    }
    return try line.command.request(line.arguments, host, files: files)
  }

  /// The tool that the first word names, or the word after `help`, if this program lacks it.
  private func missingTool(of line: TypedLine) -> String? {
    let word = host.arguments.first { $0 != "help" }
    guard line.named == nil, let word, Specrun.Tools.names.contains(word),
      files.kind(of: word) == nil
    else { return nil }
    return word
  }

  /// `help` with a word that is no subcommand.
  private func checkHelp() throws(CommandErrors) {
    guard host.arguments.first == "help", let word = host.arguments.dropFirst().first,
      !word.hasPrefix("-"), word != "help", !SpecrunCommand.names.contains(word)
    else { return }
    throw CommandErrors(
      .unknownSubcommand(
        word, nearest: SpecrunCommand.subcommand(similarTo: word), known: SpecrunCommand.shownNames)
    )
  }
}
