package import Messages

/// The feature that a hook runs around.
public final class FeatureContext: AttachmentReceiver {
  /// The name of the feature.
  public let name: String
  /// The tags of the feature itself, each with its `@`.
  public let tags: [String]
  /// The feature file, as on the command line.
  public let uri: String
  /// The language of the feature, such as `en`.
  public let language: String

  package let run: RunContext
  private let resources: ResourceReader
  private let resourceNames = Collected<String>()

  package convenience init(
    feature: GherkinDocument.Feature?, uri: String, parameters: [String: String],
    resources: ResourceReader
  ) {
    self.init(
      name: feature?.name ?? "", tags: feature?.tags.map(\.name) ?? [], uri: uri,
      language: feature?.language ?? "en", parameters: parameters, resources: resources)
  }

  package init(
    name: String, tags: [String], uri: String, language: String, parameters: [String: String],
    resources: ResourceReader
  ) {
    self.name = name
    self.tags = tags
    self.uri = uri
    self.language = language
    run = RunContext(parameters: parameters)
    self.resources = resources
  }

  /// The values of `--world-parameters`, and those that earlier hooks shared, by name.
  public var parameters: [String: String] { run.parameters }

  /// Passes a value to the scenarios of this feature, in `ScenarioContext.parameters`.
  public func share(_ value: String, as name: String) { run.share(value, as: name) }

  /// Reads a file next to the feature, such as a fixture.
  ///
  /// - Parameter name: A path relative to the folder of the feature file.
  /// - Throws: `ResourceError` if the file does not exist or cannot be read.
  public func resource(_ name: String) throws -> Resource {
    resourceNames.add(name)
    return try resources.read(name, uri)
  }

  /// Returns the names of the resources requested since the last call.
  package func takeResourceNames() -> [String] { resourceNames.take() }

  public func add(_ attachment: PendingAttachment) { run.add(attachment) }
}
