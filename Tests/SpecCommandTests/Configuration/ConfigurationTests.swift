import Testing

@testable import SpecCommand

struct ConfigurationTests {
  @Test func readsProfiles() throws {
    let file = try ConfigurationFile(
      Array(
        """
        profiles:
          default:
            paths: Features
            tags: ["@a", "not @b"]
            parallel: 4
            fail-fast: true
          ci:
            name: pays
            format: [message, "junit:out.xml"]
            order: random:7
            dry-run: false
            color: never
            language: fr
            count: 3
            shard: 1/2
            strict: false
            strict-keywords: true
            strict-unused: true
            wip: false
        """.utf8))
    #expect(file.profiles.map(\.name) == ["default", "ci"])
    let standard = try #require(file["default"])
    #expect(standard.paths == ["Features"])
    #expect(standard.tags == ["@a", "not @b"])
    #expect(standard.parallel == 4)
    #expect(standard.failFast == true)
    #expect(standard.dryRun == nil)
    let ci = try #require(file["ci"])
    #expect(ci.name == ["pays"])
    #expect(ci.format == ["message", "junit:out.xml"])
    #expect(ci.order == "random:7")
    #expect(ci.dryRun == false)
    #expect(ci.color == "never")
    #expect(ci.language == "fr")
    #expect(ci.count == 3)
    #expect(ci.shard == "1/2")
    #expect(ci.strict == false)
    #expect(ci.strictKeywords == true)
    #expect(ci.strictUnused == true)
    #expect(ci.wip == false)
    #expect(file["other"] == nil)
  }

  @Test func anEmptyFileHasNoProfiles() throws {
    #expect(try ConfigurationFile([]).profiles.isEmpty)
    #expect(try ConfigurationFile(Array("# nothing\n".utf8)).profiles.isEmpty)
  }

  @Test func listsGrowAndTheRestIsReplaced() {
    var first = Profile()
    first.tags = ["@a"]
    first.name = ["x"]
    first.format = ["progress"]
    first.paths = ["A"]
    first.parallel = 2
    first.dryRun = true
    first.order = "reverse"
    first.color = "never"
    var second = Profile()
    second.tags = ["@b"]
    second.name = ["y"]
    second.format = ["junit:x"]
    second.paths = ["B"]
    second.parallel = 3
    second.dryRun = false
    second.failFast = true
    second.language = "de"
    second.count = 1
    second.shard = "2/2"
    second.strict = true
    second.strictKeywords = true
    second.strictUnused = true
    second.wip = true
    let merged = first.merged(with: second)
    #expect(merged.tags == ["@a", "@b"])
    #expect(merged.name == ["x", "y"])
    #expect(merged.format == ["progress", "junit:x"])
    #expect(merged.paths == ["A", "B"])
    #expect(merged.parallel == 3)
    #expect(merged.dryRun == false)
    #expect(merged.failFast == true)
    #expect(merged.order == "reverse")
    #expect(merged.color == "never")
    #expect(merged.language == "de")
    #expect(first.merged(with: Profile()) == first)
    #expect(second.merged(with: Profile()) == second)
    #expect(Profile().merged(with: second) == second)
  }
}
