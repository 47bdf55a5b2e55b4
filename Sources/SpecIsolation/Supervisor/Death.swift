import CSpecProcess
import Messages
import SpecEngine
import StepKit

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// How a worker came to its end: facts.
struct Death {
  enum Cause: Equatable {
    case signal(Int32)
    case exit(Int32)
    /// It was ended from here.
    case ended(Reason)
  }

  /// Why a worker is ended from here.
  enum Reason: Equatable {
    /// Code that did not end when it was canceled at its limit; with the limit in words, where it can
    /// be read.
    case limit(String?)
    case stalled(nanoseconds: UInt64)
    case stopped(Int32)
    case interrupted(Int32)
    /// What it reported was not what a worker reports.
    case unreadable
    case unfit(String)
  }

  let cause: Cause

  var isSignal: Bool { if case .signal = cause { true } else { false } }

  /// Whether it came from a signal that interrupts runs.
  var isByInterruption: Bool {
    if case .signal(let number) = cause { SignalName.interruptions.contains(number) } else { false }
  }

  /// What was printed since the last step that has ended.
  let output: CrashOutput

  /// - Parameter status: As `waitpid` gives it.
  init(of worker: WorkerProcess, _ status: Int32) {
    // While one thread crashes, another may end the process, or it is killed when that takes long.
    let crash = Int32(truncatingIfNeeded: csp_journal_crash_signal(worker.journal.memory))
    let isOvertaken = status & 0x7F == 0 || status & 0x7F == SIGKILL
    self.init(
      status: isOvertaken && SignalName.isKnown(crash) ? crash : status,
      reason: worker.reason, output: worker.takeOutput())
  }

  init(status: Int32, reason: Reason?, output: [UInt8]) {
    self.output = CrashOutput(output)
    if let reason {
      cause = .ended(reason)
    } else if status & 0x7F == 0 {
      cause = .exit(status >> 8 & 0xFF)
    } else {
      cause = .signal(status & 0x7F)
    }
  }
}

extension Death: CustomStringConvertible {
  /// In words, as in "the process …".
  var description: String {
    switch cause {
    case .signal(let number):
      "was ended by \(SignalName.name(of: number))\(Self.meaning(of: number))"
        + (output.reason.map { ": \($0)" } ?? "")
    case .exit(let code):
      "exited with status \(code)" + (output.reason.map { ": \($0)" } ?? "")
    case .ended(.limit(let what)):
      "was ended: \(what ?? "this took longer than its limit"), and it did not end "
        + "when it was canceled"
    case .ended(.stalled(let nanoseconds)):
      "was ended: no step or hook began or ended for \(Self.spelled(nanoseconds)) "
        + "(--stall-timeout)"
    case .ended(.stopped(let number)): "was stopped by \(SignalName.name(of: number)) and ended"
    case .ended(.interrupted(let number)):
      "was ended: the run was interrupted by \(SignalName.name(of: number))"
    case .ended(.unreadable):
      "was ended: something else than results was written to the channel of its results"
    case .ended(.unfit(let reason)): "could not begin: \(reason)"
    }
  }

  private static func meaning(of number: Int32) -> String {
    switch number {
    case SIGSEGV: " (invalid memory access or stack overflow)"
    case SIGKILL: " (killed, perhaps for lack of memory)"
    default: ""
    }
  }

  private static func spelled(_ nanoseconds: UInt64) -> String {
    Duration.nanoseconds(Int64(nanoseconds)).spelled
  }

  /// The result of the step that was running.
  func failure(lateAfter name: String? = nil) -> TestStepResult {
    let message =
      if let name {
        "after \(name) had ended, something it had left running failed: its process \(self)"
      } else if case .ended(.limit) = cause {
        "this took too long: its process \(self)"
      } else {
        "the process of this scenario \(self)"
      }
    return TestStepResult(
      duration: .zero, message: message, status: .failed,
      exception: Envelope.Exception(
        type: "ProcessEnded", message: message, stackTrace: output.backtrace))
  }

  /// What it had printed, as attachments.
  var attachments: [PendingAttachment] { output.text.isEmpty ? [] : [.log(output.text)] }
}
