import Foundation
import StepKit

/// Things that one scenario leaves and the next one finds.
///
/// The first check of each scenario: that whatever ran before it has left nothing.
let surroundingSteps = StepLibrary(HostileWorld.self) {
  WorldParameter("folder", help: "The working directory that every scenario must find.")
  WorldParameter("notes", help: "The file that says what ran.")

  Given("all is well") { world in
    try checkSettings(world.scenario.parameters)
    try checkDescriptors()
    try checkProcess()
    try Task.checkCancellation()
  }

  Then("it goes on") { _ in }
}

/// Appends a line to the file that the driver reads.
func note(_ line: String, _ parameters: [String: String]) throws {
  guard let path = parameters["notes"] else { return }
  let file = open(path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0o644)
  try expect(file >= 0, "cannot open \(path): \(String(cString: strerror(errno)))")
  let bytes = Array("\(line)\n".utf8)
  _ = write(file, bytes, bytes.count)
  close(file)
}

private func checkSettings(_ parameters: [String: String]) throws {
  var room = [CChar](repeating: 0, count: 4096)
  let folder = getcwd(&room, room.count).map { String(cString: $0) }
  try expect(folder, equals: parameters["folder"], "the working directory")
  let mask = umask(0o022)
  umask(mask)
  try expect(mask, equals: 0o022, "the umask")
  try expect(getenv("HOSTILE_LEAK") == nil, "HOSTILE_LEAK is still in the environment")
  try expect(getenv("PATH") != nil, "PATH is no longer in the environment")
  try expect(String(cString: getenv("TZ")), equals: "UTC", "TZ")
  try expect(String(cString: setlocale(LC_ALL, nil)), equals: "C", "the locale")
}

private func checkDescriptors() throws {
  let file = open("/dev/null", O_RDONLY | O_CLOEXEC)
  try expect(file >= 0, "no file can be opened: \(String(cString: strerror(errno)))")
  close(file)
  var byte: UInt8 = 0
  try expect(read(STDIN_FILENO, &byte, 1) == 0, "standard input is not at its end")
  for stream in [STDOUT_FILENO, STDERR_FILENO] {
    try expect(write(stream, "well\n", 5) == 5, "cannot print to \(stream)")
  }
}

private func checkProcess() throws {
  try expect(waitpid(-1, nil, WNOHANG) == -1, "there is a child process")
  for number in [SIGUSR1, SIGUSR2, SIGIO, SIGPROF] {
    let handler = signal(number, SIG_DFL)
    signal(number, handler)
    try expect(handler == nil, "signal \(number) has a handler")
  }
  var limit = rlimit()
  for resource in [RLIMIT_NOFILE, RLIMIT_FSIZE, RLIMIT_AS, RLIMIT_DATA, RLIMIT_CPU] {
    getrlimit(Int32(resource.rawValue), &limit)
    try expect(limit.rlim_cur >= 1024, "limit \(resource) is \(limit.rlim_cur)")
  }
  try expect(geteuid(), equals: getuid(), "the user")
  try expect(nice(0), equals: 0, "the priority")
}
