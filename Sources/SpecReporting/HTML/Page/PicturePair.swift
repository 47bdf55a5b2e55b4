/// Two pictures that should look the same: the approved or expected one, and the actual one.
struct PicturePair: Equatable {
  /// Positions among the attachments of a step.
  var expected: Int
  var actual: Int
  var name: String

  /// The pairs by the names of files, such as `approved-list.svg` and `actual-list.svg`, or
  /// `list-expected.png` and `list-actual.png`.
  static func pairs(in uses: [AttachmentStore.Use], _ store: AttachmentStore) -> [PicturePair] {
    var pairs: [PicturePair] = []
    let sides = uses.map { use in
      store.files[use.id].kind == .image ? use.name.flatMap(side) : nil
    }
    for (index, side) in sides.enumerated() {
      guard let side, side.isExpected,
        let actual = sides.firstIndex(where: { $0?.isExpected == false && $0?.name == side.name }),
        !pairs.contains(where: { $0.actual == actual })
      else { continue }
      pairs.append(PicturePair(expected: index, actual: actual, name: side.name))
    }
    return pairs
  }

  private static func side(_ fileName: String) -> (isExpected: Bool, name: String)? {
    for (word, isExpected) in [
      ("approved", true), ("expected", true), ("actual", false), ("received", false),
    ] {
      if fileName.hasPrefix("\(word)-") {
        return (isExpected, String(fileName.dropFirst(word.count + 1)))
      }
      if let range = fileName.firstRange(of: "-\(word).") {
        return (isExpected, "\(fileName[..<range.lowerBound]).\(fileName[range.upperBound...])")
      }
    }
    return nil
  }
}

extension Markup {
  /// Both pictures side by side, and one above the other so that only differences are not black;
  /// the script adds the slider.
  mutating func compare(
    _ pair: PicturePair, _ uses: [AttachmentStore.Use], _ store: AttachmentStore
  ) {
    func picture(_ index: Int) -> Markup {
      store.files[uses[index].id].picture(uses[index]) ?? "too large for the page"
    }
    let (expected, actual) = (picture(pair.expected), picture(pair.actual))
    self += """
      <figure class="compare"><figcaption><b>\(pair.name)</b></figcaption>\
      <div><p>as approved</p>\(expected)</div><div><p>as it is</p>\(actual)</div>\
      <div><p>differences</p><div class="stack">\(expected)\(actual)</div></div></figure>
      """
  }
}
