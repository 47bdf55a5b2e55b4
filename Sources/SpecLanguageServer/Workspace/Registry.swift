import CucumberExpressions
import SpecEngine
import SpecSources
import StepKit

/// The step definitions of this program, and what steps match.
struct Registry {
  let supportCode: SupportCode
  var matching: FeatureMatching
  /// The templates of steps of the definitions; nil for a pattern that does not allow one.
  private(set) lazy var templates = supportCode.expressions.map { StepTemplate($0) }

  init(_ supportCode: SupportCode) {
    self.supportCode = supportCode
    matching = FeatureMatching(supportCode)
  }

  func definition(_ index: Int) -> StepDefinition { supportCode.definitions[index].step }

  func expression(_ index: Int) -> StepExpression { supportCode.expressions[index] }

  /// The definitions that steps of a feature can use.
  func definitions(for uri: String) -> [Int] { supportCode.view(for: uri).positions }

  /// The place of a definition, as reports show it.
  func shownPlace(_ index: Int) -> String {
    definition(index).place.shown(relativeTo: supportCode.root)
  }

  /// The definitions in a Swift file whose statement begins at or closest above a line.
  func definition(in path: String, line: Int, files: FileSystem) -> Int? {
    supportCode.definitions.indices
      .filter {
        definition($0).place.line <= line && self.path(of: definition($0).place, files) == path
      }
      .max { definition($0).place.line < definition($1).place.line }
  }

  /// The file of a place in Swift; nil if it cannot be found.
  ///
  /// A program may have been built elsewhere: then it is the file of the workspace whose path ends the
  /// same.
  func path(of place: SourcePlace, _ files: FileSystem) -> String? {
    if place.file.hasPrefix("/"), files.kind(of: place.file) == .file {
      return Path.normal(place.file)
    }
    var rest = place.file[...]
    while true {
      let path = "\(files.workingDirectory)/\(rest)"
      if !rest.isEmpty, files.kind(of: path) == .file { return Path.normal(path) }
      guard let slash = rest.firstIndex(of: "/") else { return nil }
      rest = rest[rest.index(after: slash)...]
    }
  }
}
