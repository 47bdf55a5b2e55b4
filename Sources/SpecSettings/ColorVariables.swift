/// The variables by which people ask all programs for color, or for none.
package enum ColorVariables {
  /// The variable of Cucumber-JVM that turns color off.
  static let ofOthers = "CUCUMBER_ANSI_COLORS_DISABLED"

  /// FORCE_COLOR (0 is off) comes before NO_COLOR, and both before the variable of other Cucumbers; nil
  /// when none of them says anything.
  package static func color(in environment: [String: String]) -> Bool? {
    if let force = environment["FORCE_COLOR"], !force.isEmpty { return force != "0" }
    if let no = environment["NO_COLOR"], !no.isEmpty { return false }
    return environment[ofOthers].flatMap(SettingValue.truth) == true ? false : nil
  }
}
