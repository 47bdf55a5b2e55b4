import Basics

extension FeatureSelection {
  /// Finds the files for path arguments: `DIR`, `GLOB`, `FILE[:LINE…]`, `@RERUN`.
  ///
  /// Files of one argument are sorted by the bytes of their paths; arguments keep their order.
  /// Without arguments it is the folder `Features` or `features`.
  public static func find(_ arguments: [String], in files: FileSystem) -> FeatureSelection {
    var discovery = FeatureDiscovery(files: files)
    let paths = arguments.isEmpty ? usualPath(in: files).map { [$0] } ?? [] : arguments
    if paths.isEmpty { discovery.selection.problems = [.noPaths] }
    for path in paths { discovery.add(path) }
    return discovery.selection
  }

  /// The folders of the features if no path is named: the first one that is there counts.
  package static let usualPaths = ["Features", "features"]

  /// The folder of the features if no path is named; nil if there is none.
  package static func usualPath(in files: FileSystem) -> String? {
    usualPaths.first { files.kind(of: $0) == .folder }
  }
}

/// The state of a search for feature files.
package struct FeatureDiscovery {
  let files: FileSystem
  fileprivate var selection = FeatureSelection()
  private var visitedFolders = Set<FileSystem.Identity>()

  package init(files: FileSystem) { self.files = files }

  package var problems: [SourceProblem] { selection.problems }

  fileprivate mutating func add(_ argument: String) {
    // An empty argument, such as an unset shell variable, must not mean the working directory.
    guard !argument.isEmpty else { return selection.problems.append(.noSuchPath("\"\"")) }
    let isThere = { [files] path in files.kind(of: path) != nil }
    let split = isThere(argument) ? (argument, []) : FileLines.split(argument, exists: isThere)
    // The literal path comes first: a name may contain `:`, `*` or a leading `@`.
    if let (path, lines) = split, isThere(path), !isList(path) {
      addPath(Path.tidy(path), lines: lines)
    } else if isThere(argument) {
      addRerun(argument, named: argument)
    } else if argument.hasPrefix("@") || Path.name(of: argument).hasPrefix("@") {
      addRerun(withoutMark(argument), named: argument)
    } else if let (path, _) = split {
      selection.problems.append(Glob.isPattern(path) ? .lineOfPattern(path) : missing(path))
    } else if Glob.isPattern(argument) {
      addMatches(of: argument)
    } else {
      selection.problems.append(missing(argument))
    }
  }

  /// Whether the name of a file shows that it is a list of paths.
  private func isList(_ path: String) -> Bool {
    Path.name(of: path).hasPrefix("@") && files.kind(of: path) == .file && !Path.isFeature(path)
  }

  /// The problem with a path that leads nowhere: the file is missing or cannot be reached.
  private func missing(_ path: String) -> SourceProblem {
    do throws(FileSystem.Failure) {
      _ = try files.examine(path)
      return .noSuchPath(path)
    } catch {
      return error.isMissing
        ? .noSuchPath(path, nearest: nearest(to: path)) : .unreadable(path, reason: error.reason)
    }
  }

  /// The path in the same folder that was probably meant: a folder or a file of stories, or one with lines
  /// in another notation, as in `a.feature:5-8`.
  private func nearest(to path: String) -> String? {
    let path = Path.tidy(path)
    if let colon = path.lastIndex(of: ":"), files.kind(of: String(path[..<colon])) == .file {
      let lines = path[colon...].split { !("0"..."9").contains($0) }
      return ([path[..<colon]] + lines).joined(separator: ":")
    }
    let folder = Path.folder(of: path)
    // Everything resembles a name of one or two letters.
    guard Path.name(of: path).utf8.count > 2,
      let names = try? files.names(in: folder.isEmpty ? "." : folder)
    else { return nil }
    let known = names.filter { name in
      switch files.kind(of: Path.join(folder, name)) {
      case .folder: true
      case .file: Path.isFeature(name)
      default: false
      }
    }
    return Basics.nearest(to: Path.name(of: path), among: known).map { Path.join(folder, $0) }
  }

  private func withoutMark(_ argument: String) -> String {
    if argument.hasPrefix("@") { return String(argument.dropFirst()) }
    return Path.join(Path.folder(of: argument), String(Path.name(of: argument).dropFirst()))
  }

  private mutating func addPath(_ path: String, lines: [Int]) {
    switch files.kind(of: path) {
    case .file: selection.add(path, lines: lines, identity: files.identity(of: path))
    case .folder where lines.isEmpty:
      let found = files(below: path, where: Path.isFeature)
      if found.isEmpty {
        let misnamed = files(below: path) { Path.resemblesFeature($0) }.first
        selection.problems.append(.noFeatures(in: path, misnamed: misnamed))
      }
      for file in found { selection.add(file, lines: [], identity: files.identity(of: file)) }
    case .folder: selection.problems.append(.lineOfFolder(path))
    case .other: selection.problems.append(.notAFile(path))
    case nil: selection.problems.append(missing(path))
    }
  }

  private mutating func addMatches(of pattern: String) {
    let pattern = Path.tidy(pattern)
    let glob = Glob(pattern)
    let base = Glob.base(of: pattern)
    let folder = base.isEmpty ? (pattern.hasPrefix("/") ? "/" : ".") : base
    let found = files(below: folder) { Path.isFeature($0) && glob.matches($0) }
    if found.isEmpty { selection.problems.append(.noMatch(pattern)) }
    for file in found { selection.add(file, lines: [], identity: files.identity(of: file)) }
  }

  private mutating func addRerun(_ path: String, named argument: String) {
    do {
      let bytes = try files.read(path)
      let hasMark = bytes.starts(with: [0xEF, 0xBB, 0xBF])
      let text = PathBytes.text(orBytes: hasMark ? Array(bytes.dropFirst(3)) : bytes)
      if RerunFile.isIncomplete(text) { return selection.problems.append(.incompleteRerun(path)) }
      for entry in RerunFile.entries(of: text, exists: { files.kind(of: $0) == .file }) {
        guard files.kind(of: entry.path) != nil else {
          selection.problems.append(.noSuchPathInRerun(entry.path, rerun: path))
          continue
        }
        addPath(Path.tidy(entry.path), lines: entry.lines)
      }
    } catch {
      selection.problems.append(
        error.isMissing ? .noSuchPath(argument) : .unreadable(path, reason: error.reason))
    }
  }

  /// The regular files below a folder whose paths pass the test.
  package mutating func files(below folder: String, where passes: (String) -> Bool) -> [String] {
    visitedFolders = []
    return allFiles(below: folder).filter(passes)
  }

  /// Regular files at any depth; each folder once, so that a loop of links ends.
  private mutating func allFiles(below folder: String) -> [String] {
    guard let identity = files.identity(of: folder), visitedFolders.insert(identity).inserted
    else { return [] }
    let names: [String]
    do {
      names = try files.names(in: folder)
    } catch {
      selection.problems.append(.unreadable(folder, reason: error.reason))
      return []
    }
    var found: [String] = []
    for name in names where !name.hasPrefix(".") {
      let path = Path.join(folder, name)
      do throws(FileSystem.Failure) {
        switch try files.examine(path) {
        case .folder: found += allFiles(below: path)
        case .file: found.append(path)
        case .other: if Path.isFeature(path) { selection.problems.append(.notAFile(path)) }
        }
      } catch  where error.isBrokenLink {
        // A broken link leads to no story, so a warning is enough. Other failures could hide stories.
        guard Path.isFeature(path) else { continue }
        selection.warnings.append(.brokenLink(path, reason: error.reason))
      } catch {
        selection.problems.append(.unreadable(path, reason: error.reason))
      }
    }
    return found.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }
}
