import Messages

extension [TestStep] {
  /// Each step with dots up to its status in column 76, as in the official JUnit report.
  ///
  /// Columns are UTF-16 code units there. Every line ends in a newline.
  var listing: String {
    map { step in
      let text = step.keyword + step.text
      let dots = Swift.max(2, 76 - text.utf16.count)
      return text + String(repeating: ".", count: dots) + step.status.word + "\n"
    }.joined()
  }
}
