import CHostile
import StepKit

/// What one scenario leaves and the next one finds.
///
/// The first check of each scenario: that whatever ran before it has left nothing.
let surroundingSteps = StepLibrary(HostileWorld.self) {
  WorldParameter("folder", help: "The working directory that every scenario must find.")
  WorldParameter("notes", help: "The file that says what ran.")
  WorldParameter(
    "surroundings", .oneOf(["own", "shared"]), default: "own",
    help: "Whether scenarios share a process with others.")

  Given("all is well") { world in
    // In one process with the others there is nothing to expect.
    if world.scenario.parameters["surroundings"] == "shared" { return }
    try checkFolder(world.scenario.parameters)
    try checkEnvironment()
    try checkDescriptors()
    try checkProcess()
  }

  Then("all is well for {int} ms") { (_: inout HostileWorld, milliseconds: Int) in
    block(milliseconds: UInt32(milliseconds))
  }

  Then("it goes on") { _ in }

  // The evidence of the kill tests: what ran, written by whoever ran it.
  When("it works for {int} ms and notes {word}") {
    (world: inout HostileWorld, milliseconds: Int, name: String) in
    try note("began \(name)", world.scenario.parameters)
    try await Task.sleep(for: .milliseconds(milliseconds))
    try note("ended \(name)", world.scenario.parameters)
  }

  When("it spins and notes {word}") { (world: inout HostileWorld, name: String) in
    try note("began \(name)", world.scenario.parameters)
    hostile_spin(600)
  }
}

/// Appends a line, with the time, to the file that the driver reads.
func note(_ line: String, _ parameters: [String: String]) throws {
  guard let path = parameters["notes"] else { return }
  let file = open(path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0o644)
  try expect(file >= 0, "cannot open \(path): \(String(cString: strerror(errno)))")
  var time = timespec()
  clock_gettime(CLOCK_REALTIME, &time)
  let bytes = Array("\(time.tv_sec * 1000 + time.tv_nsec / 1_000_000) \(line)\n".utf8)
  _ = write(file, bytes, bytes.count)
  close(file)
}

private func checkFolder(_ parameters: [String: String]) throws {
  var room = [CChar](repeating: 0, count: 4096)
  let folder = getcwd(&room, room.count).map { String(cString: $0) }
  let expected = try require(parameters["folder"], "the driver names no folder")
  try expect(folder, equals: expected, "the working directory")
  let mask = umask(0o022)
  umask(mask)
  try expect(mask, equals: 0o022, "the umask")
}

private func checkEnvironment() throws {
  try expect(getenv("HOSTILE_LEAK") == nil, "HOSTILE_LEAK is still in the environment")
  try expect(getenv("PATH") != nil, "PATH is no longer in the environment")
  try expect(String(cString: getenv("TZ")), equals: "UTC", "TZ")
  try expect(String(cString: setlocale(LC_ALL, nil)), equals: "C", "the locale")
}

private func checkDescriptors() throws {
  let file = open("/dev/null", O_RDONLY | O_CLOEXEC)
  try expect(file >= 0, "no file can be opened: \(String(cString: strerror(errno)))")
  close(file)
  try expect(file < 64, "\(file) descriptors are open")
  var byte: UInt8 = 0
  try expect(read(STDIN_FILENO, &byte, 1) == 0, "standard input is not at its end")
  try expect(fcntl(STDOUT_FILENO, F_GETFD) >= 0, "standard output is closed")
  try expect(fcntl(STDERR_FILENO, F_GETFD) >= 0, "standard error is closed")
}

private func checkProcess() throws {
  try expect(hostile_has_children() == 0, "there is a child process")
  var action = sigaction()
  sigaction(SIGUSR2, nil, &action)
  #if canImport(Darwin)
    let handler = action.__sigaction_u.__sa_handler
  #else
    let handler = action.__sigaction_handler.sa_handler
  #endif
  try expect(handler == nil, "SIGUSR2 has a handler")
  var limit = rlimit()
  getrlimit(Int32(RLIMIT_NOFILE.rawValue), &limit)
  try expect(limit.rlim_cur >= 200, "only \(limit.rlim_cur) descriptors are allowed")
}
