extension StringProtocol {
  /// The lines, which end at LF, CR LF or CR, but not at the other line breaks of Unicode.
  package var lines: [SubSequence] {
    split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r" || $0 == "\r\n" }
  }
}
