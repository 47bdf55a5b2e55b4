import SpecEngine
import SpecSession
import TagExpressions
import Testing

@testable import SpecSettings

/// The settings of specrun.yaml and the environment.
struct ConfigurationTests {
  @Test func aProfileSetsEverything() throws {
    let settings = try settings(
      """
      paths: Features
      name: pays
      format: [message, "junit:out.xml"]
      order: random:7
      fail-fast: true
      dry-run: false
      parallel: 4
      color: never
      language: fr
      count: 3
      shard: 1/2
      strict: false
      strict-keywords: true
      strict-unused: true
      wip: false
      data-sources: false
      duplicate-patterns: ambiguous
      world-parameters: {a: 1, b: x}
      retry: 2
      retry-tag-filter: "@network"
      flaky: fail
      step-timeout: 500ms
      scenario-timeout: 2s
      timeout: 1m
      capture: false
      external-attachments: files
      requirements: r.yaml
      """)
    let session = settings.session
    #expect(session.paths == ["Features"])
    #expect(session.names.count == 1)
    #expect(settings.formats.map(\.name) == ["message", "junit"])
    #expect(session.order == .random(seed: 7))
    #expect(session.run.failFast && !session.run.dryRun && session.run.parallel == 4)
    #expect(settings.color == .never)
    #expect(session.language == "fr")
    #expect(session.limit == 3)
    #expect(session.shard == Plan.Shard(1, of: 2))
    #expect(!session.run.verdict.strict && session.run.verdict.flakyFails)
    #expect(session.strictKeywords && settings.strictUnused && !session.readsDataSources)
    #expect(!session.run.verdict.expectsNoPass)
    #expect(session.duplicatePatterns == .areAmbiguous)
    #expect(session.run.parameters == ["a": "1", "b": "x"])
    #expect(session.run.retries.count == 2)
    #expect(session.run.retries.tags?.evaluate(["@network"]) == true)
    #expect(session.run.limits.step == .milliseconds(500))
    #expect(session.run.limits.scenario == .seconds(2))
    #expect(session.run.limits.run == .seconds(60))
    #expect(!settings.capture && settings.externalAttachments == "files")
    #expect(settings.requirements == "r.yaml")
  }

  @Test func defaults() throws {
    let settings = try Settings(GivenSettings())
    #expect(settings.session.language == "en" && settings.session.order == .defined)
    #expect(settings.session.run.parallel == 1 && settings.session.run.verdict.strict)
    #expect(settings.session.run.expectedFailure?.evaluate(["@expected-failure"]) == true)
    #expect(settings.session.readsDataSources && settings.capture)
    #expect(settings.pathsPlace == nil)
  }

  @Test func anEmptyFileHasNoProfiles() throws {
    #expect(try ConfigurationFile([]).profiles.isEmpty)
    #expect(try ConfigurationFile(Array("# nothing\n".utf8)).profiles.isEmpty)
  }

  @Test func howTheProgramIsBuiltAgain() throws {
    func watch(_ yaml: String, base: String? = nil) throws -> WatchSection {
      let file = try ConfigurationFile(Array("watch:\n\(yaml)\n".utf8), base: base)
      #expect(file.errors.isEmpty)
      return file.watch
    }
    #expect(try ConfigurationFile([]).watch == WatchSection())
    #expect(try watch("  build: make specs").build == "make specs")
    #expect(try watch("  sources: Sources/").sources == ["Sources"])
    #expect(try watch("  sources: [A, ../B, /c]", base: "..").sources == ["../A", "../../B", "/c"])
    let file = try ConfigurationFile(Array("watch:\n  biuld: make\n".utf8))
    #expect(file.errors.count == 1)
  }

  /// In a file of another folder.
  @Test(arguments: [
    ("paths", "x", "../x"), ("paths", "/x", "/x"), ("paths", "@list", "@../list"),
    ("format", "json:x", "json:../x"), ("format", "summary", "summary"),
    ("requirements", "x", "../x"), ("external-attachments", "x", "../x"),
    ("quarantine", "x", "../x"), ("history", "x", "../x"), ("timings", "x", "../x"),
    ("baseline", "x", "../x"), ("name", "x", "x"), ("tags", "@x", "@x"),
  ])
  func pathsAreRelativeToTheFile(key: String, value: String, expected: String) throws {
    let text = "profiles: {default: {\(key): '\(value)'}}"
    let file = try ConfigurationFile(Array(text.utf8), base: "..")
    let given = try #require(file["default"])
    #expect(given[key].compactMap(\.text) == [expected])
  }

  @Test func parametersAreMergedByName() throws {
    var given = try profile("world-parameters: {a: 1, b: 2}")
    given.override(
      with: try GivenSettings(environment: ["SPECRUN_WORLD_PARAMETERS": #"{"b": 3, "c": 4}"#]))
    #expect(try Settings(given).session.run.parameters == ["a": "1", "b": "3", "c": "4"])
  }

  @Test func variablesAreDistinct() {
    #expect(Set(GivenSettings.variables).count == GivenSettings.variables.count)
  }

  private func settings(_ yaml: String) throws -> Settings { try Settings(profile(yaml)) }

  private func profile(_ yaml: String) throws -> GivenSettings {
    let lines = yaml.split(separator: "\n").map { "    \($0)\n" }.joined()
    let file = try ConfigurationFile(Array("profiles:\n  default:\n\(lines)".utf8))
    return try #require(file["default"])
  }
}
