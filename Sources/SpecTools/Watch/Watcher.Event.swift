extension Watcher {
  /// An event around the watcher.
  enum Event: Sendable, Equatable {
    /// Everything is there: the first run may begin.
    case began
    /// The files that the paths lead to now.
    case found([Target])
    case changed([Change])
    /// Files may have changed without a word: the system lost count of them.
    case lostTrack
    case key(Key)
    case runFinished(RunResult)
    case buildFinished(BuildResult)
    /// Another program is in the place that this one was started from, and was not built here.
    case programReplaced
    /// The configuration was read again.
    case configured(Project)
    /// The configuration cannot be read, for reasons that were shown: the settings stay what they are.
    case configurationFailed
    /// The new program could not be started.
    case handOverFailed
    /// A signal asked for the end.
    case interrupted
  }

  /// A file that is another one now, or gone.
  enum Change: Sendable, Equatable {
    case written(String)
    /// A file, or a folder with all that was in it.
    case removed(String)

    var path: String {
      switch self {
      case .written(let path), .removed(let path): path
      }
    }
  }

  /// The result of a run.
  struct RunResult: Sendable, Equatable {
    /// The facts from this run alone.
    var found = Memory()
    /// The scenarios that did not end, of a run that was ended early, by feature and line.
    var unfinished: [String: Set<Int>] = [:]
    /// Whether it ended before its scenarios had.
    var wasCanceled = false
  }

  /// The result of a build.
  enum BuildResult: Sendable, Equatable {
    case built(isNewProgram: Bool)
    /// With the output of the compiler.
    case failed([String])
  }
}
