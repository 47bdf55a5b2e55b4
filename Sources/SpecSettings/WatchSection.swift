import SpecSources
import YAML

/// The `watch` of specrun.yaml: how the program is built again.
///
///     watch:
///       build: swift build --product specs
///       sources: [Sources, Shared/Steps]
package struct WatchSection: Equatable {
  /// Run by the shell; nil for the command that suits the package.
  package private(set) var build: String?
  /// The folders with Swift code; empty for those of the package.
  package private(set) var sources: [String] = []

  package init() {}

  /// - Parameters:
  ///   - base: The folder that paths are relative to, if it is not the working directory.
  ///   - problems: Receives the errors in it.
  init(_ node: Node, base: String?, _ problems: inout [YAMLError]) {
    problems.noting { () throws(YAMLError) in
      let fields = try Fields(node, known: ["build", "sources"])
      build = try fields["build"]?.string
      guard let list = fields["sources"] else { return }
      for item in try Self.items(of: list) {
        let path = try item.string
        sources.append(Path.tidy(path.hasPrefix("/") ? path : Path.join(base ?? "", path)))
      }
    }
  }

  /// One folder does not have to be a list.
  private static func items(of node: Node) throws(YAMLError) -> [Node] {
    if case .scalar = node.content { [node] } else { try node.items }
  }
}
