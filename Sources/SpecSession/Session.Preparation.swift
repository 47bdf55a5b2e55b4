import DataSources
import Gherkin
import SpecEngine
import SpecSources
import StepKit
import TagExpressions

extension Session {
  /// The steps from settings to a plan; each begins only where the ones before found no fault.
  struct Preparation {
    private let settings: Settings
    private let files: FileSystem
    private(set) var selection: FeatureSelection
    private(set) var problems: [Problem] = []
    private(set) var reader: SourceReader
    private(set) var sources: [KeptSource] = []
    private(set) var supportCode: SupportCode?
    private(set) var result: Plan?
    private(set) var wasRead = false
    private(set) var hasReadySupportCode = false
    private var ids = IdGenerator()
    private var scenarios: Plan.Selection
    private var keptBytes = 0

    /// How much source is kept parsed: about 10 MB of documents and pickles.
    private static let budget = 1_000_000

    init(_ settings: Settings, files: FileSystem) {
      self.settings = settings
      self.files = files
      reader = SourceReader(
        files, language: settings.language,
        dataSources: settings.readsDataSources ? .read : .ignored)
      var paths = settings.paths
      if paths.isEmpty {
        paths = ["Features", "features"].filter { files.kind(of: $0) == .folder }.prefix(1).map(
          \.self)
        if paths.isEmpty { problems.append(.noPaths) }
      }
      let found = FeatureSelection.find(paths, in: files)
      selection = found.selection
      problems += found.problems.map(Problem.source)
      scenarios = Plan.Selection(
        Plan.Filter(tags: settings.tags, names: settings.names, lines: selection.lines),
        shard: settings.shard, order: settings.order, limit: settings.limit)
    }

    /// Reads every file and selects its scenarios.
    mutating func read() {
      guard problems.isEmpty else { return }
      wasRead = true
      for entry in selection.entries {
        guard let (file, contents) = reader.read(entry.uri) else { continue }
        sources.append(keep(file, contents))
        if case .feature(let feature) = contents { scenarios.add(feature) }
      }
      scenarios.finish()
      problems = reader.problems.map(Problem.source)
      ids = reader.ids
    }

    /// Checks the libraries, and with them the files beside the features.
    mutating func makeReady(_ libraries: [StepLibrary]) {
      do throws(SupportCode.Problems) {
        supportCode = try SupportCode(
          libraries, root: files.workingDirectory, duplicates: settings.duplicatePatterns,
          strictKeywords: settings.strictKeywords, ids: &ids)
      } catch {
        problems += error.problems.map(Problem.supportCode)
      }
      guard problems.isEmpty, let supportCode else { return }
      hasReadySupportCode = true
      problems = ResourceChecking(
        files: files, checks: supportCode.resourceChecks, exceptions: reader.dataFiles
      ).problems(beside: selection)
    }

    mutating func plan() {
      guard problems.isEmpty, let supportCode, !selection.entries.isEmpty else { return }
      problems = scenarios.idleLines.map(Problem.lineSelectsNothing)
      if problems.isEmpty {
        problems = scenarios.unreadableLimits.map { .unreadableLimit($0.tag, of: $0.scenario) }
      }
      let features = sources.filter(\.isFeature)
      if problems.isEmpty, scenarios.isEmpty, scenarios.passingCount == 0 || settings.shard == nil {
        problems = [
          .nothingSelected(
            scenarios: scenarios.scenarioCount, files: features.count, filters: filters)
        ]
      }
      guard problems.isEmpty else { return }
      result = Plan(
        scenarios, of: features.map(\.provider), supportCode: supportCode, ids: &ids)
    }

    /// A random order visits files back and forth; parsing them again each time would be slow.
    private mutating func keep(_ file: SourceFile, _ contents: SourceFile.Contents) -> KeptSource {
      keptBytes += file.size
      var isRandom = false
      if case .random = settings.order { isRandom = true }
      return KeptSource(
        file, contents, keepsContents: isRandom || keptBytes <= Self.budget)
    }

    mutating func makeSpareId() -> String { ids.makeId() }

    private var filters: [String] {
      settings.tags.map { "--tags \"\($0.source)\"" }
        + settings.names.map { "--name \"\($0.source)\"" }
        + (selection.lines.isEmpty ? [] : ["the lines asked for"])
    }
  }
}
