import Foundation
public import Messages
public import SpecEngine
public import SpecSession
import SpecSources
public import StepKit

/// Stories run in a session of their own, with a stopped clock: what was planned and what came out.
public struct SessionRun: Sendable {
  public let session: Session
  public let plan: Plan
  public let messages: [Envelope]
  public let outcome: Session.Outcome

  public var succeeded: Bool { outcome == .passed }

  /// The top of the repository.
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path

  /// Runs every feature file of `folder`, a path below the repository.
  public init(
    _ folder: String, _ libraries: [StepLibrary], parallel: Int = 1,
    parameters: [String: String] = [:]
  ) async throws {
    try await self.init(
      paths: [folder], FileSystem(workingDirectory: Self.root), libraries, parallel, parameters)
  }

  /// Runs `sources`, whose fixtures lie beside their uris below the repository.
  public init(
    _ sources: [Source], _ libraries: [StepLibrary], parallel: Int = 1,
    parameters: [String: String] = [:]
  ) async throws {
    let unsaved = sources.map { ($0.uri, Array($0.data.utf8)) }
    try await self.init(
      paths: sources.map(\.uri),
      FileSystem(
        workingDirectory: Self.root, unsaved: Dictionary(uniqueKeysWithValues: unsaved)),
      libraries, parallel, parameters)
  }

  private init(
    paths: [String], _ files: FileSystem, _ libraries: [StepLibrary], _ parallel: Int,
    _ parameters: [String: String]
  ) async throws {
    var settings = Session.Settings()
    settings.paths = paths
    settings.run.parallel = parallel
    settings.run.parameters = parameters
    session = Session(settings, libraries: libraries, files: files)
    guard let plan = session.plan else { throw NotPlanned(problems: session.problems) }
    self.plan = plan
    var messages: [Envelope] = []
    outcome = await session.run(
      in: Run.Environment(clock: .stopped, resources: files.resources(approving: false))
    ) { messages.append($0) }
    self.messages = messages
  }

  /// The session has problems.
  struct NotPlanned: Error, CustomStringConvertible {
    let problems: [Session.Problem]

    var description: String {
      problems.map { $0.message(relativeTo: root) }.joined(separator: "\n")
    }
  }
}

// MARK: - Readings

extension SessionRun {
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
    for testCase in plan.cases { scenarios[testCase.id] = testCase.pickle.title }
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

  /// Patterns whose code no planned step would run, as a step or as a part of one.
  ///
  /// Patterns that a loop gives to the same code are ways to say the same thing: one is enough.
  public var unusedPatterns: [String] {
    var used = Set<String>()
    for case .pickleStep(_, let match) in plan.cases.lazy.flatMap(\.steps) {
      used.formUnion(match.definitions.map { plan.supportCode.definitions[$0].id })
    }
    let definitions = plan.supportCode.messages.compactMap { message in
      if case .stepDefinition(let definition) = message { definition } else { nil }
    }
    func place(_ definition: Envelope.StepDefinition) -> String {
      "\(definition.sourceReference.uri ?? ""):\(definition.sourceReference.location?.line ?? 0)"
    }
    let usedPlaces = Set(definitions.filter { used.contains($0.id) }.map(place))
    return definitions.filter { !usedPlaces.contains(place($0)) }.map(\.pattern.source)
  }

  /// The number of scenarios that finished.
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
