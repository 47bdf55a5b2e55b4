/// `"Bolt #1", "Comet #7"`: texts as a sentence lists them.
struct QuotedTexts {
  let all: [String]

  init(_ text: String) {
    all = text.dropFirst().dropLast().split(separator: #"", ""#, omittingEmptySubsequences: false)
      .map(String.init)
  }
}
