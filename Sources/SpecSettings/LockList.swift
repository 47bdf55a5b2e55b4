import SpecEngine
import TagExpressions
import YAML

/// The `locks` of specrun.yaml: what scenarios hold while they run, by name.
///
///     locks:
///       printer: "@prints or @scans"     # these never overlap
///       database:
///         write: "@changes-data"         # alone
///         read: "@reads-data"            # together with others that read
enum LockList {
  /// - Parameter problems: Receives the errors in any of them.
  static func read(_ node: Node, _ problems: inout [YAMLError]) -> [Run.Lock] {
    let pairs = problems.noting { () throws(YAMLError) in try node.pairs } ?? []
    return pairs.compactMap { pair in
      problems.noting { () throws(YAMLError) in
        try lock(named: try pair.key.string, pair.value)
      }
    }
  }

  private static func lock(named name: String, _ node: Node) throws(YAMLError) -> Run.Lock {
    if case .scalar = node.content {
      return Run.Lock(name: name, exclusive: try TagExpression.read(node))
    }
    let fields = try Fields(node, known: ["write", "read"])
    return Run.Lock(
      name: name, exclusive: try TagExpression.read(fields.required("write")),
      shared: try fields["read"].map(TagExpression.read))
  }
}
