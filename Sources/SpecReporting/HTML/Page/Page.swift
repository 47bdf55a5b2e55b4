import Basics
import Messages

/// The page: its parts in the order in which a reader needs them.
struct Page {
  let options: ReportOptions
  let run: RunQuery
  let contents: PageContents
  let links: SourceLinks?

  /// Writes everything.
  ///
  /// - Parameter places: Those of the code of steps, by their numbers in the transcripts.
  func write(places: [Place], store: AttachmentStore, into output: inout [UInt8]) {
    let tree = Tree(contents.features, options, links)
    func add(_ markup: Markup) { output += markup.bytes }
    let first = [comparison, problems, section(.failures), section(.flaky), undefined]
      .compactMap(\.self)
    let last = [trend, requirements, slowest, overview, environment].compactMap(\.self)
    add(head)
    add(banner(first + [stories] + last))
    add(filters)
    add("<main id=\"main\">\n")
    for section in first { add(section.markup) }
    add(stories.start)
    add(beginning(of: tree))
    tree.write(into: &output)
    add("</div>\(PageSection.end)")
    for section in last { add(section.markup) }
    add("</main>\n")
    add(foot)
    add("<style>")
    store.writeStyle(into: &output)
    add("</style>\n<script type=\"application/json\" id=\"data\">")
    data(of: tree, places: places, into: &output)
    add("</script>\n<script>")
    output += PageAssets.script
    add("</script>\n</body>\n</html>\n")
  }

  /// The section with all scenarios; its content may be too large to hold.
  private var stories: PageSection {
    let (features, scenarios) = (contents.features.count, contents.count)
    return PageSection(
      id: "all", title: "Stories",
      detail: "\(counted(features, "feature")), \(counted(scenarios, "scenario"))")
  }

  /// The beginning of the section with all scenarios.
  private func beginning(of tree: Tree) -> Markup {
    var markup = Markup()
    if contents.isIndex {
      let unlisted = contents.features.reduce(0) { $0 + $1.unlistedCount }
      markup += """
        <p class="note" id="index">This run is too large for a page of all its scenarios, so that this is an \
        index. \(quietWords(unlisted)) counted, and not listed. All others are listed. The formats \
        <code>junit</code> and <code>message</code> have every scenario.</p>

        """
    }
    return """
      \(markup)\(Self.contents(of: tree))\
      <p class="note" id="none" hidden="hidden">No scenario matches the search.</p>
      <div id="tree">

      """
  }

  /// The features with their results; only in print, where nothing folds.
  private static func contents(of tree: Tree) -> Markup {
    var list = Markup()
    for feature in tree.features {
      let tally = feature.tally
      list += """
        <li><a href="#\(feature.anchor)">\(feature.title)</a> \
        <span>\(tally.passed) of \(counted(tally.total, "scenario")) passed</span></li>

        """
    }
    return "<div class=\"toc\"><h3>Contents</h3><ol>\n\(list)</ol></div>\n"
  }

  private var head: Markup {
    // The page itself needs only its own script; attachments may bring their own styles.
    WholePage.head(
      "\(verdict.mark) \(verdict.text)",
      generator: "<meta name=\"generator\" content=\"specrun\"/>",
      scriptDigest: PageAssets.scriptDigest,
      sources: "img-src data: 'self' file:; media-src data: 'self' file:; ",
      icon: "<link rel=\"icon\" href=\"data:image/svg+xml,\(icon)\"/>\n")
  }

  private var icon: String {
    let color = verdict.isGood ? "%231a7f37" : "%23cf222e"
    return "%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 8 8'%3E"
      + "%3Ccircle cx='4' cy='4' r='4' fill='\(color)'/%3E%3C/svg%3E"
  }

  private var foot: Markup {
    """
    <footer>
    <p>Made by <span>\(shortened(run.meta?.implementation.name ?? options.command))</span>. This \
    page is complete in itself: it loads nothing and can be kept.</p>
    </footer>
    <dialog id="keys" aria-labelledby="keys-title">
    <h2 id="keys-title">Keyboard</h2>
    <dl>
    <dt><kbd>/</kbd></dt><dd>search</dd>
    <dt><kbd>n</kbd> <kbd>p</kbd></dt><dd>next and previous scenario that failed</dd>
    <dt><kbd>f</kbd></dt><dd>only what failed, and everything again</dd>
    <dt><kbd>e</kbd> <kbd>c</kbd></dt><dd>expand and collapse all stories</dd>
    <dt><kbd>d</kbd></dt><dd>hooks, times, places, tags, attachments and commands, and without them</dd>
    <dt><kbd>t</kbd></dt><dd>theme: as the system, dark, light</dd>
    <dt><kbd>Tab</kbd> <kbd>Enter</kbd></dt><dd>go to a scenario, open it</dd>
    <dt><kbd>Esc</kbd></dt><dd>clear the search and all filters</dd>
    <dt><kbd>?</kbd></dt><dd>this help</dd>
    </dl>
    <form method="dialog"><button>Close</button></form>
    </dialog>

    """
  }
}

extension Page {
  /// The JSON that the script needs: tags, and what it adds to transcripts for readers of details.
  private func data(of tree: Tree, places: [Place], into output: inout [UInt8]) {
    var json = JSONWriter()
    json.beginObject()
    json.member("tags", contents.tags.map { shown($0.name) })
    json.member("places", places.map { shown(shortened($0.text)) })
    if let links { json.member("links", places.map { links.address(of: $0) ?? "" }) }
    output += escapedForScript(json.bytes)
    output += ",\"scenarios\":[".utf8
    var isFirst = true
    for scenario in tree.features.lazy.flatMap(\.scenarios) {
      output += (isFirst ? "\n[" : ",\n[").utf8
      isFirst = false
      output += "\(scenario.line),[\(scenario.tags.map(String.init).joined(separator: ","))]]".utf8
    }
    output += "]}".utf8
  }

  /// JSON without what could end a script element or begin anything in XML.
  private func escapedForScript(_ json: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(json.count + json.count / 8)
    for byte in json {
      switch byte {
      case UInt8(ascii: "<"): result += "\\u003c".utf8
      case UInt8(ascii: ">"): result += "\\u003e".utf8
      case UInt8(ascii: "&"): result += "\\u0026".utf8
      default: result.append(byte)
      }
    }
    return result
  }
}
