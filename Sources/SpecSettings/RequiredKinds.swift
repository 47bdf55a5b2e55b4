import Basics
package import SpecReporting

/// The kinds of requirements that must be shown, as one value says it.
package enum RequiredKinds: Sendable, Equatable {
  case off
  case every
  case kinds([String], from: SettingSource)

  fileprivate var named: [String] { if case .kinds(let kinds, _) = self { kinds } else { [] } }
}

extension Setting.Parser where Value == RequiredKinds {
  /// `true`, `false`, or kinds with commas between them.
  static var kinds: Self {
    Self(expected: "true, false or kinds such as scenario or course") { value in
      switch value.truth {
      case true?: RequiredKinds.every
      case false?: .off
      case nil: value.text.flatMap(kinds(in:)).map { .kinds($0, from: value.source) }
      }
    }
  }

  private static func kinds(in text: String) -> [String]? {
    let kinds = text.split(separator: ",", omittingEmptySubsequences: false)
      .map { String($0.trimmed) }
    return kinds.contains("") ? nil : kinds
  }
}

extension Settings {
  /// The rules for the requirements.
  package var requirementRules: [RequirementsCheck.Rule] {
    [("require-covered", false, requireCovered), ("require-passing", true, requirePassing)]
      .compactMap { name, needsPassing, values in
        let kinds = values.flatMap(\.named)
        let isForAll = values.contains(.every)
        guard isForAll || !kinds.isEmpty else { return nil }
        return RequirementsCheck.Rule(
          name: name, needsPassing: needsPassing, kinds: isForAll ? nil : kinds)
      }
  }
}
