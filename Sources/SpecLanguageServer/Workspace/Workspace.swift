import SpecSources
import Gherkin
import Messages
import SpecEngine
import SpecLint
import SpecSession

/// The documents that are open in the client and the features on the disk, each parsed once a version.
struct Workspace {
  let files: FileSystem
  let project: Project
  let lint: Lint
  var encoding = PositionEncoding.utf16
  /// Nil if something is wrong with the libraries: then nothing is known of definitions.
  var registry: Registry?
  /// Why there is no registry, in words.
  var registryProblems: [String] = []
  /// The open documents by key.
  private(set) var documents: [String: OpenDocument] = [:]
  /// The features that are not open, as they were when the disk was last looked at, by path.
  private var known: [String: FileSystem.Stamp] = [:]
  /// The facts about features, by the keys of the two above.
  private var facts: [String: FileFacts] = [:]
  /// Those of them that are not indexed, except for some that have been indexed since they were listed.
  private var unindexed: [String] = []
  /// When the disk was looked at; nil if it must be looked at again.
  private var lookedAt: Int64?
  /// The features that the settings lead to, open or not, when the disk was last looked at.
  private var listed = Set<String>()
  /// The other facts that lint needs, if it was asked for since then.
  private var context: LintContext?
  var lastRun: LastRun
  /// The source of the ids of definitions and features; it never starts over, so that no two share one.
  var ids = IdGenerator()

  init(_ project: Project, files: FileSystem) {
    self.project = project
    self.files = files
    lint = Lint(project.settings)
    lastRun = LastRun(path: project.messages)
  }

  var root: String { files.workingDirectory }
}

/// A document as the client has it.
struct OpenDocument {
  /// As the client spells it.
  let uri: String
  let languageId: String
  var version: Int?
  var text: DocumentText
}

/// The facts found about one version of a feature, as far as they were asked for.
struct FileFacts {
  /// Of an open document.
  var analysis: Analysis?
  var outline: FileOutline?
  var index: FileIndex?
}

// MARK: - Names

extension Workspace {
  /// The key of a document: its path, or the address of one that is no file.
  static func key(of uri: String) -> String { FileURI.path(of: uri) ?? uri }

  /// The address of a document as the client spells it.
  func uri(of key: String) -> String {
    documents[key]?.uri ?? (key.hasPrefix("/") ? FileURI.uri(of: key) : key)
  }

  /// The path as a run would name it: relative to the root if it is below.
  func name(of key: String) -> String {
    let folder = root == "/" ? root : "\(root)/"
    return key.hasPrefix(folder) ? String(key.dropFirst(folder.count)) : key
  }

  /// The absolute path of one that a run named.
  func key(ofName name: String) -> String {
    Path.normal(name.hasPrefix("/") ? name : "\(root)/\(name)")
  }

  /// Whether a document is a feature, rather than Swift code, say.
  func isFeature(_ key: String) -> Bool {
    if Path.isFeature(key) { return true }
    guard let document = documents[key], FileURI.path(of: document.uri) == nil else { return false }
    return ["cucumber", "gherkin", "feature"].contains(document.languageId)
  }
}

// MARK: - Open documents

extension Workspace {
  mutating func open(_ document: OpenDocument) {
    let key = Self.key(of: document.uri)
    documents[key] = document
    (known[key], facts[key]) = (nil, nil)
  }

  mutating func close(_ key: String) {
    (documents[key], facts[key]) = (nil, nil)
    // The disk is read when it is needed.
    lookedAt = nil
  }

  /// Changes the text of an open document.
  mutating func edit(_ key: String, version: Int?, _ change: (inout DocumentText) -> Void) {
    // why: taken out, so that changing its text does not copy it.
    guard var document = documents.removeValue(forKey: key) else { return }
    document.version = version
    change(&document.text)
    documents[key] = document
    facts[key] = nil
  }

  /// Forgets the facts about some features, since a file that they depend on has changed.
  ///
  /// - Returns: Those of them that are open.
  mutating func forget(where isConcerned: (String) -> Bool) -> [String] {
    facts = facts.filter { !isConcerned($0.key) }
    lookedAt = nil
    return documents.keys.filter(isConcerned)
  }
}

// MARK: - Analyses

extension Workspace {
  /// The analysis of a feature, open or on the disk; nil for a file that is not a feature.
  mutating func analysis(of key: String) -> Analysis? {
    if let analysis = facts[key]?.analysis { return analysis }
    guard isFeature(key), let text = text(of: key) else { return nil }
    let analysis = analyze(text, key, matches: true, suggests: true)
    if documents[key] != nil { facts[key, default: FileFacts()].analysis = analysis }
    return analysis
  }

  /// The text of a document as the client has it, or of a file.
  func text(of key: String) -> DocumentText? {
    if let document = documents[key] { return document.text }
    guard key.hasPrefix("/"),
      let bytes = try? files.read(key, limit: project.settings.limits.fileBytes)
    else { return nil }
    let utf8 = isFeature(key) ? SourceText(bytes).utf8 : bytes
    return DocumentText(utf8, encoding: encoding)
  }

