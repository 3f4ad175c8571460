import Foundation
import Testing

@testable import DelegateRoutingCorpus

/// The outline gives lines, and finds what the decoder lets pass.
@Suite struct JSONOutlineTests {
  private func outline(_ text: String) -> JSONOutline { JSONOutline(Array(text.utf8), depthLimit: 64) }

  @Test("values have lines, and what is missing has that of what would hold it")
  func valuesHaveLinesAndWhatIsMissingHasThatOfWhatWouldHoldIt() {
    let outline = outline(
      """
      {
        "a": [
          1, { "b": "x\\"[{," },
          "two"
        ],
        "c d":
          null
      }
      """)
    let places = ["$", "$.a", "$.a[0]", "$.a[1]", "$.a[1].b", "$.a[2]", "$[\"c d\"]", "$.a[1].none", "$.none[3].x"]
    #expect(places.map(outline.line(of:)) == [1, 2, 3, 3, 3, 4, 6, 3, 1])
    #expect(outline.repeatedKeys == [])
    #expect(outline.trailingCommas == [])
    #expect(outline.depth == 3)
  }

  @Test("keys that are there twice are found in their own object only")
  func keysThatAreThereTwiceAreFoundInTheirOwnObjectOnly() {
    let outline = outline(#"{ "a": { "b": 1, "b": 2 }, "b": [{ "c": 1 }, { "c": 1, "d": 2, "c": 3 }], "a": 1 }"#)
    #expect(outline.repeatedKeys == ["$.a.b", "$.b[1].c", "$.a"])
    #expect(self.outline(#"{ "a": 1, "\u0061": 2 }"#).repeatedKeys == ["$.a"])
  }

  @Test("commas after the last element are found") func commasAfterTheLastElementAreFound() {
    #expect(outline(#"{ "a": [1, 2, ], "b": { "c": 1, }, "d": [] }"#).trailingCommas == ["$.a", "$.b"])
    #expect(outline(#"[",", "]", {}, []]"#).trailingCommas == [])
  }

  @Test("what lies deeper than any fixture has no lines of its own")
  func whatLiesDeeperThanAnyFixtureHasNoLinesOfItsOwn() {
    let text = String(repeating: "{ \"a\":\n", count: 12) + "1" + String(repeating: "}", count: 12)
    let places = (1...12).map { "$" + String(repeating: ".a", count: $0) }
    #expect(places.map(outline(text).line(of:)) == [1, 2, 3, 4, 5, 6, 7, 8, 8, 8, 8, 8])
    let key = String(repeating: "k", count: 41)
    #expect(outline("{\n\"\(key)\": 1}").line(of: "$[\"\(key.dropLast())…\"]") == 2)
  }

  @Test("no bytes are too odd") func noBytesAreTooOdd() {
    // A fixed walk through the odd ones: brackets, quotes, escapes, half characters.
    let alphabet: [UInt8] = Array("{}[]\",:\\ \n1ta".utf8) + [0x00, 0xC3, 0xFF]
    var state: UInt32 = 1
    for length in 0..<2_000 {
      let bytes = (0..<length % 40).map { _ -> UInt8 in
        state = state &* 1_664_525 &+ 1_013_904_223
        return alphabet[Int(state >> 16) % alphabet.count]
      }
      let outline = JSONOutline(bytes, depthLimit: 8)
      #expect(outline.depth <= 9)
    }
  }
}
