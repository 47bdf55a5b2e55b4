import Foundation
import Ports

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension HTTPClientError {
  /// Maps an error of URL loading: no connection, timed out, canceled, or another.
  init(_ error: any Error) {
    guard let error = error as? URLError else {
      self = .other(error.localizedDescription)
      return
    }
    switch error.code {
    case .notConnectedToInternet, .cannotConnectToHost, .cannotFindHost, .dnsLookupFailed,
      .internationalRoamingOff, .dataNotAllowed, .callIsActive:
      self = .notConnected
    case .timedOut: self = .timedOut
    case .cancelled: self = .cancelled
    default: self = .other(error.localizedDescription)
    }
  }
}
