#if canImport(Glibc)
  @_exported import Glibc
#elseif canImport(Musl)
  @_exported import Musl
#else
  @_exported import Darwin
#endif

/// Blocks the thread, as code does that knows nothing of tasks.
func block(milliseconds: UInt32) {
  var rest = milliseconds
  // usleep takes less than a second on some systems.
  while rest > 0 {
    let part = min(rest, 500)
    usleep(part * 1000)
    rest -= part
  }
}

/// Blocks the thread for ever.
func blockForever() {
  while true { block(milliseconds: 60_000) }
}

/// A value that the compiler cannot know.
func unknown<T>(_ value: T) -> T { getpid() > 0 ? value : unknown(value) }
