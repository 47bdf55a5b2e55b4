import Foundation
import SpecTestSupport
import Testing

@testable import SpecSources

struct DiscoveryTests {
  @Test func foldersAtAnyDepthSorted() throws {
    let test = try TemporaryFolder([
      "x/b.feature": "", "x/a.feature": "", "x/sub/c.feature.md": "", "x/sub-1/d.feature": "",
      "x/A.feature": "", "x/notes.json": "", "x/.hidden/e.feature": "", "x/.f.feature": "",
      "x/g.feature.bak": "", "y.feature": "",
    ])
    let all = [
      "x/A.feature", "x/a.feature", "x/b.feature", "x/sub-1/d.feature", "x/sub/c.feature.md",
    ]
    try check(test, ["x"], all)
    try check(test, ["x/"], all)
    try check(test, ["./x"], all)
    try check(test, ["."], all + ["y.feature"])
    try check(test, ["y.feature", "x/sub"], ["y.feature", "x/sub/c.feature.md"])
    try check(test, [test.path + "/x/sub"], [test.path + "/x/sub/c.feature.md"])
  }

  @Test func patterns() throws {
    let test = try TemporaryFolder([
      "x/b.feature": "", "x/a.feature": "", "x/sub/c.feature": "", "x/a.json": "",
    ])
    try check(test, ["x/*.feature"], ["x/a.feature", "x/b.feature"])
    try check(test, ["x/**/*.feature"], ["x/a.feature", "x/b.feature", "x/sub/c.feature"])
    try check(test, ["**/c.feature"], ["x/sub/c.feature"])
    try check(test, ["./x/[ab].feature"], ["x/a.feature", "x/b.feature"])
    try check(test, ["{x,y}/a*"], ["x/a.feature"])
    try check(test, ["\(test.path)/x/s*/*"], ["\(test.path)/x/sub/c.feature"])
    try fail(test, ["y/*.feature"], ["y/*.feature: no feature file matches this pattern"])
    try fail(test, ["x/*.json"], ["x/*.json: no feature file matches this pattern"])
  }

  @Test func lines() throws {
    let test = try TemporaryFolder(["a.feature": "", "b.feature": ""])
    try check(test, ["a.feature:3"], ["a.feature:3"])
    try check(test, ["a.feature:3:9", "b.feature"], ["a.feature:3:9", "b.feature"])
    try check(test, ["./a.feature:3"], ["a.feature:3"])
    try fail(
      test, [".:3"], [".: is a folder, and a line can only be given for a file"])
    try fail(
      test, ["*.feature:3"], ["*.feature: is a pattern, and a line can only be given for a file"])
  }

  @Test func everyFileOnce() throws {
    let test = try TemporaryFolder(["x/a.feature": "", "x/b.feature": ""])
    try test.link("c.feature", to: "x/a.feature")
    try check(test, ["x/b.feature", "x"], ["x/b.feature", "x/a.feature"])
    try check(test, ["x/a.feature:3", "x/a.feature:5:3"], ["x/a.feature:3:5"])
    try check(test, ["x/a.feature:3", "x/a.feature"], ["x/a.feature"])
    try check(test, ["x/a.feature", "x/a.feature:3"], ["x/a.feature"])
    try check(test, ["c.feature:1", "./x/../x/a.feature:2"], ["c.feature:1:2"])
  }

  @Test func literalNamesComeFirst() throws {
    let test = try TemporaryFolder([
      "a:3": "", "a": "", "w*.feature": "", "wx.feature": "", "@b.feature": "",
      "sp ace.feature": "",
      "é.feature": "", "x/@list.feature": "", "-v.feature": "",
    ])
    try check(test, ["a:3"], ["a:3"])
    try check(test, ["a:3:4"], ["a:3:4"])
    try check(test, ["a:5"], ["a:5"])
    try check(test, ["w*.feature"], ["w*.feature"])
    try check(test, ["@b.feature"], ["@b.feature"])
    try check(test, ["x/@list.feature"], ["x/@list.feature"])
    try check(test, ["sp ace.feature:2"], ["sp ace.feature:2"])
    try check(test, ["é.feature"], ["é.feature"])
    try check(test, ["-v.feature"], ["-v.feature"])
  }

  @Test func rerunFiles() throws {
    let test = try TemporaryFolder([
      "a.feature": "", "x/b.feature": "", "rerun.txt": "a.feature:3\nx/b.feature:4:5\n",
      "x/rerun.txt": "x/b.feature:7", "@mine.txt": "a.feature:1", "x/@list.txt": "a.feature:2",
      "gone.txt": "a.feature c.feature:3", "bom.txt": "\u{FEFF}a.feature:3\r\n",
    ])
    try check(test, ["@rerun.txt"], ["a.feature:3", "x/b.feature:4:5"])
    try check(test, ["@x/rerun.txt"], ["x/b.feature:7"])
    try check(test, ["x/@rerun.txt"], ["x/b.feature:7"])
    try check(test, ["@mine.txt"], ["a.feature:1"])
    try check(test, ["x/@list.txt"], ["a.feature:2"])
    try check(test, ["@bom.txt"], ["a.feature:3"])
    try check(test, ["@rerun.txt", "@x/rerun.txt"], ["a.feature:3", "x/b.feature:4:5:7"])
    try fail(test, ["@gone.txt"], ["gone.txt: names c.feature, which does not exist"])
    try fail(
      test, ["@none.txt"],
      ["@none.txt: no such file or folder; to choose tags, write --tags \"@none.txt\""])
    try fail(test, ["x/@none.txt"], ["x/@none.txt: no such file or folder"])
    try fail(test, ["@x"], ["x: cannot be read: Is a directory"])
  }

