// A text of Markdown, read as Gherkin in Markdown and as a document with stories: places lie in the
// file, pickles are those of a plain compiler, the kind of line end makes no difference, and Gherkin
// in Markdown says the same when it is printed as plain Gherkin.
import Gherkin
import Messages
import SpecSources

func check(_ bytes: [UInt8]) {
  checkGherkin(bytes)
  checkStories(String(decoding: bytes, as: UTF8.self))
}

private func checkGherkin(_ bytes: [UInt8]) {
  let text = SourceText(bytes)
  guard text.error == nil else { return }
  let parsed = parsedMarkdown(text)
  checkErrors(parsed.errors, in: PlainLines(text.utf8))
  checkWarnings(parsed, in: PlainLines(text.utf8))
  checkPickles(of: parsed.document)
  checkRanges(parsed.document, in: text, isComplete: parsed.errors.isEmpty)
  // With a NUL byte it depends on the first few bytes whether the text looks like UTF-16.
  let isText = text.string.utf8.elementsEqual(text.utf8) && !text.utf8.contains(0)
  if isText, let other = withOtherLineEnds(text.string) {
    requireEqual(parsedMarkdown(SourceText(other)), parsed, "the same with other line ends")
  }
  if parsed.errors.isEmpty, isPrintable(parsed.document) { checkPrinted(parsed.document) }
  _ = tokens(of: bytes, uri: "a.md")
}

private func parsedMarkdown(_ text: SourceText) -> ParsedFeature {
  var ids = IdGenerator()
  return parse(text, uri: "a.md", ids: &ids)
}

private func withOtherLineEnds(_ text: String) -> String? {
  guard !text.utf8.contains(0x0D) else { return nil }
  return String(decoding: text.utf8.flatMap { $0 == 0x0A ? [0x0D, 0x0A] : [$0] }, as: UTF8.self)
}

private func checkPickles(of document: GherkinDocument) {
  var ids = IdGenerator(startingAt: 1_000_000)
  let pickles = Array(compile(document, ids: &ids))
  checkIds(document, pickles)
  let expected = plainPickles(of: document)
  requireEqual(pickles.count, expected.count, "the number of pickles")
  for (pickle, expected) in zip(pickles, expected) {
    requireEqual(pickle.plainTexts, expected, "a pickle")
  }
}

/// Whether plain Gherkin can say it: a tag in backticks may be any text, and a fence of more than
/// three backticks knows no escape.
private func isPrintable(_ document: GherkinDocument) -> Bool {
  var ids = IdGenerator()
  let pickles = Array(compile(document, ids: &ids))
  let tags = outline(of: document).filter { $0.hasPrefix("@") }.map { $0.dropFirst() }
  let areTagsPlain = tags.allSatisfy { tag in
    tag.unicodeScalars.allSatisfy { $0 != "@" && !$0.properties.isWhitespace }
  }
  let arePlain = pickles.flatMap(\.steps).allSatisfy { step in
    !(step.argument?.docString?.content ?? "").utf8.contains(UInt8(ascii: "\\"))
  }
  return areTagsPlain && arePlain
}

private func checkPrinted(_ document: GherkinDocument) {
  let text = printed(document, descriptions: false)
  var ids = IdGenerator()
  let again = parse(SourceText(text), uri: "a.feature", ids: &ids)
  requireEqual(again.errors, [], "no error in\n\(text)")
  requireEqual(
    printed(again.document, descriptions: false), text, "the same document as in Markdown")
}

// MARK: - Stories

private func checkStories(_ text: String) {
  let stories = stories(in: text)
  let lines = PlainLines(Array(text.utf8))
  checkErrors(stories.errors, in: lines)
  for pair in zip(stories.left, stories.left.dropFirst()) {
    require(
      pair.0.lines.lowerBound <= pair.1.lines.lowerBound, "what is left is in order")
  }
  for left in stories.left {
    require(
      lines.contain(Location(line: left.lines.lowerBound))
        && lines.contain(Location(line: left.lines.upperBound)), "what is left is in the file")
  }
  checkPickles(of: stories.document)
  checkRanges(stories.document, in: SourceText(text), isComplete: false)
  checkNumbers(stories)
  if let other = withOtherLineEnds(text) {
    let again = FuzzMarkdown.stories(in: other)
    requireEqual(again.document, stories.document, "the same with other line ends")
    requireEqual(again.errors, stories.errors, "the same errors with other line ends")
    requireEqual(again.left, stories.left, "the same left with other line ends")
  }
}

private func stories(in text: String) -> StoryDocument {
  var ids = IdGenerator()
  return StoryDocument(Source(uri: "a.md", data: text, mediaType: .markdown), ids: &ids)
}

private func checkNumbers(_ stories: StoryDocument) {
  var taken = StoryDocument.Taken()
  for case .rule(let rule) in stories.document.feature?.children ?? [] {
    taken.stories += 1
    for case .scenario(let scenario) in rule.children {
      taken.scenarios += 1
      taken.steps += scenario.steps.count
    }
  }
  requireEqual(stories.taken, taken, "the numbers of what was taken")
}
