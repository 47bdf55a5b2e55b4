package import SpecReporting
package import SpecSources

extension DocumentItemsMark {
  /// The items that documents ask for besides their stories; nil if there are none.
  package init?(_ notes: [StoryNote]) {
    self.init(
      documents: notes.filter { !$0.items.isEmpty }.map { note in
        Requirements.Document(
          title: note.title, file: note.uri, groups: note.items.map { Requirements.Group($0) })
      })
    if documents.isEmpty { return nil }
  }
}

extension Requirements.Group {
  fileprivate init(_ item: StoryDocument.Item) {
    self.init(kind: item.kind == "tests" ? nil : item.kind, title: item.title)
    for part in item.items {
      if part.items.isEmpty {
        items.append(
          Requirements.Item(kind: part.kind, title: part.title, lines: part.line...part.line))
      } else {
        groups.append(Requirements.Group(part))
      }
    }
  }
}
