import Foundation
public import Messages
import SpecEngine
import SpecSession
import SpecSources
public import StepKit

/// Stories run in a session of their own, with a stopped clock: their plan and its messages.
public struct SessionRun: Sendable {
  private let plan: Plan
  public let messages: [Envelope]

  /// The top of the repository.
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path

  /// Runs `sources`, whose fixtures lie next to their uris below the repository.
  public init(_ sources: [Source], _ libraries: [StepLibrary]) async throws {
    let unsaved = sources.map { ($0.uri, Array($0.data.utf8)) }
    let files = FileSystem(
      workingDirectory: Self.root, unsaved: Dictionary(uniqueKeysWithValues: unsaved))
    var settings = Session.Settings()
    settings.paths = sources.map(\.uri)
    let session = Session(settings, libraries: libraries, files: files)
    guard let plan = session.plan else { throw NotPlanned(problems: session.problems) }
    self.plan = plan
    var messages: [Envelope] = []
    _ = await session.run(
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
}

extension Pickle {
  /// The tag that identifies it and its name.
  fileprivate var title: String {
    let id = tags.map(\.name).first { $0.contains("-S") || $0.contains("-X") }
    return [id, name].compactMap { $0 }.joined(separator: " ")
  }
}
