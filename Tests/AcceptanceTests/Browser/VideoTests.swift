import Foundation
import Messages
import SpecReporting
import SpecTestSupport
import Testing

/// Videos that steps have attached, played in a real browser.
@Suite(.serialized, .enabled(if: Browser.programs != nil, "\(Browser.whySkipped)"))
struct VideoTests {
  /// One second of red in 16 by 16 pixels.
  private static let video = """
    GkXfo59ChoEBQveBAULygQRC84EIQoKEd2VibUKHgQJChYECGFOAZwEAAAAAAAIcEU2bdLpNu4tTq4QVSalmU6yBoU
    27i1OrhBZUrmtTrIHGTbuMU6uEElTDZ1OsggEMTbuMU6uEHFO7a1OsggIG7AEAAAAAAABZAAAAAAAAAAAAAAAAAAAA
    AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
    AAAAAAAAAVSalmoCrXsYMPQkBNgIRMYXZmV0GETGF2ZkSJiECPQAAAAAAAFlSua8GuAQAAAAAAADjXgQFzxYgAAAAA
    AAAAAZyBACK1nIN1bmSIgQCGhVZfVlA4g4EBI+ODhAvrwgDgibCBELqBEJqBAhJUw2fRc3POY8CLY8WIAAAAAAAAAA
    FnyJhFo4dFTkNPREVSRIeLTGF2YyBsaWJ2cHhnyKJFo4hEVVJBVElPTkSHlDAwOjAwOjAxLjAwMDAwMDAwMAAAH0O2
    dUCe54EAo72BAACA8AIAnQEqEAAQAABHCIWFiIWEiAICAnWqA/gD+gINTRgA/v1u8//jmTcwxP+Obf/xYTwOKMj/8V
    EAo5WBAMgAsQEAARAQABgAGFgv9AAIAACjlYEBkACxAQABEBAAGAAYWC/0AAgAAKOVgQJYALEBAAEQEAAYABhYL/QA
    CAAAo5WBAyAAsQEAARAQABgAGFgv9AAIAAAcU7trkbuPs4EAt4r3gQHxggFi8IED
    """.split(separator: "\n").joined()

  @Test("a video in the page and one next to it play", arguments: ["#failures", "#tree"])
  func plays(in place: String) async throws {
    let report = try HTMLReportTests.Report()
    defer { report.remove() }
    let folder = report.page.deletingLastPathComponent()
    let bytes = try #require(Data(base64Encoded: Self.video))
    try bytes.write(to: folder.appending(path: "beside.webm"))
    let attachments = [
      Envelope.Attachment(
        body: Self.video, contentEncoding: .base64, fileName: "in.webm", mediaType: "video/webm"),
      Envelope.Attachment(
        body: "", contentEncoding: .identity, mediaType: "video/webm", url: "beside.webm"),
    ]
    let failed = EventScript.Step.failed("Given a", "no").with { $0.attachments = attachments }
    let passed = EventScript.Step.passed("Given b").with { $0.attachments = attachments }
    let script = EventScript(features: [
      .init("F", [.init("Bad", line: 3, [failed]), .init("Good", line: 9, [passed])])
    ])
    try script.writePage(to: report.page)
    try await Browser.run { browser in
      try await browser.open(report.page.absoluteString)
      try await browser.click("#details")
      let videos = "[...document.querySelectorAll('\(place) video')]"
      try await browser.wait(until: "\(videos).length === 2")
      try await browser.evaluate(
        "for (const video of \(videos)) { video.muted = true; video.play(); }")
      try await browser.wait(
        until: "\(videos).every((one) => one.ended && one.videoWidth === 16 && !one.error)")
    }
  }
}
