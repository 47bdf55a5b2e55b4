import Gherkin
import SpecSession
import Testing

/// The level of each kind, by default and by rules.
struct LintLevelTests {
  @Test func rules() {
    func check(
      _ rules: [(LintKind?, LintLevel)], isStrict: Bool = false, _ noRows: LintLevel,
      _ duplicateTag: LintLevel, at location: SourceLocation = #_sourceLocation
    ) {
      let levels = LintLevels(rules.map { LintLevels.Rule($0, $1) }, isStrict: isStrict)
      #expect(
        levels.level(of: "no-rows", default: LintKind.noRows.level) == noRows,
        sourceLocation: location)
      #expect(
        levels.level(of: "duplicate-tag", default: LintKind.duplicateTag.level) == duplicateTag,
        sourceLocation: location)
    }
    check([], .error, .warning)
    check([], isStrict: true, .error, .error)
    check([(nil, .warning)], .warning, .warning)
    check([(nil, .off)], isStrict: true, .off, .off)
    check([(.noRows, .off)], isStrict: true, .off, .error)
    check([(.noRows, .warning)], isStrict: true, .error, .error)
    check([(nil, .off), (.duplicateTag, .error)], .off, .error)
    check([(.duplicateTag, .error), (nil, .off)], .off, .off)
    check([(.noRows, .off), (.noRows, .warning)], .warning, .warning)
  }
}
