import Testing

@testable import DelegateRoutingAudit

/// What is code in a Swift file, and what is not.
struct SwiftLexerTests {
  private func code(_ text: String) -> String {
    String(decoding: SourceText(Array(text.utf8), .swift).code, as: UTF8.self)
  }

  @Test(arguments: [
    ("a // b\nc", "a     \nc"),
    ("a /* b */ c", "a         c"),
    ("a /* /* b */ c */ d", "a                 d"),
    (#"f("b") + c"#, #"f("  ) + c"#),
    (#"f("\"b") + c"#, #"f("    ) + c"#),
    (#"f("// b") + c"#, #"f("     ) + c"#),
    (#"f("a \(b) c") + d"#, #"f("    b    ) + d"#),
    (#"f("a \(b("c")) d") + e"#, #"f("    b("  )    ) + e"#),
    (##"f(#"a " \(b) \#(c)"#) + d"##, ##"f("             c   ) + d"##),
    ("f(\"\"\"\n a \" b\n \"\"\") + c", "f(\"  \n      \n    ) + c"),
    ("let a = /\"b/ + c", "let a =      + c"),
    ("let a = b / c / d", "let a = b / c / d"),
  ])
  func onlyCodeIsLeft(_ text: String, _ expected: String) {
    #expect(code(text) == expected)
  }

  @Test(arguments: [
    ("let a = \"b\nlet c", 8), ("let a = \"\"\"\nb", 8), ("a /* b", 2), ("let a = \"b \\(c\nd", 8), ("/* /* */", 0),
  ])
  func whatHasNoEndIsNoted(_ text: String, _ offset: Int) {
    #expect(SourceText(Array(text.utf8), .swift).unclosed.first?.offset == offset)
  }

  @Test func codeBehindAnUnclosedStringIsStillCode() {
    #expect(code("let a = \"b\nlet c") == "let a = \" \nlet c")
  }

  @Test func bracketsAroundAnInterpolationStayInPairs() {
    let text = #"func a() { log("\(one) and \(two(3))", .info) }"#
    #expect(SourceFile(path: "A", bytes: Array(text.utf8), language: .swift).code.unbalanced == nil)
  }

  @Test func everyByteKeepsItsPlace() {
    let text = SourceText(Array("é /* ü */\nlet a\n".utf8), .swift)
    #expect(text.code.count == text.bytes.count)
    #expect(text.line(at: 12) == 2)
    #expect(text.line(2) == "let a")
    #expect(text.comments == [3..<11])
  }

  @Test func interpolationsInsideEachOtherWithoutEndCostNoStack() {
    let text = String(repeating: "\"\\(", count: 100_000)
    #expect(SourceText(Array(text.utf8), .swift).unclosed.count == 100_000)
  }
}
