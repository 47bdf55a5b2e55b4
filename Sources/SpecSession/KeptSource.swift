import Gherkin
import Messages
import SpecEngine
import SpecSources

/// A file that was read, with what it says where that is kept.
struct KeptSource: Sendable {
  private let file: SourceFile
  private let kept: SourceFile.Contents?
  let isFeature: Bool

  init(_ file: SourceFile, _ contents: SourceFile.Contents, keepsContents: Bool) {
    self.file = file
    kept = keepsContents ? contents : nil
    isFeature = if case .feature = contents { true } else { false }
  }

  var contents: SourceFile.Contents { kept ?? file.contents }

  var provider: FeatureProvider {
    FeatureProvider(uri: file.uri) {
      switch contents {
      case .feature(let feature): return feature
      // The same text cannot have errors the second time; a file that had them is not planned.
      case .broken(let source, _):
        return FeatureFile(
          source: source, document: GherkinDocument(comments: []), pickles: [])
      }
    }
  }
}
