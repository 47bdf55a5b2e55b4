import Foundation
import Messages
import ReportFiles
import SpecReporting
import SpecSources
import SpecTestSupport
import Testing

@testable import SpecCommand

/// Files that were attached, opened from disk in a real browser.
@Suite(.serialized, .enabled(if: Browser.programs != nil, "\(Browser.whySkipped)"))
struct AttachedFileTests {
  private static let mediaTypes = [
    "image/svg+xml", "image/svg+xml; charset=utf-8", "text/html", "application/xhtml+xml",
    "text/xml",
    "application/xml", "application/rss+xml", "text/javascript", "application/octet-stream",
    "application/pdf", "image/png", "video/mp4", "application/json", "application/x-shtml", "",
  ]

  /// Markup that sets the title of its page as soon as a browser takes it for a page.
  private static let markup = [
    "<svg xmlns='http://www.w3.org/2000/svg'><script>document.title='ran'</script>"
      + "<image href='x' onerror=\"document.title='ran'\"/></svg>",
    "<!DOCTYPE html><html><script>document.title='ran'</script><img src=x "
      + "onerror=\"document.title='ran'\"></html>",
    "<?xml version='1.0'?><html xmlns='http://www.w3.org/1999/xhtml'><script>document.title='ran'"
      + "</script></html>",
  ]

  @Test("nothing that was attached runs when its file is opened")
  func nothingRuns() async throws {
    let folder = try TemporaryFolder()
    let files = FileSystem(workingDirectory: folder.path)
    var reporter = try ReporterRegistry.format(named: "html").make(
      ReportOptions { $0.sideFolder = "page.html-files" })
    var page: [UInt8] = []
    var paths: [String] = []
    var attachments: [Envelope.Attachment] = []
    for type in Self.mediaTypes {
      for markup in Self.markup {
        let text = markup + String(repeating: " ", count: 70_000)
        paths.append(
          try AttachmentFolder("files", files: files).store(Array(text.utf8), mediaType: type))
        attachments.append(
          Envelope.Attachment(
            body: text, contentEncoding: .identity, fileName: "x.html", mediaType: type))
      }
    }
    let step = EventScript.Step.failed("Given a", "no").with { $0.attachments = attachments }
    let script = EventScript(features: [.init("F", [.init("S", line: 3, [step])])])
    for envelope in script.envelopes { reporter.receive(envelope, into: &page) }
    reporter.finish(into: &page)
    for file in reporter.takeSideFiles() {
      paths.append("page.html-files/\(file.name)")
      try folder.write(String(decoding: file.bytes, as: UTF8.self), to: paths[paths.count - 1])
    }
    #expect(paths.count == 2 * Self.mediaTypes.count * Self.markup.count)
    // The proof that the test would see it.
    try folder.write(Self.markup[1], to: "control.html")
    try folder.write(String(decoding: page, as: UTF8.self), to: "page.html")
    try await Browser.run { browser in
      try await browser.open("file://\(folder.path)/control.html")
      try await browser.wait(until: "document.title === 'ran'")
      for path in Set(paths).sorted() + ["page.html"] {
        try await browser.open("file://\(folder.path)/\(path)")
        #expect(try await browser.text("document.title") != "ran", "\(path)")
      }
    }
  }
}
