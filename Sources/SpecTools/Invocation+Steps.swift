import SpecCommand
import Basics
import Messages
import SpecCatalog
import SpecEngine
import SpecMerging
import SpecReporting
import SpecSession
import SpecSettings
import SpecSources
import StepKit

extension Invocation {
  /// Lists the sentences of the libraries.
  func listSteps(_ wanted: StepsCommand) throws -> ExitStatus {
    let settings = wanted.settings
    let selection = FeatureSelection.find(settings.session.paths, in: files)
    // Sentences can be looked up before there are features.
    let hasFeatures = selection.problems.isEmpty || !settings.session.paths.isEmpty
    guard selection.problems.isEmpty || !hasFeatures else { throw pathErrors(selection, settings) }
    let reading = RecordingReading(wanted.messages, files: files, host: host)
    if !wanted.messages.isEmpty { try reading.checkHasMessages() }
    let (recordings, recordingProblems) = (reading.messages(), reading.problems)
    let reports = try WholeReports(
      wanted.formats,
      inputs: selection.entries.map(\.uri) + reading.files + [settings.configuration], files: files)
    let session = Session(
      settings.session, selection: selection, libraries: libraries(), files: files)
    let problems = session.problems.filter { !$0.isAboutAbsence || wanted.filter.onlyUnused }
    guard let supportCode = session.supportCode, !wanted.filter.onlyUnused || problems.isEmpty
    else {
      throw CommandErrors(problems.map(CommandError.session), atMost: settings.maxErrors)
    }
    let catalog = try self.catalog(supportCode, session.plan, recordings, wanted)
    for type in supportCode.undefinedTypes {
      host.printNote(type.message(relativeTo: host.workingDirectory))
    }
    let shown = hasFeatures ? problems : []
    printErrors(shown.map(CommandError.session) + recordingProblems, atMost: settings.maxErrors)
    return reports.write(catalog, self, color: settings.color)
      .combined(with: recordingProblems.isEmpty ? .passed : .incomplete)
      .combined(with: shown.isEmpty ? .passed : .failed)
  }

  private func catalog(
    _ supportCode: SupportCode, _ plan: Plan?, _ recordings: [[Envelope]], _ wanted: StepsCommand
  ) throws(CommandErrors) -> Catalog {
    do throws(SupportCode.Problems) {
      try supportCode.checkExamples()
    } catch {
      throw CommandErrors(error.problems.map { CommandError.session(.supportCode($0)) })
    }
    var times: StepTimes?
    for envelopes in recordings {
      times = times ?? StepTimes()
      times?.add(envelopes)
    }
    let catalog = Catalog(supportCode, plan: plan, times: times)
    if let world = wanted.filter.world, !catalog.worlds.contains(world) {
      throw CommandErrors(
        .unknownWorld(world, nearest: nearest(to: world, among: catalog.worlds), catalog.worlds))
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
