import Messages

extension Run {
  /// The parts of a run that all its jobs share.
  ///
  /// A class: a job copies one reference to it, where a copy of the values in it would count dozens of
  /// references that other cores count at the same time.
  final class Shared: Sendable {
    let plan: Plan
    let supportCode: SupportCode
    let settings: Settings
    let environment: Environment

    init(_ plan: Plan, _ settings: Settings, _ environment: Environment) {
      self.plan = plan
      supportCode = plan.supportCode
      self.settings = settings
      self.environment = environment
    }
  }
}
