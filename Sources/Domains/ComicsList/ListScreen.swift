/// One screen with a list, as the user sees it: the result of its events.
public struct ListScreen<Content: Hashable & Sendable>: Hashable, Sendable {
  public private(set) var title: String
  public private(set) var isLoading = false
  /// Nil until a list has been presented; may be empty (COM-R11).
  public private(set) var content: Content?
  public private(set) var message: ComicsMessage?

  /// A screen that has loaded nothing yet.
  public init(title: String) {
    self.title = title
  }

  mutating func showIndicator() {
    isLoading = true
    message = nil
  }

  mutating func hideIndicator() { isLoading = false }

  /// Replaces the previous content (COM-R18).
  mutating func present(_ content: Content) { self.content = content }

  /// A list that was there stays below the message.
  mutating func present(_ message: ComicsMessage) { self.message = message }
}
