import Foundation
import SpecTestSupport

extension Program {
  /// The command that SPECRUN_PROGRAM names, such as one built in release, which is many times faster;
  /// otherwise the one that was built with these tests.
  static var specrun: URL? {
    if let path = ProcessInfo.processInfo.environment["SPECRUN_PROGRAM"] {
      return FileManager.default.isExecutableFile(atPath: path) ? URL(fileURLWithPath: path) : nil
    }
    let program = products?.appendingPathComponent("specrun")
    return program.flatMap { FileManager.default.isExecutableFile(atPath: $0.path) ? $0 : nil }
  }

  /// The folder of the products built with these tests.
  static var products: URL? {
    CommandLine.arguments.compactMap { argument in
      argument.range(of: ".xctest").map { URL(fileURLWithPath: String(argument[..<$0.upperBound])) }
    }.first?.deletingLastPathComponent()
  }

  /// A program that is installed; nil if it is not.
  static func installed(_ name: String) -> String? {
    ["/usr/bin", "/bin", "/usr/local/bin", "/opt/homebrew/bin"].map { "\($0)/\(name)" }
      .first(where: FileManager.default.isExecutableFile)
  }
}
