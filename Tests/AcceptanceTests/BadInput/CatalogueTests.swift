import Foundation
import SpecTestSupport
import Testing

/// Runs the built command on the catalogue, and prints how many of its items have their answer.
@Suite struct CatalogueTests {
  @Test("every bad input has its answer", .wholeRun)
  func catalogue() throws {
    let program = try BuiltProgram.find("badinput")
    var failed = Set<Int>()
    for input in Catalogue.all {
      let faults = try BadInputRun(input, program: program).faults
      guard !faults.isEmpty else { continue }
      failed.insert(input.number)
      Issue.record("\(input.number) (\(input.title)):\n\(faults.joined(separator: "\n"))")
    }
    let items = Set(Catalogue.all.map(\.number))
    #expect(items == Set(1...Catalogue.size), "items without an input")
    print("\(items.subtracting(failed).count) of \(Catalogue.size)")
  }
}

/// A program of this package, next to the tests.
enum BuiltProgram {
  static func find(_ name: String) throws -> URL {
    let places =
      [Bundle.main.bundleURL] + Bundle.allBundles.map(\.bundleURL)
      + [URL(fileURLWithPath: CommandLine.arguments[0])]
    let folders = places.flatMap { [$0, $0.deletingLastPathComponent()] }
    let found = folders.map { $0.appendingPathComponent(name) }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
    return try #require(found, "\(name) is not built")
  }
}
