import Basics
import Gherkin
import Messages
import SpecCatalog
import SpecCommand
import SpecEngine
import SpecMerging
import SpecReporting
import SpecSession
import SpecSettings
import SpecSources
import StepKit

/// `specrun steps`.
struct StepsCommand: Tool {
  static let name = "steps"
  static let abstract = "List the sentences that features can use."
  static let synopsis = "[<options>] [DIR|GLOB|FILE]…"
  static var discussion: String {
    """
    Shows each step definition with its description, an example, what its parameters take, its \
    place, and its uses in features. Nothing runs.

    Without a path, \(Program.name) counts the uses in the paths of specrun.yaml, or in the folder \
    Features (or features). All scenarios count, and lines of files do not.

    Exit status: 0 the catalog is complete, 1 features have errors, so that no uses are shown, 2 there \
    is no catalog, 3 a recording or a report was lost.
    """
  }

  static let shared: Set = [
    "paths", "language", "data-sources", "strict-keywords", "duplicate-patterns", "color",
    "max-errors", "max-file-size", "max-line-size",
  ]

  static let own = [
    Declaration(
      name: "search", form: .list, short: "s", valueName: "words",
      help: """
        List only sentences with all of these words, in the pattern, the example, the description or \
        what parameters take. Case does not count.
        """),
    Declaration(
      name: "world", form: .value, valueName: "name", help: "List only sentences of this World."),
    Declaration(
      name: "library", form: .value, valueName: "name",
      help: "List only sentences whose code is in this folder or file."),
    Declaration(name: "unused", form: .flag, help: "List only sentences that no scenario uses."),
    Declaration(
      name: "messages", form: .list, valueName: "path",
      help: """
        Show the mean time of each sentence in these recordings; a folder means its .ndjson files. \
        May be repeated.
        """, completion: .files),
    CatalogFormat.declaration("the catalog", default: .text),
  ]

  var settings: Settings
  var filter = Catalog.Filter()
  var formats: [WholeReports<CatalogFormat>.Target] = []
  /// Paths of recordings.
  let messages: [String]

  init(_ arguments: ParsedArguments, _ host: Host, files: FileSystem) throws(CommandErrors) {
    settings = try RunCommand.settings(arguments.without("format"), host, files: files)
    // The catalog counts uses in all scenarios, not only in those that a profile selects.
    settings.session.tags = []
    settings.session.names = []
    settings.session.shard = nil
    settings.session.limit = nil
    settings.session.order = .defined
    // Lint findings would only distract someone who looks for a sentence.
    settings.session.lint = LintLevels([.init(nil, .off)])
    messages = arguments["messages"]
    filter.words = arguments["search"].flatMap { $0.split(whereSeparator: \.isWhitespace) }
      .map(String.init)
    filter.world = arguments["world"].last
    filter.library = arguments["library"].last
    filter.onlyUnused = !arguments["unused"].isEmpty
    var problems: [any CommandProblem] = []
    let formats = arguments["format"]
    self.formats = reportTargets(formats, standard: formats.isEmpty ? .text : nil, &problems)
    if !problems.isEmpty { throw CommandErrors(problems) }
  }

  /// Lists the sentences of the libraries.
  func run(_ invocation: Invocation) async throws -> ExitStatus {
    let (host, files) = (invocation.host, invocation.files)
    let selection = FeatureSelection.find(settings.session.paths, in: files)
    // Sentences can be looked up before there are features.
    let hasFeatures = selection.problems.isEmpty || !settings.session.paths.isEmpty
    guard selection.problems.isEmpty || !hasFeatures else {
      throw invocation.pathErrors(selection, settings)
    }
    let reading = RecordingReading(messages, files: files, host: host)
    if !messages.isEmpty { try reading.checkHasMessages() }
    let (recordings, recordingProblems) = (reading.messages(), reading.problems)
    let reports = try WholeReports(
      formats,
      inputs: selection.entries.map(\.uri) + reading.files + [settings.configuration], files: files)
    let session = Session(
      settings.session, selection: selection, libraries: invocation.libraries(), files: files)
    let problems = session.problems.filter { !$0.isAboutAbsence || filter.onlyUnused }
    guard let supportCode = session.supportCode, !filter.onlyUnused || problems.isEmpty else {
      throw CommandErrors(problems.map(CommandError.session), atMost: settings.maxErrors)
    }
    let catalog = try catalog(supportCode, session.plan, recordings)
    for type in supportCode.undefinedTypes {
      host.printNote(type.message(relativeTo: host.workingDirectory))
    }
    let shown = hasFeatures ? problems : []
    invocation.printErrors(
      shown.map(CommandError.session) + recordingProblems, atMost: settings.maxErrors)
    return reports.write(catalog, invocation, color: settings.color)
      .combined(with: recordingProblems.isEmpty ? .passed : .incomplete)
      .combined(with: shown.isEmpty ? .passed : .failed)
  }

  private func catalog(
    _ supportCode: SupportCode, _ plan: Plan?, _ recordings: [[Envelope]]
  ) throws(CommandErrors) -> Catalog {
    do throws(SupportCode.Problems) {
      try supportCode.checkExamples()
    } catch {
      throw CommandErrors(error.problems.map { CommandError.session(.supportCode($0)) })
    }
    var times = recordings.isEmpty ? nil : StepTimes()
    for envelopes in recordings { times?.add(envelopes) }
    let catalog = Catalog(supportCode, plan: plan, times: times)
    if let world = filter.world, !catalog.worlds.contains(world) {
      throw CommandErrors(
        .unknownWorld(world, nearest: nearest(to: world, among: catalog.worlds), catalog.worlds))
    }
    let names = catalog.libraryNames
    if let library = filter.library, !names.contains(library) {
      throw CommandErrors(.unknownLibrary(library, nearest: nearest(to: library, among: names)))
    }
    return catalog.filtered(filter)
  }
}

extension Session.Problem {
  /// Whether there is only nothing that uses a sentence.
  var isAboutAbsence: Bool {
    if case .nothingSelected = self { true } else { false }
  }
}
