import DataSources
import Gherkin
import Messages
import SpecEngine
import SpecReporting
import YAML

/// Why the command could not run: facts; `CommandError+Wording.swift` has the sentences.
///
/// `from` is the option or variable that asked for it.
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
  case invalidOption(String, value: String, expected: String)
  case invalidTagExpression(String, reason: String)
  case oldTagExpression(String, now: String, from: String = "--tags")
  case invalidName(String, reason: String, from: String = "--name")
  case unknownFormat(String, suggestion: String?, known: [String], from: String = "--format")
  /// The other error is about what a variable of the environment says.
  case ofVariable(String, CommandError)
  case noRequirements(looked: [String])
  case unwritable(String, reason: String)
  case sameReport(String, formats: [String])
  case reportOverInput(String, format: String)
  case configuration(path: String, YAMLError)
  case unknownProfile(String, known: [String])
  case noConfiguration(profile: String)
  case unknownLanguage(String, similar: [String])

  // Features and libraries
  case feature(uri: String, GherkinError)
  case dataSource(uri: String, DataSourceError)
  case supportCode(SupportCode.Problem)
  /// What a library found wrong with a file beside the features, in its words, and the type of the
  /// error that it threw.
  case resource(String, type: String)

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

  /// The type of the exception that messages name: what a library threw, where that is all.
  var exceptionType: String {
    if errors.count == 1, case .resource(_, let type) = errors[0] { type } else { "CouldNotRun" }
  }
}
