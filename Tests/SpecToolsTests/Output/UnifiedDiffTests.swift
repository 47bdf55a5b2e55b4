import Testing

@testable import SpecCommand
@testable import SpecTools

/// Patches as `patch` and `git apply` read them.
struct UnifiedDiffTests {
  @Test(arguments: [
    ("a\n", "a\n", ""),
    ("", "a\n", "@@ -0,0 +1 @@\n+a\n"),
    ("a\n", "", "@@ -1 +0,0 @@\n-a\n"),
    ("a", "a\n", "@@ -1 +1 @@\n-a\n\\ No newline at end of file\n+a\n"),
    ("a\r\n", "a\n", "@@ -1 +1 @@\n-a\r\n+a\n"),
    (
      "1\n2\n3\n4\n5\n6\n7\n8\n9\n", "1\nx\n3\n4\n5\n6\n7\n8\n9\n",
      "@@ -1,5 +1,5 @@\n 1\n-2\n+x\n 3\n 4\n 5\n"
    ),
    (
      "1\n2\n3\n4\n5\n6\n7\n8\n9\n", "2\n3\n4\n5\n6\n7\n8\n9\nx\n",
      "@@ -1,4 +1,3 @@\n-1\n 2\n 3\n 4\n@@ -7,3 +6,4 @@\n 7\n 8\n 9\n+x\n"
    ),
    // Equal as text, but not as bytes.
    ("e\u{301}\n", "\u{E9}\n", "@@ -1 +1 @@\n-e\u{301}\n+\u{E9}\n"),
  ])
  func patch(old: String, new: String, hunks: String) {
    let patch = unifiedDiff(from: Array(old.utf8), to: Array(new.utf8), path: "x")
    let expected = hunks.isEmpty ? "" : "--- a/x\n+++ b/x\n\(hunks)"
    #expect(patch == Array(expected.utf8), "\(String(decoding: patch, as: UTF8.self))")
  }
}
