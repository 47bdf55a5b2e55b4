import CucumberExpressions

extension ParameterType {
  /// Its name in messages: empty for `{}`, which is a registered type, and absent for a capture group
  /// that no type claims.
  var messageName: String? { name.isEmpty && !preferForRegularExpressionMatch ? nil : name }
}
