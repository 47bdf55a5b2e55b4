import Basics
import CPageAssets
import Messages

/// The page's style and script, whose files lie in `CPageAssets`.
package enum PageAssets {
  /// Content of the style element.
  package static let style = guarded(String(cString: cpa_report_style()))

  /// Content of the script element.
  static let script = guarded(
    "\"use strict\";\n(() => {\n" + String(cString: cpa_report_script()) + "})();\n")

  /// Vouches for the script in the page's policy, so that no other one runs.
  static let scriptDigest = digest(of: script)

  /// The digest that names a script in a page's policy.
  package static func digest(of script: [UInt8]) -> String {
    Base64.encode(SHA256.digest(of: script))
  }

  /// Keeps an XML reader from looking inside; the marks are comments to CSS and JavaScript.
  package static func guarded(_ text: String) -> [UInt8] {
    Array("/*<![CDATA[*/\n\(text)/*]]>*/".utf8)
  }
}
