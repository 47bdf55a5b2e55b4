import Basics
public import StepKit

/// The world parameters that libraries declare.
public struct WorldParameters: Sendable {
  /// In the order of their first declaration; each name once.
  public private(set) var declared: [WorldParameter] = []

  /// The defect of a value that a run passes, as facts; `sentence` words them.
  public enum Fault: Error, Sendable, Equatable {
    case undeclared(name: String, nearest: String?, known: [String])
    case unexpected(name: String, found: String, expected: String, nearest: String?)
  }

  public init() {}

  public init(_ libraries: [StepLibrary]) {
    for case .worldParameter(let parameter) in libraries.flatMap(\.items) { add(parameter) }
  }

  /// The defaults of those that have one, by name.
  public var defaults: [String: String] {
    declared.reduce(into: [:]) { $0[$1.name] = $1.defaultValue }
  }

  /// The errors in values, in the order of their names.
  public func faults(in values: [String: String]) -> [(name: String, fault: Fault)] {
    values.sorted { $0.key < $1.key }.compactMap { name, value in
      fault(in: value, of: name).map { (name, $0) }
    }
  }

  private func fault(in value: String, of name: String) -> Fault? {
    guard let parameter = declared.first(where: { $0.name == name }) else {
      let known = declared.map(\.name)
      return .undeclared(name: name, nearest: nearest(to: name, among: known), known: known)
    }
    guard !parameter.kind.accepts(value) else { return nil }
    return .unexpected(
      name: name, found: value, expected: parameter.kind.expected,
      nearest: nearest(to: value, among: parameter.kind.words))
  }

  /// Adds a declaration.
  ///
  /// - Returns: The error in it: another declaration differs, or the default is not a valid value.
  @discardableResult
  mutating func add(_ parameter: WorldParameter) -> SupportCode.Problem.Kind? {
    if let known = declared.first(where: { $0.name == parameter.name }) {
      return known.kind == parameter.kind && known.defaultValue == parameter.defaultValue
        ? nil : .conflictingParameter(name: parameter.name, first: known.place)
    }
    declared.append(parameter)
    if let value = parameter.defaultValue, !parameter.kind.accepts(value) {
      return .invalidDefault(
        parameter: parameter.name, found: value, expected: parameter.kind.expected)
    }
    return nil
  }
}

extension WorldParameters.Fault {
  /// The finding, the expected value, and the value that was probably meant.
  public var sentence: String {
    switch self {
    case .undeclared(let name, let nearest, let known):
      let found = "found \"\(name)\", which no library declares"
      if let nearest { return "\(found); did you mean \"\(nearest)\"?" }
      return known.isEmpty
        ? "\(found); there are no world parameters"
        : "\(found), expected \(alternatives(known.sorted()))"
    case .unexpected(let name, let found, let expected, let nearest):
      return "\(name): found \"\(found)\", expected \(expected)"
        + (nearest.map { "; did you mean \($0)?" } ?? "")
    }
  }
}

extension WorldParameter.Kind {
  /// The wording of an accepted value.
  public var expected: String {
    switch self {
    case .text: "text"
    case .number: "a number"
    case .boolean: "true or false"
    case .oneOf(let words): alternatives(words)
    }
  }

  fileprivate var words: [String] {
    switch self {
    case .text, .number: []
    case .boolean: ["true", "false"]
    case .oneOf(let words): words
    }
  }

  fileprivate func accepts(_ value: String) -> Bool {
    switch self {
    case .text: true
    case .number:
      // `Double` alone would accept "inf" and "0x1p3".
      value.utf8.allSatisfy { "0123456789+-.eE".utf8.contains($0) }
        && Double(value)?.isFinite == true
    case .boolean, .oneOf: words.contains(value)
    }
  }
}
