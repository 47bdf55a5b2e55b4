import SpecCommand
import SpecTools
import StepKit

/// Steps for `EditorTests`, which looks for them in this folder.
@main
struct Main {
  static func main() async {
    await Specrun.main([basketSteps], tools: .all)
  }
}
