/// A text with as much of a filler before it as it takes to have so many characters.
package func padded(_ text: String, to width: Int, with filler: Character = "0") -> String {
  String(repeating: filler, count: max(0, width - text.count)) + text
}
