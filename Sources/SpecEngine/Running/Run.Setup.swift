import Messages

extension Run {
  /// What all jobs of a run share.
  ///
  /// A class: a job copies one reference to it, where a copy of the values in it would count dozens of
  /// references that other cores count at the same time.
  package final class Setup: Sendable {
    package let supportCode: SupportCode
    package let settings: Settings
    package let environment: Environment
    /// The id of the run in its messages; empty where messages are made elsewhere.
    let runId: String

    package init(
      _ supportCode: SupportCode, _ settings: Settings, _ environment: Environment,
      runId: String = ""
    ) {
      self.supportCode = supportCode
      self.settings = settings
      self.environment = environment
      self.runId = runId
    }
  }
}
