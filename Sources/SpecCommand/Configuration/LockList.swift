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
  static func read(_ node: Node) throws(YAMLError) -> [Run.Lock] {
    var locks: [Run.Lock] = []
    for pair in try node.pairs {
      let name = try pair.key.string
      if case .scalar = pair.value.content {
        locks.append(Run.Lock(name: name, exclusive: try TagExpression.read(pair.value)))
        continue
      }
      let fields = try Fields(pair.value, known: ["write", "read"])
      let read = fields["read"]
      locks.append(
        Run.Lock(
          name: name, exclusive: try TagExpression.read(fields.required("write")),
          shared: try read.map { (node) throws(YAMLError) in try TagExpression.read(node) }))
    }
    return locks
  }
}
