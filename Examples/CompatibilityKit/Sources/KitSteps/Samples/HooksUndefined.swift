import StepKit

let hooksUndefined = StepLibrary(EmptyWorld.self) {
  Before { _ in }
  After { _ in }
}
