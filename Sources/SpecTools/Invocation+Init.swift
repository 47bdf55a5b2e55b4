import SpecCommand
import SpecReporting
import SpecSources

extension Invocation {
  /// Creates the files that new specs need, and reports those that were there already.
  func create(_ settings: InitCommand) throws -> ExitStatus {
    let path = settings.folder.isEmpty ? files.workingDirectory : files.absolute(settings.folder)
    let place = FileSystem(workingDirectory: path)
    if let kind = files.kind(of: path), kind != .folder {
      throw CommandErrors(.noFolder(settings.folder))
    }
    let scaffold: Scaffold
    do throws(ScaffoldProblem) {
      scaffold = try Scaffold(place, settings.choices)
    } catch {
      throw CommandErrors(.scaffold(error))
    }
    var errors: [any CommandProblem] = []
    var lines: [String] = []
    for file in scaffold.files {
      let path = Path.join(settings.folder, file.path)
      let name = shown(path: path)
      do throws(FileSystem.Failure) {
        let isNew =
          settings.isDryRun
          ? !files.isThere(path) : try files.writeNew(path, Array(file.text.utf8))
        lines.append(
          isNew
            ? "\(settings.isDryRun ? "would create" : "created") \(name)"
            : "kept \(name) (already exists)")
      } catch {
        errors.append(.notCreated(name, reason: error.reason))
      }
    }
    lines += scaffold.notes.map { "note: \($0.message)" }
    if errors.isEmpty, !settings.isDryRun {
      let change = settings.folder.isEmpty ? "" : "cd \(shellQuoted(settings.folder)) && "
      lines += ["", "Next: \(change)\(scaffold.command)"]
    }
    try host.output.print(Array(lines.map { "\($0)\n" }.joined().utf8))
    printErrors(errors)
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
