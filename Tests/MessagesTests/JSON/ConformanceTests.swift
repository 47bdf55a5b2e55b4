import Foundation
import Messages
import SpecTestSupport
import Testing

/// Every line of the official data is read, written again and compared.
@Suite(.enabled(if: TestData.root != nil, "\(TestData.whySkipped)"))
struct ConformanceTests {
  /// A few goldens were written with spaces or with members in another order; the rest come back
  /// byte by byte.
  @Test func gherkinGoldensComeBackEqual() throws {
    var equal = 0
    var respelled = 0
    for (line, place) in try lines(in: "gherkin") {
      var written: [UInt8] = []
      try Envelope(json: line).appendJSON(to: &written)
      if written == line {
        equal += 1
      } else {
        #expect(try JSON(bytes: written) == JSON(bytes: line), "\(place)")
        respelled += 1
      }
    }
    print("gherkin goldens: \(equal) lines equal byte by byte, \(respelled) as JSON")
    #expect(equal > 250)
    #expect(respelled < equal / 10)
  }

  @Test(arguments: ["compatibility-kit", "junit-xml", "cucumber-json"])
  func recordedRunsComeBackEqual(folder: String) throws {
    var count = 0
    for (line, place) in try lines(in: folder) {
      var written: [UInt8] = []
      try Envelope(json: line).appendJSON(to: &written)
      #expect(try JSON(bytes: written) == JSON(bytes: line), "\(place)")
      count += 1
    }
    print("\(folder): \(count) lines equal")
    #expect(count > 500)
  }

  @Test func everyWrittenLineIsValid() throws {
    let root = try #require(TestData.root)
    let schema = try JSONSchema(folder: root.appendingPathComponent("messages"))
    var count = 0
    for folder in ["gherkin", "compatibility-kit", "junit-xml", "cucumber-json"] {
      for (line, place) in try lines(in: folder) {
        var written: [UInt8] = []
        try Envelope(json: line).appendJSON(to: &written)
        // One golden breaks the schema itself: a Markdown feature without a keyword.
        let name = "Envelope.schema.json"
        #expect(
          schema.violations(of: try JSON(bytes: written), against: name)
            == schema.violations(of: try JSON(bytes: line), against: name),
          "\(place)")
        count += 1
      }
    }
    print("schema: \(count) written lines are valid")
  }

  @Test func wholeFilesReadLineByLine() throws {
    for file in TestData.files(in: "compatibility-kit", suffixes: [".ndjson"]) {
      let bytes = [UInt8](try Data(contentsOf: file))
      let expected = bytes.split(separator: 0x0A).map { try? Envelope(json: $0) }
      let lines = Array(NDJSONReader(bytes))
      #expect(lines.map { try? $0.result.get() } == expected)
      #expect(lines.map(\.number) == Array(1...expected.count))
    }
  }

  private func lines(in folder: String) throws -> [(line: [UInt8], place: String)] {
    try TestData.files(in: folder, suffixes: [".ndjson"]).flatMap { file in
      try [UInt8](Data(contentsOf: file)).split(separator: 0x0A).enumerated().map {
        (Array($0.element), "\(file.lastPathComponent):\($0.offset + 1)")
      }
    }
  }
}
