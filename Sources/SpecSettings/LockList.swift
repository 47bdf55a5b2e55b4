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
    var locks: [Run.Lock] = []
    do throws(YAMLError) {
      for pair in try node.pairs {
        do throws(YAMLError) {
          locks.append(try lock(named: try pair.key.string, pair.value))
        } catch {
          problems.append(error)
        }
      }
    } catch {
      problems.append(error)
    }
    return locks
  }

  private static func lock(named name: String, _ node: Node) throws(YAMLError) -> Run.Lock {
    if case .scalar = node.content {
      return Run.Lock(name: name, exclusive: try TagExpression.read(node))
    }
    let fields = try Fields(node, known: ["write", "read"])
    let read = fields["read"]
    return Run.Lock(
      name: name, exclusive: try TagExpression.read(fields.required("write")),
      shared: try read.map { (node) throws(YAMLError) in try TagExpression.read(node) })
  }
}
