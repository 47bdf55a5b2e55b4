extension Watcher {
  /// An action that the watcher asks for; at most one run and one build go on at a time.
  enum Action: Sendable, Equatable {
    case run(Order)
    /// Ends the run early; `runFinished` follows.
    case cancelRun
    /// Begins a build, in the place of one that goes on.
    case build
    case readConfiguration
    /// Starts the program that was built in the place of this one.
    case handOver
    case show(Screen)
    /// Ends everything that goes on, and the command.
    case quit
  }

  /// A run: what to run, in that order, and why.
  struct Order: Sendable, Equatable {
    var targets: [Target]
    var reason: Reason
    var filter: Filter
    /// Whether these are all features that the paths select.
    var isAll: Bool
    /// Whether the Swift code is another one than that of this program.
    var isOldProgram = false
  }

  /// Scenarios of a feature: all that the paths select, or those on some lines.
  struct Target: Sendable, Equatable {
    /// As reports name it.
    let uri: String
    /// Empty for the whole file.
    var lines: [Int]

    init(_ uri: String, lines: [Int] = []) {
      self.uri = uri
      self.lines = lines
    }

    /// As on the command line.
    var path: String { ([uri] + lines.map(String.init)).joined(separator: ":") }
  }

  enum Reason: Sendable, Equatable {
    case start
    /// Files that were saved.
    case changed([String])
    case asked
    case failures
    case filter
    case rebuilt
    case configuration
    case lostTrack
    /// The scenarios that a run had not reached when something else was saved.
    case rest
    /// The features that could not run because of errors in others.
    case others

    var isOfChange: Bool { if case .changed = self { true } else { false } }
    /// Whether an earlier run left this one over.
    var isOfRest: Bool { self == .rest || self == .others }
  }

  /// The condition for scenarios to take part.
  struct Filter: Sendable, Equatable {
    /// A tag expression.
    var tags: String?
    /// A part of paths, or of names if no path has it.
    var text: String?
    /// Whether it is one of names.
    var isName = false

    var isEmpty: Bool { tags == nil && text == nil }
    /// Whether all scenarios of the files take part that take part at all.
    var isWholeFiles: Bool { tags == nil && !isName }
  }

  /// The screens between runs.
  enum Screen: Sendable, Equatable {
    case status(Status)
    case help
    /// The line that is being typed; nil when that ends.
    case prompt(Prompt?)
    case buildFailure([String])
    case note(Note)
  }

  enum Note: Sendable, Equatable {
    case nothingFailed
    case noFeatures
    case notInFilter([String])
    case sameProgram
    case noBuild([String])
    case programNotStarted
  }

  /// A line that is being typed.
  struct Prompt: Sendable, Equatable {
    enum Kind: Sendable { case tags, text }

    let kind: Kind
    var text = ""
    /// The error in it.
    var fault: String?
  }

  /// The state of the features after a run.
  struct Status: Sendable, Equatable {
    var memory = Memory()
    var filter = Filter()
    var build = Build.current
  }

  /// The state of the program against the Swift code.
  enum Build: Sendable, Equatable {
    case current
    case underWay
    case failed
    /// Nothing builds it here.
    case unknown
  }
}
