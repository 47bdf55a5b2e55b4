#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A process that could not be started.
package struct SpawnError: Error, CustomStringConvertible {
  let code: Int32

  package var description: String { String(cString: strerror(code)) }
}