  /// Of a list that specrun wrote the end must be there, and any other must have a path.
  @Test(arguments: ["", "\n", " \n# nothing\n", "a.feature:3:7\n", "a.feature\nx/b.feature:4\n"])
  func aListThatIsNotComplete(paths: String) throws {
    let lines = paths.split(separator: "\n").filter { $0.hasSuffix("e") || $0.contains(":") }
    let list = "# specrun rerun list\n\(paths)# complete\n"
    let test = try TemporaryFolder(["a.feature": "", "x/b.feature": "", "whole": list + "\n"])
    try check(test, ["@whole"], lines.map(String.init))
    try test.write(list + list.replacing("\n", with: "\r\n"), to: "twice")
    try check(test, ["@twice"], lines.map(String.init))
    try test.write(paths, to: "foreign")
    if lines.isEmpty {
      try failAsIncomplete(test, "foreign")
    } else {
      try check(test, ["@foreign"], lines.map(String.init))
    }
    // The last line feed ends nothing.
    for end in list.indices.dropLast() {
      try test.write(String(list[..<end]), to: "cut")
      try failAsIncomplete(test, "cut")
      try test.write("x/b.feature\n\(list)\(list[..<end])", to: "cut")
      if end > list.index(list.startIndex, offsetBy: 20) { try failAsIncomplete(test, "cut") }
    }
  }

  private func failAsIncomplete(_ test: TemporaryFolder, _ list: String) throws {
    try fail(
      test, ["@\(list)"],
      [
        "\(list): is not a complete list of scenarios to run again: the run that wrote it did not "
          + "finish; run everything again"
      ])
  }

  @Test func aListThatIsTooLargeIsNotRead() throws {
    let test = try TemporaryFolder(["list": ""])
    // Without blocks on the disk.
    try #require(truncate("\(test.path)/list", (1 << 30) + 1) == 0)
    let found = FeatureSelection.find(["@list"], in: FileSystem(workingDirectory: test.path))
    #expect(found.problems.map(\.message) == ["list: cannot be read: File too large"])
  }

  @Test func loopsOfLinksEnd() throws {
    let test = try TemporaryFolder(["x/a.feature": "", "x/y/b.feature": ""])
    try test.link("x/y/up", to: "..")
    try test.link("x/self", to: ".")
    try check(test, ["x"], ["x/a.feature", "x/y/b.feature"])
    try check(test, ["x/**/*.feature"], ["x/a.feature", "x/y/b.feature"])
    try test.link("loop.feature", to: "loop.feature")
    try fail(
      test, ["loop.feature"], ["loop.feature: cannot be read: Too many levels of symbolic links"])
  }

  @Test func whatIsNoFile() throws {
    let test = try TemporaryFolder(["x/a.feature": "", "folder.feature/b.feature": ""])
    try test.makePipe("p.feature")
    try test.makePipe("list.txt")
    let regular = "is not a regular file, expected a feature file or a folder"
    try fail(test, ["p.feature"], ["p.feature: \(regular)"])
    try fail(test, ["@list.txt"], ["list.txt: cannot be read: it is not a regular file"])
    try fail(test, ["/dev/null"], ["/dev/null: \(regular)"])
    try check(test, ["folder.feature"], ["folder.feature/b.feature"])
    try test.makePipe("x/q.feature")
    try fail(test, ["x"], ["x/q.feature: \(regular)"])
  }

  @Test("a folder without features names a file that another end of its name would make one")
  func misnamedFiles() throws {
    for name in ["cart.Feature", "cart.feature.txt", "cart.features", "Cart.gherkin"] {
      let test = try TemporaryFolder(["x/y/\(name)": "", "x/notes.json": ""])
      try fail(
        test, ["x"],
        [
          "x: no .feature or .feature.md file in this folder or below it; found x/y/\(name), rename it so "
            + "that it ends with .feature"
        ])
    }
  }

  @Test func whatIsMissing() throws {
    let test = try TemporaryFolder(["x/notes.json": "", "y/a.feature": ""])
    try fail(
      test, ["a.feature", "b.feature:3", "x", "+", "y"],
      [
        "a.feature: no such file or folder", "b.feature: no such file or folder",
        "x: no .feature or .feature.md file in this folder or below it",
        "+: no such file or folder",
      ])
    try fail(test, [""], ["\"\": no such file or folder"])
    let long = String(repeating: "a", count: 5000)
    let cut = String(repeating: "a", count: 250)
    try fail(test, [long], ["\(cut)…\(cut): cannot be read: File name too long"])
  }

  private func check(
    _ test: TemporaryFolder, _ arguments: [String], _ expected: [String],
    at location: Testing.SourceLocation = #_sourceLocation
  ) throws {
    let selection = FeatureSelection.find(
      arguments, in: FileSystem(workingDirectory: test.path))
    #expect(selection.problems.map(\.message) == [], sourceLocation: location)
    let found = selection.entries.map { entry in
      ([entry.uri] + entry.lines.map(String.init)).joined(separator: ":")
    }
    #expect(found == expected, sourceLocation: location)
  }

  private func fail(
    _ test: TemporaryFolder, _ arguments: [String], _ expected: [String],
    at location: Testing.SourceLocation = #_sourceLocation
  ) throws {
    let problems = FeatureSelection.find(
      arguments, in: FileSystem(workingDirectory: test.path)
    ).problems
    #expect(problems.map(\.message) == expected, sourceLocation: location)
  }
}
