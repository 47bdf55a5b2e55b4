import Foundation
import SpecTestSupport
import Testing

/// The API that other packages use changes only on purpose.
@Suite struct PublicAPITests {
  #if os(Linux)
    @Test("the API of the library products is that of the lists in API", .wholeRun)
    func lists() throws {
      let modules = try #require(Program.products, "the tests are in no folder of products")
        .appendingPathComponent("Modules")
      let result = try Program.run(
        "/usr/bin/env", ["python3", "Scripts/list-api", "--check", modules.path], in: Project.root)
      #expect(result.status == 0, "\(result.output)")
    }
  #endif

  @Test("the version is that of the newest entry of CHANGELOG.md, or of one to come")
  func version() throws {
    let source = try Project.text(of: "Sources/SpecCommand/Version.swift")
    let version = try #require(source.firstMatch(of: /static let current = "(.+)"/)).output.1
    let entries = try Project.text(of: "CHANGELOG.md").matches(of: /(?m)^## (\d.*)$/)
    #expect(try #require(entries.first).output.1 == version)
  }
}
