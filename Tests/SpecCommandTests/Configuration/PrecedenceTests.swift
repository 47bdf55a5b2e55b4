import Testing

@testable import SpecCommand
@testable import SpecSettings

/// The settings of specrun.yaml, the environment and the command line, merged.
struct PrecedenceTests {
  /// Each line is a source above those before it.
  @Test(arguments: [
    (["file tags: '@a'", "file tags: ['@b', '@c']"], "tags", ["@a", "@b", "@c"]),
    (
      ["file tags: '@a'", "env CUCUMBER_FILTER_TAGS=@b", "args -t @c -t @d"], "tags",
      ["@a", "@b", "@c", "@d"]
    ),
    (["env CUCUMBER_FILTER_TAGS=@a,SPECRUN_TAGS=@b"], "tags", ["@a", "@b"]),
    (["file format: progress", "args -f junit:x"], "format", ["progress", "junit:x"]),
    (["file paths: A", "file paths: [B, C]"], "paths", ["A", "B", "C"]),
    (["file paths: A", "env CUCUMBER_FEATURES=B"], "paths", ["B"]),
    (["file paths: A", "env CUCUMBER_FEATURES=B", "args C D"], "paths", ["C", "D"]),
    (["file order: reverse", "file parallel: 2"], "order", ["reverse"]),
    (["file retry: 1", "env SPECRUN_RETRY=2"], "retry", ["2"]),
    (["file retry: 1", "args --retry 3 --retry 4"], "retry", ["4"]),
    (["file strict: true", "args --no-strict"], "strict", ["false"]),
    (["file dry-run: false", "args -d"], "dry-run", ["true"]),
    (["env CUCUMBER_EXECUTION_ORDER=lexical,SPECRUN_ORDER=reverse"], "order", ["reverse"]),
    (["env SPECRUN_STEP_TIMEOUT=5s"], "step-timeout", ["5s"]),
  ])
  func precedence(sources: [String], name: String, values: [String]) throws {
    var given = GivenSettings()
    for source in sources {
      let parts = source.split(separator: " ", maxSplits: 1).map(String.init)
      switch parts[0] {
      case "file": given.merge(try profile(parts[1]))
      case "env":
        let pairs = parts[1].split(separator: ",").map { $0.split(separator: "=").map(String.init) }
        given.override(
          with: try GivenSettings(
            environment: Dictionary(uniqueKeysWithValues: pairs.map { ($0[0], $0[1]) })))
      default:
        let words = parts[1].split(separator: " ").map(String.init)
        given.override(with: GivenSettings(TypedLine(words).arguments))
      }
    }
    #expect(given[name].flatMap(\.elements).compactMap(\.text) == values)
  }

  @Test func namesAreDistinct() {
    let names = RunCommand.declarations.map(\.name)
    #expect(Set(names).count == names.count)
    let shorts = RunCommand.declarations.compactMap(\.short)
    #expect(Set(shorts).count == shorts.count)
  }

  private func profile(_ yaml: String) throws -> GivenSettings {
    let lines = yaml.split(separator: "\n").map { "    \($0)\n" }.joined()
    let file = try ConfigurationFile(Array("profiles:\n  default:\n\(lines)".utf8))
    return try #require(file["default"])
  }
}
