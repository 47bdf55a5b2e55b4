// The bytes of a feature file: places lie in the file, pickles are those of a plain compiler, the
// kind of line end makes no difference, and a printed document parses to the same.
import Gherkin
import Messages

func check(_ bytes: [UInt8]) {
  let text = SourceText(bytes)
  let parsed = parsedFeature(text)
  checkPickles(of: parsed.document)
  // The place of a byte that cannot be decoded is one in the text before it.
  if let error = text.error { return checkOffset(error, in: bytes) }
  checkErrors(parsed.errors, in: PlainLines(text.utf8))
  checkWarnings(parsed, in: PlainLines(text.utf8))
  checkExpansion(parsed.document)
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
  let pickles = Array(compile(document, ids: &ids))
  checkIds(document, pickles)
  let expected = plainPickles(of: document)
  requireEqual(pickles.count, expected.count, "the number of pickles")
  for (pickle, expected) in zip(pickles, expected) {
    requireEqual(pickle.plainTexts, expected, "a pickle")
  }
}

/// Checks that examples within the limits expand to no more than these allow.
private func checkExpansion(_ document: GherkinDocument) {
  var limits = ExpansionLimits()
  (limits.steps, limits.stepBytes, limits.bytes) = (20, 100, 1_000)
  let lines = Set(document.errors(exceeding: limits).map(\.location))
  for case .scenario(let scenario) in document.feature?.children ?? [] {
    for table in scenario.examples where !lines.contains(table.location) {
      var only = document
      var outline = scenario
      outline.examples = [table]
      only.feature?.children = [.scenario(outline)]
      var ids = IdGenerator()
      // An argument below a step without a placeholder is one value for all rows.
      let sizes = compile(only, ids: &ids).flatMap { $0.steps.map(\.text.utf8.count) }
      require(sizes.count <= limits.steps, "the number of steps is limited")
      require(sizes.allSatisfy { $0 <= limits.stepBytes }, "the size of a step is limited")
      require(sizes.reduce(0, +) <= limits.bytes, "the size of all steps is limited")
    }
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
    var found = parsedFeature(SourceText(String(decoding: other, as: UTF8.self)))
    // A text, unlike a file, has no encoding comment that text may follow.
    let isOfEncoding = { (warning: GherkinWarning) in
      if case .textAfterEncoding = warning.fact { true } else { false }
    }
    found.warnings = parsed.warnings.filter(isOfEncoding) + found.warnings
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
