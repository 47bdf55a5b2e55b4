import CHostile
import StepKit

/// Changes to what all code in a process shares.
let changeSteps = StepLibrary(HostileWorld.self) {
  When("it changes to the folder {string}") { (_: inout HostileWorld, path: String) in
    try expect(chdir(path) == 0, "cannot change to \(path)")
  }

  When("it changes to a folder and deletes it") { world in
    let path = "/tmp/hostile-\(getpid())"
    try expect(mkdir(path, 0o700) == 0 && chdir(path) == 0 && rmdir(path) == 0, "no such folder")
  }

  When("it changes the environment") { _ in
    setenv("HOSTILE_LEAK", "1", 1)
    unsetenv("PATH")
  }

  When("it empties the environment") { _ in
    for name in ["PATH", "HOME", "TMPDIR", "TZ", "LANG", "SWIFT_BACKTRACE"] { unsetenv(name) }
  }

  When("it changes the umask") { _ in umask(0) }

  When("it changes the locale") { _ in
    for name in ["C.UTF-8", "en_US.UTF-8"] where setlocale(LC_ALL, name) != nil { return }
    try skip("there is no other locale")
  }

  When("it changes the time zone") { _ in
    setenv("TZ", "Asia/Kathmandu", 1)
    tzset()
  }

  When("it blocks all signals") { _ in hostile_block_signals() }

  When("it ignores all signals") { _ in
    for signal in Int32(1)..<32 { hostile_on_signal(signal, nil) }
  }

  When("it may not be looked at and crashes") { _ in
    hostile_forbid_looks()
    _ = [1, 2][unknown(2)]
  }

  When("it deletes its own program") { _ in unlink(CommandLine.arguments[0]) }

  When("it lowers its priority") { _ in _ = nice(5) }

  When("it deletes everything in TMPDIR") { _ in
    let folder = try require(getenv("TMPDIR").map { String(cString: $0) }, "there is no TMPDIR")
    // The driver's own folder and no other.
    try expect(folder.contains("hostile-temporary"), "\(folder) is not the driver's")
    deleteContents(of: folder)
  }

  When("it passes at the {int}. attempt") { (world: inout HostileWorld, attempt: Int) in
    if world.scenario.attempt + 1 < attempt { fatalError("the last words of an attempt") }
  }
}

private func deleteContents(of folder: String) {
  guard let entries = opendir(folder) else { return }
  defer { closedir(entries) }
  while let entry = readdir(entries) {
    let name = withUnsafePointer(to: &entry.pointee.d_name) {
      String(cString: UnsafeRawPointer($0).assumingMemoryBound(to: CChar.self))
    }
    guard name != ".", name != ".." else { continue }
    let path = "\(folder)/\(name)"
    var status = stat()
    guard lstat(path, &status) == 0 else { continue }
    if status.st_mode & S_IFMT == S_IFDIR {
      deleteContents(of: path)
      rmdir(path)
    } else {
      unlink(path)
    }
  }
}
