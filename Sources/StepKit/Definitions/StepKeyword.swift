/// The keyword of a step definition, which restricts the steps that it matches only in a run with
/// `--strict-keywords`.
public enum StepKeyword: String, Sendable {
  case given = "Given"
  case when = "When"
  case then = "Then"
  case step = "Step"
}

/// A keyword as a type, so that `Given`, `When`, `Then` and `Step` share one implementation.
public protocol StepKeywordType {
  /// The keyword that the type represents.
  static var keyword: StepKeyword { get }
}

/// A keyword of steps that perform an action: all except `Then`.
public protocol ArrangingKeyword: StepKeywordType {}

/// The keyword types of `Given`, `When`, `Then` and `Step`.
public enum StepKeywords {
  public enum Given: ArrangingKeyword {
    public static var keyword: StepKeyword { .given }
  }
  public enum When: ArrangingKeyword {
    public static var keyword: StepKeyword { .when }
  }
  public enum Then: StepKeywordType {
    public static var keyword: StepKeyword { .then }
  }
  public enum Step: ArrangingKeyword {
    public static var keyword: StepKeyword { .step }
  }
}

/// A step definition that describes the initial context.
public typealias Given<W: World> = KeywordStep<StepKeywords.Given, W>
/// A step definition that describes an event or action.
public typealias When<W: World> = KeywordStep<StepKeywords.When, W>
/// A step definition that checks an outcome.
public typealias Then<W: World> = KeywordStep<StepKeywords.Then, W>
/// A step definition for steps with any keyword.
public typealias Step<W: World> = KeywordStep<StepKeywords.Step, W>
