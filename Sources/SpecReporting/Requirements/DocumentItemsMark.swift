public import Messages

/// The items that documents ask for without scenarios, as a message of its own among those of the run.
///
/// One of the facts of `MessageDialect`, here next to the requirements that it holds.
public struct DocumentItemsMark: Sendable, Equatable {
  /// The media type of the attachment.
  public static let mediaType = MessageDialect.mediaTypes + "document-items+plain"
  /// Groups within groups, more than anyone has; a hostile message may claim more.
  private static let maximumDepth = 16

  /// Each with its `file`, and items with a line at most.
  public var documents: [Requirements.Document]

  /// A mark for one run.
  public init(documents: [Requirements.Document]) { self.documents = documents }

  /// The message: a line for each document, group and item, with tabs between its fields.
  public var message: Envelope {
    var lines: [String] = []
    func add(_ fields: String...) { lines.append(fields.map(\.asField).joined(separator: "\t")) }
    func add(_ groups: [Requirements.Group], depth: Int) {
      for group in groups {
        add("group", "\(depth)", group.kind ?? "", group.title)
        for item in group.items {
          add("item", "\(item.lines?.lowerBound ?? 0)", item.kind, item.title)
        }
        add(group.groups, depth: depth + 1)
      }
    }
    for document in documents {
      add("document", document.file ?? "", document.title)
      add(document.groups, depth: 0)
    }
    return Envelope(fact: lines.joined(separator: "\n"), mediaType: Self.mediaType)
  }

  /// The mark that an attachment is, if it is one; lines that are not as `message` writes them are
  /// left out.
  public init?(_ attachment: Envelope.Attachment) {
    guard attachment.mediaType == Self.mediaType else { return nil }
    documents = []
    for line in attachment.body.split(separator: "\n") {
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      switch (fields.first, fields.count) {
      case ("document", 3):
        documents.append(.init(title: fields[2], file: fields[1], groups: []))
      case ("group", 4):
        guard let depth = Int(fields[1]), (0...Self.maximumDepth).contains(depth),
          !documents.isEmpty
        else { continue }
        let group = Requirements.Group(kind: fields[2].nonEmpty, title: fields[3])
        documents[documents.count - 1].groups.add(group, depth: depth)
      case ("item", 4):
        guard let line = Int(fields[1]), let file = documents.last?.file else { continue }
        let item = Requirements.Item(
          kind: fields[2], title: fields[3], lines: line > 0 ? line...line : nil,
          place: line > 0 ? "\(file):\(line)" : file)
        documents[documents.count - 1].groups.add(item)
      default: continue
      }
    }
  }
}

extension [Requirements.Group] {
  fileprivate mutating func add(_ group: Requirements.Group, depth: Int) {
    if depth == 0 || isEmpty {
      append(group)
    } else {
      self[count - 1].groups.add(group, depth: depth - 1)
    }
  }

  /// Adds an item to the group that was added last.
  fileprivate mutating func add(_ item: Requirements.Item) {
    guard !isEmpty else { return }
    if self[count - 1].groups.isEmpty {
      self[count - 1].items.append(item)
    } else {
      self[count - 1].groups.add(item)
    }
  }
}

extension String {
  /// Without what separates fields and lines.
  fileprivate var asField: String {
    String(map { $0 == "\t" || $0.isNewline ? " " : $0 })
  }
}
