import CHostile
import Dispatch
import StepKit

/// Ways to end the process that look like success.
let exitSteps = StepLibrary(HostileWorld.self) {
  When("it exits with {int}") { (_: inout HostileWorld, status: Int) in exit(Int32(status)) }

  When("it calls _exit with {int}") { (_: inout HostileWorld, status: Int) in
    _exit(Int32(status))
  }

  When("it exits quickly") { _ in
    #if canImport(Darwin)
      _exit(0)
    #else
      quick_exit(0)
    #endif
  }

  When("it fails after it registered an exit handler that calls _exit") { _ in
    atexit { _exit(0) }
    try expect(false, "red before the exit")
  }

  When("it crashes after it registered a handler of crashes that exits") { _ in
    for signal in [SIGILL, SIGTRAP, SIGSEGV, SIGABRT] {
      hostile_on_signal(signal) { _ in _exit(0) }
    }
    fatalError("the last words before a handler")
  }

  When("it becomes {string}") { (_: inout HostileWorld, path: String) in
    become([path])
  }

  When("it becomes a program that sleeps") { _ in become(["/bin/sleep", "600"]) }

  When("it becomes this program again") { _ in
    become([CommandLine.arguments[0], "--version"])
  }

  When("it exits in a detached task") { _ in
    await Task.detached { leave() }.value
  }

  When("it exits on the main actor") { _ in await MainActor.run { leave() } }

  When("it exits in a thread") { _ in
    hostile_on_thread(0) { exit(0) }
    block(milliseconds: 10_000)
  }

  When("it exits in a dispatch queue") { _ in
    DispatchQueue(label: "hostile").sync { leave() }
  }

  When("it exits while an exit handler never ends") { _ in
    atexit { blockForever() }
    exit(0)
  }

  When("it exits in many threads at once") { _ in
    for _ in 0..<16 { hostile_on_thread(20) { exit(0) } }
    block(milliseconds: 10_000)
  }

  When("it ends the thread") { _ in pthread_exit(nil) }

  When("it exits while it prints") { _ in
    print("words without an end", terminator: "")
    exit(0)
  }
}

/// Ends the process without a word.
private func leave() { exit(0) }

/// Replaces the program of this process.
private func become(_ arguments: [String]) {
  var pointers: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) }
  pointers.append(nil)
  execv(arguments[0], pointers)
}
