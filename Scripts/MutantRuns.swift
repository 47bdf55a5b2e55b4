// The program of `Scripts/mutants`, in place of Sources/specrun: it plans the stories of a system once and
// runs them for each mutant in a process forked from there. Planning costs more than running; so does
// starting.

import Dispatch
import Foundation
import Messages
import SpecCommand
import SpecEngine
import SpecSession
import SpecSources
import Systems

/// `specrun --mutants FOLDER SECONDS PROCESSES NUMBER…` prints `NUMBER STATUS` for each; other arguments are
/// those of the command.
@main
struct Main {
  static func main() {
    let arguments = CommandLine.arguments
    if arguments.count > 4, arguments[1] == "--mutants", let seconds = UInt32(arguments[3]),
      let processes = Int(arguments[4])
    {
      exit(
        MutantRuns(folder: arguments[2], seconds: seconds, processes: processes)
          .run(arguments[5...].compactMap(Int.init)))
    }
    if let number = ProcessInfo.processInfo.environment["SPECRUN_MUTANT"].flatMap(Int.init) {
      activate(number)
    }
    Task { await Specrun.main(systemLibraries) }
    dispatchMain()
  }
}

struct MutantRuns {
  /// The stories.
  let folder: String
  /// After which a run counts as one that hangs.
  let seconds: UInt32
  /// The number that run at once.
  let processes: Int

  func run(_ numbers: [Int]) -> Int32 {
    let files = FileSystem(workingDirectory: FileManager.default.currentDirectoryPath)
    var settings = Session.Settings()
    settings.paths = [folder]
    settings.run.failFast = true
    let session = Session(settings, libraries: systemLibraries, files: files)
    guard session.plan != nil else {
      for problem in session.problems {
        print(problem.message(relativeTo: files.workingDirectory))
      }
      return 2
    }
    var running: [Int32: Int] = [:]
    for number in numbers {
      if running.count >= processes { report(&running) }
      fflush(nil)
      let process = forked()
      if process == 0 { runHere(number, session, files) }
      running[process] = number
    }
    while !running.isEmpty { report(&running) }
    return 0
  }

  /// Waits for one of the processes to end.
  private func report(_ running: inout [Int32: Int]) {
    var status: Int32 = 0
    let process = wait(&status)
    guard let number = running.removeValue(forKey: process) else { return }
    let signal = status & 0x7f
    print(number, signal == 0 ? status >> 8 & 0xff : -signal)
  }

  /// Ends the process with the status of the run; a run that hangs ends by a signal.
  private func runHere(_ number: Int, _ session: Session, _ files: FileSystem) -> Never {
    let silence = open("/dev/null", O_WRONLY)
    dup2(silence, STDOUT_FILENO)
    dup2(silence, STDERR_FILENO)
    alarm(seconds)
    activate(number)
    Task {
      let environment = Run.Environment(
        clock: RunClock(start: .init(), counting: ContinuousClock()),
        resources: files.resources(approving: false))
      let outcome = await session.run(in: environment) { _ in }
      _exit(outcome == .passed ? 0 : 1)
    }
    dispatchMain()
  }

  /// `fork`, which Swift does not offer since threads do not survive it: there are none here before it.
  private func forked() -> Int32 {
    typealias Fork = @convention(c) () -> Int32
    // why: the type is that of the standard.
    return unsafeBitCast(dlsym(nil, "fork"), to: Fork.self)()
  }
}
