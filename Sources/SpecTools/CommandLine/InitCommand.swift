import SpecCommand
import SpecReporting
import SpecSettings
import SpecSources

/// `specrun init`.
struct InitCommand: Tool {
  static let name = "init"
  static let abstract = "Create the files that new specs need."
  static let synopsis = "[<options>] [DIR]"
  static let discussion = """
    Creates a package with a feature, a library of steps and the program that runs them, \
    specrun.yaml and workflows for GitHub and GitLab, in the working \
    directory or in DIR, so that `swift run` passes at once.

    Beside a Package.swift, specs become a package of their own in the folder Specs, which uses the \
    first library of the package. Files that are there already stay as they are. Nothing is asked.

    Exit status: 0 every file is there, 2 one could not be created.
    """

  static let declarations = [
    Declaration(
      name: "folder", form: .positional, help: "The folder of the specs.", completion: .files),
    Declaration(
      name: "name", form: .value, valueName: "name",
      help: "Name the specs instead of taking the name of the folder."),
    Declaration(
      name: "specrun", form: .value, valueName: "path|url",
      help: """
        Take specrun from this folder or repository (default: \(Version.repository), from version \
        \(Version.current)).
        """, completion: .files),
    Declaration(
      name: "ci", form: .list,
      help: "Write workflows for these build servers only. May be repeated.",
      completion: servers.completion),
    Declaration(
      name: "editor", form: .list,
      help: """
        Write settings for this editor, and give the program the subcommands besides run, such as lsp and \
        watch, which take longer to build. May be repeated.
        """,
      completion: editors.completion),
    Declaration(
      name: "dry-run", form: .flag, short: "d", help: "Write nothing; name what would be created."),
  ]

  fileprivate static var servers: Setting.Parser<[BuildServer]> {
    .choice(["github": [.github], "gitlab": [.gitlab], "none": []])
  }

  fileprivate static var editors: Setting.Parser<[Editor]> {
    .choice([
      "neovim": [.neovim], "vscode": [.vscode], "emacs": [.emacs], "helix": [.helix], "none": [],
    ])
  }

  /// As it was named; empty for the working directory.
  let folder: String
  let choices: Choices
  let isDryRun: Bool

  init(_ arguments: ParsedArguments, _ host: Host, files: FileSystem) throws(CommandErrors) {
    var problems: [any CommandProblem] = []
    let folders = arguments["folder"]
    if folders.count > 1 { problems.append(.severalFolders(count: folders.count)) }
    folder = Path.tidy(folders.first ?? "")
    var choices = Choices(
      name: arguments["name"].last,
      origin: Origin(arguments["specrun"].last ?? Version.repository, version: Version.current))
    if case .path(let path) = choices.origin {
      choices.origin = .path(Self.path(path, from: folder))
    }
    choices.servers = Self.values("ci", arguments, Self.servers, &problems) ?? choices.servers
    choices.editors = Self.values("editor", arguments, Self.editors, &problems) ?? choices.editors
    self.choices = choices
    isDryRun = !arguments["dry-run"].isEmpty
    guard problems.isEmpty else { throw CommandErrors(problems) }
  }

  /// A path relative to the working directory as it is seen from a folder.
  private static func path(_ path: String, from folder: String) -> String {
    let parts = folder.split(separator: "/").filter { $0 != "." }
    if path.hasPrefix("/") || parts.isEmpty { return path }
    // From elsewhere there is no way that is known without looking at the disk.
    guard Path.isBelow(folder) else { return path }
    return String(repeating: "../", count: parts.count) + path
  }

  /// The chosen values, each once; nil if there are none.
  private static func values<Value: Equatable>(
    _ name: String, _ arguments: ParsedArguments, _ parser: Setting.Parser<[Value]>,
    _ problems: inout [any CommandProblem]
  ) -> [Value]? {
    guard !arguments[name].isEmpty else { return nil }
    return arguments.values(name, parser, &problems).flatMap(\.self).reduce(into: []) {
      if !$0.contains($1) { $0.append($1) }
    }
  }

  /// Creates the files that new specs need, and reports those that were there already.
  func run(_ invocation: Invocation) async throws -> ExitStatus {
    let (host, files) = (invocation.host, invocation.files)
    let path = folder.isEmpty ? files.workingDirectory : files.absolute(folder)
    if let kind = files.kind(of: path), kind != .folder { throw CommandErrors(.noFolder(folder)) }
    let scaffold: Scaffold
    do throws(ScaffoldProblem) {
      scaffold = try Scaffold(FileSystem(workingDirectory: path), choices)
    } catch {
      throw CommandErrors(.scaffold(error))
    }
    var errors: [any CommandProblem] = []
    var lines: [String] = []
    for file in scaffold.files {
      let path = Path.join(folder, file.path)
      let name = shown(path: path)
      do throws(FileSystem.Failure) {
        let isNew =
          isDryRun ? !files.isThere(path) : try files.writeNew(path, Array(file.text.utf8))
        lines.append(
          isNew
            ? "\(isDryRun ? "would create" : "created") \(name)"
            : "kept \(name) (already exists)")
      } catch {
        errors.append(.notCreated(name, reason: error.reason))
      }
    }
    lines += scaffold.notes.map { "note: \($0.message)" }
    if errors.isEmpty, !isDryRun {
      let change = folder.isEmpty ? "" : "cd \(shellQuoted(folder)) && "
      lines += ["", "Next: \(change)\(scaffold.command)"]
    }
    try host.output.print(Array(lines.map { "\($0)\n" }.joined().utf8))
    invocation.printErrors(errors)
    return errors.isEmpty ? .passed : .couldNotRun
  }
}

extension FileSystem {
  /// Whether a name is taken, also by a link that leads nowhere.
  fileprivate func isThere(_ path: String) -> Bool {
    kind(of: path) != nil
      || ((try? names(in: Path.folder(of: path))) ?? []).contains(Path.name(of: path))
  }
}
