package import SpecSources
package import YAML

/// An error in the settings, or in a file that they name; `SettingsError+Wording.swift` has the sentences.
package enum SettingsError: Error {
  case setting(SettingSource, SettingFault)
  /// A file that settings are read from, or that they name.
  case configuration(path: String, YAMLError)
  /// A file that is not read because of the end of its name.
  case misnamedConfiguration(String)
  case unknownProfile(String, known: [String])
  case noConfiguration(profile: String)
  /// Such a file cannot be read.
  case source(SourceProblem)
  /// An option needs a requirements file or a story document.
  case noRequirements(option: String, looked: [String])
  /// The file of `--timings` is something else.
  case notTimings(String)
  case timingsNotWritten(String, reason: String)
  /// The file of `--history` is something else.
  case noHistory(String)
  case notRecorded(String, reason: String)
}

/// All errors together, so that they can be fixed in one go.
package struct SettingsErrors: Error {
  package let errors: [SettingsError]

  package init(_ errors: [SettingsError]) { self.errors = errors }

  package init(_ error: SettingsError) { errors = [error] }
}
