import Foundation
import Gherkin
import Messages
import SpecTestSupport
import Testing

/// The official goldens: one a stage for every good file, the error messages for every bad one.
@Suite(.enabled(if: TestData.root != nil, Comment(rawValue: TestData.whySkipped)))
struct ConformanceTests {
  static let good = TestData.files(in: "gherkin/good", suffixes: [".feature", ".feature.md"])
  static let bad = TestData.files(in: "gherkin/bad", suffixes: [".feature", ".feature.md"])

  @Test func goodFiles() throws {
    var checked: [String: Int] = [:]
    for file in Self.good {
      let bytes = try [UInt8](Data(contentsOf: file))
      let uri = "../testdata/good/\(file.lastPathComponent)"
      var ids = IdGenerator()
      let parsed = parse(bytes, uri: uri, ids: &ids)
      #expect(parsed.errors == [], "\(file.lastPathComponent)")
      let document = parsed.document
      let pickles = compile(document, ids: &ids)
      let source = Source(
        uri: uri, data: String(decoding: bytes, as: UTF8.self),
        mediaType: Source.MediaType(uri: uri))
      let stages: [(String, [Envelope])] = [
        ("ast", [.gherkinDocument(document)]), ("pickles", pickles.map { .pickle($0) }),
        ("source", [.source(source)]),
      ]
      for (stage, messages) in stages {
        try check(messages, against: file, stage)
        checked[stage, default: 0] += 1
      }
      let golden = try content(of: file, "tokens")
      let lines = tokens(of: bytes, uri: uri)
      #expect(
        lines.joined(separator: "\n") + "\n" == golden, "\(file.lastPathComponent) tokens")
      checked["tokens", default: 0] += 1
    }
    print("Gherkin good files:", checked.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" })
    #expect(!Self.good.isEmpty)
  }

  @Test func badFiles() throws {
    var count = 0
    for file in Self.bad {
      let bytes = try [UInt8](Data(contentsOf: file))
      let uri = "../testdata/bad/\(file.lastPathComponent)"
      var ids = IdGenerator()
      let parsed = parse(bytes, uri: uri, ids: &ids)
      #expect(!parsed.errors.isEmpty, "\(file.lastPathComponent) was accepted")
      let messages = parsed.errors.map {
        Envelope.parseError(
          .init(source: .init(uri: uri, location: $0.location), message: $0.officialMessage))
      }
      try check(messages, against: file, "errors")
      count += messages.count
    }
    print("Gherkin bad files: \(Self.bad.count), errors: \(count)")
    #expect(!Self.bad.isEmpty)
  }

  @Test func dialects() throws {
    let root = try #require(TestData.root)
    let data = try Data(contentsOf: root.appendingPathComponent("gherkin/gherkin-languages.json"))
    let official = try #require(try JSONSerialization.jsonObject(with: data) as? NSDictionary)
    var ours: [String: Any] = [:]
    for dialect in Dialect.all {
      var entry: [String: Any] = ["name": dialect.name, "native": dialect.native]
      for kind in Dialect.Kind.allCases { entry[kind.rawValue] = dialect.keywords(kind) }
      ours[dialect.code] = entry
      #expect(Dialect.named(dialect.code) == dialect)
    }
    #expect(official.isEqual(to: ours))
    #expect(Dialect.all.map(\.code) == Dialect.all.map(\.code).sorted())
    print("Gherkin dialects: \(ours.count)")
  }

  private func content(of file: URL, _ stage: String) throws -> String {
    try String(contentsOf: file.appendingPathExtension(stage), encoding: .utf8)
  }

  private func check(_ messages: [Envelope], against file: URL, _ stage: String) throws {
    let golden = try content(of: file, "\(stage).ndjson").split(separator: "\n")
    let name = "\(file.lastPathComponent) \(stage)"
    #expect(messages.count == golden.count, "\(name)")
    for (message, expected) in zip(messages, golden) {
      var written: [UInt8] = []
      message.appendJSON(to: &written)
      if try JSON(bytes: written) != JSON(bytes: expected.utf8) {
        Issue.record("\(name):\nis  \(String(decoding: written, as: UTF8.self))\nnot \(expected)")
      }
    }
  }
}
