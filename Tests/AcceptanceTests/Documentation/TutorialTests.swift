import Foundation
import SpecTestSupport
import Testing

/// The files of code that a tutorial shows are stages of files in Examples, which other tests build
/// and run.
@Suite struct TutorialTests {
  @Test("each stage is a part of an example, and the last one all of it")
  func stages() throws {
    #expect(!TutorialCode.all.isEmpty)
    for code in TutorialCode.all {
      let sources = try Project.files(below: "Examples", ending: "/\(code.name)")
        .filter { !$0.contains("/.build/") }.map { essence(try Project.text(of: $0)) }
      let stage = essence(try Project.text(of: code.path))
      #expect(
        sources.contains { code.isWhole ? $0 == stage : contains($0, stage) },
        "\(code.tutorial): \(code.path) is no stage of a \(code.name) in Examples")
    }
  }

  @Test("no file of code is left over")
  func leftovers() {
    let shown = Set(TutorialCode.all.map(\.path))
    let files = Project.files(below: "Sources", ending: "").filter { $0.contains(".docc/Code/") }
    #expect(shown.symmetricDifference(files) == [])
  }

  /// The lines that count: a manifest names the package by its URL here and by its folder there.
  private func essence(_ text: String) -> [Substring] {
    text.split(separator: "\n").filter { line in
      let line = line.drop(while: \.isWhitespace)
      return !line.hasPrefix(".package(") && !line.hasPrefix("dependencies: [.package(")
        && !line.hasPrefix("// A package")
    }
  }

  /// Whether a source has all of these lines, in this order.
  private func contains(_ source: [Substring], _ stage: [Substring]) -> Bool {
    var rest = source[...]
    for line in stage {
      guard let place = rest.firstIndex(of: line) else { return false }
      rest = rest[(place + 1)...]
    }
    return !stage.isEmpty
  }
}

/// A file of code in a tutorial.
struct TutorialCode: Sendable {
  let tutorial: String
  /// The name that readers see.
  let name: String
  let path: String
  /// Whether it is all of the file: no later step shows another stage, and it is no manifest, in which
  /// an example may have more targets than its tutorial.
  let isWhole: Bool

  static let all: [TutorialCode] = Project.files(below: "Sources", ending: ".tutorial").flatMap {
    tutorial in
    let text = (try? Project.text(of: tutorial)) ?? ""
    let catalog = tutorial.prefix { $0 != "." } + ".docc"
    let shown = text.matches(of: /@Code\(name: "([^"]+)", file: "([^"]+)"\)/)
      .map { (name: String($0.output.1), file: String($0.output.2)) }
    return shown.enumerated().map { index, code in
      TutorialCode(
        tutorial: tutorial, name: code.name, path: "\(catalog)/Code/\(code.file)",
        isWhole: code.name != "Package.swift"
          && !shown[(index + 1)...].contains { $0.name == code.name })
    }
  }
}
