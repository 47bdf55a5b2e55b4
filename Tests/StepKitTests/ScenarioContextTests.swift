import Messages
import Testing

@testable import StepKit

struct ScenarioContextTests {
  @Test func facts() {
    let context = makeContext(attempt: 2)
    #expect(context.name == "pays")
    #expect(context.tags == ["@a", "@b"])
    #expect(context.uri == "Features/pay.feature")
    #expect(context.location == Location(line: 3, column: 1))
    #expect(context.language == "fr")
    #expect(context.attempt == 3)
  }

  @Test func statusIsTheWorst() {
    let context = makeContext()
    #expect(context.status == .unknown)
    context.note(.passed)
    #expect(context.status == .passed)
    context.note(.failed)
    context.note(.skipped)
    #expect(context.status == .failed)
  }

  @Test func attachmentsKeepTheirOrder() {
    let context = makeContext()
    context.attach("a")
    context.attach("{}", mediaType: "application/json", fileName: "a.json")
    context.attach([1, 2], mediaType: "image/png")
    context.log("hello")
    context.link("https://example.org")
    #expect(
      context.takeAttachments().map(shown) == [
        "a|text/plain|", "{}|application/json|a.json", "[1, 2]|image/png|",
        "hello|text/x.cucumber.log+plain|", "https://example.org|text/uri-list|",
      ])
    #expect(context.takeAttachments().isEmpty)
    context.log("later")
    #expect(context.takeAttachments().count == 1)
  }

  @Test func attachmentsFromManyTasks() async {
    let context = makeContext()
    await withTaskGroup(of: Void.self) { group in
      for index in 0..<100 { group.addTask { context.log("\(index)") } }
    }
    #expect(context.takeAttachments().count == 100)
  }

  @Test func resources() throws {
    let reader = ResourceReader { name, uri in
      Resource(path: "\(uri)/\(name)", bytes: Array("é\u{FF}".utf8) + [0xFF])
    }
    let resource = try makeContext(resources: reader).resource("a.json")
    #expect(resource.path == "Features/pay.feature/a.json")
    #expect(resource.text == "éÿ\u{FFFD}")
    let error = #expect(throws: ResourceError.self) { try makeContext().resource("a.json") }
    #expect(error?.description == "a.json: no files can be read in this run")
  }

  private func makeContext(
    attempt: Int = 0, resources: ResourceReader = .none
  ) -> ScenarioContext {
    ScenarioContext(pickle: .example, attempt: attempt, resources: resources)
  }

  private func shown(_ attachment: PendingAttachment) -> String {
    let body =
      switch attachment.body {
      case .text(let text): text
      case .bytes(let bytes): "\(bytes)"
      case .external(let url): "-> \(url)"
      }
    return "\(body)|\(attachment.mediaType)|\(attachment.fileName ?? "")"
  }
}

extension Pickle {
  static var example: Pickle {
    Pickle(
      id: "1", uri: "Features/pay.feature", location: Location(line: 3, column: 1), name: "pays",
      language: "fr", steps: [],
      tags: [Tag(name: "@a", astNodeId: "2"), Tag(name: "@b", astNodeId: "3")], astNodeIds: [])
  }
}
