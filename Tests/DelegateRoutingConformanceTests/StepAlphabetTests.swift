import DelegateRoutingCorpus
import DelegateRoutingSpec
import Testing

@testable import DelegateRoutingConformance

/// The alphabets that come with the suite.
struct StepAlphabetTests {
  @Test("each is small, and its names are words", arguments: StepAlphabet.all.map(\.name))
  func isWellMade(_ name: String) throws {
    let alphabet = try StepAlphabet.named(name)
    #expect((2...StepAlphabet.limit).contains(alphabet.steps.count))
    #expect(Set(alphabet.steps).count == alphabet.steps.count)
    #expect(alphabet.steps.allSatisfy { $0.allSatisfy { $0 == "-" || ("a"..."z").contains($0) } })
    #expect(Set(alphabet.settings.map(\.column)).count == alphabet.settings.count)
  }

  @Test("a step is written as the corpus reads it", arguments: StepAlphabet.all.map(\.name))
  func roundTrip(_ name: String) throws {
    for letter in try StepAlphabet.named(name).letters {
      let text = String(decoding: try letter.step.json(onOneLine: true), as: UTF8.self)
      let expected = Self.written[letter.name]
      if let expected { #expect(text == expected + "\n") }
    }
  }

  private static let written = [
    "launch": #"{"launch":{}}"#,
    "launch-by-link": #"{"launch":{"activities":["universal-link/plain"]}}"#,
    "launch-cut": #"{"launch":{"upTo":"launched","urls":["custom-scheme/plain"]}}"#,
    "receive-url-in-second": #"{"receive":{"scene":"second","urls":["custom-scheme/second"]}}"#,
    "launch-for-a-push": #"{"launchInBackground":{"reason":"silent-push"}}"#,
    "return": #"{"return":{"scene":"main"}}"#,
    "main-becomes-ready": #"{"becomeReady":{"scene":"main"}}"#,
    "open-second": #"{"openScene":{"scene":"second"}}"#,
    "ask-for-launch-link": #"{"askForLaunchLink":{}}"#,
    "time-passes": #"{"timePasses":{}}"#,
    "finish": #"{"finish":{}}"#,
  ]
}
