import Basics
import Messages

/// The page's style and script, whose files lie in `Assets` and are built in as bytes.
package enum PageAssets {
  /// Content of the style element.
  package static let style = guarded(
    [PackageResources.page_css, PackageResources.reading_css, PackageResources.print_css]
      .joined(separator: "\n".utf8))

  /// Content of the script element.
  ///
  /// The files share one strict scope, in this order; `Scripts/lint-assets` joins them alike.
  static let script = guarded(
    Array("\"use strict\";\n(() => {\n".utf8)
      + [
        PackageResources.page_js, PackageResources.details_js, PackageResources.filters_js,
        PackageResources.controls_js,
      ].joined(separator: "\n".utf8) + Array("})();\n".utf8))

  /// Vouches for the script in the page's policy, so that no other one runs.
  static let scriptDigest = digest(of: script)

  /// The digest that names a script in a page's policy.
  package static func digest(of script: [UInt8]) -> String {
    Base64.encode(SHA256.digest(of: script))
  }

  /// Keeps an XML reader from looking inside; the marks are comments to CSS and JavaScript.
  package static func guarded(_ bytes: some Sequence<UInt8>) -> [UInt8] {
    Array("/*<![CDATA[*/\n".utf8) + Array(bytes) + Array("/*]]>*/".utf8)
  }
}
