import StepKit

let unknownParameterType = StepLibrary(EmptyWorld.self) {
  Given("{airport} is closed because of a strike") { (_: inout EmptyWorld, _: String) in
    throw Kit.Error("Should not run: the parameter type airport is not defined")
  }
}
