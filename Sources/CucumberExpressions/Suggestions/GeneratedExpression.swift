/// An expression proposed for a step that no definition matches.
public struct GeneratedExpression: Sendable {
  /// The expression's text.
  public let source: String
  public let parameterTypes: [ParameterType]

  /// A name for each parameter: its type's, numbered from the second use on (`int`, `int2`).
  public var parameterNames: [String] {
    var uses: [String: Int] = [:]
    return parameterTypes.map { type in
      let count = (uses[type.name] ?? 0) + 1
      uses[type.name] = count
      return count == 1 ? type.name : "\(type.name)\(count)"
    }
  }
}
