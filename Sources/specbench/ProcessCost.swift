import CLibrary

/// What a run of a program took.
struct ProcessCost {
  /// In seconds.
  var wall: Double
  /// In user and kernel mode, in seconds; of the processes that it waited for too.
  var cpu: Double
  /// The most it had in memory at once, in megabytes.
  var memory: Double
  /// Its exit status; -1 if a signal ended it.
  var status: Int32

  /// The cost of a process with these arguments; nil if it could not be started.
  init?(of program: String, _ arguments: [String]) {
    let words = [program] + arguments
    var pointers = words.map { strdup($0) } + [nil]
    defer { for pointer in pointers { free(pointer) } }
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for descriptor: Int32 in [1, 2] {
      posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", O_WRONLY, 0)
    }
    let began = ContinuousClock.now
    var child: pid_t = 0
    // Without variables: nothing that the machine sets decides about reports.
    var variables: [UnsafeMutablePointer<CChar>?] = [nil]
    guard posix_spawn(&child, program, &actions, nil, &pointers, &variables) == 0
    else { return nil }
    var status: Int32 = 0
    var usage = rusage()
    guard wait4(child, &status, 0, &usage) == child else { return nil }
    wall = (ContinuousClock.now - began) / .seconds(1)
    func seconds(_ time: timeval) -> Double { Double(time.tv_sec) + Double(time.tv_usec) / 1e6 }
    #if canImport(Darwin)
      let unit = 1e6
    #else
      let unit = 1e3
    #endif
    cpu = seconds(usage.ru_utime) + seconds(usage.ru_stime)
    memory = Double(usage.ru_maxrss) / unit
    self.status = status & 0x7F == 0 ? (status >> 8) & 0xFF : -1
  }
}
