extension ScenarioContext {
  /// Fails the step unless `text` equals an approved file next to the feature.
  ///
  /// A mismatch attaches the approved text, the actual text and their difference. A run with
  /// `--approve` writes the file instead, and passes.
  ///
  /// - Parameters:
  ///   - text: The actual text, such as an SVG image.
  ///   - name: The approved file, relative to the folder of the feature.
  ///   - mediaType: The media type of the attachments.
  ///   - file: The source file of the call.
  ///   - line: The line of the call.
  public func approve(
    _ text: String, as name: String, mediaType: String,
    file: StaticString = #filePath, line: Int = #line
  ) throws {
    let fileName = name.split(separator: "/").last.map(String.init) ?? name
    if let approve = resources.approve {
      try approve(name, uri, Array(text.utf8))
      return attach(text, mediaType: mediaType, fileName: "approved-\(fileName)")
    }
    let place = SourcePlace(file: file, line: line)
    let approved: String
    do {
      approved = try resource(name).text
    } catch let error as ResourceError where error.isMissing {
      attach(text, mediaType: mediaType, fileName: "actual-\(fileName)")
      throw ExpectationFailure(
        message: "\(error.path): nothing is approved yet: look at what is attached, and run with "
          + "--approve to keep it", place: place)
    }
    ExpectationCount.add()
    guard approved != text else { return }
    let difference = Difference(expected: approved, actual: text).text
    attach(approved, mediaType: mediaType, fileName: "approved-\(fileName)")
    attach(text, mediaType: mediaType, fileName: "actual-\(fileName)")
    attach(difference, mediaType: "text/plain", fileName: "difference-\(fileName).txt")
    throw ExpectationFailure(
      message: "\(name) is not as approved: look at the three attachments, and run with --approve "
        + "if it is right", place: place)
  }
}
