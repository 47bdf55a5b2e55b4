import Messages
import ReportFiles
import SpecEngine
import SpecReporting
import SpecSession
import SpecSettings
import SpecSharding
import SpecSources
import StepKit

/// Everything that is read before scenarios run: settings, the files that they name, features.
struct PreparedSpecs: Sendable {
  let settings: Settings
  let session: Session
  let files: FileSystem
  let named: NamedFiles
  /// The features and the support code, as messages.
  let announced: [Envelope]
  /// The variables that reports look at.
  let environment: [String: String]

  /// The reasons why nothing runs, in words, with their places first.
  struct Problems: Error {
    let texts: [String]

    init(_ texts: [String]) { self.texts = texts }

    /// What `body` returns; errors in settings are in words.
    static func of<Value>(
      _ body: () throws(SettingsErrors) -> Value
    ) throws(Problems) -> Value {
      do throws(SettingsErrors) { return try body() } catch {
        throw Problems(error.errors.map(\.message))
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
      let variable = settings.pathsVariable.map { "\($0): " } ?? ""
      throw Problems(selection.problems.map { variable + $0.message })
    }
    var named = try Problems.of { () throws(SettingsErrors) in
      try NamedFiles(settings, uris: selection.entries.map(\.uri), files: files)
    }
    settings.session.run.quarantine = named.quarantine.quarantine
    settings.session.timings = named.timings?.known ?? Timings()
    settings.session.runId = .randomUUID()
    settings.session.otherFiles = Set(
      (named.requirementPlaces + [settings.configuration]).map(Path.tidy))
    var announced: [Envelope] = []
    session = Session(
      settings.session, selection: selection, libraries: libraries, files: files
    ) { envelope in
      named.quarantine.receive(envelope)
      announced.append(envelope)
    }
    let problems = session.problems.map { $0.message(relativeTo: place.folder) }
    guard problems.isEmpty else { throw Problems(problems.first(settings.maxErrors)) }
    self.announced = announced + Self.marks(settings, session)
    self.settings = settings
    self.files = files
    self.named = named
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
      throw Problems([
        "--network deny: not enforced in tests, whose steps run in the process of the tests; run "
          + "these scenarios with the command, or set SPECRUN_NETWORK=allow for tests"
      ])
    }
    return settings
  }

  /// What reports are told beside what was read.
  private static func marks(_ settings: Settings, _ session: Session) -> [Envelope] {
    let items = settings.takesAllDocumentItems ? DocumentItemsMark(session.notes)?.message : nil
    let network = settings.network == .allow ? NetworkMark(settings.network.rawValue).message : nil
    return [items, ShardMark(session)?.message, network].compactMap(\.self)
  }

  /// What most likely is a mistake and keeps nothing from running, in words, with places first.
  var warnings: [String] {
    let isPartial = session.plan?.selection.recordedFiles != nil
    return session.warnings.map(\.message)
      + named.quarantine.notes(settings, isPartial: isPartial, files: files)
      + (named.history?.notes ?? [])
  }

  /// Files that no report may replace.
  var inputs: [String] {
    session.selection.entries.map(\.uri) + named.requirementPlaces + [settings.configuration]
      + [settings.history, settings.quarantine].compactMap(\.self)
  }

  /// The definitions that make the run fail because nothing uses them, in words.
  var unusedDefinitions: [String] {
    guard settings.strictUnused, let plan = session.plan else { return [] }
    return plan.unusedDefinitions().map { definition in
      "\(definition.place.shown(relativeTo: files.workingDirectory)): "
        + "\(definition.keyword.rawValue)(\"\(definition.pattern.source)\") is not used by any scenario"
    }
  }
}

extension [String] {
  /// The first of some problems, and the number of the others.
  func first(_ limit: Int) -> [String] {
    count > limit ? prefix(limit) + ["… and \(count - limit) more (--max-errors shows more)"] : self
  }
}
