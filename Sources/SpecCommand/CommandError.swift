package import ReportFiles
package import SpecEngine
package import SpecSession
package import SpecSettings
package import SpecSources

/// A reason why the command, or one of its tools, could not run: facts and their words.
package protocol CommandProblem: Error {
  /// The text to print: the location if there is one, the finding, the expectation, the remedy.
  func message(workingDirectory: String) -> String
}

/// The reason why the command could not run; `CommandError+Wording.swift` has the sentences.
package enum CommandError: CommandProblem {
  /// A problem that keeps the run from beginning.
  case session(Session.Problem)
  /// A path that is not one of features.
  case source(SourceProblem)

  // Options and configuration
  case settings(SettingsError)
  /// A word that a subcommand does not take.
  case usage(UsageError, command: String)
  /// A first word that is a subcommand of the tools, which this program lacks.
  case missingTool(String)
  /// A first word, or a word after `help`, that is neither a path nor a subcommand.
  case unknownSubcommand(String, nearest: String?, known: [String])
  case report(ReportError)
  /// A path in a variable of the environment or in specrun.yaml that leads to no features.
  case ofSetting(String, SourceProblem)
  /// Steps cannot be kept from the network as they must be.
  case notEnforced(NetworkLevel, reason: String)
  /// A library of tests is in the program, and nothing sees its expectations.
  case testingUnobserved(TestingLibrary)

  // Recordings
  case noRecordingsIn(String)
  /// A recording to run again from, without messages.
  case noMessages(String)
  /// No run has noted which scenarios did not pass.
  case noLastRun
  /// Scenarios that were to run again, all of which are gone.
  case goneSinceRecorded([String])
  case compressed(String, Compression, Compression.Fault)
}

extension [any CommandProblem] {
  package mutating func append(_ problem: CommandError) { append(problem as any CommandProblem) }
}

/// All errors at once, so that one run of the command shows them all.
package struct CommandErrors: Error {
  package let errors: [any CommandProblem]
  /// The number of them to print.
  let limit: Int

  package init(_ errors: [any CommandProblem], atMost limit: Int = .max) {
    (self.errors, self.limit) = (errors, limit)
  }

  package init(_ error: CommandError) { self.init([error]) }

  package init(_ errors: SettingsErrors) { self.init(errors.errors.map(CommandError.settings)) }

  /// The result of `body`; errors in settings are errors of the command.
  package static func of<Value>(
    _ body: @autoclosure () throws(SettingsErrors) -> Value
  ) throws(CommandErrors) -> Value {
    do throws(SettingsErrors) { return try body() } catch { throw CommandErrors(error) }
  }
}
