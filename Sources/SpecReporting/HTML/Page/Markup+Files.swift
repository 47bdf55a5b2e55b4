import Messages

extension Markup {
  /// The attachments of a card; see below.
  mutating func files(_ attachments: [Attempt.Attached], store: inout AttachmentStore) {
    files(attachments.map { store.add($0) }, inStories: false, store: &store)
  }

  /// Attachments, each content shown in full the first time and named from then on.
  ///
  /// - Parameter inStories: Whether it is a story that shows them, which has pictures in its film strip.
  mutating func files(
    _ uses: [AttachmentStore.Use], inStories: Bool, store: inout AttachmentStore
  ) {
    let pairs = PicturePair.pairs(in: uses, store)
    var figures = Markup()
    for (index, use) in uses.enumerated() {
      let file = store.files[use.id]
      if let pair = pairs.first(where: { $0.expected == index }) {
        figures.compare(pair, uses, store)
        continue
      }
      guard !pairs.contains(where: { $0.actual == index }),
        !inStories || file.picture(use) == nil
      else { continue }
      let isFirst = store.isFirst(use, inStories: inStories)
      let id = "\(inStories ? "b" : "a")\(use.id)"
      if isFirst || file.isRepeatable {
        figures.figure(file, use, id: isFirst ? id : nil)
      } else {
        figures += """
          <p class="file">Attached again: <a href="#\(id)">\(use.name ?? file.mediaType)</a></p>
          """
      }
    }
    if !figures.isEmpty { self += "<div class=\"files\">\(figures)</div>" }
  }

  private mutating func figure(_ file: AttachedFile, _ use: AttachmentStore.Use, id: String?) {
    if let id { self += "<figure id=\"\(id)\">" } else { self += "<figure>" }
    if let picture = file.picture(use), file.kind == .image {
      // Small at first, so that what failed is seen first.
      self += "<details class=\"pic\"><summary>\(picture)</summary></details>"
      caption(file, name: use.name)
    } else {
      caption(file, name: use.name)
      body(of: file, use)
    }
    self += "</figure>"
  }

  private mutating func caption(_ file: AttachedFile, name: String?) {
    guard file.kind != .log || file.note != nil else { return }
    self += "<figcaption>"
    if let name { self += "<b>\(name)</b> " }
    self += "<span>\(file.mediaType)</span>"
    if file.size > 0 { self += " <span>\(sizeText(file.size))</span>" }
    if let note = file.note { self += " <span>\(note)</span>" }
    if let path = file.path, file.kind != .address {
      self += " <a href=\"\(path)\" download=\"\">the whole file</a>"
    }
    self += "</figcaption>"
  }

  private mutating func body(of file: AttachedFile, _ use: AttachmentStore.Use) {
    let name = use.name
    let address =
      file.content.map { "data:\(dataType(file.mediaType));base64,\($0)" } ?? file.path ?? ""
    switch file.kind {
    case .video where !address.isEmpty:
      self += "<video controls=\"controls\" src=\"\(address)\"></video>"
    case .audio where !address.isEmpty:
      self += "<audio controls=\"controls\" src=\"\(address)\"></audio>"
    case .file where file.path == nil && !address.isEmpty:
      self += "<a href=\"\(address)\" download=\"\(name ?? "attachment")\">download</a>"
    case .text where name?.hasPrefix("difference-") == true: explanation(file.content ?? "")
    case .text: self += "<pre>\(file.content ?? "")</pre>"
    case .document: document(file.content ?? "", mediaType: file.mediaType.lowercased())
    case .log: log(file.content ?? "")
    case .links: links(file.content ?? "")
    case .page:
      self += """
        <iframe sandbox="" title="\(name ?? "attached page")" srcdoc="\(file.content ?? "")"></iframe>
        """
    case .address: self.address(file, use)
    case .image, .video, .audio, .file: break
    }
  }

  private mutating func document(_ text: String, mediaType: String) {
    self += "<div class=\"document\">"
    if mediaType.hasPrefix("text/markdown") {
      markdown(text)
    } else {
      cells(of: text, isTabbed: mediaType.hasPrefix("text/tab"))
    }
    self += "</div>"
  }

  private mutating func log(_ text: String) {
    self += "<pre class=\"log\">"
    for piece in ANSIText(text).pieces {
      if piece.look.isEmpty {
        self += "\(piece.text)"
      } else {
        self += "<span class=\"\(piece.look)\">\(piece.text)</span>"
      }
    }
    self += "</pre>"
  }

  private mutating func links(_ text: String) {
    for line in lines(of: text) where !line.hasPrefix("#") && !line.isEmpty {
      self += "<p class=\"file\">\(Markup.link(line))</p>"
    }
  }

  /// A link if following it is safe, otherwise only the text.
  static func link(_ address: String, _ words: String? = nil) -> Markup {
    let lowercased = address.lowercased()
    guard ["https://", "http://", "mailto:"].contains(where: lowercased.hasPrefix) else {
      return "\(words ?? address)"
    }
    return "<a href=\"\(address)\" rel=\"noopener noreferrer\">\(words ?? address)</a>"
  }

  private mutating func address(_ file: AttachedFile, _ use: AttachmentStore.Use) {
    let address = file.content ?? ""
    guard let path = file.path else {
      self += Markup.link(address)
      return
    }
    self += "<a href=\"\(path)\">\(address)</a>"
    switch AttachedFile.Kind(mediaType: file.mediaType) {
    case .video:
      self += "<video controls=\"controls\" preload=\"metadata\" src=\"\(path)\"></video>"
    case .audio:
      self += "<audio controls=\"controls\" preload=\"none\" src=\"\(path)\"></audio>"
    default: if let picture = file.picture(use) { self += picture }
    }
  }
}

extension AttachedFile {
  /// Whether showing it again costs no more than a reference to it.
  fileprivate var isRepeatable: Bool {
    switch kind {
    case .text, .log, .links, .document: (content?.utf8.count ?? 0) < 1_000
    case .address, .image: true
    case .video, .audio, .page, .file: false
    }
  }
}

/// Whether an address is a path that leads downwards and nowhere else.
func isPath(_ address: String) -> Bool {
  guard let first = address.utf8.first, first != UInt8(ascii: "/"), first != UInt8(ascii: "\\")
  else { return false }
  let parts = address.split(separator: "/", omittingEmptySubsequences: false)
  return !parts.contains("..") && parts[0].utf8.allSatisfy { $0 != UInt8(ascii: ":") }
    && !address.utf8.contains(UInt8(ascii: "\\"))
    && address.utf8.allSatisfy { $0 > 0x20 && $0 != 0x7F }
}

/// A media type without what could end the beginning of a `data:` address.
func dataType(_ mediaType: String) -> String {
  isPlain(mediaType, with: "/+-.") ? mediaType : "application/octet-stream"
}
