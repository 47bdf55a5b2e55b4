import Messages

/// The steps of scenarios of which nobody may ever look at one, in as few bytes as possible: JSON
/// that the page's script makes steps of when a scenario is opened.
///
/// A step is `[template, microseconds, argument, …]`; one of which more is to be said is
/// `[template, microseconds, [argument, …], {…}]`. A template is the text with U+0002 after its
/// keyword and U+0001 for each argument, and stands in a list of its own with the place of its
/// code, for most steps of a run differ in their arguments only. It is spelled with one character a
/// word, see `WordList`, for even where all steps differ they are made of the same words.
struct CompactSteps: Sendable {
  private struct Template: Hashable {
    var text: String
    var place: String
  }

  private static let textLimit = 2_000
  private var numbers: [Template: Int] = [:]
  private var placeNumbers: [String: Int] = [:]
  /// In the order of their numbers.
  private var placeList: [Place?] = []
  private var words = WordList()
  /// A list of texts, each followed by the number of a place.
  private var templates = JSONWriter()
  private var places = JSONWriter()

  /// Writes what the steps refer to as members of an object.
  func writeLists(_ links: SourceLinks?, to json: inout JSONWriter) {
    json.key("words")
    json.bytes += "[".utf8 + words.json.bytes + "]".utf8
    json.key("places")
    json.bytes += "[".utf8 + places.bytes + "]".utf8
    if let links {
      json.key("links")
      json.beginArray()
      for place in placeList {
        json.separate()
        json.string(place.flatMap { links.address(of: $0) } ?? "")
      }
      json.endArray()
    }
    json.key("templates")
    json.bytes += "[".utf8 + templates.bytes + "]".utf8
  }

  /// Writes the steps as one list.
  mutating func write(
    _ steps: [TestStep], store: inout AttachmentStore, to json: inout JSONWriter
  ) {
    json.beginArray()
    for step in steps {
      json.separate()
      write(step, store: &store, to: &json)
    }
    json.endArray()
  }

  private mutating func write(
    _ step: TestStep, store: inout AttachmentStore, to json: inout JSONWriter
  ) {
    var text = ""
    var arguments: [String] = []
    if step.text.utf8.count > Self.textLimit {
      text = shown(step.keyword) + "\u{2}" + shown(shortened(step.text, to: Self.textLimit))
    } else {
      text = shown(step.keyword) + "\u{2}"
      for (piece, isArgument) in step.pieces {
        if isArgument { arguments.append(shown(piece)) }
        text += isArgument ? "\u{1}" : shown(piece)
      }
    }
    let place = step.codePlace.map { shown(shortened($0.text)) } ?? ""
    if placeNumbers[place] == nil { placeList.append(step.codePlace) }
    json.beginArray()
    json.integer(number(of: Template(text: text, place: place)))
    json.separate()
    json.integer(step.result?.duration.microseconds ?? 0)
    if isPlain(step) {
      for argument in arguments { string(argument, to: &json) }
    } else {
      json.separate()
      json.beginArray()
      for argument in arguments { string(argument, to: &json) }
      json.endArray()
      json.separate()
      writeRest(of: step, store: &store, to: &json)
    }
    json.endArray()
  }

  private func isPlain(_ step: TestStep) -> Bool {
    step.status == .passed && step.attachments.isEmpty && step.pickleStep?.argument == nil
      && step.explanation == nil
  }

  private mutating func number(of template: Template) -> Int {
    if let number = numbers[template] { return number }
    let number = numbers.count
    numbers[template] = number
    string(words.spelling(of: template.text), to: &templates)
    let place = placeNumbers[template.place, default: placeNumbers.count]
    if place == placeNumbers.count {
      placeNumbers[template.place] = place
      string(template.place, to: &places)
    }
    templates.separate()
    templates.integer(place)
    return number
  }

  private func string(_ text: String, to json: inout JSONWriter) {
    json.separate()
    json.string(text)
  }

  private func writeRest(
    of step: TestStep, store: inout AttachmentStore, to json: inout JSONWriter
  ) {
    json.beginObject()
    if step.status != .passed {
      json.key("status")
      json.string(step.status.code)
    }
    if let text = step.explanation {
      json.key("why")
      json.string(shown(shortenedText(text)))
    }
    if let docString = step.pickleStep?.argument?.docString {
      json.key("doc")
      json.string(shown(shortenedText(docString.content)))
    }
    if let table = step.pickleStep?.argument?.dataTable {
      json.key("table")
      write(table, to: &json)
    }
    if !step.attachments.isEmpty {
      json.key("files")
      Self.write(step.attachments, store: &store, to: &json)
    }
    json.endObject()
  }

  private func write(_ table: Pickle.Table, to json: inout JSONWriter) {
    json.beginArray()
    for row in table.rows {
      json.separate()
      json.beginArray()
      for cell in row.cells { string(shown(shortened(cell.value, to: 1_000)), to: &json) }
      json.endArray()
    }
    json.endArray()
  }

  /// Writes a list of uses, each as `[id]` or `[id, name]`.
  static func write(
    _ attachments: [Attempt.Attached], store: inout AttachmentStore, to json: inout JSONWriter
  ) {
    json.beginArray()
    for attached in attachments {
      let use = store.add(attached)
      json.separate()
      json.beginArray()
      json.integer(use.id)
      if let name = use.name {
        json.separate()
        json.string(shown(name))
      }
      json.endArray()
    }
    json.endArray()
  }
}
