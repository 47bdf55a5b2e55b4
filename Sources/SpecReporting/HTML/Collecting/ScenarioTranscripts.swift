import Messages

/// Writes scenarios as the stories of a page have them: the sentences with their results, and below
/// them the pictures as a film strip.
///
/// A transcript is complete without a script. Hooks, times and other attachments are in it as well,
/// hidden until the reader asks for details; the script then adds the places of the code, which are
/// numbers in a transcript because most scenarios share them.
struct ScenarioTranscripts: Sendable {
  private var numbers = Numbers<Place>()
  /// The places of code, in the order of their numbers.
  var places: [Place] { numbers.all }

  /// Steps of a background that did not fail are left out, because the feature shows them once.
  ///
  /// - Parameters:
  ///   - attached: Attachments outside of a step.
  ///   - isShort: Whether a card has explanations and attachments already.
  mutating func transcript(
    of steps: [TestStep], _ attached: [Attempt.Attached], isShort: Bool,
    store: inout AttachmentStore
  ) -> Markup {
    var sentences: Markup = "<ol class=\"steps\">"
    var film = Markup()
    for step in steps {
      let uses = isShort ? [] : step.attachments.map { store.add($0) }
      film.film(uses, store)
      add(step, uses, isShort: isShort, to: &sentences, store: &store)
    }
    sentences += "</ol>"
    let uses = isShort ? [] : attached.map { store.add($0) }
    film.film(uses, store)
    sentences.files(uses, inStories: true, store: &store)
    if !film.isEmpty { sentences += "<div class=\"film\">\(film)</div>" }
    return sentences
  }

  private mutating func add(
    _ step: TestStep, _ uses: [AttachmentStore.Use], isShort: Bool, to markup: inout Markup,
    store: inout AttachmentStore
  ) {
    var files = Markup()
    files.files(uses, inStories: true, store: &store)
    if step.isShownByBackground, files.isEmpty { return }
    let isDetail =
      step.isShownByBackground
      || step.hook != nil && !step.status.isFailure && step.explanation == nil
    let codes = [isDetail ? "h" : nil, step.status == .passed ? nil : step.status.code]
    let code = codes.compactMap(\.self).joined(separator: " ")
    markup += code.isEmpty ? "<li" : "<li class=\"\(code)\""
    if let place = step.codePlace { markup += " data-at=\"\(numbers.number(of: place))\"" }
    markup += ">"
    markup.content(of: step)
    if !isShort, let text = step.explanation { markup.explanation(text) }
    markup += "\(files)</li>\n"
  }
}

extension Markup {
  /// Pictures as small ones that open in place.
  fileprivate mutating func film(_ uses: [AttachmentStore.Use], _ store: AttachmentStore) {
    for use in uses {
      guard let picture = store.files[use.id].picture(use) else { continue }
      self += "<details class=\"pic\"><summary>\(picture)</summary></details>"
    }
  }
}

extension AttachedFile {
  /// The element that shows a picture; nil for other files.
  ///
  /// A picture in the page is there once, as a rule of its style, so that every place that attached
  /// it can show it.
  func picture(_ use: AttachmentStore.Use) -> Markup? {
    let alt = use.name ?? (kind == .address ? content : nil) ?? "attached picture"
    if dataAddress != nil { return "<img class=\"i\(use.id)\" alt=\"\(alt)\"/>" }
    guard kind == .image || kind == .address && isPicture, let path else { return nil }
    return "<img alt=\"\(alt)\" loading=\"lazy\" src=\"\(path)\"/>"
  }
}