  /// - Parameter matches: Whether its steps are matched, which takes longer than reading it.
  private mutating func analyze(
    _ text: DocumentText, _ key: String, matches: Bool, suggests: Bool = false
  ) -> Analysis {
    var reader = SourceReader(files, project.settings, ids: ids)
    var analysis = Analysis(text, name: name(of: key), project.settings, reader: &reader)
    ids = reader.ids
    if matches,
      let result = registry?.matching.match(
        analysis.file, atMost: Analysis.maximumScenarios, suggests: suggests, ids: &ids)
    {
      analysis.take(result)
    }
    return analysis
  }
}

// MARK: - Lint

extension Workspace {
  /// The findings of the rules of lint in a feature.
  mutating func findings(in analysis: Analysis, _ key: String) -> [Finding] {
    let name = name(of: key)
    return lint.findings(
      in: analysis.file, map: analysis.map, problems: analysis.problems,
      warnings: analysis.warnings + analysis.stepWarnings.map { .feature(uri: name, $0) },
      beside: context(of: key))
  }

  private mutating func context(of key: String) -> LintContext {
    var own =
      context
      ?? LintContext(
        project.settings,
        profiles: project.profiles.map { LintProfile($0.name, $0.settings, files: files) },
        supportCode: registry?.supportCode, root: root)
    context = own
    // A feature that is not saved yet, or of another project, cannot be selected by a profile.
    if !listed.contains(key) { own.profiles = [] }
    guard comparesFeatures else { return own }
    for other in featureKeys.reversed() {
      let feature =
        facts[other]?.analysis?.document.feature?.name ?? facts[other]?.outline?.feature
      if let feature, !feature.isEmpty { own.features[feature] = name(of: other) }
    }
    return own
  }

  /// Whether a rule compares a feature with all others, as far as they have been indexed.
  var comparesFeatures: Bool { lint.level(of: "no-dupe-feature-names") != .off }
}

// MARK: - All features

extension Workspace {
  /// Looks at the disk for features that are new, changed or gone; at most once a second, for it costs a
  /// call of the system for each.
  ///
  /// - Parameter now: Nanoseconds on a clock that never goes back.
  mutating func look(now: Int64) {
    if let lookedAt, now - lookedAt < 1_000_000_000 { return }
    lookedAt = now
    (listed, context) = ([], nil)
    var found: [String: FileSystem.Stamp] = [:]
    for entry in FeatureSelection.find(project.settings.paths, in: files).entries {
      let key = key(ofName: entry.uri)
      listed.insert(key)
      if documents[key] == nil, Path.isFeature(key) { found[key] = files.stamp(of: key) }
    }
    facts = facts.filter { key, _ in
      documents[key] != nil || found[key] != nil && found[key] == known[key]
    }
    known = found
    unindexed = found.keys.filter { facts[$0]?.index == nil }
  }

  /// Whether there may be a feature that is not indexed.
  var hasUnindexed: Bool { registry != nil && !unindexed.isEmpty }

  /// Indexes one of the features that are not open, so that a question about all of them is answered
  /// at once.
  mutating func indexNext() {
    while let key = unindexed.popLast() {
      guard known[key] != nil, facts[key]?.index == nil else { continue }
      _ = index(of: key)
      return
    }
  }

  /// Looks at the disk if that was never done.
  mutating func lookOnce(now: Int64) {
    if lookedAt == nil { look(now: now) }
  }

  /// The features, open and not, in the order of their paths.
  var featureKeys: [String] {
    (Array(known.keys) + documents.keys.filter(isFeature))
      .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// The outline of a feature.
  mutating func outline(of key: String) -> FileOutline? {
    facts[key]?.outline ?? note(key, matches: false)?.outline
  }

  /// The index of a feature's steps.
  mutating func index(of key: String) -> FileIndex? {
    facts[key]?.index ?? note(key, matches: true)?.index
  }

  /// Keeps the facts about a feature that are requested often.
  private mutating func note(_ key: String, matches: Bool) -> FileFacts? {
    let analysis =
      documents[key] == nil
      ? text(of: key).map { analyze($0, key, matches: matches) } : analysis(of: key)
    guard let analysis else { return nil }
    var own = facts[key] ?? FileFacts()
    own.outline = FileOutline(analysis)
    if matches { own.index = FileIndex(analysis) }
    if documents[key] != nil || known[key] != nil { facts[key] = own }
    return own
  }

  /// The steps of all features that match a definition.
  mutating func uses(of definition: Int) -> [(key: String, use: FileIndex.Use)] {
    featureKeys.flatMap { key in
      (index(of: key)?.uses ?? []).filter { $0.definition == definition }.map { (key, $0) }
    }
  }
}
