/// Facts of specrun in messages, each in a form that other tools read as the protocol defines it.
///
/// | fact | form | writer and reader |
/// |---|---|---|
/// | a failure that is expected or in quarantine | a skip whose message begins with the reason | `TestStepResult.Excuses` |
/// | a failure after the end of its quarantine | the last line of its message | `TestStepResult.Excuses` |
/// | hints about an undefined step | comments above its first snippet | `Snippet.Hints` |
/// | the values that a failure compares | two lines, or a difference, in its message | `Comparison` |
/// | the share of a shard | an attachment of the run | `ShardMark` |
/// | the network level | an attachment of the run | `NetworkMark` |
/// | requirements in documents | an attachment of the run | `DocumentItemsMark` of SpecReporting |
/// | a hook around features | a hook of the run whose name says it, for people only | `SupportCode` of SpecEngine |
///
/// Recordings of earlier versions are read as well: a form may be added, but none may change. The version of the
/// forms is that of specrun in the `meta` of a recording.
package enum MessageDialect {
  /// The prefix of the media types of attachments with facts about the run.
  package static let mediaTypes = "text/x.specrun."
}

extension Envelope {
  /// A fact about the run: an attachment outside all scenarios.
  ///
  /// Tools that do not know its media type ignore it.
  package init(fact body: String, mediaType: String) {
    self = .attachment(
      Envelope.Attachment(body: body, contentEncoding: .identity, mediaType: mediaType))
  }
}
