import Foundation
import Testing

/// `explore` as a person or a CI job runs it.
struct ExploreTests {
  @Test func itPrintsTheAlphabetAndHowManySequencesThereAre() async throws {
    let run = try await tool("explore", "--depth", "2", "--time", "0")
    #expect(run.status == 0)
    #expect(
      run.output.hasPrefix(
        "alphabet standard in uikit-scenes-template and app-delegate-ios12: 51 legal sequences up to 2 steps\n  launch\n"
      ))
    #expect(run.output.hasSuffix("51 judged, 0 kinds of failure\n"))
    #expect(run.output.contains("51 of 51 sequences up to 2 steps and 0 longer ones (seed 1)"))
  }

  @Test func copiesGiveTheSameReport() async throws {
    let one = try await tool("explore", "--depth", "3", "--time", "0", "--format", "json")
    let three = try await tool("explore", "--depth", "3", "--time", "0", "--format", "json", "--jobs", "3")
    #expect(one.status == 0 && three.status == 0)
    #expect(one.output == three.output)
    let report = try #require(try JSONSerialization.jsonObject(with: Data(one.output.utf8)) as? [String: Any])
    #expect(report["played"] as? Int == 366)
    #expect(report["findings"] as? [String] == [])
  }

  @Test func longerSequencesAreDrawnForAWhile() async throws {
    let run = try await tool("explore", "--depth", "1", "--time", "1", "--seed", "7", "--format", "json")
    let report = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    #expect(report["seed"] as? Int == 7)
    #expect(report["playedAtRandom"] as? Int ?? 0 > 10)
  }

  @Test func oneSequenceIsPlayed() async throws {
    let run = try await tool(
      "explore", "--play", "launch-by-url.leave.disconnect.receive-link", "--setting", "uikit-scenes-template")
    #expect(run.status == 0)
    #expect(
      run.output == "explore/standard/uikit-scenes-template/launch-by-url.leave.disconnect.receive-link: pass\n")
  }

  @Test func theSystemModelIsHeldToTheRules() async throws {
    let run = try await tool("explore", "--model", "--depth", "2")
    #expect(run.status == 0)
    // With scenes 3 + 3 * 9 sequences, and another reading for each link, one more for a web link, three for a kill: 21.
    // Without 3 + 3 * 8, and one for each link in front, one for each launch by a web link and what follows it: 15.
    #expect(run.output == "the system model: 57 sequences, 93 traces, 0 broken rules about the platform\n")
  }

  @Test func aProfileThatTheAlphabetSaysNothingToFails() async throws {
    let run = try await tool("explore", "--alphabet", "windows", "--router", "application-delegate", "--time", "0")
    #expect(run.status == 1)
    #expect(run.output.contains("nothing was judged"))
  }

  @Test(arguments: [
    (["--alphabet", "greek"], "there is no alphabet 'greek'; there are standard, "),
    (["--depth", "0"], "--depth is a number from 1 to 8, not '0'"),
    (["--seed", "one"], "--seed is a number from 0 to "),
    (["--time", "-1"], "--time is a number from 0 to 86400, not '-1'"),
    (["--jobs", "0"], "--jobs is a number from 1 to 64, not '0'"),
    (["--part", "2/2"], "--part is a number and how many there are, such as 0/2, not '2/2'"),
    (["--setting", "uikit-scenes-template"], "--setting goes with --play"),
    (["--play", "launch.fly"], "the alphabet standard has no step 'fly'; it has launch, "),
    (["--play", "launch", "--setting", "swiftui-app"], "the alphabet standard has no setting 'swiftui-app'; it has "),
    (["--play", "launch.return"], "launch.return: step 1, return, cannot happen there: "),
    (["--play", ""], "the alphabet standard has no step ''"),
    (["--router", "dual"], "did you mean 'dual-delegate'?"),
  ])
  func badInputHasExitStatusTwo(_ arguments: [String], _ words: String) async throws {
    let run = try await tool(["explore"] + arguments)
    #expect(run.status == 2)
    #expect(run.errors.contains(words), "\(run.errors)")
    #expect(run.output.isEmpty)
  }
}
