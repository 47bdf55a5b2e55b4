import Gherkin
import Messages
import Testing

@testable import DataSources

struct FillExamplesTests {
  private static let files = [
    "u.csv": "name,age\nBill,3\nJane,4\n", "one.csv": "age,x,name\n5,,Zoe\n", "bad.csv": "a,a\n",
  ]

  /// Names of the scenarios with their lines.
  private static func run(_ text: String) throws -> (pickles: [String], errors: [String]) {
    var ids = IdGenerator()
    var document = parse(Array(text.utf8), uri: "f", ids: &ids).document
    let before = ids
    let errors = document.fillExamples(ids: &ids) { path in
      guard let text = files[path] else {
        return .failure(DataFileError(.unreadable("gone"), path: path))
      }
      return Result { () throws(DataFileError) in
        try DataFile(path: path, bytes: Array(text.utf8))
      }
    }
    if !text.contains("@DataSource:") { #expect("\(ids)" == "\(before)") }
    let pickles = compile(document, ids: &ids)
    #expect(Set(pickles.map(\.id)).count == pickles.count)
    return (
      pickles.map {
        "\($0.location?.line ?? 0) \($0.name)" + $0.tags.map { " " + $0.name }.joined()
      },
      errors.map { $0.message(in: "f") }
    )
  }

  private static func outline(_ examples: String, above: String = "") -> String {
    "Feature: f\n\(above)\nScenario: <name> <age>\n* <name>\n\(examples)"
  }

  @Test(arguments: [
    (
      outline("@DataSource:u.csv\nExamples:"),
      ["5 Bill 3 @DataSource:u.csv", "5 Jane 4 @DataSource:u.csv"]
    ),
    (
      outline("@DataSource:u.csv\nExamples:\n|age|\n|1|"),
      [
        "8 <name> 1 @DataSource:u.csv", "5 <name> 3 @DataSource:u.csv",
        "5 <name> 4 @DataSource:u.csv",
      ]
    ),
    (
      outline("@DataSource:one.csv\nExamples:\n|name|age|\n|A|1|\nExamples:\n|name|\n|B|"),
      ["8 A 1 @DataSource:one.csv", "5 Zoe 5 @DataSource:one.csv", "11 B <age>"]
    ),
    (
      outline("Examples:", above: "@DataSource:u.csv @x"),
      ["2 Bill 3 @DataSource:u.csv @x", "2 Jane 4 @DataSource:u.csv @x"]
    ),
    (outline("", above: "@DataSource:one.csv"), ["2 Zoe 5 @DataSource:one.csv"]),
    (
      outline("@DataSource:one.csv\nExamples:\nExamples:", above: "@DataSource:u.csv"),
      [
        "5 Zoe 5 @DataSource:u.csv @DataSource:one.csv", "2 Bill 3 @DataSource:u.csv",
        "2 Jane 4 @DataSource:u.csv",
      ]
    ),
    (
      outline("@DataSource:u.csv @DataSource:one.csv\nExamples:"),
      [
        "5 Bill 3 @DataSource:u.csv @DataSource:one.csv",
        "5 Jane 4 @DataSource:u.csv @DataSource:one.csv",
        "5 Zoe 5 @DataSource:u.csv @DataSource:one.csv",
      ]
    ),
    (
      "Feature: f\nRule: r\n@DataSource:one.csv\nScenario: <name>\n* <name>",
      ["3 Zoe @DataSource:one.csv"]
    ),
    (outline("Examples:\n|name|\n|A|"), ["7 A <age>"]),
    (
      "Feature: f\n@DataSource\nScenario: a\n* a",
      ["2 a @DataSource"].map { $0.replacing("2 a", with: "3 a") }
    ),
  ])
  func fills(text: String, pickles: [String]) throws {
    let result = try Self.run(text)
    #expect(result.errors == [])
    #expect(result.pickles == pickles)
  }

  @Test(arguments: [
    (
      outline("  @DataSource:no.csv\nExamples:"),
      ["f:5:3: @DataSource:no.csv: no.csv cannot be read: gone"]
    ),
    (
      outline("@DataSource:\nExamples:"),
      ["f:5:1: @DataSource: names no file, expected one such as @DataSource:users.csv"]
    ),
    (
      outline("@DataSource:u.csv\nExamples:\n|size|name|x|"),
      [
        "f:7:2: the column \"size\" is not in u.csv, which has: name, age",
        "f:7:12: the column \"x\" is not in u.csv, which has: name, age",
      ]
    ),
    (
      outline("@DataSource:bad.csv\nExamples:"),
      ["bad.csv:1:1: the header names the column \"a\" twice"]
    ),
    (
      "@DataSource:u.csv\nFeature: f\n@DataSource:u.csv\nRule: r\nScenario: s\n* a",
      [
        "f:1:1: found @DataSource:u.csv above a feature or rule, expected it above a scenario or its examples",
        "f:3:1: found @DataSource:u.csv above a feature or rule, expected it above a scenario or its examples",
      ]
    ),
  ])
  func refuses(text: String, errors: [String]) throws {
    #expect(try Self.run(text).errors == errors)
  }

  @Test func aScenarioIsGivenExamplesInItsLanguage() throws {
    var ids = IdGenerator()
    let text = "# language: fr\nFonctionnalité: f\n@DataSource:a.csv\nScénario: s\n* a"
    var document = parse(Array(text.utf8), uri: "f", ids: &ids).document
    let errors = document.fillExamples(ids: &ids) { path in
      .success(DataFile(path: path, columns: ["a"], rows: [["1"]]))
    }
    #expect(errors == [])
    guard case .scenario(let scenario) = document.feature?.children.first else { return }
    #expect(scenario.examples.map(\.keyword) == ["Exemples"])
    #expect(scenario.examples.first?.tableBody.map(\.location) == [Location(line: 3, column: 1)])
  }
}
