import YAML

/// The part of a profile that says under which rules scenarios run.
struct RuleProfile: Equatable {
  var retry: Int?
  var retryTagFilter: String?
  var flaky: String?
  var stepTimeout: String?
  var scenarioTimeout: String?
  var timeout: String?
  var expectedFailure: String?
  var capture: Bool?
  var externalAttachments: String?

  static let keys = [
    "retry", "retry-tag-filter", "flaky", "step-timeout", "scenario-timeout", "timeout",
    "expected-failure", "capture", "external-attachments",
  ]

  init() {}

  init(_ fields: Fields) throws(YAMLError) {
    if let node = fields["retry"] { retry = try node.int }
    retryTagFilter = try fields["retry-tag-filter"]?.string
    flaky = try fields["flaky"]?.string
    stepTimeout = try fields["step-timeout"]?.string
    scenarioTimeout = try fields["scenario-timeout"]?.string
    timeout = try fields["timeout"]?.string
    expectedFailure = try fields["expected-failure"]?.string
    if let node = fields["capture"] { capture = try node.bool }
    externalAttachments = try fields["external-attachments"]?.string
  }

  init(_ options: RuleOptions) {
    retry = options.retry
    retryTagFilter = options.retryTagFilter
    flaky = options.flaky
    stepTimeout = options.stepTimeout
    scenarioTimeout = options.scenarioTimeout
    timeout = options.timeout
    expectedFailure = options.expectedFailure
    capture = options.capture
    externalAttachments = options.externalAttachments
  }

  /// These rules with `other` on top.
  func merged(with other: RuleProfile) -> RuleProfile {
    var result = self
    result.retry = other.retry ?? retry
    result.retryTagFilter = other.retryTagFilter ?? retryTagFilter
    result.flaky = other.flaky ?? flaky
    result.stepTimeout = other.stepTimeout ?? stepTimeout
    result.scenarioTimeout = other.scenarioTimeout ?? scenarioTimeout
    result.timeout = other.timeout ?? timeout
    result.expectedFailure = other.expectedFailure ?? expectedFailure
    result.capture = other.capture ?? capture
    result.externalAttachments = other.externalAttachments ?? externalAttachments
    return result
  }
}
