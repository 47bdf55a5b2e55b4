import SpecCommand
import SpecTools
import Systems
import TestDoubles

/// The command with the step libraries of all systems, on the stub network.
@main
struct Main {
  /// The networks that `--world-parameters '{"network": …}'` can select.
  ///
  /// A server and a client of HTTP are not linked here, for they triple the cost of every start.
  static let networks = NetworkKinds.stub.adding("loopback") { _ in throw LoopbackNotLinked() }

  static func main() async {
    await NetworkKinds.$known.withValue(networks) { () async -> Void in
      await Specrun.main(systemLibraries, tools: .all)
    }
  }
}

/// The loopback network was asked for, which only another program has.
struct LoopbackNotLinked: Error, CustomStringConvertible {
  var description: String {
    "this program has no loopback network; `make loopback` runs the features on it"
  }
}
