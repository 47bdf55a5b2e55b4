import Messages
import ReportFiles
import SpecEngine
import SpecReporting
import SpecSession
import SpecSettings
import SpecSources
import StepKit

/// Everything that is read before scenarios run: settings, the files that they name, features.
struct PreparedSpecs: Sendable {
  let session: Session
  let files: FileSystem
  /// The files around the run.
  let around: RunFiles
  /// The features and the support code, as messages.
  let announced: [Envelope]
  /// The variables that reports look at.
  let environment: [String: String]
  /// Likely mistakes that keep nothing from running, in words, with places first.
  let warnings: [String]

  var settings: Settings { around.settings }

  /// The reasons why nothing runs, in words, with their places first.
  struct Problems: Error {
    let texts: [String]

    /// The result of `body`; errors in settings are in words.
    static func of<Value>(_ body: () throws(SettingsErrors) -> Value) throws(Problems) -> Value {
      do throws(SettingsErrors) { return try body() } catch {
        throw Problems(texts: error.errors.map(\.message))
      }
    }
  }

  /// - Parameters:
  ///   - paths: Those that the code names; they come before all others, as on a command line.
  ///   - configure: Has the last word about settings.
  init(
    _ paths: [String], _ libraries: [StepLibrary], configure: (inout Session.Settings) -> Void,
    in place: TestPlace
  ) throws(Problems) {
    let files = FileSystem(workingDirectory: place.folder)
    var settings = try Self.settings(paths, in: place, files)
    configure(&settings.session)
    let selection = FeatureSelection.find(settings.session.paths, in: files)
    guard selection.problems.isEmpty else {
      let place = settings.pathsPlace.map { "\($0): " } ?? ""
      throw Problems(texts: selection.problems.map { place + $0.message })
    }
    var notes: [String] = []
    var around = try Problems.of { () throws(SettingsErrors) in
      try RunFiles(
        settings, features: selection.entries.map(\.uri), now: RunClock.sinceNow.now, files: files,
        note: { notes.append($0) })
    }
    around.prepare(&settings.session)
    settings.session.runId = .randomUUID()
    var announced: [Envelope] = []
    session = Session(
      settings.session, selection: selection, libraries: libraries, files: files
    ) { envelope in
      around.receive(envelope)
      announced.append(envelope)
    }
    let problems = session.problems.map { $0.message(relativeTo: place.folder) }
    guard problems.isEmpty else { throw Problems(texts: problems.limited(to: settings.maxErrors)) }
    warnings =
      session.warnings.map(\.message) + notes + around.notes(on: session)
      + (around.history?.notes ?? [])
    (self.around, self.announced, self.files) = (around, announced, files)
    environment = place.environment
  }

  private static func settings(
    _ paths: [String], in place: TestPlace, _ files: FileSystem
  ) throws(Problems) -> Settings {
    var sources = Settings.Sources(environment: place.environment)
    // Tests of a few scenarios would replace the reports of the command.
    sources.ignoresFormats = true
    sources.options = GivenSettings(options: { $0 == "paths" ? paths : [] })
    let settings = try Problems.of { () throws(SettingsErrors) in
      try Settings(sources, randomSeed: { UInt64.random(in: 0...999_999) }, files: files)
    }
    guard settings.network != .deny else {
      // Steps that may reach nothing must not run where they could.
      throw Problems(texts: [
        "--network deny: not enforced in tests, whose steps run in the process of the tests; run "
          + "these scenarios with the command, or set SPECRUN_NETWORK=allow for tests"
      ])
    }
    return settings
  }

  /// Opens the reports of a run.
  ///
  /// - Parameter targets: Reports as `--format` takes them, in addition to those that variables name.
  /// - Returns: The receiver of the messages, and the problems with the targets.
  func recorder(reports targets: [String]) -> (recorder: RunRecorder, problems: [String]) {
    // The same report twice, as from code and a variable, is one.
    var wanted: [Settings.FormatTarget] = []
    for target in targets.map(Settings.FormatTarget.init) + settings.formats
    where !wanted.contains(target) { wanted.append(target) }
    var problems = wanted.filter { !$0.hasPath }.map { target in
      "--format \(target.name): in tests a report needs a file, such as \(target.name):report"
    }
    let options = around.reportOptions(
      command: "swift test", hostName: environment["HOSTNAME"], environment: environment)
    var opened: [ReportTarget] = []
    do throws(ReportErrors) {
      opened = try OpenReports(
        wanted.filter(\.hasPath), inputs: around.inputs, files: files
      ).begin(options) { ReportTarget(.discarding, format: $0, options: options) }
    } catch {
      problems += error.errors.map(\.message)
    }
    return (RunRecorder(around, targets: opened), problems)
  }
}

extension Settings.FormatTarget {
  fileprivate var hasPath: Bool { !(path?.isEmpty ?? true) }
}
