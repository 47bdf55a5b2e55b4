import GherkinFormatting
import Messages
import ReportFiles
import Scaffolding
import SpecAudit
import SpecEngine
import SpecMerging
import SpecReporting
import SpecSession
import SpecSettings
import SpecSources

/// The reason why the command could not run; `CommandError+Wording.swift` has the sentences.
indirect enum CommandError: Error {
  /// A problem that keeps the run from beginning.
  case session(Session.Problem)
  /// A path that is not one of features.
  case source(SourceProblem)

  // Options and configuration
  case settings(SettingsError)
  /// A first word, or a word after `help`, that is neither a path nor a subcommand.
  case usage(UsageError, command: String)
  case unknownSubcommand(String, nearest: String?, known: [String])
  case report(ReportError)
  /// The other error is about what a variable of the environment says.
  case ofVariable(String, CommandError)
  /// Steps cannot be kept from the network as they must be.
  case notEnforced(NetworkLevel, reason: String)
  /// A library of tests is in the program, and nothing sees its expectations.
  case testingUnobserved(TestingLibrary)

  // Shards
  /// The file of `--last-plan` is something else.
  case notPlan(String)
  case planNotWritten(String, reason: String)

  // Watching
  /// Changes of files cannot be seen.
  case notWatched(String)

  // Audits
  case auditMark(Mark.Problem)

  // Catalogs of sentences
  case unknownWorld(String, nearest: String?, [String])
  case unknownLibrary(String, nearest: String?)

  // Formatting
  /// A file was left as it is for a reason that is none of its syntax.
  case formatting(String, FormattingError)
  case notRewritten(String, reason: String)
  /// Standard input was to be formatted together with files.
  case inputBesidePaths

  // New specs
  case scaffold(ScaffoldProblem)
  /// More than one folder for new specs.
  case severalFolders(count: Int)
  /// Specs were to be put into something that is no folder.
  case noFolder(String)
  case notCreated(String, reason: String)

  // Recordings
  case noRecordings(command: String)
  /// Not two paths.
  case noPair(count: Int)
  case noRecordingsIn(String)
  /// Scenarios that were to run again, none of which is there any more.
  case goneSinceRecorded([String])
  case noMessage(path: String, line: Int, MessageError)
  case moreBadLines(path: String, Int)
  case compressed(String, Compression, Compression.Fault)
  case finding(Merge.Finding)

  // Histories
  /// Not one path.
  case noHistoryNamed(count: Int)
}

/// All errors at once, so that one run of the command shows them all.
struct CommandErrors: Error {
  let errors: [CommandError]

  init(_ errors: [CommandError]) { self.errors = errors }

  init(_ error: CommandError) { errors = [error] }

  init(_ errors: ReportErrors) { self.init(errors.errors.map(CommandError.report)) }

  init(_ errors: SettingsErrors) { self.init(errors.errors.map(CommandError.settings)) }

  /// What `body` returns; errors in settings are errors of the command.
  static func of<Value>(
    _ body: () throws(SettingsErrors) -> Value
  ) throws(CommandErrors) -> Value {
    do throws(SettingsErrors) { return try body() } catch { throw CommandErrors(error) }
  }
}
