import Testing

@testable import SpecTools

/// The values read from a Package.swift without compiling it.
struct ManifestTextTests {
  @Test(arguments: [
    (#"let package = Package(name: "Shop")"#, "Shop"),
    (#"let package = Package( name : "Shop", products: [])"#, "Shop"),
    (#"Package(name: "Sh\"op")"#, "Sh\"op"),
    // Not said, or computed.
    (#"Package(products: [.library(name: "Shop", targets: [])])"#, nil),
    (#"Package(name: "Shop\(suffix)")"#, nil),
    (#"Package(name: "Shop" + suffix)"#, nil),
    (#"Package(name: name)"#, nil),
    (#"// Package(name: "Shop")"#, nil),
    (#"/* Package(name: "Shop") */"#, nil),
    (#"let text = "Package(name: \"Shop\")""#, nil),
    ("", nil), ("Package(", nil), (#"Package(name: "#, nil), (#"Package(name: "Shop"#, nil),
    (#"Package(name: "\("#, nil), ("/*", nil), ("#", nil),
  ])
  func name(text: String, expected: String?) {
    #expect(ManifestText(text).name == expected)
  }

  @Test(arguments: [
    (#".library(name: "Shop", targets: ["Shop", "Till"])"#, [("Shop", "Shop")]),
    (
      #"Product.library(name: "shop-kit", type: .static, targets: ["shop-core"])"#,
      [("shop-kit", "shop_core")]
    ),
    (
      #".library(name: "A", targets: ["A"]), .library(name: "B", targets: ["2B"])"#,
      [("A", "A"), ("B", "_B")]
    ),
    (#".library(name: "A", targets: [name])"#, []),
    (#".library(name: "A", targets: names)"#, []),
    (#".executable(name: "A", targets: ["A"])"#, []),
    (#".target(name: "A", dependencies: [.product(name: "library", package: "b")])"#, []),
  ])
  func libraries(text: String, expected: [(String, String)]) {
    #expect(
      ManifestText(text).libraries
        == expected.map { ManifestText.Library(name: $0.0, module: $0.1) })
  }

  @Test(arguments: [
    ("platforms: [.iOS(.v18), .macOS(.v14)]", 14), ("platforms: [.macOS(.v10_15)]", 10),
    (#"platforms: [.macOS("26.1")]"#, 26), ("platforms: [.macOS(oldest)]", nil),
    ("platforms: []", nil), (#"// .macOS(.v14)"#, nil),
  ])
  func macOS(text: String, expected: Int?) {
    #expect(ManifestText(text).macOS == expected)
  }

  @Test(arguments: [
    (
      #".executableTarget(name: "a"), .executableTarget(name: "b", dependencies: [.product(name: "SpecCommand", package: "specrun")])"#,
      "b"
    ),
    (#".executableTarget(name: "a", dependencies: ["SpecCommand"])"#, "a"),
    (#".target(name: "a", dependencies: ["SpecCommand"])"#, nil),
    (#".executableTarget(name: "a") // SpecCommand"#, nil),
  ])
  func specs(text: String, expected: String?) {
    #expect(ManifestText(text).specs == expected)
  }
}
