import SpecCommand
import SpecReporting
import SpecSources

extension Invocation {
  /// Compares two recorded runs.
  func diff(_ settings: DiffSettings) throws -> ExitStatus {
    let comparison = RunComparison(
      of: try table(of: [settings.now]), with: try table(of: [settings.before]))
    let options = TerminalStyle(color: settings.color, host: host).options()
    let report =
      switch settings.format {
      case .text: comparison.text(options)
      case .markdown: comparison.markdown()
      case .json: comparison.json()
      }
    try host.output.print(report)
    if min(comparison.scenarios.before, comparison.scenarios.now) == 0 { return .couldNotRun }
    return comparison.isWorse ? .failed : comparison.isIncomplete ? .incomplete : .passed
  }
}
