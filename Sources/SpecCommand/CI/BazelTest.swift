import SpecEngine
import SpecReporting
import SpecSession
import SpecSettings
import SpecSources

/// The duties of a test that Bazel runs, besides ending with a status: its variables name files.
///
/// The rules are those of Bazel's Test Encyclopedia.
struct BazelTest {
  /// The variables it reads.
  static let variables = [mark, status, report, filter, warnings, prematureExit] + required

  /// Set to 1 by Bazel that is new enough.
  private static let mark = "BAZEL_TEST"
  /// Set by every version of Bazel that runs a test.
  private static let required = ["TEST_SRCDIR", "TEST_TMPDIR", "TEST_WORKSPACE"]
  /// A file that a test touches if it can run one shard of several.
  private static let status = "TEST_SHARD_STATUS_FILE"
  private static let report = "XML_OUTPUT_FILE"
  /// The value of `--test_filter`.
  private static let filter = "TESTBRIDGE_TEST_ONLY"
  private static let warnings = "TEST_WARNINGS_OUTPUT_FILE"
  /// A file that exists as long as the end of the process would be too early.
  private static let prematureExit = "TEST_PREMATURE_EXIT_FILE"

  private let environment: [String: String]
  private let files: FileSystem
  private let note: @Sendable (String) -> Void

  /// Nil if Bazel does not run this.
  init?(_ settings: Settings, host: Host, files: FileSystem) {
    guard
      host.environment[Self.mark] == "1"
        || Self.required.allSatisfy({ host.environment[$0] != nil })
    else { return nil }
    environment = host.environment
    self.files = files
    note = host.printNote
    if case .ofBuild = settings.shard { touch(Self.status) }
    touch(Self.prematureExit)
  }

  /// The settings with the report and the filter that Bazel asks for.
  func prepared(_ settings: Settings) throws(CommandErrors) -> Settings {
    var settings = settings
    if let path = path(Self.report) {
      settings.formats.append(Settings.FormatTarget("junit:\(path)"))
    }
    guard let filter = path(Self.filter) else { return settings }
    do throws(SettingsError) {
      // Whoever typed it wants these and no others.
      settings.session.names = [
        try Setting.Parser.namePattern.read(SettingValue(filter, from: .variable(Self.filter)))
      ]
    } catch {
      throw CommandErrors(.settings(error))
    }
    return settings
  }

  /// Writes the warnings, which Bazel shows of tests that pass, too.
  func write(_ messages: [String]) {
    guard !messages.isEmpty else { return }
    write(messages.map { $0 + "\n" }.joined(), to: Self.warnings)
  }

  /// Says that the end of the process is not too early.
  func end() {
    if let path = path(Self.prematureExit) { FileSystem.remove(files.absolute(path)) }
  }

  private func touch(_ variable: String) { write("", to: variable) }

  private func write(_ text: String, to variable: String) {
    guard let path = path(variable) else { return }
    do throws(FileSystem.Failure) {
      try files.replace(path, with: Array(text.utf8))
    } catch {
      note("\(variable): \(path): cannot be written: \(error.reason)")
    }
  }

  private func path(_ variable: String) -> String? {
    environment[variable].flatMap { $0.isEmpty ? nil : $0 }
  }
}
