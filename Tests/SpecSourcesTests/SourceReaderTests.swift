import SpecSources
import Gherkin
import Messages
import Testing

/// Files as they are read: decoded once, with their errors or their pickles.
struct SourceReaderTests {
  private static let latin1 =
    Array("# encoding: ISO-8859-1\nFeature: ".utf8) + [0xE9] + Array("\nScenario: s\n* x\n".utf8)

  /// The contents of the file `a.feature`, and the problems in it.
  private func read(
    _ bytes: [UInt8], dataSources: DataSourceUse = .read
  ) throws -> (file: SourceFile, contents: SourceFile.Contents, problems: [String]) {
    let files = FileSystem(workingDirectory: "/nowhere", unsaved: ["a.feature": bytes])
    var reader = SourceReader(files, dataSources: dataSources)
    let read = reader.read("a.feature")
    let (file, contents) = try #require(read)
    return (file, contents, reader.problems.map(\.message))
  }

  private func names(_ contents: SourceFile.Contents) -> [String] {
    guard case .feature(let file) = contents else { return [] }
    return [file.document.feature?.name ?? ""] + file.pickles.map(\.name)
  }

  @Test func aFileInAnotherEncoding() throws {
    let read = try read(Self.latin1)
    #expect(names(read.contents) == ["é", "s"])
    #expect(names(read.file.contents) == ["é", "s"])
    var messages: [Envelope] = []
    read.contents.announce { messages.append($0) }
    guard case .source(let source) = messages.first else {
      Issue.record("no source")
      return
    }
    #expect(source.data.contains("Feature: é\n"))
  }

  @Test func anUnknownEncoding() throws {
    let problems = try read(Array("# encoding: EBCDIC\nFeature: f".utf8)).problems
    #expect(problems.count == 1)
    #expect(problems.first?.hasPrefix("a.feature:1:13: found the encoding 'EBCDIC'") == true)
  }

  @Test func dataSourcesAreLeftAlone() throws {
    let text = Array("Feature: f\n@DataSource:no.xlsx\nScenario: s\n* x\n".utf8)
    let ignored = try read(text, dataSources: .ignored)
    #expect(ignored.problems == [])
    #expect(names(ignored.contents) == ["f", "s"])
    #expect(names(ignored.file.contents) == ["f", "s"])
    #expect(try read(text).problems.count == 1)
  }
}
