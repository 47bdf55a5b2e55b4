extension Run {
  /// The data shared by all jobs of a run.
  ///
  /// A class: a job copies one reference to it, while copying its values would count dozens of
  /// references that other cores count at the same time.
  package final class Setup: Sendable {
    package let supportCode: SupportCode
    package let settings: Settings
    package let environment: Environment
    /// The id of the run in its messages; empty if messages are made elsewhere.
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
