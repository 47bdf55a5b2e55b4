import SpecEngine
import Testing

@testable import SpecIsolation

@Suite("a look at a worker") struct WorkerCheckTests {
  private typealias Action = WorkerCheck.Action

  /// The action at `now` seconds, after `change` was made to a worker that runs a job.
  private func check(
    _ now: Double, _ expected: WorkerCheck.Action,
    sourceLocation: SourceLocation = #_sourceLocation,
    _ change: (inout WorkerCheck) -> Void
  ) {
    var check = WorkerCheck(now: seconds(now))
    check.stallLimit = seconds(300)
    change(&check)
    #expect(check.action == expected, sourceLocation: sourceLocation)
  }

  private func seconds(_ count: Double) -> UInt64 { UInt64(count * 1_000_000_000) }

  @Test("waits for one that runs nothing, or has ended") func nothing() {
    check(1000, .wait) {
      $0.isBusy = false; $0.idle = seconds(900)
    }
    check(1000, .wait) { $0.state = .gone }
    check(1000, .wait) { $0.state = .interrupted(status: 2, until: 0) }
  }

  @Test("frees one that was killed and is there a second later, and gives it up after ten")
  func killed() {
    for (now, action) in [(100.5, Action.wait), (101.5, .free), (109.9, .free), (110.1, .giveUp)] {
      check(now, action) { $0.state = .killed(nil, at: seconds(100)) }
    }
  }

  @Test("kills one that ends when its time is up or its backtrace is there") func ending() {
    let reason = WorkerExit.Reason.limit("limit")
    check(100, .wait) {
      $0.state = .ending(reason, until: seconds(101))
      $0.isCrashing = true
    }
    // No thread runs its code.
    check(96.4, .wait) { $0.state = .ending(reason, until: seconds(101)) }
    check(96.5, .kill(reason)) { $0.state = .ending(reason, until: seconds(101)) }
    check(100, .kill(reason)) {
      $0.state = .ending(reason, until: seconds(101))
      $0.isCrashing = true
      $0.hasBacktrace = true
    }
    check(101, .kill(reason)) { $0.state = .ending(reason, until: seconds(101)) }
    // One that crashes by itself ends by itself.
    check(100, .wait) {
      $0.state = .ending(nil, until: seconds(101))
      $0.hasBacktrace = true
    }
  }

  @Test("kills one that has nothing to do and does not end, later if it is crashing")
  func retiring() {
    check(100, .wait) { $0.state = .retiring(until: seconds(101)) }
    check(101, .kill(.retired)) { $0.state = .retiring(until: seconds(101)) }
    for (now, action) in [(101, Action.wait), (105.9, .wait), (106, .kill(nil))] {
      check(now, action) {
        $0.state = .retiring(until: seconds(101))
        $0.isEnding = true
      }
    }
  }

  @Test("lets one that crashes make its backtrace") func crashing() {
    check(100, .letCrash(until: seconds(105))) { $0.isCrashing = true }
  }

  @Test("ends code 1.1 s after its limit, and never believes in a limit of more than a week")
  func deadline() {
    let limit = TimeLimit(kind: .step, allowed: .seconds(2), remaining: 0)
    for (now, action) in [
      (102, Action.wait), (103.1, .wait), (103.2, .end(.limit(limit.exceeded))),
    ] {
      check(now, action) {
        $0.code = (seconds(100), seconds(102))
        $0.limit = limit
      }
    }
    let week = 7.0 * 24 * 3600
    for (idle, action) in [(week, Action.wait), (week + 2, .end(.limit(nil)))] {
      check(1_000_000, action) {
        $0.code = (seconds(100), .max)
        $0.idle = seconds(idle)
      }
    }
  }

  @Test("ends one at the limit of the run if nothing has happened for ten seconds")
  func runLimit() {
    let exceeded = TimeLimit(kind: .run, allowed: .seconds(60), remaining: 0).exceeded
    for (idle, action) in [(9, Action.wait), (10.5, .end(.limit(exceeded)))] {
      check(100, action) {
        $0.exceededRunLimit = .seconds(60)
        $0.idle = seconds(idle)
      }
    }
    // Hooks of the run have no limit of their own; if code has one, that counts.
    for (deadline, action) in [(UInt64(0), Action.end(.limit(exceeded))), (seconds(200), .wait)] {
      check(100, action) {
        $0.exceededRunLimit = .seconds(60)
        $0.code = (seconds(1), deadline)
        $0.idle = seconds(20)
      }
    }
    check(100, .noteSlow) {
      $0.exceededRunLimit = .seconds(60)
      $0.isReady = false
      $0.idle = seconds(20)
    }
  }

  @Test("ends one that begins none of its jobs for ten seconds") func unresponsive() {
    for (idle, action) in [(9, Action.wait), (10.5, .end(.unresponsive))] {
      check(100, action) {
        $0.hasBegun = false
        $0.idle = seconds(idle)
      }
    }
    // It may take as long until its libraries are ready.
    check(100, .noteSlow) {
      $0.hasBegun = false
      $0.isReady = false
      $0.idle = seconds(20)
    }
  }

  @Test("ends one in which nothing happens, and names before what takes so long") func stalled() {
    let cases: [(Double, Double, Action)] = [
      (300, 10, Action.wait), (300, 11, .noteSlow),
      (300, 301, .end(.stalled(nanoseconds: seconds(300)))),
      (5, 1.5, .noteSlow), (5, 6, .end(.stalled(nanoseconds: seconds(5)))),
    ]
    for (limit, idle, action) in cases {
      check(1000, action) {
        $0.stallLimit = seconds(limit)
        $0.idle = seconds(idle)
      }
    }
    check(1000, .wait) {
      $0.stallLimit = nil
      $0.idle = seconds(900)
    }
    // Until its libraries are ready it has a minute, however short the limit is.
    for (idle, action) in [
      (59.0, Action.noteSlow), (61.0, .end(.stalled(nanoseconds: seconds(60)))),
    ] {
      check(1000, action) {
        $0.isReady = false
        $0.stallLimit = seconds(1)
        $0.idle = seconds(idle)
      }
    }
  }
}
