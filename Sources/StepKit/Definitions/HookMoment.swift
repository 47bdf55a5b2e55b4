public import Messages

/// The time at which a hook runs.
public enum HookMoment: Sendable, Hashable {
  case beforeTestRun
  case afterTestRun
  case beforeFeature
  case afterFeature
  case beforeTestCase
  case afterTestCase
  case beforeTestStep
  case afterTestStep

  /// The type in messages; nil for features, which have none there.
  public var type: Envelope.HookType? {
    switch self {
    case .beforeTestRun: .beforeTestRun
    case .afterTestRun: .afterTestRun
    case .beforeFeature, .afterFeature: nil
    case .beforeTestCase: .beforeTestCase
    case .afterTestCase: .afterTestCase
    case .beforeTestStep: .beforeTestStep
    case .afterTestStep: .afterTestStep
    }
  }
}

/// A hook moment as a type, so that hooks before and after share one implementation.
public protocol HookMomentType {
  /// The moment that the type represents.
  static var moment: HookMoment { get }
}

/// The moment types of `Before`, `After` and the other hooks.
public enum HookMoments {
  public enum BeforeRun: HookMomentType {
    public static var moment: HookMoment { .beforeTestRun }
  }
  public enum AfterRun: HookMomentType {
    public static var moment: HookMoment { .afterTestRun }
  }
  public enum BeforeFeature: HookMomentType {
    public static var moment: HookMoment { .beforeFeature }
  }
  public enum AfterFeature: HookMomentType {
    public static var moment: HookMoment { .afterFeature }
  }
  public enum BeforeScenario: HookMomentType {
    public static var moment: HookMoment { .beforeTestCase }
  }
  public enum AfterScenario: HookMomentType {
    public static var moment: HookMoment { .afterTestCase }
  }
  public enum BeforeStep: HookMomentType {
    public static var moment: HookMoment { .beforeTestStep }
  }
  public enum AfterStep: HookMomentType {
    public static var moment: HookMoment { .afterTestStep }
  }
}
