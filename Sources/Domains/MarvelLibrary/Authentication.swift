import Ports

/// The parameters that every request to the API carries (MAR-R04).
///
/// `timestamp` is in whole seconds since 1970, taken anew for each request (D-44); the hash is the
/// MD5 of time stamp, private and public key (MAR-R05). Throws when a key is blank (D-45).
func authentication(
  keys: APIKeys, timestamp: Int
) throws(CatalogError) -> [HTTPRequest.QueryItem] {
  if let blank = keys.blankKey { throw .configuration(blank: blank) }
  let hash = MD5("\(timestamp)\(keys.privateKey)\(keys.publicKey)").hexadecimal
  return [
    HTTPRequest.QueryItem(name: "ts", value: "\(timestamp)"),
    HTTPRequest.QueryItem(name: "apikey", value: keys.publicKey),
    HTTPRequest.QueryItem(name: "hash", value: hash),
  ]
}
