import CLibrary
import CSpecProcess
import Messages
import SpecEngine
import StepKit

/// The end of a worker, as facts.
struct WorkerExit {
  enum Cause: Equatable {
    case signal(Int32)
    case exit(Int32)
    /// The supervisor ended it.
    case ended(Reason)
  }

  /// The reasons for the supervisor to end a worker.
  enum Reason: Equatable {
    /// Code that did not end when it was canceled at its limit; with the limit in words, if it can
    /// be read.
    case limit(String?)
    case stalled(nanoseconds: UInt64)
    case stopped(Int32)
    case interrupted(Int32)
    /// Its report was malformed.
    case unreadable
    /// A step has closed or replaced the descriptors for a worker's reports.
    case channelLost
    /// It began none of the jobs that were sent to it.
    case unresponsive
    case unfit(String)
    /// Something canceled the task that runs its scenarios.
    case canceled
    /// Nothing more was expected of it.
    case retired
  }

  let cause: Cause

  var isSignal: Bool { if case .signal = cause { true } else { false } }

  /// Whether it came from a signal that interrupts runs.
  var isByInterruption: Bool {
    if case .signal(let number) = cause { SignalName.interruptions.contains(number) } else { false }
  }

  /// Whether it was ended while no thread ran any code of its step.
  var isSuspended = false

  /// The output since the last completed step.
  var output = CrashOutput([], relativeTo: "")
  /// The names of the processes that it left, which were ended.
  var children: [String] = []

  /// The end of a worker whose task was canceled.
  static let canceled = WorkerExit(cause: .ended(.canceled))
}

extension WorkerExit {
  /// - Parameters:
  ///   - status: As `waitpid` returns it.
  ///   - root: The folder that places in code are shown relative to.
  init(of worker: WorkerProcess, _ status: Int32, root: String) {
    // While one thread crashes, another may end the process, or it may be killed if that takes long.
    let crash = Int32(truncatingIfNeeded: worker.status[csp_crash_signal])
    let isOvertaken = status & 0x7F == 0 || status & 0x7F == SIGKILL
    let end = isOvertaken && SignalName.isKnown(crash) ? crash : status
    let cause: Cause =
      if let reason = worker.reason {
        .ended(reason)
      } else if status == 0, worker.status[csp_channel_lost] == 1 {
        .ended(.channelLost)
      } else {
        end & 0x7F == 0 ? .exit(end >> 8 & 0xFF) : .signal(end & 0x7F)
      }
    self.init(
      cause: cause, isSuspended: worker.status[csp_asked] == 1,
      output: CrashOutput(worker.takeOutput(), relativeTo: root), children: worker.orphans)
  }
}

extension WorkerExit: CustomStringConvertible {
  /// In words that follow "the process".
  var description: String {
    switch cause {
    case .signal(let number):
      "was ended by \(SignalName.name(of: number))"
        + (output.reason.map { ": \($0)" } ?? Self.meaning(of: number))
    case .exit(let code):
      "exited with status \(code)" + (output.reason.map { ": \($0)" } ?? "")
    case .ended(.limit(let what)):
      "was killed: \(what ?? "a step exceeded its limit"), and ignored cancellation\(waiting)"
    case .ended(.stalled(let nanoseconds)):
      "was ended: no step or hook began or ended for "
        + "\(Duration.nanoseconds(Int64(nanoseconds)).spelled) (--stall-timeout)\(waiting)"
    case .ended(.stopped(let number)): "was stopped by \(SignalName.name(of: number)) and ended"
    case .ended(.interrupted(let number)):
      "was ended: the run was interrupted by \(SignalName.name(of: number))"
    case .ended(.unreadable):
      "was ended: something else than results was written to the channel of its results"
    case .ended(.channelLost):
      "ended: a step has closed or replaced a descriptor that it had not opened, to which results "
        + "are written"
    case .ended(.unresponsive):
      "was ended: it began no other scenario for 10 s; a step may have read the orders that were sent "
        + "to it"
    case .ended(.unfit(let reason)): "could not begin: \(reason)"
    case .ended(.canceled): "was ended: something had canceled the task that runs its scenarios"
    case .ended(.retired): "was ended"
    }
  }

  private var waiting: String {
    isSuspended ? "; no thread ran its code: it awaited something that did not come" : ""
  }

  private static func meaning(of number: Int32) -> String {
    switch number {
    case SIGILL, SIGTRAP: " (a trap, as of an unwrapped nil or an index out of range)"
    case SIGSEGV: " (invalid memory access or stack overflow)"
    case SIGBUS: " (invalid memory access)"
    case SIGABRT: " (abort)"
    case SIGFPE: " (arithmetic error)"
    case SIGPIPE: " (write to a pipe that has no reader)"
    case SIGKILL: " (killed, perhaps for lack of memory)"
    case SIGXCPU: " (limit of CPU time)"
    case SIGXFSZ: " (limit of file size)"
    default: ""
    }
  }

  /// The result of the step that was running.
  func failure() -> TestStepResult {
    let message =
      if case .ended(.limit(let limit)) = cause {
        "timed out: \(limit ?? "it exceeded its limit"), ignored cancellation, and its process was killed"
          + waiting
      } else {
        "the process of this scenario \(self)"
      }
    return TestStepResult(
      duration: .zero, message: message, status: .failed,
      exception: Envelope.Exception(
        type: "ProcessEnded", message: message, stackTrace: output.backtrace))
  }

  /// Its output and the processes that it left, as attachments.
  var attachments: [PendingAttachment] {
    var texts = output.text.isEmpty ? [] : [output.text]
    if !children.isEmpty { texts.append("left behind: \(ChildProcesses.described(children))") }
    return texts.map { .log($0) }
  }
}
