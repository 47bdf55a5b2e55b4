import Testing

@testable import SpecIsolation

/// The effect of the guard is tested by `AcceptanceTests`, in workers: it cannot be lifted.
struct NetworkGuardTests {
  #if os(Linux)
    @Test func isThereOnLinux() { #expect(NetworkGuard.obstacle() == nil) }
  #else
    @Test func needsLinux() { #expect(NetworkGuard.obstacle() == "here: it needs Linux") }
  #endif

  @Test func errorsAreReasons() {
    for error: Int32 in [1, 2, 13, 16, 22, 38] {
      #expect(NetworkGuard.reason(error).hasPrefix("here: "))
    }
  }
}
