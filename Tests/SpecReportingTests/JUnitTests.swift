import Foundation
import Messages
import SpecReporting
import SpecTestSupport
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// The XML as a build server sees it.
struct JUnitTests {
  @Test(arguments: Scripts.all.map(\.0))
  func isWellFormedAndAddsUp(script: String) throws {
    let script = try #require(Scripts.all.first { $0.0 == script }?.1)
    let suites = try parse(report(script.envelopes, as: "junit"))
    checkTotals(suites)
  }

  @Test func hostileTextSurvivesAsFarAsXMLAllows() throws {
    let suites = try parse(report(Scripts.hostile.envelopes, as: "junit"))
    let first = try #require(suites.cases.first { $0["line"] == "3" })
    #expect(first["name"]?.contains("]]> <b> & \" ' \u{FFFD} \u{FFFD}") == true)
    #expect(first["file"] == "Features/it's red\n.feature")
    #expect(suites.text.contains("third ]]]>]]>"))
    #expect(suites.text.contains("log ]]> bold \u{FFFD}"))
  }

  @Test func namesAreUniqueInASuite() throws {
    let suites = try parse(report(Scripts.hostile.envelopes, as: "junit"))
    let same = suites.cases.compactMap { $0["name"] }.filter { $0.hasPrefix("same") }
    #expect(same == ["same", "same (line 9)", "same (line 9) (2)"])
  }

  @Test(.enabled(if: TestData.root != nil, "\(TestData.whySkipped)"))
  func casesAreThoseOfTheOfficialReport() throws {
    var cases = 0
    for golden in TestData.files(in: "junit-xml", suffixes: [".default.xml"]) {
      let messages = URL(
        fileURLWithPath: golden.path.replacingOccurrences(of: ".default.xml", with: ".ndjson"))
      let lines = NDJSONReader([UInt8](try Data(contentsOf: messages)))
      let ours = try parse(report(lines.map { try $0.result.get() }, as: "junit"))
      let theirs = try parse([UInt8](try Data(contentsOf: golden)))
      checkTotals(ours)
      let scenarios = ours.cases.filter { $0["outcome"] != "error" }
      #expect(scenarios.map(summary) == theirs.cases.map(summary), "\(golden.lastPathComponent)")
      cases += scenarios.count
    }
    print("junit: \(cases) cases have the official names, times and outcomes")
    #expect(cases > 60)
  }

  private func summary(_ attributes: [String: String]) -> String {
    let time = Double(attributes["time"] ?? "") ?? -1
    return "\(attributes["classname"] ?? "") | \(attributes["name"] ?? "") | \(time) | "
      + (attributes["outcome"] ?? "passed")
  }

  private func checkTotals(_ document: JUnitDocument) {
    let outcomes = document.cases.map { $0["outcome"] ?? "passed" }
    #expect(document.root["tests"] == "\(outcomes.count)")
    for (total, outcome) in [
      ("failures", "failure"), ("errors", "error"), ("skipped", "skipped"),
    ] {
      #expect(document.root[total] == "\(outcomes.count { $0 == outcome })")
    }
  }

  private func parse(_ bytes: [UInt8]) throws -> JUnitDocument {
    let document = JUnitDocument()
    let parser = XMLParser(data: Data(bytes))
    parser.delegate = document
    #expect(parser.parse(), "\(String(describing: parser.parserError))")
    return document
  }
}

/// What the tests look at.
private final class JUnitDocument: NSObject, XMLParserDelegate {
  private(set) var root: [String: String] = [:]
  /// The attributes of each case, and its outcome.
  private(set) var cases: [[String: String]] = []
  private(set) var text = ""

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    switch name {
    case "testsuites": root = attributes
    case "testcase": cases.append(attributes)
    case "failure", "error", "skipped":
      if !cases.isEmpty { cases[cases.count - 1]["outcome"] = name }
    default: break
    }
  }

  func parser(_ parser: XMLParser, foundCDATA block: Data) {
    text += String(decoding: block, as: UTF8.self)
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) { text += string }
}
