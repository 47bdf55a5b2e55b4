import CPageAssets
import SpecReporting

/// The catalog as one page for people who write features: complete without its script, which searches.
enum CatalogPage {
  static let generator = #"<meta name="generator" content="specrun steps"/>"#

  private static let style = PageAssets.guarded(String(cString: cpa_catalog_style()))
  private static let script = PageAssets.guarded(String(cString: cpa_catalog_script()))

  static func write(_ catalog: Catalog) -> [UInt8] {
    var page = top(catalog)
    page += "<main>\n"
    let anchors = Dictionary(zip(catalog.parameters.map(\.name), 0...)) { first, _ in first }
    for (number, part) in catalog.parts.enumerated() {
      CatalogSection(part: part, number: number, catalog: catalog, anchors: anchors)
        .write(to: &page)
    }
    page += """
      </main>
      <footer><p>This page is complete in itself: it loads nothing and can be kept.</p></footer>

      """
    return WholePage.write(
      catalog.summary, generator: generator, style: style, script: script, page)
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
