import CHostile
import Dispatch
import StepKit

/// What happens 30 ms after the scenario has passed.
let lateSteps = StepLibrary(HostileWorld.self) {
  When("a detached task traps after it") { _ in
    Task.detached {
      try? await Task.sleep(for: .milliseconds(30))
      fatalError("the last words of a late task")
    }
  }

  When("a thread traps after it") { _ in
    hostile_on_thread(30) { _ = [1, 2][unknown(2)] }
  }

  When("a dispatch timer traps after it") { _ in
    DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(30)) {
      fatalError("the last words of a late timer")
    }
  }

  When("a detached task exits after it") { _ in
    Task.detached {
      try? await Task.sleep(for: .milliseconds(30))
      exit(0)
    }
  }

  When("a thread exits after it") { _ in hostile_on_thread(30) { _exit(0) } }

  When("an alarm ends it afterwards") { _ in
    hostile_alarm(30)
  }

  When("a thread writes to a bad pointer after it") { _ in
    hostile_on_thread(30) { hostile_write_bad_pointer() }
  }

  When("a thread closes all descriptors after it") { _ in
    hostile_on_thread(30) { for descriptor in 0..<Int32(256) { close(descriptor) } }
  }

  When("a task attaches after it") { world in
    let scenario = world.scenario
    Task.detached {
      try? await Task.sleep(for: .milliseconds(30))
      scenario.attach("an attachment that comes too late")
    }
  }

  When("a task prints after it") { _ in
    Task.detached {
      try? await Task.sleep(for: .milliseconds(30))
      print("a line that comes too late")
    }
  }

  When("a task expects softly after it") { _ in
    Task.detached {
      try? await Task.sleep(for: .milliseconds(30))
      try? softly { try expect(false, "a soft failure that comes too late") }
    }
  }

  When("a child task outlives the step") { _ in
    // Without a group, nobody waits for it.
    Task { hostile_spin(0.2) }
  }
}
