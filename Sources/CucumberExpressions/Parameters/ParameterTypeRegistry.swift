/// The parameter types that expressions may use; starts with the official ones.
///
/// The values of `int`, `byte`, `short`, `long` are Int, Int8, Int16, Int64; those of `float` and `double`
/// are Double; those of `biginteger` and `bigdecimal` are ``BigInteger`` and ``BigDecimal``; those of
/// `word`, `string` and the anonymous type are String.
public struct ParameterTypeRegistry: Sendable {
  /// In the order of their definition.
  public private(set) var parameterTypes: [ParameterType] = []
  private var indexByName: [[UInt8]: Int] = [:]
  /// Best first.
  private var typesByRegexp: [[UInt8]: [ParameterType]] = [:]

  public init() { self = Self.official }

  private init(builtIns: [ParameterType]) {
    for type in builtIns { insert(type) }
  }

  private static let official = ParameterTypeRegistry(builtIns: ParameterType.builtIns)

  /// Adds a parameter type.
  ///
  /// - Throws: if the name is in use, or if the type and an earlier one are both to be
  ///   preferred for the same regular expression.
  public mutating func define(_ type: ParameterType) throws(CucumberExpressionError) {
    if parameterType(named: type.name) != nil { throw .duplicateParameterType(name: type.name) }
    for regexp in type.regularExpressions where type.preferForRegularExpressionMatch {
      if let first = parameterTypes(withRegexp: regexp).first, first.preferForRegularExpressionMatch
      {
        throw .duplicatePreferentialRegexp(regexp: regexp, existing: first.name, new: type.name)
      }
    }
    insert(type)
  }

  /// The type with the name; "" is the anonymous one.
  public func parameterType(named name: String) -> ParameterType? {
    indexByName[Array(name.utf8)].map { parameterTypes[$0] }
  }

  /// The types with a regular expression, preferential first, then by name.
  public func parameterTypes(withRegexp regexp: String) -> [ParameterType] {
    typesByRegexp[Array(regexp.utf8)] ?? []
  }

  private mutating func insert(_ type: ParameterType) {
    indexByName[Array(type.name.utf8)] = parameterTypes.count
    parameterTypes.append(type)
    for regexp in type.regularExpressions {
      let key = Array(regexp.utf8)
      var types = typesByRegexp[key] ?? []
      if types.contains(where: { $0.name == type.name }) { continue }
      let index = types.firstIndex { ParameterType.precedes(type, $0) } ?? types.count
      types.insert(type, at: index)
      typesByRegexp[key] = types
    }
  }
}
