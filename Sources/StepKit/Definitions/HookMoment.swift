public import Messages

/// When a hook runs.
public enum HookMoment: Sendable, Hashable {
  case beforeTestRun
  case afterTestRun
  case beforeFeature
  case afterFeature
  case beforeTestCase
  case afterTestCase
  case beforeTestStep
  case afterTestStep

  /// Its name in messages, which know nothing of features.
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

/// When a hook runs, as a type, so that the hooks before and after something share one
/// implementation.
public protocol HookMomentType {
  /// The moment that the type stands for.
  static var moment: HookMoment { get }
}

/// The types behind `Before`, `After` and their like.
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
