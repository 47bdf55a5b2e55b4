import Basics
import SpecReporting

/// The words that all ways to write a catalog share.
extension Catalog {
  /// The words by which a text is known as a catalog.
  static let mark = " in the catalog"

  /// Such as `12 of 3600 sentences in the catalog, 3 of them not used`.
  var summary: String {
    let all =
      sentences.count == count
      ? counted(count, "sentence") : "\(sentences.count) of \(counted(count, "sentence"))"
    let unused = sentences.count(where: \.isUnused)
    return all + Self.mark + (unused > 0 ? ", \(unused) of them not used" : "")
  }

  /// The sentences by World and keyword, and the parameter types of each World; a part without either is
  /// left out.
  var parts: [Part] {
    let byWorld = Dictionary(grouping: sentences, by: \.world)
    let types = Dictionary(grouping: parameters) { $0.world ?? "" }
    let own = worlds.map { world in
      let groups = Dictionary(grouping: byWorld[world] ?? [], by: \.keyword)
      return Part(
        world: world,
        groups: Self.keywords.compactMap { keyword in
          groups[keyword].map { Group(keyword: keyword, sentences: $0) }
        }, parameters: types[world] ?? [])
    }
    let common = Part(world: nil, groups: [], parameters: types[""] ?? [])
    return (own + [common]).filter { !$0.groups.isEmpty || !$0.parameters.isEmpty }
  }

  /// The sentences with one keyword.
  struct Group {
    let keyword: String
    let sentences: [Sentence]

    var title: String { keyword == "Step" ? "Step (with any keyword)" : keyword }
  }

  /// The sentences of one World, or, without one, those for all.
  struct Part {
    let world: String?
    let groups: [Group]
    let parameters: [Parameter]

    var title: String { world ?? "Parameters of all Worlds" }

    /// Such as `812 sentences`.
    var facts: String {
      guard world != nil else { return "" }
      return counted(groups.reduce(0) { $0 + $1.sentences.count }, "sentence")
    }
  }
}

extension Catalog.Sentence {
  /// The example, if it says more than the pattern.
  var distinctExample: String? { example == pattern ? nil : example }

  /// Such as `used 12 times on 3 lines`.
  var usesInWords: String? {
    guard let uses else { return nil }
    if uses.lines == 0 { return "not used" }
    if uses.steps == uses.lines {
      return "used \(uses.lines == 1 ? "once" : "\(uses.lines) times")"
    }
    return "used \(uses.steps) times on \(counted(uses.lines, "line"))"
  }

  /// Such as `3 ms on average of 12`.
  var timeInWords: String? {
    guard let time else { return nil }
    let mean = timeText(microseconds: time.mean.microseconds)
    return "\(mean.isEmpty ? "no time" : mean) on average of \(counted(time.runs, "run"))"
  }
}

extension Catalog.Parameter {
  /// More words than these are not listed for people.
  private static let shownWords = 8
  /// A longer regular expression is cut for people.
  private static let shownPattern = 100

  /// The accepted texts, for people: its description, else its words, else its regular expression.
  var accepted: String {
    if let description { return description }
    if !words.isEmpty {
      // A blank at an end is part of the text.
      let shown = words.prefix(Self.shownWords).map { word in
        word.first == " " || word.last == " " ? "\"\(word)\"" : word
      }
      return shown.joined(separator: ", ") + (words.count > shown.count ? ", …" : "")
    }
    let pattern = patterns.joined(separator: "|")
    return pattern.count > Self.shownPattern ? "\(pattern.prefix(Self.shownPattern))…" : pattern
  }

  /// The name in braces.
  var title: String { "{\(name)}" }

  /// The example, if it says more than a list of words does.
  var distinctExample: String? { description == nil && !words.isEmpty ? nil : example }
}
