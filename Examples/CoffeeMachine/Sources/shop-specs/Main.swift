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
  closureSteps
  giftSteps(ShopWorld.self)
}

@main
struct Main {
  static func main() async {
    await Specrun.main(
      [shopSteps, mailSteps, displaySteps, remarkSteps],
      reporters: [
        .init(name: "failures", summary: "what failed and why", isForPeople: true) { _ in
          FailureList()
        }
      ])
  }
}
