import CHostile
import Dispatch
import StepKit

/// Steps that do not end, or not in time; their scenarios have limits.
let hangSteps = StepLibrary(HostileWorld.self) {
  When("it spins") { _ in hostile_spin(600) }

  When("it spins for {int} ms") { (_: inout HostileWorld, milliseconds: Int) in
    hostile_spin(Double(milliseconds) / 1000)
  }

  When("it sleeps in the thread") { _ in blockForever() }

  When("it sleeps in the thread for {int} ms") { (_: inout HostileWorld, milliseconds: Int) in
    block(milliseconds: UInt32(milliseconds))
  }

  When("it waits for a semaphore") { _ in wait(DispatchSemaphore(value: 0)) }

  When("it waits for a continuation that nobody resumes") { _ in
    await waitForNobody()
  }

  When("it waits for a stream that nobody feeds") { _ in
    let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
    for await _ in stream {}
    continuation.finish()
  }

  When("it locks a lock twice") { _ in
    let lock = Lock()
    lock.take()
    lock.take()
  }

  When("it blocks the main actor") { _ in await MainActor.run { blockForever() } }

  When("it waits for itself on a queue") { _ in
    let queue = DispatchQueue(label: "hostile")
    queue.sync { wait(DispatchSemaphore(value: 0)) }
  }

  When("it reads from a pipe that nobody writes to") { _ in
    var ends: [Int32] = [0, 0]
    pipe(&ends)
    var byte: UInt8 = 0
    read(ends[0], &byte, 1)
  }

  When("it opens a FIFO that nobody writes to") { world in
    let path = "hostile-\(getpid()).fifo"
    mkfifo(path, 0o600)
    defer { unlink(path) }
    _ = open(path, O_RDONLY)
  }

  When("it ignores that it is canceled") { _ in
    for _ in 0..<600 { try? await Task.sleep(for: .milliseconds(100)) }
    hostile_spin(600)
  }

  When("it swallows that it is canceled") { _ in
    try? await Task.sleep(for: .seconds(600))
  }

  When("it hangs and ignores every signal that it may") { _ in
    for signal in Int32(1)..<32 { hostile_on_signal(signal, nil) }
    hostile_block_signals()
    blockForever()
  }

  When("it hangs and answers SIGTERM with success") { _ in
    hostile_on_signal(SIGTERM) { _ in _exit(0) }
    blockForever()
  }

  When("it yields for ever") { _ in while true { await Task.yield() } }

  When("it starts tasks for ever") { _ in
    while true { await Task.detached {}.value }
  }
}

/// Work that keeps every thread of the pool busy.
let poolSteps = StepLibrary(HostileWorld.self) {
  When("it blocks every thread of the pool") { _ in
    for _ in 0..<64 { Task.detached { blockForever() } }
    await Task.yield()
    await Task.detached {}.value
  }

  When("it spins on every thread of the pool") { _ in
    for _ in 0..<8 { Task.detached { hostile_spin(600) } }
    await Task.yield()
    await Task.detached {}.value
  }

  When("it leaves blocked threads of the pool behind") { _ in
    for _ in 0..<64 { Task.detached { blockForever() } }
  }

  When("it leaves 100 threads behind") { _ in
    for _ in 0..<100 { hostile_on_thread(0) { blockForever() } }
  }
}

/// Waits where the compiler forbids waiting in tasks.
private func wait(_ semaphore: DispatchSemaphore) { semaphore.wait() }

private func waitForNobody() async {
  await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
}

private final class Lock: @unchecked Sendable {  // why: the lock is what is tried
  private var mutex = pthread_mutex_t()
  func take() { pthread_mutex_lock(&mutex) }
}
