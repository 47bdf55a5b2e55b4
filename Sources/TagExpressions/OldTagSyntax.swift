extension TagExpression {
  /// The meaning of a text in the old syntax of tag expressions, which had no words, such as
  /// `~@slow`, `@a,@b` or `@a && !@b`; nil if it is not in that syntax.
  ///
  /// Such a text may well be a valid expression today, of one tag with a strange name: `~@slow` would
  /// select nothing, without an error.
  public static func modernized(_ source: String) -> String? {
    var text = source
    for (old, new) in [("&&", " and "), ("||", " or "), ("(", " ( "), (")", " ) ")] {
      text.replace(old, with: new)
    }
    let words = joiningCommas(text.split(whereSeparator: \.isWhitespace).map(String.init))
    let modern = words.indices.map { index in
      modernized(word: words[index], isAlone: isAlone(index, in: words))
    }
    guard words != modern || source.contains("&&") || source.contains("||"),
      words.allSatisfy({ ["and", "or", "not", "(", ")"].contains($0) || isTag($0[...]) })
    else { return nil }
    var result = modern.joined(separator: " ")
    result.replace("( ", with: "(")
    result.replace(" )", with: ")")
    // For a text in neither syntax, the error of the current syntax is better.
    return (try? parse(result)).map { _ in result }
  }

  /// Whether a word is the whole text, or the whole content of a pair of parentheses.
  private static func isAlone(_ index: Int, in words: [String]) -> Bool {
    let (before, after) = (words[..<index].last ?? "(", words[(index + 1)...].first ?? ")")
    return before == "(" && after == ")"
  }

  /// `@a , @b` as the one word that it was.
  private static func joiningCommas(_ words: [String]) -> [String] {
    words.reduce(into: []) { result, word in
      if let last = result.last, last.hasSuffix(",") || word.hasPrefix(",") {
        result[result.count - 1] = last + word
      } else {
        result.append(word)
      }
    }
  }

  /// A comma bound tighter than everything but `~`.
  private static func modernized(word: String, isAlone: Bool) -> String {
    let choices = word.split(separator: ",")
    guard choices.allSatisfy({ isTag($0) }), word != "," else { return word }
    let modern = choices.map { choice in
      choice.first == "@" ? String(choice) : "not \(choice.dropFirst())"
    }
    guard modern.count > 1 else { return modern.first ?? word }
    let joined = modern.joined(separator: " or ")
    return isAlone ? joined : "(\(joined))"
  }

  private static func isTag(_ text: Substring) -> Bool {
    text.hasPrefix("@") || text.hasPrefix("~@") || text.hasPrefix("!@")
  }
}
