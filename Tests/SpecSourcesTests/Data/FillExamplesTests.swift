import Gherkin
import Messages
import Testing

@testable import SpecSources

struct FillExamplesTests {
  private static let files = [
    "u.csv": "name,age\nBill,3\nJane,4\n", "one.csv": "age,x,name\n5,,Zoe\n", "bad.csv": "a,a\n",
    "u.tab": "name\n", "u.data": "name,age\nAnn,6\n",
    "u.json": #"{"users": [{"name": "Li", "age": 7}], "old users": [{"name": "Ko", "age": 8}]}"#,
  ]

  /// Names of the scenarios with their lines.
  private static func run(
    _ text: String, _ use: DataSourceUse = .read
  ) -> (pickles: [String], errors: [String]) {
    var ids = IdGenerator()
    var document = parse(Array(text.utf8), uri: "f", ids: &ids).document
    let before = ids
    let errors = document.fillExamples(use, ids: &ids) { path in
      let bytes = files[path].map { Array($0.utf8) }
      return DataFile(
        path: path, contents: bytes.map { .success($0) } ?? .failure(.file(.unreadable("gone"))))
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
      "@DataSource:one.csv\nFeature: f\nScenario: <name>\n* a\n@DataSource:u.csv\nRule: r\nScenario: <name>\n* a",
      [
        "3 Zoe @DataSource:one.csv", "7 Bill @DataSource:one.csv @DataSource:u.csv",
        "7 Jane @DataSource:one.csv @DataSource:u.csv",
      ]
    ),
    (
      "@DataSource:one.csv\nFeature: f\n@DisableDataSource\nScenario: s\n* a\nScenario: <age>\n* a",
      ["4 s @DataSource:one.csv @DisableDataSource", "6 5 @DataSource:one.csv"]
    ),
    (
      "@DataSource:one.csv\nFeature: f\nScenario: <name>\n* a\nExamples:\n|name|\n|A|\n@DisableDataSource\nExamples:\n|name|\n|B|",
      [
        "7 A @DataSource:one.csv", "3 Zoe @DataSource:one.csv",
        "11 B @DataSource:one.csv @DisableDataSource",
      ]
    ),
    (
      outline("@DataSource:one.csv @DataField:age=x @DataField:name\nExamples:"),
      ["5 Zoe  @DataSource:one.csv @DataField:age=x @DataField:name"]
    ),
    (
      outline("@DataSource:one.csv\nExamples:", above: "@DataField:first=name"),
      ["5 <name> 5 @DataField:first=name @DataSource:one.csv"]
    ),
    (
      "Feature: f\n@DataSource:one.csv @DataField:the_name=name\nScenario: <the name>\n* a\nExamples:\n|the name|",
      ["2 Zoe @DataSource:one.csv @DataField:the_name=name"]
    ),
    (
      outline("@DataSource:u.data\nExamples:", above: "@DataFormat:csv"),
      ["5 Ann 6 @DataFormat:csv @DataSource:u.data"]
    ),
    (outline("", above: "@DataSource:u.json"), ["2 Li 7 @DataSource:u.json"]),
    (
      outline("", above: "@DataSource:u.json @DataSet:old_users"),
      ["2 Ko 8 @DataSource:u.json @DataSet:old_users"]
    ),
    (
      "Feature: f\n@DataSource\nScenario: a\n* a",
      ["2 a @DataSource"].map { $0.replacing("2 a", with: "3 a") }
    ),
  ])
  func fills(text: String, pickles: [String]) {
    let result = Self.run(text)
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
      ["f:5:1: found @DataSource:, expected a tag such as @DataSource:users.csv"]
    ),
    (
      outline("@DataSource:u.csv\nExamples:\n|size|name|x|"),
      [
        "f:7:2: the column \"size\" is not in u.csv, which has: name, age; @DataField:name=column gives a column another name",
        "f:7:12: the column \"x\" is not in u.csv, which has: name, age; @DataField:name=column gives a column another name",
      ]
    ),
    (
      outline("@DataSource:bad.csv\nExamples:"),
      ["bad.csv:1:1: the header names the column \"a\" twice"]
    ),
    (
      outline("@DataSource:u.xlsx\nExamples:"),
      [
        "f:5:1: @DataSource:u.xlsx: u.xlsx is an Excel workbook, expected .csv, .yaml, .yml or .json: export the sheet as CSV and name that file, or ignore these tags with --no-data-sources"
      ]
    ),
    (
      outline("@DataSource:u.tab\nExamples:"),
      [
        "f:5:1: @DataSource:u.tab: u.tab has an unknown format, expected .csv, .yaml, .yml or .json, or a tag such as @DataFormat:CSV"
      ]
    ),
    (
      outline("@DataSource:u.data @DataFormat:xml\nExamples:"),
      [
        "f:5:20: found @DataFormat:xml, expected @DataFormat:CSV, @DataFormat:YAML or @DataFormat:JSON"
      ]
    ),
    (
      outline("@DataSource:u.json @DataSet:users.old\nExamples:"),
      [
        "f:5:20: found @DataSet:users.old, expected one of the lists in u.json: users, old users"
      ]
    ),
    (
      outline("@DataSource:u.csv @DataField:\nExamples:\n|name|", above: "@DataSet:"),
      [
        "f:5:19: found @DataField:, expected a tag such as @DataField:name=column",
        "f:2:1: found @DataSet:, expected a tag such as @DataSet:users",
      ]
    ),
    (
      "@DataSource:u.csv @DataField:a=b\nFeature: f\nScenario: s\n* a\nScenario: t\n* a",
      [
        "f:1:19: the column \"b\" is not in u.csv, which has: name, age; @DataField:name=column gives a column another name"
      ]
    ),
    (
      "@DataSource:no.csv\nFeature: f\nScenario: s\n* a\nScenario: t\n* a",
      ["f:1:1: @DataSource:no.csv: no.csv cannot be read: gone"]
    ),
  ])
  func refuses(text: String, errors: [String]) {
    #expect(Self.run(text).errors == errors)
  }

  @Test func ignoredTagsAreTagsLikeAllOthers() {
    let text = Self.outline("", above: "@DataSource:u.xlsx @DataSource:")
    let result = Self.run(text, .ignored)
    #expect(result.errors == [])
    #expect(result.pickles == ["3 <name> <age> @DataSource:u.xlsx @DataSource:"])
  }

  @Test func aScenarioIsGivenExamplesInItsLanguage() throws {
    var ids = IdGenerator()
    let text = "# language: fr\nFonctionnalité: f\n@DataSource:a.csv\nScénario: s\n* a"
    var document = parse(Array(text.utf8), uri: "f", ids: &ids).document
    let errors = document.fillExamples(ids: &ids) { path in
      DataFile(path: path, contents: .success(Array("a\n1\n".utf8)))
    }
    #expect(errors == [])
    let child = try #require(document.feature?.children.first)
    guard case .scenario(let scenario) = child else {
      Issue.record("\(child)")
      return
    }
    #expect(scenario.examples.map(\.keyword) == ["Exemples"])
    #expect(scenario.examples.first?.tableBody.map(\.location) == [Location(line: 3, column: 1)])
  }
}
