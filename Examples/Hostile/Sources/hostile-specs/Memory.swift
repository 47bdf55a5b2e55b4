import CHostile
import StepKit

/// Stacks and heaps that end.
let memorySteps = StepLibrary(HostileWorld.self) {
  When("it overflows the stack") { _ in _ = hostile_overflow(0) }

  When("it overflows the stack in Swift") { _ in
    func depth(_ number: Int) -> Int { unknown(number) < 0 ? 0 : depth(number + 1) + 1 }
    _ = depth(0)
  }

  When("it overflows the stack of the main actor") { _ in
    await MainActor.run { _ = hostile_overflow(0) }
  }

  When("it overflows the stack of a thread") { _ in
    hostile_on_thread(0) { _ = hostile_overflow(0) }
    block(milliseconds: 10_000)
  }

  When("it overflows a stack without a second one") { _ in
    hostile_no_signal_stack()
    _ = hostile_overflow(0)
  }

  When("it fills the memory") { _ in
    hostile_fill_memory()
    abort()
  }

  When("it fills the memory with an array") { _ in
    var limit = rlimit(rlim_cur: 1 << 30, rlim_max: 1 << 30)
    setrlimit(addressSpace, &limit)
    var kept: [[UInt8]] = []
    for _ in 0..<2048 { kept.append([UInt8](repeating: 1, count: 1 << 20)) }
    fatalError("\(kept.count) MiB were there")
  }

  When("it overwrites the memory that it shares") { _ in hostile_overwrite_shared_memory() }

  When("it takes 300 MiB and gives them back") { _ in
    var bytes = [UInt8](repeating: 1, count: 300 << 20)
    bytes[unknown(5)] = 2
    try expect(bytes[5], equals: 2)
  }
}

#if canImport(Darwin)
  private let addressSpace = RLIMIT_AS
#else
  private let addressSpace = __rlimit_resource_t(RLIMIT_AS.rawValue)
#endif
