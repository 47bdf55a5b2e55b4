/// One thing that happens on a screen, in the order the user sees it.
public enum ScreenEvent: Hashable, Sendable {
  case title(String)
  case indicatorOn
  case indicatorOff
  case comics([ComicSection])
  case characters([ComicCharacter])
  case message(ComicsMessage)
}
