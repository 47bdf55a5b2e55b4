import SpecSources

/// The place of specs in a folder, and their names.
///
/// If there is no package, the folder becomes one. Next to an existing one, the specs are a package
/// of their own, in a folder below it, that depends on it: so its Package.swift stays as it is, and
/// packages that depend on it resolve no specrun. Features and settings are at the top either way,
/// where people look for them and where all commands are run.
struct Layout {
  /// The folder of the package of specs; empty for the top.
  let folder: String
  /// The program that runs them.
  let program: String
  /// Whether the package is there already.
  let isPresent: Bool
  let features: String
  let hasFeatures: Bool
  /// The package above them.
  var parent: Parent?

  /// A package whose code the specs use.
  struct Parent: Equatable {
    let name: String
    let library: ManifestText.Library?
    let macOS: Int
  }

  /// The names that the nested package may have, the first that is free counting.
  static let nestedFolders = ["Specs", "Specifications"]

  /// The oldest version of macOS for specrun.
  static let macOS = 15

  init(_ place: FileSystem, _ choices: Choices) throws(ScaffoldProblem) {
    let name = try Self.name(choices.name, place)
    features = FeatureSelection.usualPath(in: place) ?? FeatureSelection.usualPaths[0]
    hasFeatures = place.hasFeatures(in: features)
    let manifest = place.text(of: Self.manifest).map(ManifestText.init)
    if place.kind(of: Self.manifest) != nil, manifest == nil {
      throw .unreadableManifest(Self.manifest)
    }
    guard let manifest else {
      (folder, program, isPresent) = ("", "\(name)-specs", false)
      try Self.check([place.name], choices.origin, place)
      return
    }
    if let program = manifest.specs {
      (folder, self.program, isPresent) = ("", program, true)
      return
    }
    let libraries = manifest.libraries
    let parentName = manifest.name ?? place.name
    parent = Parent(
      name: parentName, library: libraries.first { $0.name == parentName } ?? libraries.first,
      macOS: max(Self.macOS, manifest.macOS ?? 0))
    for candidate in Self.nestedFolders {
      let text = place.text(of: "\(candidate)/\(Self.manifest)")
      if let program = text.flatMap({ ManifestText($0).specs }) {
        (folder, self.program, isPresent) = (candidate, program, true)
        return
      }
      if place.kind(of: candidate) == nil, place.name.lowercased() != candidate.lowercased() {
        (folder, program, isPresent) = (candidate, "\(name)-specs", false)
        try Self.check([place.name, candidate], choices.origin, place)
        return
      }
    }
    throw .noPlace(Self.nestedFolders)
  }

  static let manifest = "Package.swift"

  /// The path of a file of the package.
  func path(_ name: String) -> String { folder.isEmpty ? name : "\(folder)/\(name)" }

  /// The program as it is built, seen from the top.
  var builtProgram: String { path(".build/debug/\(program)") }

  /// The command that builds it and nothing else, seen from the top.
  var build: String {
    let package = folder.isEmpty ? "" : " --package-path \(folder)"
    return "swift build\(package) --product \(program)"
  }

  /// The command that builds and runs it, seen from the top.
  var run: String {
    folder.isEmpty ? "swift run \(program)" : "swift run --package-path \(folder) \(program)"
  }

  /// The sources of the program.
  var sources: String { path("Sources/\(program)") }

  /// A name that a package, a program and a folder can have.
  private static func name(_ wanted: String?, _ place: FileSystem) throws(ScaffoldProblem) -> String
  {
    if let wanted {
      guard wanted == plain(wanted), !wanted.isEmpty else { throw .badName(wanted) }
      return wanted
    }
    let name = plain(place.name)
    return name.isEmpty ? "my" : name
  }

  /// Letters, digits, `-` and `_`, beginning with a letter.
  private static func plain(_ text: String) -> String {
    let parts = text.split { !($0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_")) }
    let name = parts.joined(separator: "-")
    return String(name.drop { !$0.isLetter })
  }

  /// Packages that depend on one another must have different names of folders.
  private static func check(
    _ folders: [String], _ origin: Origin, _ place: FileSystem
  ) throws(ScaffoldProblem) {
    let identity = origin.identity(from: place.workingDirectory)
    if let folder = folders.first(where: { $0.lowercased() == identity }) {
      throw .sameIdentity(folder: folder)
    }
  }
}
