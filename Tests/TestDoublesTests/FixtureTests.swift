import Ports
import Testing
import TestDoubles
import YAML

@Suite struct FixtureTests {
  @Test func everyKeyIsRead() throws {
    let text = """
      routes:
        - path: /a
          method: POST
          query: {page: 2, q: "x y"}
          answers:
            - status: 201
              headers: {Content-Type: application/json}
              json: {"a": [1, "b", true]}
              delay: 1.5
            - {failure: timedOut, held: true}
        - url: http://h/b
          answer: {text: hello}
        - path: /c
          answer: {base64: aGk=}
        - path: /d
          answer: {file: picture.png}
        - path: /e
          answer: {}
      """
    let fixture = try Fixture(text: text, path: "f.yaml") { $0 == "picture.png" ? [7] : nil }
    let first = HTTPResponse(
      status: 201, headers: [HTTPHeader(name: "Content-Type", value: "application/json")],
      body: Array(#"{"a":[1,"b",true]}"#.utf8))
    #expect(
      fixture.routes == [
        .init(
          method: "POST", .path("/a"),
          query: [
            HTTPRequest.QueryItem(name: "page", value: "2"),
            HTTPRequest.QueryItem(name: "q", value: "x y"),
          ],
          answers: [
            .init(.success(first), delay: .milliseconds(1500)),
            .init(.failure(.timedOut), isHeld: true),
          ]),
        .init(.url("http://h/b"), answers: [.text("hello")]),
        .init(.path("/c"), answers: [.text("hi")]),
        .init(.path("/d"), answers: [.init(.success(HTTPResponse(status: 200, body: [7])))]),
        .init(.path("/e"), answers: [.text("")]),
      ])
  }

  @Test(arguments: [
    ("", "1:1: found no \"routes\", which is required here"),
    ("route: []", "1:1: found the unknown key \"route\", expected \"routes\""),
    ("routes: {}", "1:9: found a mapping, expected a list"),
    ("routes:\n- {answer: {}}", "2:3: found no \"path\", which is required here"),
    ("routes:\n- {path: /a}", "2:3: found no \"answer\", which is required here"),
    ("routes:\n- {path: /a, url: b, answer: {}}", "2:19: found \"url\", expected path without url"),
    ("routes:\n- {path: /a, answers: []}", "2:23: found \"[]\", expected at least one answer"),
    (
      "routes:\n- {path: /a, answer: {stauts: 1}}",
      "2:23: found the unknown key \"stauts\", expected \"status\""
    ),
    ("routes:\n- {path: /a, answer: {status: ok}}", "2:31: found \"ok\", expected a whole number"),
    ("routes:\n- {path: /a, answer: {held: yes}}", "2:29: found \"yes\", expected true or false"),
    (
      "routes:\n- {path: /a, answer: {text: a, json: b}}",
      "2:29: found \"text\", expected one body only"
    ),
    ("routes:\n- {path: /a, answer: {base64: '!'}}", "2:31: found \"!\", expected base64"),
    (
      "routes:\n- {path: /a, answer: {file: ../x}}",
      "2:29: found \"../x\", expected the name of a file in the same folder"
    ),
    (
      "routes:\n- {path: /a, answer: {file: x}}",
      "2:29: found \"x\", expected the name of a file that can be read"
    ),
    (
      "routes:\n- {path: /a, answer: {failure: lost}}",
      "2:32: found \"lost\", expected notConnected or timedOut or cancelled"
    ),
    (
      "routes:\n- {path: /a, answer: {failure: timedOut, status: 1}}",
      "2:50: found \"status\", expected a failure without status"
    ),
    (
      "routes:\n- {path: /a, answer: {delay: -1}}",
      "2:30: found \"-1.0\", expected seconds from 0 to 1000000000"
    ),
    ("routes: *a", "1:9: found the alias *a, expected no aliases"),
  ])
  func refused(text: String, description: String) {
    do {
      _ = try Fixture(text: text, path: "f.yaml")
      Issue.record("accepted")
    } catch {
      #expect(error.description == "f.yaml:" + description)
    }
  }

  @Test(arguments: [
    ("", [] as [UInt8]?), ("TQ==", [77]), ("TWE=", [77, 97]), ("TWFu", [77, 97, 110]),
    ("TWFu\nTQ", [77, 97, 110, 77]), ("T", nil), ("TR==", nil), ("T=Q=", nil), ("TQ===", nil),
    ("+/+/", [251, 255, 191]), ("TW*u", nil),
  ])
  func base64(text: String, bytes: [UInt8]?) throws {
    let quoted = Node(
      .scalar(.init(text: text, style: .doubleQuoted)), at: Position(line: 1, column: 1))
    let root = try #require(try parse("routes: [{path: /a, answer: {base64: x}}]"))
    let fixture = try? Fixture(replacing("x", by: quoted, in: root))
    let body: [UInt8]? =
      if case .success(let response) = fixture?.routes[0].answers[0].result { response.body } else {
        nil
      }
    #expect(body == bytes)
  }

  private func replacing(_ text: String, by other: Node, in node: Node) -> Node {
    var copy = node
    switch node.content {
    case .scalar(let scalar): if scalar.text == text { return other }
    case .sequence(let items):
      copy.content = .sequence(items.map { replacing(text, by: other, in: $0) })
    case .mapping(let pairs):
      copy.content = .mapping(
        pairs.map { .init(key: $0.key, value: replacing(text, by: other, in: $0.value)) })
    }
    return copy
  }
}
