import TagExpressions
import Testing

struct OldTagSyntaxTests {
  @Test(arguments: [
    ("~@a", "not @a"), ("!@a", "not @a"), ("@a,@b", "@a or @b"), ("@a,~@b", "@a or not @b"),
    ("@a , @b", "@a or @b"), ("@a, @b,@c", "@a or @b or @c"), ("@a && @b", "@a and @b"),
    ("@a&&@b", "@a and @b"), ("~@a && @b,@c", "not @a and (@b or @c)"), ("@a || @b", "@a or @b"),
    ("@a||@b && @c", "@a or @b and @c"), ("~@a and @b", "not @a and @b"),
    ("@a,@b and not @c", "(@a or @b) and not @c"), ("(@a,@b) and @c", "(@a or @b) and @c"),
    ("not (~@a)", "not (not @a)"),
  ])
  func means(old: String, new: String) {
    #expect(TagExpression.modernized(old) == new)
  }

  @Test(arguments: [
    "@a", "not @a", "@a or @b", "(@a and @b) or not @c", "", " ", "@a and", "@a,b", "a,b", "a", ",",
    ",,", "&&", "~", "~a", "@a && and", "(@a", "(@a) and @b", "@a\\ b", "@a ~", "@a~b",
    "@a&&b", "@a||b", "@a && b", "@r&d",
  ])
  func isOfToday(text: String) {
    #expect(TagExpression.modernized(text) == nil)
  }
}
