// The bytes of a feature file: places lie in the file, pickles are those of a plain compiler, the
// kind of line end makes no difference, and what is printed of a document parses to the same.
import Gherkin
import Messages

func check(_ bytes: [UInt8]) {
  let text = SourceText(bytes)
  let parsed = parsedFeature(text)
  checkPickles(of: parsed.document)
  // The place of a byte that cannot be decoded is one in the text before it.
  if let error = text.error { return checkOffset(error, in: bytes) }
  checkErrors(parsed.errors, in: PlainLines(text.utf8))
  checkRanges(parsed.document, in: text, isComplete: parsed.errors.isEmpty)
  checkLineEnds(text.utf8, parsed)
  if parsed.errors.isEmpty { checkPrinted(parsed.document) }
  _ = tokens(of: bytes, uri: "a.feature")
}

private func parsedFeature(_ text: SourceText) -> ParsedFeature {
  var ids = IdGenerator()
  return parse(text, uri: "a.feature", ids: &ids)
}

private func checkOffset(_ error: GherkinError, in bytes: [UInt8]) {
  require(error.location.line <= PlainLines(bytes).widths.count + bytes.count, "in the file")
  if case .invalidBytes(_, let offset) = error.fact {
    require(bytes.indices.contains(offset), "an offset lies in the file: \(error)")
  }
}

private func checkPickles(of document: GherkinDocument) {
  var ids = IdGenerator(startingAt: 1_000_000)
  let pickles = compile(document, ids: &ids)
  checkIds(document, pickles)
  let expected = plainPickles(of: document)
  requireEqual(pickles.count, expected.count, "the number of pickles")
  for (pickle, expected) in zip(pickles, expected) {
    requireEqual(pickle.plainTexts, expected, "a pickle")
  }
}

private func checkLineEnds(_ utf8: [UInt8], _ parsed: ParsedFeature) {
  let hasOffset = parsed.errors.contains { error in
    if case .invalidBytes = error.fact { true } else { false }
  }
  // With a NUL byte it depends on the first few bytes whether the text looks like UTF-16.
  guard !utf8.contains(0x0D), !utf8.contains(0), !hasOffset else { return }
  for end in [[0x0D, 0x0A], [0x0D]] as [[UInt8]] {
    let other = utf8.flatMap { $0 == 0x0A ? end : [$0] }
    let found = parsedFeature(SourceText(String(decoding: other, as: UTF8.self)))
    guard String(decoding: utf8, as: UTF8.self).utf8.elementsEqual(utf8) else { return }
    requireEqual(found, parsed, "the same with other line ends")
  }
}

private func checkPrinted(_ document: GherkinDocument) {
  let text = printed(document)
  let again = parsedFeature(SourceText(text))
  requireEqual(again.errors, [], "no error in\n\(text)")
  requireEqual(outline(of: again.document), outline(of: document), "the same document of\n\(text)")
}
