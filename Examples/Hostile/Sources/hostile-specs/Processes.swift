import CHostile
import StepKit

/// Children, and children that take themselves for the step.
let processSteps = StepLibrary(HostileWorld.self) {
  When("it leaves a child behind") { _ in
    try expect(hostile_sleeper(600, 0) > 0, "cannot fork")
  }

  When("it leaves a child behind and crashes") { _ in
    try expect(hostile_sleeper(600, 0) > 0, "cannot fork")
    _ = [1, 2][unknown(2)]
  }

  When("it leaves a grandchild in a session of its own") { _ in
    try expect(hostile_sleeper(600, 1) > 0, "cannot fork")
  }

  When("it leaves a grandchild in a session of its own and exits") { _ in
    try expect(hostile_sleeper(600, 1) > 0, "cannot fork")
    exit(0)
  }

  When("it leaves a child that ended") { _ in
    let child = hostile_fork()
    if child == 0 { _exit(0) }
    try expect(child > 0, "cannot fork")
  }

  // The child goes on as if it were the worker.
  When("its child returns from the step") { _ in _ = hostile_fork() }

  When("its child returns from the step and it crashes") { _ in
    if hostile_fork() != 0 { _ = [1, 2][unknown(2)] }
  }

  When("its child fails the step") { _ in
    try expect(hostile_fork() != 0, "a failure of the child")
  }

  When("it becomes a daemon") { _ in hostile_daemon() }

  When("it moves to the process group of its parent") { _ in setpgid(0, getpgid(getppid())) }

  When("it moves to the process group of its parent and leaves a child behind") { _ in
    setpgid(0, getpgid(getppid()))
    try expect(hostile_sleeper(600, 0) > 0, "cannot fork")
  }

  When("its child exits") { _ in
    let child = hostile_fork()
    if child == 0 { exit(0) }
    var status: Int32 = 0
    waitpid(child, &status, 0)
    try expect(status, equals: 0, "the status of the child")
  }

  When("its child crashes") { _ in
    let child = hostile_fork()
    if child == 0 { abort() }
    var status: Int32 = 0
    waitpid(child, &status, 0)
  }

  When("its child writes garbage to descriptors 3 to 255") { _ in
    let child = hostile_fork()
    if child == 0 {
      let garbage = [UInt8](repeating: 0x7b, count: 100)
      for descriptor in Int32(3)...255 { _ = write(descriptor, garbage, garbage.count) }
      _exit(0)
    }
    var status: Int32 = 0
    waitpid(child, &status, 0)
  }

  When("its child keeps the output open") { _ in
    let child = hostile_fork()
    if child == 0 { blockForever() }
    print("a line of the parent")
  }

  When("its child shares its memory") { _ in
    try expect(hostile_vfork(), equals: 0, "the status of the child")
  }

  When("it forks 30 times") { _ in
    for _ in 0..<30 where hostile_fork() == 0 { blockForever() }
  }

  When("it waits for children that it does not have") { _ in
    var status: Int32 = 0
    while waitpid(-1, &status, 0) > 0 {}
  }

  When("it runs {string}") { (_: inout HostileWorld, path: String) in
    try expect(run([path]), equals: 0, "the status of \(path)")
  }

  When("it runs this command on {string}") { (_: inout HostileWorld, path: String) in
    try expect(
      run([CommandLine.arguments[0], path, "-f", "summary"]), equals: 0, "the status of the run")
  }

  // Only for runs of their own: it ends the whole run.
  When("it sends its parent {signal}") { (_: inout HostileWorld, signal: Int32) in
    let driver = getenv("HOSTILE_DRIVER").map { String(cString: $0) }
    try expect(driver != "\(getppid())", "the parent is the driver")
    kill(getppid(), signal)
    block(milliseconds: 500)
  }
}

/// Runs a program to its end.
private func run(_ arguments: [String]) -> Int32 {
  var pointers: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) }
  defer { for pointer in pointers { free(pointer) } }
  pointers.append(nil)
  return hostile_run(arguments[0], pointers)
}
