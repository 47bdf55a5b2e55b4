import Basics
import SpecSources
import Gherkin
import Messages
import SpecEngine
import StepKit
import TagExpressions

extension Session {
  /// The steps from settings to a plan; each begins only if the ones before found no fault.
  struct Preparation {
    private let settings: Settings
    private let files: FileSystem
    private let selection: FeatureSelection
    private(set) var problems: [Problem] = []
    /// Likely mistakes that do not prevent the run.
    private(set) var warnings: [SourceWarning] = []
    private(set) var reader: SourceReader
    private var features: [FeatureProvider] = []
    private(set) var supportCode: SupportCode?
    private(set) var result: Plan?
    private var ids = IdGenerator()
    private var scenarios: Plan.Selection
    private var keptBytes = 0

    /// The number of bytes of source that are kept parsed: about 10 MB of documents and pickles.
    private static let budget = 1_000_000

    init(_ settings: Settings, selection: FeatureSelection, files: FileSystem) {
      self.settings = settings
      self.files = files
      reader = SourceReader(files, settings)
      self.selection = selection
      problems = selection.problems.map(Problem.source)
      scenarios = Plan.Selection(
        Plan.Filter(tags: settings.tags, names: settings.names, lines: selection.lines),
        shard: settings.shard,
        dividedBy: Plan.Division(
          timings: settings.timings, parallel: settings.run.parallel, locks: settings.run.locks),
        order: settings.order, limit: settings.limit)
    }

    /// Reads every file, emits its messages and selects its scenarios.
    mutating func read(emit: (Envelope) -> Void) {
      guard problems.isEmpty else { return }
      // The messages of most shards are known only once all scenarios are divided.
      let waits = settings.shard.map { !$0.isWitness } ?? false
      let uris = selection.entries.map(\.uri)
      let sources = Prefetched(Sources(reader: reader, uris: uris.makeIterator()), ahead: 4)
      while let (file, contents) = sources.next() {
        guard case .feature(let feature) = contents else {
          contents.announce(emit)
          continue
        }
        if !waits { feature.announce(emit) }
        scenarios.add(feature)
        features.append(provider(of: file, feature))
      }
      reader = sources.rest.reader
      scenarios.finish()
      if waits {
        for index in scenarios.recordedFiles ?? Array(features.indices) {
          features[index].announce(emit)
        }
      }
      problems = reader.problems.map(Problem.source)
      add(selection.warnings + reader.warnings)
      ids = reader.ids
    }

    /// Checks the libraries, emits their definitions, and lets them check the files next to the
    /// features.
    mutating func makeReady(
      _ libraries: [StepLibrary], _ known: SupportCode?, emit: (Envelope) -> Void
    ) {
      do throws(SupportCode.Problems) {
        if let known {
          supportCode = known
        } else {
          supportCode = try SupportCode(
            libraries, root: files.workingDirectory, duplicates: settings.duplicatePatterns,
            strictKeywords: settings.strictKeywords, ids: &ids)
        }
      } catch {
        problems += error.problems.map(Problem.supportCode)
      }
      guard problems.isEmpty, let supportCode else { return }
      for envelope in supportCode.messages { emit(envelope) }
      problems = supportCode.worldParameters.faults(in: settings.run.parameters)
        .map { name, fault in
          .worldParameter(fault, place: settings.parameterPlaces[name] ?? "--world-parameters")
        }
      problems += ResourceChecking(
        files: files, checks: supportCode.resourceChecks,
        exceptions: reader.dataFiles.union(settings.otherFiles)
      ).problems(beside: selection)
    }

    mutating func plan() {
      guard problems.isEmpty, let supportCode, !selection.entries.isEmpty else { return }
      problems = scenarios.unmatchedLines.map(Problem.lineSelectsNothing)
      if let (pattern, scenario) = scenarios.givenUp {
        problems.append(.namePatternTooExpensive(pattern, of: scenario))
      }
      if problems.isEmpty, scenarios.isEmpty, scenarios.passingCount == 0 || settings.shard == nil {
        problems = [
          .nothingSelected(
            scenarios: scenarios.scenarioCount, files: features.count, filters: filters,
            meant: meantTag ?? meantName)
        ]
      }
      guard problems.isEmpty else { return }
      let plan = Plan(scenarios, of: features, supportCode: supportCode, ids: &ids)
        .named(settings.runId)
      problems = plan.mixedScenarios.map(Problem.mixedWorlds)
      let more = plan.mixedScenarioCount - problems.count
      if more > 0 { problems.append(.moreMixedWorlds(more)) }
      add(plan.stepWarnings().map { .feature(uri: $0.uri, $0.warning) })
      if problems.isEmpty { result = plan }
    }

    /// The file again, when its scenarios are planned and when they run: kept while that takes
    /// little memory, parsed again otherwise.
    ///
    /// A random order visits files back and forth; parsing them again each time would be slow.
    private mutating func provider(of file: SourceFile, _ feature: FeatureFile) -> FeatureProvider {
      keptBytes += file.size
      let isRandom = if case .random = settings.order { true } else { false }
      guard !isRandom, keptBytes > Self.budget else { return FeatureProvider(feature) }
      return FeatureProvider(uri: file.uri) {
        switch file.contents {
        case .feature(let feature): return feature
        case .broken(let source, _):
          // The same text cannot have errors the second time.
          var ids = IdGenerator()
          let nothing = compile(GherkinDocument(), ids: &ids)
          return FeatureFile(source: source, document: GherkinDocument(), pickles: nothing)
        }
      }
    }

    /// Adds likely mistakes as problems or warnings, by their levels.
    private mutating func add(_ found: [SourceWarning]) {
      for warning in found {
        switch settings.lint.level(of: warning.kind.rawValue, default: warning.level) {
        case .off: break
        case .warning: warnings.append(warning)
        case .error: problems.append(.warning(warning))
        }
      }
    }

    mutating func makeSpareId() -> String { ids.makeId() }

    /// The first tag of the settings that nearly matches one of the features but no tag exactly.
    private var meantTag: Suggestion? {
      let wanted = settings.tags.flatMap(\.tags)
      guard !wanted.isEmpty else { return nil }
      let known = features.reduce(into: Set<String>()) { $0.formUnion($1.tagNames) }
      return wanted.lazy.filter { !known.contains($0) }
        .compactMap { name in
          nearest(to: name, among: known.sorted()).map { .tag(name, nearest: $0) }
        }.first
    }

    /// The text of a name that the first pattern of the settings was meant to be, in the same
    /// letters if there is one.
    private var meantName: Suggestion? {
      let names = settings.names.isEmpty ? [] : features.flatMap(\.scenarioNames)
      return settings.names.lazy.compactMap { pattern in
        let meant = names.lazy.compactMap { pattern.meant(in: $0) }
        let found = meant.first { $0.text == pattern.source } ?? meant.first
        return found.map { .name($0.text, pattern: $0.pattern) }
      }.first
    }

    private var filters: [String] {
      let lines =
        selection.isNarrowed ? "is among those that did not pass" : "the lines asked for"
      return settings.tags.map { "--tags \"\($0.source)\"" }
        + settings.names.map { "--name \"\($0.source)\"" }
        + (selection.lines.isEmpty ? [] : [lines])
    }
  }
}

/// The files that can be read, with their contents.
private struct Sources: IteratorProtocol, Sendable {
  var reader: SourceReader
  var uris: IndexingIterator<[String]>

  mutating func next() -> (file: SourceFile, contents: SourceFile.Contents)? {
    while let uri = uris.next() {
      if let read = reader.read(uri) { return read }
    }
    return nil
  }
}
