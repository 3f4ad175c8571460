import Testing

@testable import DelegateRoutingAudit

/// Objective-C classes whose header is not among the files.
struct UndeclaredClassTests {
  private static let connect = """
    - (void)scene:(UIScene *)scene willConnectToSession:(UISceneSession *)session options:(UISceneConnectionOptions *)options {
      [Router open:options.URLContexts.anyObject.URL];
    }
    """
  private static let open = """
    - (BOOL)application:(UIApplication *)app openURL:(NSURL *)url options:(NSDictionary *)options { return [Router open:url]; }
    """

  private func audited(_ name: String, _ members: String, header: String? = nil) throws -> AuditReport {
    var files = [
      "Info.plist": infoPlist(sceneManifest("Delegate")), "Delegate.h": "@interface Delegate : Base\n@end",
      "\(name).m": "#import \"\(name).h\"\n@interface \(name) ()\n@end\n@implementation \(name)\n\(members)\n@end\n",
    ]
    if let header { files["\(name).h"] = header }
    return try FixtureProject(files: files).audited()
  }

  @Test(arguments: ["MainSceneDelegate", "Windows"]) func aSceneDelegateIsKnownByItsNameOrConnectMethod(_ name: String)
    throws
  {
    let report = try audited(name, Self.connect)
    #expect(report.places(of: "first-of-a-set") == ["\(name).m:6"])
    #expect(report.unread.isEmpty)
  }

  @Test func anAppDelegateIsKnownByItsName() throws {
    let report = try audited("AppDelegate", Self.open)
    #expect(report.places(of: "dead-link-method") == ["AppDelegate.m:5"])
    #expect(report.unread.isEmpty)
  }

  @Test func whatMayBeAPlugInIsNamedAndNotJudged() throws {
    let report = try audited("LinkPlugin", Self.open)
    #expect(report.places(of: "dead-link-method") == [])
    #expect(report.unread == [Unread(path: "LinkPlugin.m", why: "line 4: LinkPlugin is declared nowhere: not judged")])
  }

  @Test(arguments: ["@interface LinkPlugin : NSObject\n@end", "@interface LinkPlugin : NSObject <Plugin>\n@end"])
  func aClassThatIsDeclaredIsWhatItsDeclarationSays(_ header: String) throws {
    #expect(try audited("LinkPlugin", Self.open, header: header).unread.isEmpty)
  }

  @Test func oneThatHasNoDelegateMethodIsNotWorthAWord() throws {
    #expect(try audited("Links", "- (UIWindow *)window { return nil; }").unread.isEmpty)
  }
}
