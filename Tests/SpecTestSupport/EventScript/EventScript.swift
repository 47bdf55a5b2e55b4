public import Messages

/// A run in a few words, made into its messages: for testing reporters without an engine.
///
///     EventScript(features: [
///       .init("Login", [.init("Lockout", line: 3, [.failed("Then it is locked", "no")])])
///     ]).envelopes
///
/// Ids are numbers in order; the clock stays at zero except for the durations that are asked for.
public struct EventScript: Sendable {
  public var features: [Feature]
  public var parseErrors: [(uri: String, line: Int, message: String)]
  /// Hooks of the run, those that begin it first.
  public var runHooks: [RunHook]
  /// Whether the messages stop inside the last scenario.
  public var isCutShort: Bool
  /// The message of the end of the run.
  public var message: String?

  public init(
    features: [Feature] = [], parseErrors: [(uri: String, line: Int, message: String)] = [],
    runHooks: [RunHook] = [], isCutShort: Bool = false, message: String? = nil
  ) {
    self.features = features
    self.parseErrors = parseErrors
    self.runHooks = runHooks
    self.isCutShort = isCutShort
    self.message = message
  }

  /// The messages in the order of the compatibility kit.
  public var envelopes: [Envelope] {
    var maker = EventMaker()
    maker.make(self)
    return maker.envelopes
  }
}

extension EventScript {
  /// One file.
  public struct Feature: Sendable {
    public var name: String
    public var uri: String
    public var tags: [String]
    public var scenarios: [Scenario]

    public init(
      _ name: String, uri: String = "Features/a.feature", tags: [String] = [],
      _ scenarios: [Scenario]
    ) {
      self.name = name
      self.uri = uri
      self.tags = tags
      self.scenarios = scenarios
    }
  }

  /// One scenario and its attempts; those before the last are retried.
  public struct Scenario: Sendable {
    public var name: String
    public var line: Int
    public var rule: String?
    public var tags: [String]
    public var attempts: [[Step]]

    public init(
      _ name: String, line: Int, rule: String? = nil, tags: [String] = [], _ steps: [Step],
      earlier: [[Step]] = []
    ) {
      self.name = name
      self.line = line
      self.rule = rule
      self.tags = tags
      attempts = earlier + [steps]
    }
  }

  /// One step or hook and its result.
  public struct Step: Sendable {
    /// Keyword and text; of a hook its name.
    public var text: String
    public var isHook = false
    public var status: TestStepResult.Status
    public var message: String?
    public var exception: Envelope.Exception?
    public var milliseconds = 0
    /// Parts of the text that are arguments, in order.
    public var arguments: [String] = []
    public var docString: Pickle.DocString?
    public var table: [[String]]?
    public var snippet: String?
    public var attachments: [Envelope.Attachment] = []

    public init(_ text: String, _ status: TestStepResult.Status, _ message: String? = nil) {
      self.text = text
      self.status = status
      self.message = message
    }

    /// The same with changes, for a test's table.
    public func with(_ change: (inout Step) -> Void) -> Step {
      var step = self
      change(&step)
      return step
    }

    public static func passed(_ text: String, arguments: [String] = []) -> Step {
      Step(text, .passed).with { $0.arguments = arguments }
    }

    public static func failed(_ text: String, _ message: String) -> Step {
      Step(text, .failed, message)
    }

    public static func hook(
      _ name: String, _ status: TestStepResult.Status, _ message: String? = nil
    ) -> Step {
      Step(name, status, message).with { $0.isHook = true }
    }

    /// Adds a log.
    public func logging(_ text: String) -> Step {
      with {
        $0.attachments.append(
          .init(
            body: text, contentEncoding: .identity, mediaType: "text/x.cucumber.log+plain"))
      }
    }
  }

  /// A hook of the run.
  public struct RunHook: Sendable {
    public var name: String
    public var type: Envelope.HookType
    public var status: TestStepResult.Status
    public var message: String?

    public init(
      _ name: String, _ type: Envelope.HookType, _ status: TestStepResult.Status,
      _ message: String? = nil
    ) {
      self.name = name
      self.type = type
      self.status = status
      self.message = message
    }
  }
}
