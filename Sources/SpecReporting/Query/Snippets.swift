public import Messages

/// The snippets of undefined steps, each once, in the order of the steps.
public struct Snippets: Sendable {
  public private(set) var all: [Envelope.Snippet] = []
  private var codes: Set<String> = []

  public init() {}

  /// Adds the snippets of the steps that are undefined.
  ///
  /// - Returns: Those that are new.
  public mutating func add(_ steps: [TestStep]) -> [Envelope.Snippet] {
    let new = steps.filter { $0.status == .undefined }.flatMap(\.snippets)
      .filter { codes.insert($0.code).inserted }
    all += new
    return new
  }
}
