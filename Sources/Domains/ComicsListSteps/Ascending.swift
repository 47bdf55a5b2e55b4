import StepKit

/// Fails unless each text is at or after the one before it.
func expectAscending(
  _ texts: [String], _ subject: String, file: StaticString = #filePath, line: Int = #line
) throws {
  try expect(texts, equals: texts.sorted(), "the order of \(subject)", file: file, line: line)
}
