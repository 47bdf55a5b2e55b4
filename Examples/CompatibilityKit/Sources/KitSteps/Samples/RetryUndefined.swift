import StepKit

/// The step must stay undefined.
let retryUndefined = StepLibrary(EmptyWorld.self) {}
