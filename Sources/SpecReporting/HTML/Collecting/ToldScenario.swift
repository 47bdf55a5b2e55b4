import Messages

/// A scenario as its readers want it: the sentences, and below them the screens as a film strip.
///
/// It is complete without a script. Hooks that passed, places, times and other attachments are what
/// `CompactSteps` keeps for the script.
struct ToldScenario: Sendable {
  /// If the sentences of all scenarios together take more bytes, they are left to the script.
  ///
  /// Pictures count elsewhere: a run of many is large for the pictures, not for where they are named.
  static let limit = 3_000_000

  private static let rowLimit = 100
  private static let textLimit = 4_000

  let sentences: Markup
  let film: Markup

  /// - Parameter attached: What was attached outside of a step.
  init(_ steps: [TestStep], _ attached: [Attempt.Attached], store: inout AttachmentStore) {
    var sentences: Markup = "<ol class=\"told\">"
    for step in steps where step.hook == nil || step.status.isFailure {
      Self.add(step, to: &sentences)
    }
    sentences += "</ol>"
    self.sentences = sentences
    var film = Markup()
    film.film(steps.flatMap(\.attachments) + attached, store: &store)
    self.film = film
  }

  private static func add(_ step: TestStep, to markup: inout Markup) {
    if step.status == .passed {
      markup += "<li>"
    } else {
      markup += "<li class=\"\(step.status.code)\">\(markup.mark(step.status)) "
    }
    if !step.keyword.isEmpty {
      markup += "<b>"
      markup.text(step.keyword)
      markup += "</b>"
    }
    markup.text(shortenedText(step.text, to: textLimit))
    if let docString = step.pickleStep?.argument?.docString {
      markup += "<pre class=\"doc\">\(shortenedText(docString.content, to: textLimit))</pre>"
    }
    if let table = step.pickleStep?.argument?.dataTable { markup.table(table, rowLimit: rowLimit) }
    if step.status != .passed, let text = step.explanation {
      markup.explanation(shortenedText(text, to: textLimit))
    }
    markup += "</li>\n"
  }
}

extension Markup {
  /// Pictures as small ones that open where they stand.
  mutating func film(_ attachments: [Attempt.Attached], store: inout AttachmentStore) {
    var pictures = Markup()
    for attached in attachments {
      let use = store.add(attached)
      guard let picture = store.files[use.id].picture(use) else { continue }
      pictures += "<details class=\"pic\"><summary>\(picture)</summary></details>"
    }
    if !pictures.isEmpty { self += "<div class=\"film\">\(pictures)</div>" }
  }
}

extension AttachedFile {
  /// The element that shows a picture; nil for what is none.
  ///
  /// What is in the page is there once, as a rule of its style, so that a picture can be seen
  /// wherever it was attached.
  func picture(_ use: AttachmentStore.Use) -> Markup? {
    let alt = use.name ?? (kind == .address ? content : nil) ?? "attached picture"
    if dataAddress != nil { return "<img class=\"i\(use.id)\" alt=\"\(alt)\"/>" }
    guard kind == .image || kind == .address && isPicture, let path else { return nil }
    return "<img alt=\"\(alt)\" loading=\"lazy\" src=\"\(path)\"/>"
  }
}
