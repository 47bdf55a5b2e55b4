import SpecReporting

/// The catalog as one page for people who write features: complete without its script, which searches.
enum CatalogPage {
  static let generator = #"<meta name="generator" content="specrun steps"/>"#

  private static let style = PageAssets.guarded(PackageResources.catalog_css)
  private static let script = PageAssets.guarded(PackageResources.catalog_js)

  static func write(_ catalog: Catalog) -> [UInt8] {
    var page = head(catalog)
    page += top(catalog)
    page += "<main>\n"
    let anchors = Dictionary(
      catalog.parameters.enumerated().map { ($0.element.name, $0.offset) },
      uniquingKeysWith: { first, _ in first })
    for (number, part) in catalog.parts.enumerated() {
      CatalogSection(part: part, number: number, catalog: catalog, anchors: anchors)
        .write(to: &page)
    }
    page += """
      </main>
      <footer><p>This page is complete in itself: it loads nothing and can be kept.</p></footer>
      <script>\(Markup(trusted: script))</script>
      </body>
      </html>

      """
    return page.bytes
  }

  private static func head(_ catalog: Catalog) -> Markup {
    let policy =
      "default-src 'none'; script-src 'sha256-\(PageAssets.digest(of: script))'; "
      + "style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'"
    return """
      <!DOCTYPE html>
      <html lang="en" xmlns="http://www.w3.org/1999/xhtml">
      <head>
      <meta charset="utf-8"/>
      <meta http-equiv="Content-Security-Policy" content="\(policy)"/>
      <meta name="viewport" content="width=device-width, initial-scale=1"/>
      <meta name="referrer" content="no-referrer"/>
      <meta name="color-scheme" content="light dark"/>
      \(Markup(trusted: Array(generator.utf8)))
      <title>\(catalog.summary)</title>
      <style>\(Markup(trusted: PageAssets.style))
      \(Markup(trusted: style))</style>
      </head>
      <body>

      """
  }

  /// The title, the way to each World, and the search, which the script brings out.
  private static func top(_ catalog: Catalog) -> Markup {
    var links = Markup()
    for (number, part) in catalog.parts.enumerated() {
      links += "<li><a href=\"#w\(number)\">\(part.title)</a></li>\n"
    }
    let unused: Markup =
      catalog.knowsUses
      ? "<button id=\"unused\" type=\"button\" aria-pressed=\"false\">Not used</button>\n" : ""
    return """
      <header><h1>Sentences</h1>
      <p class="facts">\(catalog.summary)</p>
      <nav aria-label="Worlds"><ul>
      \(links)</ul></nav>
      </header>
      <form id="filters" role="search" aria-label="Sentences" hidden="hidden">
      <input id="search" type="search" aria-label="Search words" placeholder="Search words" \
      autocomplete="off" spellcheck="false"/>
      \(unused)<output id="found" for="search"></output>
      </form>

      """
  }
}
