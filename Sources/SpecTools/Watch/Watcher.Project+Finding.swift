import Basics
import SpecSession
import SpecSettings
import SpecSources

extension Watcher.Project {
  /// The folders and commands of a project, found by its settings.
  ///
  /// - Parameters:
  ///   - features: What the paths lead to.
  ///   - program: The file of this program.
  init(
    _ settings: Settings, _ features: FeatureSelection, files: FileSystem, program: String?
  ) {
    let package = Self.package(around: files)
    let command = settings.watch.build ?? Self.command(for: program, package, files)
    var sources = settings.watch.sources
    if sources.isEmpty, let package {
      sources = ["Sources", "Plugins"].map { Path.join(package, $0) }
        .filter { files.kind(of: $0) == .folder }
      if sources.isEmpty { sources = [package] }
    }
    let manifests = package.map { package in
      ["Package.swift", "Package.resolved"].map { Path.join(package, $0) }
    }
    let roots = Self.roots(settings.session.paths, features, files)
    let requirements = roots.map { Path.join($0, RequirementsFile.name) }
    self.init(
      configuration: Path.tidy(settings.configuration), roots: roots,
      sources: sources, manifests: manifests ?? [], buildCommand: command,
      ignored: Self.written(by: settings).union(requirements))
  }

  /// The folder of the package that the working directory is in, as seen from there.
  private static func package(around files: FileSystem) -> String? {
    files.waysUp.first { files.kind(of: $0 + "Package.swift") == .file }
      .map { $0.isEmpty ? "." : String($0.dropLast()) }
  }

  /// The command that builds this program, if it was built in that package.
  private static func command(
    for program: String?, _ package: String?, _ files: FileSystem
  ) -> String? {
    guard let package, let parts = program?.split(separator: "/"),
      let index = parts.firstIndex(of: ".build"),
      files.identity(of: "/" + parts[..<index].joined(separator: "/"))
        == files.identity(of: package)
    else { return nil }
    var command = "swift build"
    if package != "." { command += " --package-path \(package)" }
    return parts[index...].contains("release") ? command + " -c release" : command
  }

  /// The folders of the features and of the files that they read, none of them within another.
  private static func roots(
    _ paths: [String], _ features: FeatureSelection, _ files: FileSystem
  ) -> [String] {
    let named = (paths.isEmpty ? FeatureSelection.usualPaths : paths).map(Path.tidy)
      .compactMap { path -> String? in
        if files.kind(of: path) == .folder { return path }
        return files.kind(of: path) == nil && Glob.isPattern(path) ? Glob.base(of: path) : nil
      }
    let around = features.entries.map { Path.folder(of: $0.uri) }
    let folders = Set((named + around).map { $0.isEmpty ? "." : $0 })
    var roots: [String] = []
    // A folder comes before those inside it.
    func length(_ folder: String) -> Int { folder == "." ? 0 : folder.utf8.count }
    for folder in folders.sorted(by: { length($0) < length($1) })
    where !roots.contains(where: { folder == $0 || folder.isBelow($0) }) {
      roots.append(folder)
    }
    return roots
  }

  /// The paths that runs with these settings write.
  private static func written(by settings: Settings) -> Set<String> {
    // Requirements are read by reports, not by steps.
    let others = [settings.externalAttachments, settings.requirements, settings.history]
    let paths = settings.formats.compactMap(\.path) + settings.baseline + others.compactMap(\.self)
    return Set(paths.map(Path.tidy))
  }
}
