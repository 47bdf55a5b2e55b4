import SpecCommand
import SpecTools

/// The command without any steps, which `swift package specrun-init` builds: without the systems that
/// `specrun` has, it takes half as long.
@main struct Main {
  static func main() async { await Specrun.main([], tools: .all) }
}
