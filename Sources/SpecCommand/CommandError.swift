import DataSources
import Gherkin
import Messages
import SpecEngine
import SpecReporting
import YAML

/// Why the command could not run: facts; `CommandError+Wording.swift` has the sentences.
indirect enum CommandError: Error {
  // Paths
  case noPaths
  case noSuchPath(String)
  case noSuchPathInRerun(String, rerun: String)
  case noMatch(String)
  case noFeatures(in: String)
  case notAFile(String)
  case lineOfFolder(String)
  case unreadable(String, reason: String)

  // Options and configuration
  case setting(SettingSource, SettingFault)
  /// Where `help` or nothing is before it.
  case unknownSubcommand(String, nearest: String?, known: [String])
  case unknownFormat(String, suggestion: String?, known: [String])
  /// The other error is about what a variable of the environment says.
  case ofVariable(String, CommandError)
  case noRequirements(looked: [String])
  case unwritable(String, reason: String)
  case sameReport(String, formats: [String])
  case reportOverInput(String, format: String)
  case configuration(path: String, YAMLError)
  case unknownProfile(String, known: [String])
  case noConfiguration(profile: String)

  // Features and libraries
  case feature(uri: String, GherkinError)
  case dataSource(uri: String, DataSourceError)
  case supportCode(SupportCode.Problem)
  /// What a library found wrong with a file beside the features, in its words.
  case resource(String)

  // Recordings
  case noRecordings(command: String)
  case noRecordingsIn(String)
  case noMessage(path: String, line: Int, MessageError)
  case moreBadLines(path: String, Int)
  case finding(Merge.Finding)

  // Selection
  case lineSelectsNothing(uri: String, line: Int, lastLine: Int)
  /// A tag such as `@timeout(soon)`, and the scenario that has or inherits it.
  case unreadableLimit(String, of: Pickle)
  case nothingSelected(scenarios: Int, files: Int, reasons: [String])
}

/// All the reasons at once: nobody should have to run the command twice to see the second.
struct CommandErrors: Error {
  let errors: [CommandError]

  init(_ errors: [CommandError]) { self.errors = errors }

  init(_ error: CommandError) { errors = [error] }
}
