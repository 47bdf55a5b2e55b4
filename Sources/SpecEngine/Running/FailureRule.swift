import Messages
import TagExpressions

/// The settings of a run as they apply to one scenario.
struct CaseRules: Sendable {
  /// The number of attempts that may follow the first one.
  let retries: Int
  /// The meaning of a failure of the scenario; nil if it fails the run.
  let failure: FailureRule?
}

/// The meaning of a scenario's failure, if it does not simply fail the run.
enum FailureRule: Sendable, Equatable {
  /// It is known to fail, by these tags: its failure does not fail the run, but its success does.
  case expected(tags: String)
  /// Its failure does not fail the run, in words such as `until 2026-12-31, the server is slow`.
  case quarantined(String)
  /// Its failure did not fail the run up to this day.
  case quarantineEnded(on: String)

  /// The result in messages.
  ///
  /// A failure that must not fail the run becomes a skip that keeps message and exception, as in the
  /// JUnit reports of other runners, so that every report and tool treats it as not fatal.
  func reported(_ result: TestStepResult, passesUnexpectedly: Bool) -> TestStepResult {
    switch self {
    case .expected(let tags) where passesUnexpectedly:
      var result = result
      result.status = .failed
      result.message =
        "every step passed, but the scenario is tagged \(tags) and should fail: remove the tag"
      result.exception = Envelope.Exception(type: "UnexpectedPass", message: result.message)
      return result
    case .expected(let tags) where result.status == .failed:
      return result.asKnownFailure(tags: tags)
    case .quarantined(let why) where result.status == .failed:
      return result.asQuarantined(why)
    case .quarantineEnded(let day) where result.status == .failed:
      return result.afterQuarantine(endedOn: day)
    default: return result
    }
  }
}

extension Run.Settings {
  func rules(for pickle: Pickle) -> CaseRules {
    CaseRules(retries: dryRun ? 0 : retries.count(for: pickle), failure: failureRule(for: pickle))
  }

  /// A quarantine comes first: a scenario that is known to fail, but not always, may be in one.
  private func failureRule(for pickle: Pickle) -> FailureRule? {
    let quarantine = quarantine.rule(for: pickle)
    if case .quarantined = quarantine { return quarantine }
    if let expectedFailure, expectedFailure.evaluate(pickle.tags.map(\.name)) {
      return .expected(tags: "\(expectedFailure)")
    }
    return quarantine
  }
}

extension CaseRules: Packable {
  init(from reader: inout ByteReader) {
    self.init(retries: reader.value(), failure: reader.value())
  }

  func pack(into writer: inout ByteWriter) { writer.put(retries, failure) }
}

extension FailureRule: Packable {
  init(from reader: inout ByteReader) {
    self =
      switch reader.number(upTo: 2) {
      case 0: .expected(tags: reader.value())
      case 1: .quarantined(reader.value())
      default: .quarantineEnded(on: reader.value())
      }
  }

  func pack(into writer: inout ByteWriter) {
    let (number, text) =
      switch self {
      case .expected(let tags): (0, tags)
      case .quarantined(let why): (1, why)
      case .quarantineEnded(let day): (2, day)
      }
    writer.put(number: number)
    writer.put(text)
  }
}
