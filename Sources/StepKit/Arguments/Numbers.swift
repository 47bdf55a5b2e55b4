public import CucumberExpressions

/// A whole number of any size, kept as its digits: the value of `{biginteger}`.
public typealias BigInteger = CucumberExpressions.BigInteger

/// A decimal number of any size and precision, kept as its digits: the value of `{bigdecimal}`.
public typealias BigDecimal = CucumberExpressions.BigDecimal
