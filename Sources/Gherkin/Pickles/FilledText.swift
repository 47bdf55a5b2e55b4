package import Messages

/// A text of an outline with the cells of an example row filled in, and the origin of each of its parts.
package struct FilledText {
  /// Offsets in UTF-8.
  package struct Part {
    /// In the text with its placeholders.
    package let written: Range<Int>
    package let filled: Range<Int>
    package let isPlaceholder: Bool
  }

  package let text: String
  /// From the left to the right, at least one.
  package let parts: [Part]

  /// Fills the placeholders in a text with the cells of a row.
  package init(
    _ written: String, header: [GherkinDocument.TableCell], cells: [GherkinDocument.TableCell]
  ) {
    let template = Template(written, Outline.Columns(header))
    text = template.filled(cells)
    parts = template.places(cells)
  }
}
