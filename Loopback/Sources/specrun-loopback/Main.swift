import Loopback
import SpecCommand
import Systems
import TestDoubles

/// The command with the step libraries of all systems, on the stub or the loopback network.
@main
struct Main {
  /// The networks that `--world-parameters '{"network": …}'` can select.
  static let networks = NetworkKinds.stub.adding("loopback", makeLoopbackNetwork)

  static func main() async {
    await NetworkKinds.$known.withValue(networks) { () async -> Void in
      await Specrun.main(systemLibraries)
    }
  }
}
