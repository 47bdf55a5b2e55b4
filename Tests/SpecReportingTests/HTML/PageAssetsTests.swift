import Basics
import Foundation
import Messages
import SpecTestSupport
import Testing

@testable import SpecReporting

/// The style and script of the page are those in `CPageAssets`.
@Suite struct PageAssetsTests {
  @Test(
    "each file is in the page as it is",
    arguments: [
      "page.css", "reading.css", "print.css", "page.js", "details.js", "filters.js", "controls.js",
    ])
  func content(file: String) throws {
    let folder = Project.root.appendingPathComponent("Sources/CPageAssets/Report")
    let text = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
    let page = try reportText(EventScript().envelopes, as: "html")
    let isThere = page.contains(text)
    #expect(isThere)
    // Text that would end the element early.
    #expect(!text.contains("]]>") && !text.contains("</"))
  }

  @Test("the policy names the script as it is in the page")
  func policy() throws {
    let page = try reportText(EventScript().envelopes, as: "html")
    let script = try #require(page.components(separatedBy: "<script>").last)
    let content = try #require(script.components(separatedBy: "</script>").first)
    let digest = Base64.encode(SHA256.digest(of: Array(content.utf8)))
    let isNamed = page.contains("'sha256-\(digest)'")
    #expect(isNamed)
  }
}
