/// The first of some texts, and how many more there are, such as `a, b and 3 more`.
package func listed(_ texts: [String], upTo limit: Int) -> String {
  let more = texts.count - limit
  return texts.prefix(limit).joined(separator: ", ") + (more > 0 ? " and \(more) more" : "")
}
