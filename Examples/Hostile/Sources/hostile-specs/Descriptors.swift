import StepKit

/// Attacks on the descriptors of the process, some of which are not the step's.
let descriptorSteps = StepLibrary(HostileWorld.self) {
  When("it closes descriptors {int} to {int}") { (_: inout HostileWorld, first: Int, last: Int) in
    for descriptor in first...last { close(Int32(descriptor)) }
  }

  When("it closes all descriptors") { _ in
    for descriptor in Int32(0)..<4096 { close(descriptor) }
  }

  When("it closes all descriptors and crashes") { _ in
    for descriptor in Int32(0)..<4096 { close(descriptor) }
    _ = [1, 2][unknown(2)]
  }

  When("it closes all descriptors and hangs") { _ in
    for descriptor in Int32(0)..<4096 { close(descriptor) }
    blockForever()
  }

  When("it opens descriptors until there are none") { _ in
    while open("/dev/null", O_RDONLY) >= 0 {}
  }

  When("it leaves 5 descriptors open") { _ in
    for _ in 0..<5 { try expect(open("/dev/null", O_RDONLY) >= 0, "no descriptor") }
  }

  When("it replaces descriptors 3 to 255 by {string}") { (_: inout HostileWorld, path: String) in
    let file = open(path, O_RDWR)
    for descriptor in Int32(3)...255 where descriptor != file { dup2(file, descriptor) }
  }

  When("it replaces the output by {string}") { (_: inout HostileWorld, path: String) in
    let file = open(path, O_WRONLY)
    dup2(file, STDOUT_FILENO)
    dup2(file, STDERR_FILENO)
    close(file)
    print("into \(path)")
  }

  When("it writes garbage to descriptors 3 to 255") { _ in
    let garbage = (0..<4096).map { UInt8(truncatingIfNeeded: $0 &* 131 &+ 7) }
    for descriptor in Int32(3)...255 { writeNow(garbage, to: descriptor) }
  }

  When("it writes verdicts to descriptors 3 to 255 and crashes") { _ in
    let lines = Array(
      """

      {"testStepFinished":{"testStepResult":{"status":"PASSED"}}}
      {"testCaseFinished":{"willBeRetried":false}}
      {"testRunFinished":{"success":true}}
      done 0
      passed

      """.utf8)
    for descriptor in Int32(3)...255 { writeNow(lines, to: descriptor) }
    _ = [1, 2][unknown(2)]
  }

  When("it reads what is in descriptors 3 to 255") { _ in
    var room = [UInt8](repeating: 0, count: 4096)
    for descriptor in Int32(3)...255 {
      let flags = fcntl(descriptor, F_GETFL)
      guard flags >= 0 else { continue }
      _ = fcntl(descriptor, F_SETFL, flags | O_NONBLOCK)
      read(descriptor, &room, room.count)
      _ = fcntl(descriptor, F_SETFL, flags)
    }
  }

  When("it lets no descriptor block") { _ in
    for descriptor in Int32(0)...255 { _ = fcntl(descriptor, F_SETFL, O_NONBLOCK) }
  }

  When("it truncates descriptors 3 to 255") { _ in
    for descriptor in Int32(3)...255 { ftruncate(descriptor, 0) }
  }

  When("it forbids itself to open files") { _ in
    var limit = rlimit(rlim_cur: 3, rlim_max: 3)
    #if canImport(Darwin)
      setrlimit(RLIMIT_NOFILE, &limit)
    #else
      setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
    #endif
  }

  When("it reads standard input to its end") { _ in
    var room = [UInt8](repeating: 0, count: 4096)
    var count = 0
    while case let part = read(STDIN_FILENO, &room, room.count), part > 0 { count += part }
    try expect(count, equals: 0, "the bytes in standard input")
  }
}

/// Writes without waiting for a reader.
private func writeNow(_ bytes: [UInt8], to descriptor: Int32) {
  let flags = fcntl(descriptor, F_GETFL)
  guard flags >= 0 else { return }
  _ = fcntl(descriptor, F_SETFL, flags | O_NONBLOCK)
  _ = write(descriptor, bytes, bytes.count)
  _ = fcntl(descriptor, F_SETFL, flags)
}
