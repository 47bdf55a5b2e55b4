/// The word a definition was written with; it restricts what the definition matches only in a run
/// with `--strict-keywords`.
public enum StepKeyword: String, Sendable {
  case given = "Given"
  case when = "When"
  case then = "Then"
  case step = "Step"
}

/// A keyword as a type, so that `Given`, `When`, `Then` and `Step` share one implementation.
public protocol StepKeywordType {
  /// The keyword that the type stands for.
  static var keyword: StepKeyword { get }
}

/// The types behind `Given`, `When`, `Then` and `Step`.
public enum StepKeywords {
  public enum Given: StepKeywordType {
    public static var keyword: StepKeyword { .given }
  }
  public enum When: StepKeywordType {
    public static var keyword: StepKeyword { .when }
  }
  public enum Then: StepKeywordType {
    public static var keyword: StepKeyword { .then }
  }
  public enum Step: StepKeywordType {
    public static var keyword: StepKeyword { .step }
  }
}

/// Defines a step that sets the scene.
public typealias Given<W: World> = KeywordStep<StepKeywords.Given, W>
/// Defines a step in which something happens.
public typealias When<W: World> = KeywordStep<StepKeywords.When, W>
/// Defines a step that looks at the outcome.
public typealias Then<W: World> = KeywordStep<StepKeywords.Then, W>
/// Defines a step that fits any place.
public typealias Step<W: World> = KeywordStep<StepKeywords.Step, W>
