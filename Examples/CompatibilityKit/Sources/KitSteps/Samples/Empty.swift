import StepKit

/// The scenario has no steps, so there are none to define.
let empty = StepLibrary(EmptyWorld.self) {}
