package import Messages
package import StepKit

/// An event in the execution of a job: all that the run learns from step code.
///
/// It has no ids and no times, so that another process can report it; `JobMessages` converts it to
/// messages. A job's steps are those of the test case, or the hooks around a run or feature.
package enum JobEvent: Sendable {
  /// An attempt at a test case began; 0 is the first.
  case attemptStarted(Int)
  case stepStarted(Int)
  /// Something was attached, during a step unless it came after the last one.
  case attached(PendingAttachment, step: Int?)
  /// A row of the step's table, from 0, is the reason for its coming failure.
  case rowFailed(Int)
  case stepFinished(Int, TestStepResult)
  /// A file next to the feature was requested, by its path relative to the folder of the feature.
  case resourceRead(String)
  case attemptFinished(willBeRetried: Bool)
  /// A hook around a run or feature passes a value to scenarios.
  case shared(String, name: String)

  /// Receives an event and its moment, in nanoseconds since the run began.
  package typealias Receiver = (JobEvent, Int64) -> Void
}
