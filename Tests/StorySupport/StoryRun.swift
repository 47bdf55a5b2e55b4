import Foundation
import Gherkin
public import Messages
public import SpecEngine
public import StepKit

/// One folder of features run through the engine alone: what was planned and what came out.
public struct StoryRun: Sendable {
  public let plan: Plan
  public let messages: [Envelope]
  public let succeeded: Bool

  /// The top of the repository.
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Runs every feature file of `folder`, a path below the repository.
  public init(
    _ folder: String, _ libraries: [StepLibrary], parallel: Int = 1,
    parameters: [String: String] = [:]
  ) async throws {
    let names = try FileManager.default.contentsOfDirectory(
      atPath: Self.root.appendingPathComponent(folder).path)
    var sources: [Source] = []
    for name in names.sorted() where name.hasSuffix(".feature") {
      let uri = "\(folder)/\(name)"
      let text = try String(contentsOf: Self.root.appendingPathComponent(uri), encoding: .utf8)
      sources.append(Source(uri: uri, data: text, mediaType: .gherkin))
    }
    try await self.init(sources, libraries, parallel: parallel, parameters: parameters)
  }

  /// Runs `sources`, whose fixtures lie beside their uris below the repository.
  public init(
    _ sources: [Source], _ libraries: [StepLibrary], parallel: Int = 1,
    parameters: [String: String] = [:]
  ) async throws {
    var ids = IdGenerator()
    var features: [FeatureFile] = []
    for source in sources {
      let parsed = parse(source, ids: &ids)
      if let error = parsed.errors.first { throw error }
      features.append(
        FeatureFile(
          source: source, document: parsed.document, pickles: compile(parsed, ids: &ids)))
    }
    let supportCode = try SupportCode(libraries, root: Self.root.path, ids: &ids)
    plan = Plan(
      files: features, supportCode: supportCode, filter: Plan.Filter(), order: .defined,
      ids: &ids)
    let settings = Run.Settings(
      parallel: parallel, clock: .stopped, resources: ResourceReader(Self.resource),
      parameters: parameters)
    var messages: [Envelope] = []
    succeeded = await Run(plan, settings: settings).run { messages.append($0) }
    self.messages = messages
  }

  private static func resource(_ name: String, besides uri: String) throws -> Resource {
    let path = root.appendingPathComponent(uri).deletingLastPathComponent()
      .appendingPathComponent(name)
    do {
      return Resource(path: name, bytes: Array(try Data(contentsOf: path)))
    } catch {
      throw ResourceError(path: name, reason: error.localizedDescription)
    }
  }
}

// MARK: - Readings

extension StoryRun {
  /// Lines that steps and hooks have logged, in the order run.
  public var logs: [String] {
    messages.compactMap { message in
      guard case .attachment(let attachment) = message,
        attachment.mediaType == "text/x.cucumber.log+plain"
      else { return nil }
      return attachment.body
    }
  }

  /// The pictures that steps and hooks have attached, as SVG, in the order run.
  public var pictures: [String] {
    messages.compactMap { message in
      guard case .attachment(let attachment) = message, attachment.mediaType == "image/svg+xml"
      else { return nil }
      return attachment.body
    }
  }

  /// The status of every step and hook, in the order run.
  public var results: [TestStepResult.Status] {
    messages.compactMap { message in
      if case .testStepFinished(let finished) = message {
        finished.testStepResult.status
      } else {
        nil
      }
    }
  }

  /// `name: message` of every step that did not pass, in the order run.
  public var complaints: [String] {
    var scenarios: [String: String] = [:]
    for testCase in plan.cases { scenarios[testCase.message.id] = testCase.pickle.title }
    var attempts: [String: String] = [:]
    var complaints: [String] = []
    for message in messages {
      switch message {
      case .testCaseStarted(let started):
        attempts[started.id] = scenarios[started.testCaseId]
      case .testStepFinished(let finished) where finished.testStepResult.status != .passed:
        let result = finished.testStepResult
        complaints.append(
          "\(attempts[finished.testCaseStartedId] ?? "?"): \(result.status) \(result.message ?? "")"
        )
      default: break
      }
    }
    return complaints
  }

  /// Texts of steps that matched no definition, or more than one.
  public var unmatchedSteps: [String] {
    plan.cases.flatMap { testCase in
      testCase.steps.compactMap { step in
        switch step {
        case .hook, .stepHook, .pickleStep(_, .defined), .pickleStep(_, .composed): nil
        case .pickleStep(let index, .undefined): "undefined: \(testCase.pickle.steps[index].text)"
        case .pickleStep(let index, .ambiguous): "ambiguous: \(testCase.pickle.steps[index].text)"
        }
      }
    }
  }

  /// Patterns that no planned step matched.
  public var unusedPatterns: [String] {
    var used = Set<String>()
    for testCase in plan.cases {
      for step in testCase.message.testSteps { used.formUnion(step.stepDefinitionIds ?? []) }
    }
    return plan.supportCode.messages.compactMap { message in
      guard case .stepDefinition(let definition) = message, !used.contains(definition.id)
      else { return nil }
      return definition.pattern.source
    }
  }

  /// How many scenarios finished.
  public var finishedCount: Int {
    messages.count { if case .testCaseFinished = $0 { true } else { false } }
  }
}

extension Pickle {
  /// The tag that identifies it and its name.
  fileprivate var title: String {
    let id = tags.map(\.name).first { $0.contains("-S") || $0.contains("-X") }
    return [id, name].compactMap { $0 }.joined(separator: " ")
  }
}
