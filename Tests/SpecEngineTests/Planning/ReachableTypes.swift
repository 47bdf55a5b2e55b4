// Nothing else is imported here, as in a step library.
import StepKit

/// The types of values of built-in parameters, as a step library names them.
enum ReachableTypes {
  static let all: [Any.Type] = [
    Int.self, Double.self, String.self, Int8.self, Int16.self, Int64.self, BigInteger.self,
    BigDecimal.self,
  ]
}
