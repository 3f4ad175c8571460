import DelegateRoutingSpec
import Testing

struct WindowRuleTests {
  @Test(arguments: examples) func ruleTellsThemApart(_ example: RuleExample) throws { try example.check() }

  static let examples: [RuleExample] = [
    RuleExample(
      "storyboard-window-before-the-connection", .scenesTemplate, accepts: launched,
      rejects: [.launch(), .start, .will(), .did(), .asks(), .connects(), .shows, .foreground(), .active()], at: 5),
    RuleExample(
      "storyboard-window-before-the-connection", .scenesTemplate, accepts: .launchedScene,
      rejects: disconnected + [.comeBack(), .connects(), .foreground(), .active()], at: 15),
    RuleExample(
      "swiftui-window-is-key-before-the-connection", .swiftUIOwnSceneDelegate,
      accepts: [
        .launch(), .start, .will(), .did(), .asks(), .shows, .connects(), .foreground(), .active(),
        .phase(.foregroundActive),
      ],
      rejects: [
        .launch(), .start, .will(), .did(), .asks(), .windows(.main, [WindowInfo(name: "main", isKey: false)]),
        .connects(),
      ], at: 6),
    RuleExample(
      "one-key-window-in-a-scene", .scenesTemplate, accepts: launched,
      rejects: launched + [
        .windows(.main, [WindowInfo(name: "main", isKey: true), WindowInfo(name: "alert", isKey: true)])
      ], at: 9),
    RuleExample(
      "windows-go-with-their-scene", .scenesTemplate,
      accepts: disconnected + [.comeBack(), .shows, .connects(), .foreground(), .active()],
      rejects: disconnected + [.shows], at: 14),
    RuleExample(
      "windows-stay-in-the-background", .scenesTemplate,
      accepts: launched + [.leave(), .resigns(), .background()],
      rejects: launched + [.leave(), .resigns(), .windows(.main, []), .background()], at: 11),
  ]

  /// A plain launch with the storyboard's window: entries 0 to 8.
  private static let launched: [Moment] = [
    .launch(), .start, .will(), .did(), .asks(), .shows, .connects(), .foreground(), .active(),
  ]
  /// The same, left and disconnected: entries 0 to 13.
  private static let disconnected: [Moment] =
    launched + [.leave(), .resigns(), .background(), .disconnect(), .disconnects()]
}

extension Moment {
  fileprivate static let shows = Moment.windows(.main, [WindowInfo(name: "main", isKey: true)])
}
