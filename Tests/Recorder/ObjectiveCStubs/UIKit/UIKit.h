#import <CloudKit/CloudKit.h>
#import <Foundation/Foundation.h>
#import <UserNotifications/UserNotifications.h>
@interface UISceneSession : NSObject
@property(readonly) NSString *persistentIdentifier, *role;
@property(readonly) NSUserActivity *stateRestorationActivity;
@end
@interface UIScene : NSObject
@property(readonly) UISceneSession *session;
@end
@interface UISceneOpenURLOptions : NSObject
@property(readonly) NSString *sourceApplication;
@property(readonly) id annotation;
@property(readonly) BOOL openInPlace;
@end
@interface UIOpenURLContext : NSObject
@property(readonly) NSURL *URL;
@property(readonly) UISceneOpenURLOptions *options;
@end
@interface UIApplicationShortcutItem : NSObject
@property(readonly) NSString *type, *localizedTitle;
@property(readonly) NSDictionary *userInfo;
@end
@interface UISceneConnectionOptions : NSObject
@property(readonly) NSSet<UIOpenURLContext *> *URLContexts;
@property(readonly) NSSet<NSUserActivity *> *userActivities;
@property(readonly) NSString *handoffUserActivityType, *sourceApplication;
@property(readonly) UNNotificationResponse *notificationResponse;
@property(readonly) UIApplicationShortcutItem *shortcutItem;
@property(readonly) CKShareMetadata *cloudKitShareMetadata;
@end
extern NSString *const UIApplicationLaunchOptionsURLKey, *const UIApplicationLaunchOptionsSourceApplicationKey,
    *const UIApplicationLaunchOptionsUserActivityDictionaryKey, *const UIApplicationLaunchOptionsUserActivityTypeKey,
    *const UIApplicationLaunchOptionsShortcutItemKey, *const UIApplicationLaunchOptionsRemoteNotificationKey,
    *const UIApplicationLaunchOptionsLocationKey, *const UIApplicationOpenURLOptionsSourceApplicationKey,
    *const UIApplicationOpenURLOptionsOpenInPlaceKey;
