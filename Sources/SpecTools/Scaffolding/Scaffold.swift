import SpecSources

/// The files to create in a folder so that its specs run.
struct Scaffold {
  /// Relative to the folder, in the order in which they are listed.
  let files: [File]
  /// Remarks for the owner of the folder.
  let notes: [Note]
  /// The command that builds and runs the specs, in the folder.
  let command: String

  struct File: Equatable {
    let path: String
    let text: String
  }

  /// Something that was left to the owner of the folder, or that they might miss.
  enum Note: Equatable {
    /// Specs are there already; their package was left alone.
    case present(package: String, program: String)
    /// Their package is one of its own, below the one that is there.
    case nested(folder: String, library: String?)
    /// Steps are without a feature that uses them: there are others.
    case noSample(folder: String)
    /// Workflows belong to the top of a repository, which is elsewhere.
    case noWorkflows(repository: String)
    /// A file that is there lacks lines.
    case lacks(path: String, lines: [String])
    /// specrun is outside the repository, at a path that does not exist for others.
    case localOrigin(String)
  }

  /// - Throws: why there cannot be specs in this folder.
  init(_ place: FileSystem, _ choices: Choices) throws(ScaffoldProblem) {
    let layout = try Layout(place, choices)
    let templates = Templates(
      layout: layout, origin: choices.origin, hasTools: !choices.editors.isEmpty)
    var files: [File] = []
    var notes: [Note] = []
    if layout.isPresent {
      notes.append(.present(package: layout.path(Layout.manifest), program: layout.program))
    } else {
      files += templates.package
      if layout.parent != nil {
        notes.append(.nested(folder: layout.folder, library: layout.parent?.library?.name))
      }
      if layout.hasFeatures {
        notes.append(.noSample(folder: layout.features))
      } else {
        files.append(templates.feature)
      }
      if case .path(let path) = choices.origin { notes.append(.localOrigin(path)) }
    }
    files += [templates.settings, templates.ignored]
    if let repository = place.repositoryAround {
      if !choices.servers.isEmpty { notes.append(.noWorkflows(repository: repository)) }
    } else {
      files += choices.servers.map(templates.workflow)
    }
    files += choices.editors.flatMap(templates.settings(of:))
    if let ignored = place.text(of: templates.ignored.path) {
      let lines = Templates.ignoredPaths(missingIn: ignored)
      if !lines.isEmpty { notes.append(.lacks(path: templates.ignored.path, lines: lines)) }
    }
    self.files = files
    self.notes = notes
    command = layout.run
  }
}

/// Why a folder cannot have specs.
enum ScaffoldProblem: Error, Equatable {
  /// A name that no package can have.
  case badName(String)
  /// The package manager would take this folder for specrun.
  case sameIdentity(folder: String)
  case unreadableManifest(String)
  /// Every folder next to the existing one that a package could be in is something else.
  case noPlace([String])
}
