import CHostile
import StepKit

/// Attachments of every size, under names of every kind.
let attachmentSteps = StepLibrary(HostileWorld.self) {
  When("it attaches 20 MB") { world in
    world.scenario.attach(
      [UInt8](repeating: 7, count: 20_000_000), mediaType: "application/octet-stream")
  }

  When("it attaches 20 MB of text and crashes") { world in
    world.scenario.attach(String(repeating: "0123456789", count: 2_000_000))
    _ = [1, 2][unknown(2)]
  }

  When("it attaches 10000 times") { world in
    for number in 0..<10_000 { world.scenario.attach("attachment \(number)") }
  }

  When("it attaches under odd names") { world in
    let names = [
      "../../../tmp/hostile-escape", "/etc/hostile", "", ".", "..", "a/b\0c", "con", "-f",
    ]
    for name in names + [String(repeating: "n", count: 10_000), "\u{202e}gpj.\r\n"] {
      world.scenario.attach("under an odd name", fileName: name)
    }
    for type in ["", "text/html", "image/svg+xml", "a\r\nb: c", "x/\"><script>", "text/x.cucumber"]
    {
      world.scenario.attach("<svg onload='alert(1)'/>", mediaType: type)
    }
  }

  When("it attaches links that are none") { world in
    world.scenario.link("javascript:alert(1)")
    world.scenario.attach(url: "/etc/passwd", mediaType: "text/plain")
    world.scenario.log("[[ATTACHMENT|/etc/passwd]]")
  }

  When("many tasks attach at once") { world in
    let scenario = world.scenario
    await withTaskGroup(of: Void.self) { group in
      for number in 0..<100 { group.addTask { scenario.attach("from task \(number)") } }
    }
  }

  When("it attaches from a thread that crashes") { world in
    world.scenario.attach("attached before the crash")
    hostile_on_thread(0) { abort() }
    block(milliseconds: 10_000)
  }
}
