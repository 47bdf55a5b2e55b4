/// The known name that was probably meant, if any.
///
/// A name that begins with it, or else the one that differs least, by at most a third of its
/// letters, or by two. Case does not matter. Every "did you mean" of the program comes from here.
public func nearest(to name: String, among known: [String]) -> String? {
  let typed = name.lowercased()
  guard !typed.isEmpty, typed.utf8.count <= 100 else { return nil }
  var best: (name: String, distance: Int)?
  for candidate in known {
    let wanted = candidate.lowercased()
    if wanted.hasPrefix(typed) { return candidate }
    // Two swapped letters are two differences.
    let slips = wanted.utf8.count < 4 ? 1 : max(2, wanted.utf8.count / 3)
    let limit = min(slips, (best?.distance ?? .max) - 1)
    if let distance = editDistance(Array(typed.utf8), Array(wanted.utf8), limit: limit) {
      best = (candidate, distance)
    }
  }
  return best?.name
}
