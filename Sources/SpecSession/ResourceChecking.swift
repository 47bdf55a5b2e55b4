import SpecSources
import StepKit

/// Applies the libraries' checks to the files next to the selected features.
struct ResourceChecking {
  let files: FileSystem
  let checks: [ResourceCheck]
  /// Paths of files other than a library's resources.
  var exceptions = Set<String>()

  /// The problems of all files, each once, in the order of the paths.
  func problems(beside selection: FeatureSelection) -> [Session.Problem] {
    guard !checks.isEmpty else { return [] }
    var (seen, visited) = (Set<String>(), Set<String>())
    var problems: [Session.Problem] = []
    let folders = selection.entries.lazy.map(\.uri).filter(Path.isFeature).map(Path.folder)
    for folder in folders where visited.insert(folder).inserted {
      let folder = folder.isEmpty ? "." : folder
      do {
        for name in try files.names(in: folder) {
          for problem in self.problems(of: Path.join(folder, name))
          where seen.insert(problem.message(relativeTo: "")).inserted {
            problems.append(problem)
          }
        }
      } catch {
        problems.append(.source(.unreadable(folder, reason: error.reason)))
      }
    }
    return problems
  }

  private func problems(of path: String) -> [Session.Problem] {
    let wanted = checks.filter { path.hasSuffix($0.suffix) }
    // However their paths are written.
    guard !wanted.isEmpty, files.isOther(path, than: exceptions), files.kind(of: path) == .file
    else { return [] }
    let file: Resource
    do {
      file = Resource(path: path, bytes: try files.read(path))
    } catch {
      return [.source(.unreadable(path, reason: error.reason))]
    }
    return wanted.compactMap { check in
      do {
        try check.check(file) { name in
          guard let other = try? files.path(of: name, beside: path) else { return nil }
          return try? files.read(other)
        }
        return nil
      } catch {
        // The fault is in the file, and not in the code that checks it.
        let message = (error as? ExpectationFailure)?.message ?? "\(error)"
        return .resource(message, type: "\(type(of: error))")
      }
    }
  }
}
