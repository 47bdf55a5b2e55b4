import CSpecProcess
import SpecEngine

/// Sends pending reports before code gets control, and shares with the supervisor which code runs, so
/// that the supervisor can end it when its time is up.
struct CodeWatcher: StepWatcher {
  let reports: ReportChannel
  let network: NetworkLevel

  func codeBegins(limit: TimeLimit?) {
    if csp_worker_is_copy() { return }
    // A crash of this process then loses none of the earlier reports.
    reports.flush()
    csp_use_signal_stack()
    let status = reports.status
    if let limit {
      status[csp_limit_kind] = UInt64(limit.kind.rawValue)
      status[csp_limit_length] = UInt64(limit.allowed.inNanoseconds)
    }
    let now = csp_monotonic_now()
    csp_status_begin(status.words, now, limit.map { now &+ UInt64(max(1, $0.remaining)) } ?? 0)
  }

  func codeEnded() {
    if csp_worker_is_copy() { return }
    reports.status[csp_began] = 0
    reports.status[csp_deadline] = 0
  }

  func takeRefusal(of subject: String) -> String? {
    let attempts = reports.status.takeRefusals()
    return attempts.isEmpty ? nil : network.message(subject: subject, attempts: attempts)
  }
}
