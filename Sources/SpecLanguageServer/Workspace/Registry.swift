import CucumberExpressions
import Gherkin
import SpecEngine
import SpecSources
import StepKit

/// The step definitions of this program, and what steps match.
struct Registry {
  let supportCode: SupportCode
  var matching: FeatureMatching
  /// The source of the ids of features; it never starts over, so that no two features share one.
  var ids = IdGenerator()
  /// The templates of steps of the definitions, as far as they were asked for.
  private var templates: [Int: StepTemplate?] = [:]

  /// - Throws: The problems with the libraries.
  init(
    _ libraries: [StepLibrary], root: String, strictKeywords: Bool,
    duplicates: SupportCode.Duplicates
  ) throws(SupportCode.Problems) {
    supportCode = try SupportCode(
      libraries, root: root, duplicates: duplicates, strictKeywords: strictKeywords, ids: &ids)
    matching = FeatureMatching(supportCode)
  }

  func definition(_ index: Int) -> StepDefinition { supportCode.definitions[index].step }

  func expression(_ index: Int) -> StepExpression { supportCode.expressions[index] }

  /// The definitions that steps of a feature can use.
  func definitions(for uri: String) -> [Int] { supportCode.view(for: uri).positions }

  /// The template for a step of a definition; nil if its pattern does not allow one.
  mutating func template(_ index: Int) -> StepTemplate? {
    if let known = templates[index] { return known }
    let template = StepTemplate(expression(index))
    templates[index] = .some(template)
    return template
  }

  /// The place of a definition, as reports show it.
  func shownPlace(_ index: Int) -> String {
    let place = definition(index).place
    return "\(place.path(relativeTo: supportCode.root)):\(place.line)"
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
