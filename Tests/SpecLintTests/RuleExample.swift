import Foundation
import Gherkin
import Messages
import SpecEngine
import SpecSession
import SpecSources
import SpecTestSupport
import StepKit
import TagExpressions
import Testing

@testable import SpecLint

/// Files in which a rule finds something, and the same files put right.
struct RuleExample: Sendable, CustomTestStringConvertible {
  let rule: String
  /// `line:column` of the first finding, or as much of it as there is.
  let place: String
  let fails: String
  let passes: String
  /// Other files next to both.
  var others: [String: String] = [:]
  /// The name of the file that is looked at.
  var name = "checkout.feature"
  /// The name of the file that is put right.
  var passingName: String?
  /// The patterns of the step definitions; nil for those that all examples share.
  var definitions: [String]?
  /// The patterns of the definitions when it is put right.
  var passingDefinitions: [String]?
  var options: KeyValuePairs<String, [String]> = [:]
  /// Profiles and their tag expressions.
  var profiles: KeyValuePairs<String, String> = [:]
  /// Facts that have to be known besides the files, for either of them.
  var notes = (fails: "", passes: "")

  init(_ rule: String, _ place: String, _ fails: String, _ passes: String) {
    self.rule = rule
    self.place = place
    self.fails = fails
    self.passes = passes
  }

  var testDescription: String { rule }

  func with(_ change: (inout RuleExample) -> Void) -> RuleExample {
    var copy = self
    change(&copy)
    return copy
  }

  /// The findings of this rule alone.
  func findings(passing: Bool) async throws -> Lint.Result {
    try await withFolder(passing: passing) { folder in
      let files = FileSystem(workingDirectory: folder.path)
      var settings = Session.Settings()
      settings.paths = ["."]
      settings.lint.rules = [LintLevels.Rule(nil, .off), LintLevels.Rule(named: rule, .warning)]
      for (name, values) in options { settings.lint.options[rule, default: [:]][name] = values }
      let selection = FeatureSelection.find(settings.paths, in: files)
      let profiles = try (profiles.isEmpty ? ["default": "not @nothing"] : profiles)
        .map { name, tags in
          var profile = settings
          profile.tags = [try TagExpression.parse(tags)]
          return LintProfile(name, profile, files: files)
        }
      let patterns = passing ? passingDefinitions ?? definitions : definitions
      let libraries = [rule == "idle-then" ? Self.idle(passing) : library(patterns)]
      let lint = Lint(settings, profiles: profiles)
      var result = lint.check(selection, libraries: libraries, files: files)
      let environment = Run.Environment(clock: RunClock(start: Timestamp()) { 0 })
      result.findings += await lint.idleThens(
        selection, libraries: libraries, files: files, in: environment)
      return result
    }
  }

  func withFolder<Value>(
    passing: Bool, _ body: (TemporaryFolder) async throws -> Value
  ) async throws -> Value {
    let isLink = rule == "broken-link" && !passing
    let own = isLink ? [:] : [passing ? passingName ?? name : name: passing ? passes : fails]
    let folder = try TemporaryFolder(others.merging(own) { $1 })
    if isLink { try folder.link(name, to: "nowhere") }
    return try await body(folder)
  }

  private func library(_ patterns: [String]?) -> StepLibrary {
    guard let patterns else { return Self.shared }
    return StepLibrary(Shop.self) {
      // Each at a place of its own.
      for (index, pattern) in patterns.enumerated() {
        Step<Shop>(StepPattern(stringLiteral: pattern), file: "Steps.swift", line: index + 1) {
          (_: inout Shop) in
        }
      }
    }
  }

  struct Shop: World { init(_ scenario: ScenarioContext) {} }

  /// Steps whose outcome checks something only if `passing`.
  private static func idle(_ passing: Bool) -> StepLibrary {
    StepLibrary(Shop.self) {
      Given<Shop>("an empty cart") { (_: inout Shop) in try expect(true) }
      Then<Shop>("the cart is empty", file: "Steps.swift", line: 2) { (_: inout Shop) in
        if passing { try expect(0, equals: 0) }
      }
    }
  }

  private static let shared = StepLibrary(Shop.self) {
    StrictOutcomes()
    Given("an empty cart") { (_: inout Shop) in }
    When("I add {string}") { (_: inout Shop, _: String) in }
    When("I pay") { (_: inout Shop) in }
    Then("the cart has {int} item(s)") { (_: inout Shop, _: Int) in }
    Given("the prices") { (_: inout Shop, _: DataTable) in }
    Given("the order") { (_: inout Shop, _: DocString) in }
  }
}
