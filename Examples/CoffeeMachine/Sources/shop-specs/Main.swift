import SpecCommand
import StepKit

let shopSteps = StepLibrary(ShopWorld.self) {
  worldParameters
  hooks
  openingSteps
  parameterSteps
  tableSteps
  expectationSteps
  attachmentSteps
  resourceSteps
}

@main
struct Main {
  static func main() async {
    await Specrun.main(
      [shopSteps, mailSteps],
      reporters: [
        .init(name: "failures", summary: "what failed and why", isForPeople: true) { _ in
          FailureList()
        }
      ])
  }
}
