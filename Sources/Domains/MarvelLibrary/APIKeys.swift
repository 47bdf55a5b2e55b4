/// The keys that the catalog's API gives to a developer (MAR-R07).
public struct APIKeys: Hashable, Sendable {
  /// The kind of the key.
  public enum Kind: String, Hashable, Sendable {
    case `public`
    case `private`
  }

  /// Sent with every request to the API.
  public var publicKey: String
  /// Goes into the signature and is never sent (MAR-R05).
  public var privateKey: String

  public init(publicKey: String, privateKey: String) {
    self.publicKey = publicKey
    self.privateKey = privateKey
  }

  /// The first key that is blank, with which nothing can be asked (D-45).
  var blankKey: Kind? {
    if trimmed(publicKey).isEmpty { return .public }
    if trimmed(privateKey).isEmpty { return .private }
    return nil
  }
}
