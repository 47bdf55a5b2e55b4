/// A text with as many filler characters before it as necessary for a length.
package func padded(_ text: String, to width: Int, with filler: Character = "0") -> String {
  String(repeating: filler, count: max(0, width - text.count)) + text
}
