import GherkinFormatting
import Messages
import Scaffolding
import SpecAudit
import SpecIsolation
import SpecReporting
import SpecSession
import SpecSources
import YAML

/// The reason why the command could not run; `CommandError+Wording.swift` has the sentences.
indirect enum CommandError: Error {
  /// A problem that keeps the run from beginning.
  case session(Session.Problem)
  /// A path that is not one of features.
  case source(SourceProblem)

  // Options and configuration
  case setting(SettingSource, SettingFault)
  /// A first word, or a word after `help`, that is neither a path nor a subcommand.
  case unknownSubcommand(String, nearest: String?, known: [String])
  case unknownFormat(String, suggestion: String?, known: [String])
  /// The other error is about what a variable of the environment says.
  case ofVariable(String, CommandError)
  /// An option needs a requirements file or a story document.
  case noRequirements(option: String, looked: [String])
  case unwritable(String, reason: String)
  case sameReport(String, formats: [String])
  case reportOverInput(String, format: String)
  /// There is a file already, and it is something else.
  case notThisReport(String, format: String)
  /// There is a folder already, with something in it that is no part of a report.
  case notThisFolder(String, format: String, name: String)
  /// Steps cannot be kept from the network as they must be.
  case notEnforced(NetworkLevel, reason: String)
  case configuration(path: String, YAMLError)
  case unknownProfile(String, known: [String])
  case noConfiguration(profile: String)

  // Shards
  /// The file of `--timings` is something else.
  case notTimings(String)
  case timingsNotWritten(String, reason: String)
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
  /// The file is something else.
  case noHistory(String)
  /// Not one path.
  case noHistoryNamed(count: Int)
  case notRecorded(String, reason: String)
}

/// All errors at once, so that one run of the command shows them all.
struct CommandErrors: Error {
  let errors: [CommandError]

  init(_ errors: [CommandError]) { self.errors = errors }

  init(_ error: CommandError) { errors = [error] }
}
