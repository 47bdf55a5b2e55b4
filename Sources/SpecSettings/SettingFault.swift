import Basics
package import SpecEngine

/// The defect of a setting's value, apart from its source.
package enum SettingFault: Error {
  case unexpected(found: String, expected: String, nearest: String? = nil)
  case invalidTagExpression(reason: String)
  /// In the syntax that tag expressions had before they had words.
  case oldTagExpression(String, now: String)
  case notARegularExpression(String, reason: String)
  case unknownLanguage(String, similar: [String])
  /// The environment does not say which part of the run this machine has.
  case noShard(ShardEnvironment.Fault)
  /// It needs another option as well.
  case needs(String)
}

extension SettingFault {
  package var sentence: String {
    switch self {
    case .unexpected(let found, let expected, let nearest):
      "found \(found), expected \(expected)" + (nearest.map { "; did you mean \($0)?" } ?? "")
    case .invalidTagExpression(let reason): reason
    case .oldTagExpression(let text, let now):
      "\"\(text)\" is the old syntax of tag expressions: write \"\(now)\""
    case .notARegularExpression(let text, let reason):
      "\"\(text)\" is not a regular expression: \(reason)"
    case .unknownLanguage(let language, let similar):
      "\"\(language)\" is not a language of Gherkin"
        + (similar.isEmpty ? ";" : ", did you mean \(alternatives(similar))?")
        + " `\(Program.name) --i18n-languages` lists them all"
    case .noShard(let fault): "\(fault)"
    case .needs(let other): "has no effect without \(other)"
    }
  }
}
