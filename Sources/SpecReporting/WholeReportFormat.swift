/// A format of a command that writes its report as a whole, as `audit`, `lint` and `steps` do.
package protocol WholeReportFormat: RawRepresentable<String>, CaseIterable, Equatable, Sendable {
  associatedtype Content

  /// The text by which a file is known as such a report.
  var mark: ReportMark { get }

  /// Writes the report, with the options of a terminal or of a file for formats that people read there.
  func write(_ content: Content, _ options: ReportOptions) -> [UInt8]
}

extension WholeReportFormat {
  /// Whether a file may be such a report, by its first and last bytes.
  @Sendable package func recognizes(_ head: [UInt8], _ tail: [UInt8]) -> Bool {
    let head = String(decoding: head.prefix(4096), as: UTF8.self)
    return switch mark {
    case .first(let text): head.hasPrefix(text)
    case .early(let text): head.contains(text)
    case .last(let text):
      String(decoding: tail, as: UTF8.self).split(separator: "\n").suffix(3)
        .contains { $0.contains(text) }
    }
  }
}

/// The position in a report of the text by which it is known.
package enum ReportMark {
  /// At its beginning.
  case first(String)
  /// In its first bytes.
  case early(String)
  /// In one of its last three lines.
  case last(String)
}

/// A page of a whole report.
package enum WholePage {
  /// Puts together a page that loads nothing.
  ///
  /// - Parameters:
  ///   - generator: The element by which the page is known.
  ///   - style: Added to the style of all pages.
  ///   - script: The only one that the page may run.
  package static func write(
    _ title: String, generator: String, style: [UInt8] = [], script: [UInt8] = [], _ body: Markup
  ) -> [UInt8] {
    let digest = script.isEmpty ? nil : PageAssets.digest(of: script)
    let end: Markup = script.isEmpty ? "" : "<script>\(Markup(trusted: script))</script>\n"
    let head = head(
      title, generator: Markup(trusted: Array(generator.utf8)), scriptDigest: digest, style: style)
    return Markup("\(head)\(body)\(end)</body>\n</html>\n").bytes
  }

  /// The beginning of a page that loads nothing but what it names, up to its body.
  ///
  /// - Parameters:
  ///   - scriptDigest: The digest of the only script that the page may run.
  ///   - sources: More directives of the content security policy, each with `; ` at its end.
  ///   - icon: Further elements below the title.
  static func head(
    _ title: String, generator: Markup, scriptDigest: String?, sources: String = "",
    icon: Markup = "", style: [UInt8] = []
  ) -> Markup {
    let scripts = scriptDigest.map { " script-src 'sha256-\($0)';" } ?? ""
    let policy =
      "default-src 'none';\(scripts) style-src 'unsafe-inline'; \(sources)base-uri 'none'; "
      + "form-action 'none'"
    return """
      <!DOCTYPE html>
      <html lang="en" xmlns="http://www.w3.org/1999/xhtml">
      <head>
      <meta charset="utf-8"/>
      <meta http-equiv="Content-Security-Policy" content="\(policy)"/>
      <meta name="viewport" content="width=device-width, initial-scale=1"/>
      <meta name="referrer" content="no-referrer"/>
      <meta name="color-scheme" content="light dark"/>
      \(generator)
      <title>\(title)</title>
      \(icon)<style>\(Markup(trusted: PageAssets.style + style))</style>
      </head>
      <body>

      """
  }
}
