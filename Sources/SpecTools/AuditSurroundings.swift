import SpecCommand
import SpecAudit
import SpecEngine
import SpecSession
import SpecSettings
import SpecSources

/// What the results of scenarios depend on beside the features: the program, the parameters and the
/// files beside the features.
struct AuditSurroundings: Sendable {
  /// By the folder of features.
  private var fingerprints: [String: Fingerprint] = [:]
  private let files: FileSystem
  /// Paths of reports of audits, which no scenario reads.
  private let reports: Set<String>

  /// Files beside a feature beyond this number are not looked at.
  private static let mostFiles = 10_000

  init(
    _ settings: Settings, _ selection: FeatureSelection, program: String?, reports: [String],
    _ files: FileSystem
  ) {
    self.files = files
    self.reports = Set(reports.map { files.absolute(Path.tidy($0)) })
    var common = Fingerprint()
    if let program { common.mix((try? files.read(program)) ?? []) }
    let run = settings.session.run
    for (name, value) in run.parameters.sorted(by: { $0.key < $1.key }) {
      common.mix(name)
      common.mix(value)
    }
    for folder in Set(selection.entries.map { Path.folder(of: $0.uri) }) {
      var fingerprint = common
      var count = 0
      add(folder, to: &fingerprint, &count)
      fingerprints[folder] = fingerprint
    }
  }

  /// Of a feature.
  func fingerprint(of uri: String) -> Fingerprint {
    fingerprints[Path.folder(of: uri)] ?? Fingerprint()
  }

  /// Adds the files of a folder and those below it, other features excepted.
  private func add(_ folder: String, to result: inout Fingerprint, _ count: inout Int) {
    let names = (try? files.names(in: folder.isEmpty ? "." : folder)) ?? []
    for name in names.sorted() where !name.hasPrefix(".") && !Path.isFeature(name) {
      count += 1
      guard count <= Self.mostFiles else { return }
      let path = Path.join(folder, name)
      switch files.kind(of: path) {
      case .file where !reports.contains(files.absolute(path)):
        result.mix(name)
        result.mix((try? files.read(path)) ?? [])
      case .folder: add(path, to: &result, &count)
      case .file, .other, nil: break
      }
    }
  }
}
