import GhibliFeed
import StepKit

/// Not a single film: on the screen, delivered, in the cache.
let noFilmSteps = StepLibrary(GhibliWorld.self) {
  ParameterType.wording(
    "no film",
    "not (?:a single|even one|one) (?:film|movie)|no (?:film|movie)s? (?:at all|whatsoever)")

  Then("{no film} {is on screen}") { (ghibli: inout GhibliWorld, _: String, isSo: Bool) in
    try expect(isSo, "the sentence denies twice")
    try expect(ghibli.shownTitles, equals: [], "the films on the screen")
  }

  Then("{feed shows} {no film}") { (ghibli: inout GhibliWorld, isSo: Bool, _: String) in
    try expect(isSo, "the sentence denies twice")
    try expect(ghibli.shownTitles, equals: [], "the films on the screen")
  }

  Then("{no film} {is delivered}") { (ghibli: inout GhibliWorld, _: String, isSo: Bool) in
    try expect(isSo, "the sentence denies twice")
    try expect(try ghibli.deliveredFilms().map(\.title), equals: [], "the films delivered")
  }

  Then("{no film} {is cached}") { (ghibli: inout GhibliWorld, _: String, isSo: Bool) in
    try expect(isSo, "the sentence denies twice")
    try expect(try ghibli.cachedFeed()?.films.map(\.title) ?? [], equals: [], "the films")
  }
}
