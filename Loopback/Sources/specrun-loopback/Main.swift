import Loopback
import SpecCommand
import StepKit
import Systems
import TestDoubles

/// The command with the step libraries of all systems, on the stub or the loopback network.
@main
struct Main {
  /// The networks that `--world-parameters '{"network": …}'` can select.
  static let networks = NetworkKinds.stub.adding("loopback", makeLoopbackNetwork)

  /// URL loading keeps its threads and connections from one scenario to the next.
  static let connections = StepLibrary { SharedConnections() }

  static func main() async {
    await NetworkKinds.$known.withValue(networks) { () async -> Void in
      await Specrun.main(systemLibraries + [connections])
    }
  }
}
