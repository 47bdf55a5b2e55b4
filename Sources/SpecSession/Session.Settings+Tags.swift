import SpecSources
package import Gherkin
import SpecEngine
import TagExpressions

extension Session.Settings {
  /// The tags with a meaning in a run with these settings.
  package var tagVocabulary: TagVocabulary { TagVocabulary(tagEntries) }

  package var tagEntries: [TagVocabulary.Entry] {
    let dataSources: DataSourceUse = readsDataSources ? .read : .ignored
    var entries = Plan.tags + dataSources.tags + knownTags
    // An expression of several tags is the team's own; they know its tags.
    if let source = run.expectedFailure?.source, source.utf8.allSatisfy(isPartOfTag) {
      entries.append(TagVocabulary.Entry(source))
    }
    return entries
  }

  private func isPartOfTag(_ byte: UInt8) -> Bool {
    byte != UInt8(ascii: " ") && byte != UInt8(ascii: "(") && byte != UInt8(ascii: ")")
  }
}
