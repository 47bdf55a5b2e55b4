import CHostile
import StepKit

/// The checks of the language: each ends the process that runs it.
let trapSteps = StepLibrary(HostileWorld.self) {
  When("it unwraps nil") { _ in
    let nothing: Int? = unknown(nil)
    // swift-format-ignore: NeverForceUnwrap
    _ = nothing!
  }

  When("it reads behind the end of an array") { _ in _ = [1, 2][unknown(2)] }

  When("it reads behind the end of a string") { _ in
    let text = unknown("ab")
    _ = text[text.index(text.startIndex, offsetBy: unknown(5))]
  }

  When("it adds one to the largest number") { _ in _ = unknown(Int.max) + 1 }

  When("it divides by zero") { _ in _ = 1 / unknown(0) }

  When("it makes an integer of NaN") { _ in _ = Int(unknown(Double.nan)) }

  When("it makes a range that ends before it begins") { _ in _ = unknown(2)..<unknown(1) }

  When("it calls fatalError") { _ in fatalError("the last words of fatalError") }

  When("it violates a precondition") { _ in
    precondition(unknown(false), "the last words of a precondition")
  }

  When("it casts by force") { _ in
    let value: Any = unknown("text")
    // swift-format-ignore: NeverForceUnwrap
    _ = value as! Int
  }

  When("it ignores an error by force") { _ in
    // swift-format-ignore: NeverUseForceTry
    _ = try! require(unknown(Int?.none), "an error that nobody expects")
  }

  When("it uses an unowned reference to what is gone") { _ in
    final class Owner {}
    func dangling() -> () -> Owner {
      let owner = Owner()
      return { [unowned owner] in owner }
    }
    _ = unknown(dangling())()
  }

  When("it makes a dictionary of equal keys") { _ in
    _ = Dictionary(uniqueKeysWithValues: unknown([("a", 1), ("a", 2)]))
  }

  When("it accesses a value exclusively twice") { _ in
    final class Box { var value = [1] }
    let box = Box()
    func change(_ value: inout [Int]) { value = box.value + [unknown(2)] }
    change(&box.value)
  }

  When("it traps in a deinit") { _ in
    final class Bomb { deinit { fatalError("the last words of a deinit") } }
    _ = unknown(Bomb())
  }

  When("it traps in a child task") { _ in
    async let value = [1, 2][unknown(2)]
    _ = await value
  }

  When("it traps in a group of tasks") { _ in
    await withTaskGroup(of: Void.self) { group in
      for number in 0..<4 {
        group.addTask { if number == 3 { fatalError("the last words of a group") } }
      }
    }
  }

  When("it assumes an actor that it is not on") { _ in assumeMainActor() }

  When("it resumes a continuation twice") { _ in
    await withCheckedContinuation { continuation in
      continuation.resume()
      continuation.resume()
    }
  }

  When("it traps in many threads at once") { _ in
    for _ in 0..<16 { hostile_on_thread(20) { _ = [1, 2][unknown(2)] } }
    block(milliseconds: 10_000)
  }

  When("it calls abort") { _ in abort() }

  When("it frees memory twice") { _ in hostile_free_twice() }

  When("it reads a bad pointer") { _ in _ = hostile_read_bad_pointer() }

  When("it writes to a bad pointer") { _ in hostile_write_bad_pointer() }

  When("it writes to the code of a function") { _ in hostile_write_text_segment() }

  When("it jumps to address 0") { _ in hostile_jump_to_zero() }
}

/// Swift forbids this in asynchronous code, but not in what it calls.
private func assumeMainActor() { MainActor.assumeIsolated { _ = unknown(1) } }
