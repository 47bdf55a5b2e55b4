public import Testing

extension Trait where Self == TimeLimitTrait {
  /// The limit of a test that starts other programs, so that one which hangs ends at last.
  ///
  /// All tests of a run begin at once and share a few threads: each lasts until most of the run is over,
  /// whatever it does itself. A limit that is shorter than the whole run would fail by chance.
  public static var wholeRun: Self { .timeLimit(.minutes(60)) }
}
