import SpecCatalog
import SpecEngine
import SpecMerging
import SpecReporting
import SpecSession
import SpecSettings
import SpecSources
import Spelling
import StepKit

extension Invocation {
  /// Lists the sentences of the libraries.
  func listSteps(_ wanted: StepsSettings) throws -> ExitStatus {
    let settings = wanted.settings
    let selection = FeatureSelection.find(settings.session.paths, in: files)
    // Sentences can be looked up before there are features.
    let hasFeatures = selection.problems.isEmpty || !settings.session.paths.isEmpty
    guard selection.problems.isEmpty || !hasFeatures else {
      printErrors(pathErrors(selection, settings), atMost: settings.maxErrors)
      return .couldNotRun
    }
    let reading = RecordingReading.read(wanted.messages, files: files)
    guard wanted.messages.isEmpty || reading.hasMessages else {
      let empty = reading.files.map { CommandError.finding(.empty($0)) }
      throw CommandErrors(reading.problems + empty)
    }
    let reports = try WholeReports(
      wanted.formats,
      inputs: selection.entries.map(\.uri) + reading.files + [settings.configuration], files: files
    ) { format in { format.recognizes($0, $1) } }
    let session = Session(
      settings.session, selection: selection, libraries: libraries(), files: files)
    let problems = session.problems.filter { !$0.isAboutAbsence || wanted.filter.onlyUnused }
    guard let supportCode = session.supportCode, !wanted.filter.onlyUnused || problems.isEmpty
    else {
      printErrors(problems.map(CommandError.session), atMost: settings.maxErrors)
      reports.abandon()
      return .couldNotRun
    }
    let catalog: Catalog
    do {
      catalog = try self.catalog(supportCode, session.plan, reading, wanted)
    } catch {
      reports.abandon()
      throw error
    }
    for type in supportCode.undefinedTypes {
      host.printNote(type.message(relativeTo: host.workingDirectory))
    }
    let shown = hasFeatures ? problems : []
    printErrors(shown.map(CommandError.session) + reading.problems, atMost: settings.maxErrors)
    let style = TerminalStyle(color: settings.color, host: host)
    let unwritten = reports.write(host) { format, isTerminal in
      format.write(catalog, isTerminal ? style.options() : ReportOptions(width: nil))
    }
    printErrors(unwritten)
    return (shown.isEmpty ? ExitStatus.passed : .failed)
      .combined(with: unwritten.isEmpty && reading.problems.isEmpty ? .passed : .incomplete)
  }

  private func catalog(
    _ supportCode: SupportCode, _ plan: Plan?, _ reading: RecordingReading, _ wanted: StepsSettings
  ) throws(CommandErrors) -> Catalog {
    do throws(SupportCode.Problems) {
      try supportCode.checkExamples()
    } catch {
      throw CommandErrors(error.problems.map { .session(.supportCode($0)) })
    }
    var times: StepTimes?
    for recording in reading.recordings {
      times = times ?? StepTimes()
      times?.add(recording.envelopes)
    }
    let catalog = Catalog(supportCode, plan: plan, times: times)
    if let world = wanted.filter.world, !catalog.worlds.contains(where: { $0.name == world }) {
      let known = catalog.worlds.map(\.name)
      throw CommandErrors(.unknownWorld(world, nearest: nearest(to: world, among: known), known))
    }
    let names = catalog.libraryNames
    if let library = wanted.filter.library, !names.contains(library) {
      throw CommandErrors(.unknownLibrary(library, nearest: nearest(to: library, among: names)))
    }
    return catalog.filtered(wanted.filter)
  }
}

extension Session.Problem {
  /// Whether there is only nothing that uses a sentence.
  fileprivate var isAboutAbsence: Bool {
    if case .nothingSelected = self { true } else { false }
  }
}
