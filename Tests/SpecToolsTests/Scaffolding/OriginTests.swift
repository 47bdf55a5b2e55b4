import Testing

@testable import SpecTools

/// The origin of specrun, and its identity for the package manager.
struct OriginTests {
  @Test(arguments: [
    ("https://example.com/specrun.git", true, "specrun", "specrun"),
    ("https://example.com/our/SpecRun", true, "SpecRun", "specrun"),
    ("git@example.com:our/fork.git", true, "fork", "fork"),
    ("git@example.com:fork.git", true, "fork", "fork"),
    ("ssh://git@example.com/x.git/", true, "x", "x"),
    ("../specrun", false, "specrun", "specrun"), ("/a/b/Main", false, "specrun", "main"),
    (".", false, "specrun", "shop"), ("..", false, "specrun", "code"),
    ("./a@b:c", false, "specrun", "a@b:c"), ("specrun", false, "specrun", "specrun"),
  ])
  func origins(text: String, isAddress: Bool, name: String, identity: String) {
    let origin = Origin(text, version: "1.2.3")
    #expect(origin == (isAddress ? .address(text, from: "1.2.3") : .path(text)))
    #expect(origin.name == name)
    #expect(origin.identity(from: "/code/shop") == identity)
  }
}
