import DelegateRoutingSpec
import Testing

@testable import DelegateRoutingAudit

/// The types and methods that are found in source text.
struct StructureTests {
  private func types(_ text: String, _ language: SourceLanguage) -> [TypeDeclaration] {
    SourceFile(path: "A", bytes: Array(text.utf8), language: language).types
  }

  @Test func swiftTypesWithWhatTheyInherit() {
    let types = types(
      """
      @main public final class AppDelegate: UIResponder, UIKit.UIApplicationDelegate, Box<Int, String> where T: Any {
        class var shared: Int { 1 }
        class func make() {}
        struct Inner: Equatable {}
      }
      extension AppDelegate: Other {}
      let type = Some.class
      """, .swift)
    #expect(types.map(\.name) == ["AppDelegate", "Inner", "AppDelegate"])
    #expect(types.map(\.kind) == ["class", "struct", "extension"])
    #expect(types.map(\.inherited) == [["UIResponder", "UIApplicationDelegate", "Box"], ["Equatable"], ["Other"]])
    #expect(types.map(\.attributes) == [["@main"], [], []])
  }

  @Test func swiftMethodsByTheirFullNames() {
    let methods = types(
      """
      class A: NSObject {
        func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]) -> Bool { true }
        @available(iOS 13.0, *)
        func scene(_ scene: UIScene, continue userActivity: NSUserActivity) { func inner(a: Int) {} }
        func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async {}
        func map<T: Hashable>(_ pairs: Dictionary<T, Int>, by closure: @escaping (T, Int) -> Void) {}
        init(value: Int) {}
      }
      """, .swift)[0].methods
    #expect(
      methods.map(\.name) == [
        "application(_:open:options:)", "scene(_:continue:)", "userNotificationCenter(_:didReceive:)", "map(_:by:)",
        "init(value:)",
      ])
    #expect(
      methods.map(\.method) == [.applicationOpenURL, .sceneContinueActivity, .didReceiveNotificationResponse, nil, nil])
    #expect(methods[0].parameters == ["app", "url", "options"])
    #expect(methods[1].parameters == ["scene", "userActivity"])
  }

  @Test func swiftRequirementsWithoutBodyAreNoMethods() {
    #expect(
      types("class A { var window: UIWindow?\n let b = 1 }", .swift)[0].properties.map(\.name) == ["window", "b"])
    #expect(types("extension P { func a()\n func b() {} }", .swift)[0].methods.map(\.name) == ["b()"])
  }

  @Test func objectiveCClassesWithWhatTheyInherit() {
    let types = types(
      """
      #import "A.h"
      @class B;
      @interface AppDelegate : UIResponder <UIApplicationDelegate, Other>
      @property (strong, nonatomic) UIWindow *window;
      - (void)declared:(id)one;
      @end
      @interface AppDelegate () <Third>
      @end
      @implementation AppDelegate
      - (BOOL)application:(UIApplication *)app openURL:(NSURL *)url options:(NSDictionary<NSString *, id> *)options { return YES; }
      + (void)plain { }
      - (void)application:(UIApplication *)app performActionForShortcutItem:(UIApplicationShortcutItem *)item completionHandler:(void (^)(BOOL))completionHandler { }
      @end
      """, .objectiveC)
    #expect(types.map(\.name) == ["AppDelegate", "AppDelegate", "AppDelegate"])
    #expect(types.map(\.inherited) == [["UIResponder", "UIApplicationDelegate", "Other"], ["Third"], []])
    #expect(types[0].properties.map(\.name) == ["window"])
    #expect(types[0].methods.isEmpty)
    #expect(
      types[2].methods.map(\.name) == [
        "application:openURL:options:", "plain", "application:performActionForShortcutItem:completionHandler:",
      ])
    #expect(types[2].methods.map(\.method) == [.applicationOpenURL, nil, .applicationPerformAction])
    #expect(types[2].methods[2].parameters == ["app", "item", "completionHandler"])
  }
}
