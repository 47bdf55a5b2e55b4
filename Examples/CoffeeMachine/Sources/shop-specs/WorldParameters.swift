import StepKit

let worldParameters = StepLibrary(ShopWorld.self) {
  WorldParameter("till", .oneOf(["till 1", "till 2"]), help: "The till that sells.")
}
