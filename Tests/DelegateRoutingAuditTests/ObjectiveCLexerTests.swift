import Testing

@testable import DelegateRoutingAudit

/// What is code in an Objective-C file, and what is not.
struct ObjectiveCLexerTests {
  private func code(_ text: String) -> String {
    String(decoding: SourceText(Array(text.utf8), .objectiveC).code, as: UTF8.self)
  }

  @Test(arguments: [
    ("a // b\nc", "a     \nc"),
    ("a /* b /* */ c", "a            c"),
    (#"[a b:@"c"] d"#, #"[a b:@"  ] d"#),
    (#"f("a\"b") c"#, #"f("     ) c"#),
    ("f('\"') c", "f(   ) c"),
    (#"f('\'') c"#, "f(    ) c"),
    ("1'000 + a", "1'000 + a"),
    ("f(R\"x(a \" b)x\") c", "f(R\"          ) c"),
    ("#error don't\na", "#error don't\na"),
    ("#error a 'b\nc", "#error a   \nc"),
    ("\"a\\\nb\" c", "\"  \n   c"),
  ])
  func onlyCodeIsLeft(_ text: String, _ expected: String) {
    #expect(code(text) == expected)
  }

  @Test(arguments: [("a = @\"b\nc", 5), ("a = 'b\nc", 4), ("/* a", 0), ("f(R\"(a", 3)])
  func whatHasNoEndIsNoted(_ text: String, _ offset: Int) {
    #expect(SourceText(Array(text.utf8), .objectiveC).unclosed.map(\.offset) == [offset])
  }

  @Test func aDirectiveMayHaveAnApostrophe() {
    #expect(SourceText(Array("#pragma mark - don't\n".utf8), .objectiveC).unclosed.isEmpty)
  }
}
