// Declarations of our own for what the recorder uses of UIKit, so that it can be type-checked, and run, on Linux. The
// names and types are those of the public documentation; nothing here does anything.
@_exported import Foundation

open class NSUserActivity: NSObject {
  public let activityType: String
  public var webpageURL: URL?
  public var referrerURL: URL?
  public var title: String?
  public var userInfo: [AnyHashable: Any]?
  public var targetContentIdentifier: String?
  public init(activityType: String) { self.activityType = activityType }
}

@MainActor open class UISceneSession: NSObject {
  public struct Role: RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
  }
  public let persistentIdentifier: String
  public var stateRestorationActivity: NSUserActivity?
  public let role = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  public init(persistentIdentifier: String) { self.persistentIdentifier = persistentIdentifier }
}

@MainActor open class UIScene: NSObject {
  public let session: UISceneSession
  public init(session: UISceneSession) { self.session = session }

  @MainActor open class ConnectionOptions: NSObject {
    public var urlContexts: Set<UIOpenURLContext> = []
    public var userActivities: Set<NSUserActivity> = []
    public var handoffUserActivityType: String?
    public var notificationResponse: UNNotificationResponse?
    public var shortcutItem: UIApplicationShortcutItem?
    public var cloudKitShareMetadata: CKShare.Metadata?
    public var sourceApplication: String?
    nonisolated public override init() {}
  }

  @MainActor open class OpenURLOptions: NSObject {
    public var sourceApplication: String?
    public var annotation: Any?
    public var openInPlace = false
    nonisolated public override init() {}
  }
}

@MainActor open class UIOpenURLContext: NSObject {
  public let url: URL
  public let options = UIScene.OpenURLOptions()
  public init(url: URL) { self.url = url }
}

@MainActor open class UIApplicationShortcutItem: NSObject {
  public let type: String
  public let localizedTitle: String
  public var userInfo: [String: NSObject]?
  public init(type: String, localizedTitle: String) {
    self.type = type
    self.localizedTitle = localizedTitle
  }
}

@MainActor open class UIApplication: NSObject {
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let url = Self(rawValue: "UIApplicationLaunchOptionsURLKey")
    public static let sourceApplication = Self(rawValue: "UIApplicationLaunchOptionsSourceApplicationKey")
    public static let userActivityDictionary = Self(rawValue: "UIApplicationLaunchOptionsUserActivityDictionaryKey")
    public static let shortcutItem = Self(rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
    public static let remoteNotification = Self(rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
    public static let location = Self(rawValue: "UIApplicationLaunchOptionsLocationKey")
    public static let cloudKitShareMetadata = Self(rawValue: "UIApplicationLaunchOptionsCloudKitShareMetadataKey")
  }
  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let sourceApplication = Self(rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
    public static let openInPlace = Self(rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
  }
}

open class UNNotificationTrigger: NSObject {}
open class UNPushNotificationTrigger: UNNotificationTrigger {}
open class UNNotificationContent: NSObject { public var userInfo: [AnyHashable: Any] = [:] }
open class UNNotificationRequest: NSObject {
  public let identifier: String
  public let content = UNNotificationContent()
  public var trigger: UNNotificationTrigger?
  public init(identifier: String) { self.identifier = identifier }
}
open class UNNotification: NSObject {
  public let date: Date
  public let request: UNNotificationRequest
  public init(date: Date, request: UNNotificationRequest) {
    self.date = date
    self.request = request
  }
}
open class UNNotificationResponse: NSObject {
  public let notification: UNNotification
  public let actionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
  public init(notification: UNNotification) { self.notification = notification }
}
open class UNTextInputNotificationResponse: UNNotificationResponse { public let userText = "" }

open class CKRecord: NSObject {
  open class ID: NSObject { public let recordName = "share" }
  public let recordID = ID()
}
open class CKShare: CKRecord {
  open class Metadata: NSObject {
    public let containerIdentifier = "iCloud.com.acme"
    public let share = CKShare()
  }
}
