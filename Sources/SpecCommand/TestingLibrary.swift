import CLibrary

/// A library of tests, which a step library may bring into a program.
package enum TestingLibrary {
  case swiftTesting
  case xcTest

  /// The one in this program, if any.
  ///
  /// Outside of a test its failed expectations are not reported, so a step with one would pass.
  static var loaded: TestingLibrary? {
    guard let program = dlopen(nil, RTLD_NOW) else { return nil }
    defer { dlclose(program) }
    // The entry point of the first library for tools, the same in all its versions, and the class
    // of test cases of the second in Swift and Objective-C.
    let names: [(String, TestingLibrary)] = [
      ("swt_abiv0_getEntryPoint", .swiftTesting), ("$s6XCTest0A4CaseCMa", .xcTest),
      ("OBJC_CLASS_$_XCTestCase", .xcTest),
    ]
    return names.first { dlsym(program, $0.0) != nil }?.1
  }
}
