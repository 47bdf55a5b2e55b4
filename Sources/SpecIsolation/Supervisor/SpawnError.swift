import CLibrary

/// A process that could not be started.
package struct SpawnError: Error, CustomStringConvertible {
  let code: Int32

  package var description: String { String(cString: strerror(code)) }
}
