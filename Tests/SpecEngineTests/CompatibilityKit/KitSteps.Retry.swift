import StepKit
import Synchronization

/// Samples about trying again.
extension KitSteps {
  static func retry() -> StepLibrary {
    let (second, third) = (Counter(), Counter())
    return StepLibrary(PlainWorld.self) {
      Given("a step that always passes") { _ in }
      Given("a step that passes the second time") { _ in
        if second.next() < 2 { throw Error("Exception in step") }
      }
      Given("a step that passes the third time") { _ in
        if third.next() < 3 { throw Error("Exception in step") }
      }
      Given("a step that always fails") { _ in throw Error("Exception in step") }
    }
  }

  static let retryAmbiguous = StepLibrary(PlainWorld.self) {
    Given("an ambiguous step") { _ in }
    Given("an ambiguous step") { _ in }
  }

  private final class Counter: Sendable {
    private let count = Mutex(0)

    func next() -> Int {
      count.withLock { count in
        count += 1
        return count
      }
    }
  }
}
