import Gherkin
import SpecSettings

/// The output of `--i18n-languages` and `--i18n-keywords`.
enum LanguageListing {
  /// A line a language: code, name in English, name in the language itself.
  static func languages() -> String {
    table(Dialect.all.map { [$0.code, $0.name, $0.native] })
  }

  /// A line a keyword: what it is for, and every way to write it.
  static func keywords(of code: String) throws(CommandErrors) -> String {
    guard let dialect = Dialect.named(code) else {
      throw CommandErrors(
        .settings(
          .setting(
            .option("--i18n-keywords"),
            .unknownLanguage(code, similar: Dialect.nearest(to: code)))))
    }
    return table(
      Dialect.Kind.allCases.map { kind in
        let words = dialect.keywords(kind).map { "\"\($0)\"" }
        return [kind.rawValue, words.joined(separator: ", ")]
      })
  }

  /// Columns aligned by their characters; the last one needs no width.
  private static func table(_ rows: [[String]]) -> String {
    let columns = (rows.first ?? []).indices.dropLast()
    let widths = columns.map { column in rows.map { $0[column].count }.max() ?? 0 } + [0]
    return rows.map { row in
      let cells = zip(row, widths).map { cell, width in
        cell + String(repeating: " ", count: max(0, width - cell.count))
      }
      return cells.joined(separator: "  ") + "\n"
    }.joined()
  }
}
