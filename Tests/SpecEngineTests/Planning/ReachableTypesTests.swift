import CucumberExpressions
import Testing

struct ReachableTypesTests {
  /// A message about a closure's parameter names the type of its value: a step library must have it.
  @Test(arguments: ParameterTypeRegistry().parameterTypes.map(\.name))
  func builtInTypes(name: String) throws {
    let type = try #require(ParameterTypeRegistry().parameterTypes.first { $0.name == name })
    #expect(ReachableTypes.all.contains { $0 == type.valueType })
  }
}
