import KitSteps
import SpecCommand

/// The command `specrun` with the step library of the sample that its arguments name.
@main
struct Main {
  static func main() async {
    let names = CommandLine.arguments.dropFirst().flatMap { $0.split(separator: "/").reversed() }
    let sample = names.lazy.compactMap { Sample(named: String($0)) }.first
    await Specrun.main(sample.map { [$0.library] } ?? [])
  }
}
