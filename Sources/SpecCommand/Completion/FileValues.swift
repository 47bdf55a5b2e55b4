import Basics
import Gherkin
import Messages
import SpecSession
import SpecSettings
import SpecSources

/// Values for completion from specrun.yaml and the features, even if these have errors.
struct FileValues {
  let host: Host
  let files: FileSystem

  typealias Candidate = Completer.Candidate

  /// The files and folders whose paths have a prefix.
  func files(_ path: String) -> [Candidate] { entries(path) { _ in true } }

  /// The features and folders whose paths have a prefix, and, after a colon, the places in a feature.
  func features(_ path: String) -> [Candidate] {
    if let colon = path.lastIndex(of: ":"), let file = file(before: path[..<colon]) {
      return places(in: file).map {
        Candidate(text: "\(path[...colon])\($0.line)", note: $0.note)
      }.filter { $0.text.hasPrefix(path) }
    }
    // A list of scenarios to rerun.
    if path.hasPrefix("@") {
      return entries(String(path.dropFirst())) { !Path.isFeature($0) }
        .map { Candidate(text: "@\($0.text)") }
    }
    return entries(path, where: Path.isFeature)
  }

  /// The tags of the features that would run.
  func tags(_ arguments: ParsedArguments) -> [Candidate] {
    let settings = settings(arguments)
    var counts: [String: Int] = [:]
    for entry in FeatureSelection.find(settings.session.paths, in: files).entries {
      guard let feature = document(entry.uri, settings)?.feature else { continue }
      for tag in Set(feature.allTags.map(\.name)) { counts[tag, default: 0] += 1 }
    }
    return counts.sorted { $0.key < $1.key }.map { tag, count in
      Candidate(text: tag, note: "in \(counted(count, "file"))")
    }
  }

  func profiles(_ arguments: ParsedArguments) -> [Candidate] {
    let file = try? ConfigurationFile.find(arguments["config"].last, files: files)
    return (file?.profiles ?? []).map { Candidate(text: $0.name) }
  }
}

extension FileValues {
  /// The settings that determine the features; others may be wrong or unfinished.
  private func settings(_ arguments: ParsedArguments) -> Settings {
    let file = try? ConfigurationFile.find(arguments["config"].last, files: files)
    var given = (try? file?.settings(ofProfiles: arguments["profile"])) ?? GivenSettings()
    given.override(with: (try? GivenSettings(environment: host.environment)) ?? GivenSettings())
    given.override(with: GivenSettings(arguments))
    for setting in Setting.table where !["paths", "language"].contains(setting.name) {
      given.remove(setting.name)
    }
    return (try? Settings(given)) ?? Settings()
  }

  private func document(_ uri: String, _ settings: Settings) -> GherkinDocument? {
    let limits = settings.session.limits
    guard let bytes = try? files.read(uri, limit: limits.fileBytes) else { return nil }
    let text = SourceText(bytes)
    var ids = IdGenerator()
    if Path.isStoryDocument(uri) {
      let source = Source(uri: uri, data: text.string, mediaType: Source.MediaType(uri: uri))
      return StoryDocument(source, ids: &ids).document
    }
    return Gherkin.parse(
      text, uri: uri, language: settings.session.language, longestLine: limits.lineBytes,
      warns: false, ids: &ids
    ).document
  }

  /// The elements of a file that a line can select, from the top down.
  private func places(in uri: String) -> [(line: Int, note: String)] {
    let nodes = document(uri, settings(ParsedArguments()))?.nodes.map(\.node) ?? []
    return nodes.filter { $0.background == nil }
      .map { ($0.location.line, "\($0.titled.titleKeyword ?? ""): \($0.titled.name)") }
  }

  /// The file of an argument with lines: `PATH` or `PATH:LINE…`.
  private func file(before colon: Substring) -> String? {
    let text = String(colon)
    return [text, FileLines.split(text)?.path].compactMap { $0 }
      .first { files.kind(of: $0) == .file }
  }

  /// The folders whose paths have the prefix, and the files that pass.
  private func entries(_ path: String, where passes: (String) -> Bool) -> [Candidate] {
    let slash = path.utf8.lastIndex(of: UInt8(ascii: "/"))
    let head = slash.map { path[...$0] } ?? ""
    let start = path.dropFirst(head.count)
    guard let names = try? files.names(in: head.isEmpty ? "." : String(head)) else { return [] }
    return names.compactMap { name in
      guard name.hasPrefix(start), !name.hasPrefix(".") || start.hasPrefix(".") else { return nil }
      switch files.kind(of: head + name) {
      case .folder: return Candidate(text: "\(head)\(name)/")
      case .file where passes(name): return Candidate(text: head + name)
      default: return nil
      }
    }
  }
}
