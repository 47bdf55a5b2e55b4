import Foundation
import SpecTestSupport
import Testing

/// Links between pages resolve, and the catalogs name everything that exists.
@Suite struct LinkTests {
  @Test("every link to a file or heading resolves", arguments: Page.all)
  func links(page: Page) {
    for match in page.text.matches(of: /\]\(([^)\s]+)\)/) {
      let link = String(match.output.1)
      guard !link.contains("://") else { continue }
      let parts = link.split(separator: "#", omittingEmptySubsequences: false).map(String.init)
      let path =
        parts[0].isEmpty
        ? page.path : NSString(string: "\(page.folder)/\(parts[0])").standardizingPath
      let relative = Self.tidy(path)
      #expect(Project.exists(relative), "\(page.path): \(link)")
      if parts.count > 1, let target = Page.all.first(where: { $0.path == relative }) {
        #expect(target.anchors.contains(parts[1]), "\(page.path): \(link)")
      }
    }
    for match in page.text.matches(of: /<doc:(\w+)>/) {
      #expect(
        Project.exists("\(page.folder)/\(match.output.1).md"), "\(page.path): \(match.output.0)")
    }
  }

  @Test(
    "every page of the documentation is in its table of contents",
    arguments: ["Documentation", "Documentation/decisions"])
  func contents(folder: String) throws {
    let contents = try Project.text(of: "\(folder)/README.md")
    for page in Page.all where page.folder == folder && page.path != "\(folder)/README.md" {
      let name = (page.path as NSString).lastPathComponent
      #expect(contents.contains("(\(name))"), "\(name)")
    }
  }

  @Test("the catalog of StepKit has every public type and function, and no other")
  func catalog() throws {
    let declaration = /(?m)^public (?:final )?(?:struct|class|enum|protocol|typealias|func) (\w+)/
    let files = try Project.swiftFiles(below: "Sources/StepKit").filter {
      !$0.path.contains(".docc/")
    }
    let declared = files.flatMap { _, text in
      text.matches(of: declaration).map { String($0.output.1) }
    }
    let catalog = try Project.text(of: "Sources/StepKit/StepKit.docc/StepKit.md")
    let listed = catalog.matches(of: /(?m)^- ``(\w+)/).map { String($0.output.1) }
    #expect(Set(listed).symmetricDifference(declared) == [])
  }

  /// Without `..`, and without a slash in front.
  private static func tidy(_ path: String) -> String {
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part == ".." { parts = parts.dropLast() } else { parts.append(part) }
    }
    return parts.joined(separator: "/")
  }
}
