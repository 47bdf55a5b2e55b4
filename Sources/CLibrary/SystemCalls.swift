// Calls whose names methods of Swift have too; a signal does not end them.

package func systemRead(
  _ descriptor: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int
) -> Int {
  repeated { read(descriptor, buffer, count) }
}

package func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  repeated { write(descriptor, bytes, count) }
}

package func systemClose(_ descriptor: Int32) -> Int32 { close(descriptor) }

private func repeated(_ call: () -> Int) -> Int {
  var result = call()
  while result < 0, errno == EINTR { result = call() }
  return result
}
