import GhibliFeed
import StepKit

/// The addresses of images in sentences: a URL, or the film whose image it is.
let imageAddressTypes = StepLibrary(GhibliWorld.self) {
  // "https://a-image.url", the URL "https://a-image.url", the film "Ponyo"
  ParameterType("address", addressWords, useForSnippets: false) { (text: String) in
    addressName(text)
  }
  ParameterType(
    "at address", "(?:for|of|at|from|with|under) (?:\(addressWords))", useForSnippets: false
  ) { (text: String) in addressName(text) }
  // the images "a" and "b", the images of "Ponyo" and "Kiki"
  ParameterType(
    "images named",
    #"(?:the |both )?images(?: data)?(?: (?:of|for|at|from))?(?: the (?:films|URLs))? "[^"]*"(?:(?:, and |, | and )"[^"]*")+"#,
    useForSnippets: false
  ) { (text: String) in
    let parts = text.split(separator: "\"", omittingEmptySubsequences: false)
    return stride(from: 1, to: parts.count, by: 2).map { String(parts[$0]) }
  }
  ParameterType(
    "of address", "(?:(?:for|of|at|from|with|under) )?(?:\(addressWords))", useForSnippets: false
  ) { (text: String) in addressName(text) }
}

private let addressWords =
  #"(?:the (?:image )?(?:URL|address) |(?:the )?(?:film|movie) (?:named |called )?)?"[^"]*""#

/// What stands between the quotation marks.
private func addressName(_ text: String) -> String {
  text.split(separator: "\"", omittingEmptySubsequences: false).dropFirst().first.map(String.init)
    ?? text
}

extension GhibliWorld {
  /// The URL that a sentence means: itself, or that of the image of a film by its title, of which the
  /// story may say no more.
  mutating func address(of name: String) -> String {
    if name.contains("://") { return name }
    if let known = namedImages[name] { return known }
    let films = PlainFilm.list(in: feedBody) ?? []
    let film = (shownFilms + cachedFilms + films).first { $0.title == name }
    let word = name.lowercased().map { $0.isASCII && $0.isLetter ? $0 : "-" }
    let address = film?.image ?? "https://img.ghibli.test/of/\(String(word)).jpg"
    namedImages[name] = address
    return address
  }
}
