extension Watcher {
  /// What happened around the watcher.
  package enum Event: Sendable, Equatable {
    /// Everything is there: the first run may begin.
    case began
    /// The files that the paths lead to now.
    case found([Feature])
    case changed([Change])
    /// Files may have changed without a word: the system lost count of them.
    case lostTrack
    case key(Key)
    case runFinished(RunResult)
    case buildFinished(BuildResult)
    /// Another program stands where this one was started from, and nobody here has built it.
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

  /// A feature that the paths select.
  package struct Feature: Sendable, Equatable {
    /// As reports name it.
    package let uri: String
    /// Empty where the whole file was asked for.
    package let lines: [Int]

    package init(_ uri: String, lines: [Int] = []) {
      self.uri = uri
      self.lines = lines
    }
  }

  /// A file that is another one now, or gone.
  package enum Change: Sendable, Equatable {
    case written(String)
    /// A file, or a folder with all that was in it.
    case removed(String)
  }

  /// What a run came to.
  package struct RunResult: Sendable, Equatable {
    /// The scenarios that ended, by feature and line.
    package var outcomes: [String: [Int: Outcome]] = [:]
    /// The scenarios that did not, of a run that was ended early.
    package var unfinished: [String: Set<Int>] = [:]
    /// The files that were read beside features, by path, with the lines of the scenarios by feature;
    /// without lines where all scenarios of a feature need the file.
    package var uses: [String: [String: Set<Int>]] = [:]
    /// The features because of which nothing could run, each with the first of its errors.
    package var broken: [String: String] = [:]
    package var couldNotRun = false
    /// Whether it ended before its scenarios had.
    package var wasCanceled = false

    package init() {}
  }

  /// How a scenario ended.
  package enum Outcome: String, Sendable, CaseIterable {
    case passed
    case skipped
    case pending
    case undefined
    case ambiguous
    case failed
  }

  /// What a build came to.
  package enum BuildResult: Sendable, Equatable {
    case built(isNewProgram: Bool)
    /// With what the compiler said.
    case failed([String])
  }
}
