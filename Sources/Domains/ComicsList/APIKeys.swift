import Ports

/// The pair of keys that the server gives to an app; neither is blank.
public struct APIKeys: Hashable, Sendable {
  /// The key that is blank.
  public enum Blank: Error, Hashable, Sendable {
    case publicKey
    case privateKey
  }

  public let publicKey: String
  /// Never sent, only hashed.
  private let privateKey: String

  /// Throws for a key of white space only: no request could be signed with it.
  public init(publicKey: String, privateKey: String) throws(Blank) {
    if publicKey.allSatisfy(\.isWhitespace) { throw .publicKey }
    if privateKey.allSatisfy(\.isWhitespace) { throw .privateKey }
    self.publicKey = publicKey
    self.privateKey = privateKey
  }

  /// Signs a request sent at `timeStamp`: the hash is MD5 of time stamp, private and public
  /// key (COM-R20).
  func signature(timeStamp: String) -> [HTTPRequest.QueryItem] {
    let hash = MD5(timeStamp + privateKey + publicKey).hexadecimal
    return [
      HTTPRequest.QueryItem(name: "apikey", value: publicKey),
      HTTPRequest.QueryItem(name: "hash", value: hash),
      HTTPRequest.QueryItem(name: "ts", value: timeStamp),
    ]
  }
}

extension APIKeys.Blank: CustomStringConvertible {
  public var description: String {
    switch self {
    case .publicKey: "the public key is blank"
    case .privateKey: "the private key is blank"
    }
  }
}
