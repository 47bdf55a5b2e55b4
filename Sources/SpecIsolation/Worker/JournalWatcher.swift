import CSpecProcess
import SpecEngine

/// Notes in the journal which code runs, so that the supervisor can end it when its time is up.
struct JournalWatcher: StepWatcher, @unchecked Sendable {  // why: the journal's fields are atomic
  let journal: Journal
  let network: NetworkLevel

  func codeBegins(limit: TimeLimit?) {
    if csp_worker_is_copy() { return }
    csp_use_signal_stack()
    if let limit {
      csp_journal_set_limit(
        journal.memory, UInt64(limit.kind.rawValue), UInt64(limit.allowed.inNanoseconds))
    }
    let now = csp_monotonic_now()
    csp_journal_begin(
      journal.memory, now, limit.map { now &+ UInt64(max(1, $0.remaining)) } ?? 0)
  }

  func codeEnded() {
    if csp_worker_is_copy() { return }
    csp_journal_end(journal.memory)
  }

  func takeRefusal(of subject: String) -> String? {
    let attempts = journal.takeRefusals()
    return attempts.isEmpty ? nil : network.message(subject: subject, attempts: attempts)
  }
}
