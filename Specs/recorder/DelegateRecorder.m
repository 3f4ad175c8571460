#import "DelegateRecorder.h"

#import <CloudKit/CloudKit.h>
#import <UIKit/UIKit.h>
#import <UserNotifications/UserNotifications.h>

typedef NSMutableDictionary<NSString *, id> RecordedObject;

/// A value of a property list; what is none is written as its description.
static id RecordedValue(id value) {
  if ([value isKindOfClass:[NSString class]] || [value isKindOfClass:[NSNumber class]]) return value;
  if ([value isKindOfClass:[NSURL class]]) return [(NSURL *)value absoluteString];
  if ([value isKindOfClass:[NSArray class]]) {
    NSMutableArray *array = [NSMutableArray array];
    for (id element in (NSArray *)value) [array addObject:RecordedValue(element)];
    return array;
  }
  if ([value isKindOfClass:[NSDictionary class]]) {
    RecordedObject *object = [RecordedObject dictionary];
    for (id key in (NSDictionary *)value) object[[key description]] = RecordedValue(((NSDictionary *)value)[key]);
    return object;
  }
  return [value description];
}

static RecordedObject *RecordedContext(UIOpenURLContext *context) {
  RecordedObject *object = [RecordedObject dictionary];
  object[@"url"] = context.URL.absoluteString;
  object[@"sourceApplication"] = context.options.sourceApplication;
  object[@"openInPlace"] = @(context.options.openInPlace);
  id annotation = context.options.annotation;
  if (annotation != nil) object[@"annotation"] = RecordedValue(annotation);
  return object;
}

static RecordedObject *RecordedActivity(NSUserActivity *activity) {
  RecordedObject *object = [RecordedObject dictionary];
  object[@"activityType"] = activity.activityType;
  object[@"webpageURL"] = activity.webpageURL.absoluteString;
  object[@"referrerURL"] = activity.referrerURL.absoluteString;
  object[@"title"] = activity.title;
  if (activity.userInfo != nil) object[@"userInfo"] = RecordedValue(activity.userInfo);
  object[@"targetContentIdentifier"] = activity.targetContentIdentifier;
  return object;
}

static RecordedObject *RecordedShortcutItem(UIApplicationShortcutItem *item) {
  RecordedObject *object = [RecordedObject dictionary];
  object[@"type"] = item.type;
  object[@"localizedTitle"] = item.localizedTitle;
  if (item.userInfo != nil) object[@"userInfo"] = RecordedValue(item.userInfo);
  return object;
}

static RecordedObject *RecordedResponse(UNNotificationResponse *response) {
  UNNotificationRequest *request = response.notification.request;
  RecordedObject *object = [RecordedObject dictionary];
  object[@"requestIdentifier"] = request.identifier;
  object[@"actionIdentifier"] = response.actionIdentifier;
  object[@"date"] = @([response.notification.date timeIntervalSince1970]);
  object[@"isRemote"] = [request.trigger isKindOfClass:[UNPushNotificationTrigger class]] ? @YES : @NO;
  object[@"userInfo"] = RecordedValue(request.content.userInfo);
  return object;
}

static RecordedObject *RecordedShare(CKShareMetadata *metadata) {
  RecordedObject *object = [RecordedObject dictionary];
  object[@"containerIdentifier"] = metadata.containerIdentifier;
  object[@"recordName"] = metadata.share.recordID.recordName;
  return object;
}

static RecordedObject *RecordedConnectionOptions(UISceneConnectionOptions *options) {
  RecordedObject *object = [RecordedObject dictionary];
  NSMutableArray *contexts = [NSMutableArray array];
  for (UIOpenURLContext *context in options.URLContexts) [contexts addObject:RecordedContext(context)];
  object[@"urlContexts"] = contexts;
  NSMutableArray *activities = [NSMutableArray array];
  for (NSUserActivity *activity in options.userActivities) [activities addObject:RecordedActivity(activity)];
  object[@"userActivities"] = activities;
  object[@"handoffUserActivityType"] = options.handoffUserActivityType;
  UNNotificationResponse *response = options.notificationResponse;
  if (response != nil) object[@"notificationResponse"] = RecordedResponse(response);
  UIApplicationShortcutItem *item = options.shortcutItem;
  if (item != nil) object[@"shortcutItem"] = RecordedShortcutItem(item);
  CKShareMetadata *share = options.cloudKitShareMetadata;
  if (share != nil) object[@"cloudKitShareMetadata"] = RecordedShare(share);
  object[@"sourceApplication"] = options.sourceApplication;
  return object;
}

static RecordedObject *RecordedLaunchOptions(NSDictionary *options) {
  RecordedObject *object = [RecordedObject dictionary];
  NSURL *url = options[UIApplicationLaunchOptionsURLKey];
  if (url != nil) {
    RecordedObject *context = [RecordedObject dictionary];
    context[@"url"] = url.absoluteString;
    context[@"sourceApplication"] = options[UIApplicationLaunchOptionsSourceApplicationKey];
    object[@"url"] = context;
  }
  NSDictionary *dictionary = options[UIApplicationLaunchOptionsUserActivityDictionaryKey];
  if (dictionary != nil) {
    RecordedObject *launch = [RecordedObject dictionary];
    launch[@"activityType"] = dictionary[UIApplicationLaunchOptionsUserActivityTypeKey];
    // The activity itself is there under a key that is not documented.
    for (id value in dictionary.allValues) {
      if ([value isKindOfClass:[NSUserActivity class]]) launch[@"activity"] = RecordedActivity(value);
    }
    object[@"userActivity"] = launch;
  }
  UIApplicationShortcutItem *item = options[UIApplicationLaunchOptionsShortcutItemKey];
  if (item != nil) object[@"shortcutItem"] = RecordedShortcutItem(item);
  NSDictionary *push = options[UIApplicationLaunchOptionsRemoteNotificationKey];
  if (push != nil) object[@"remoteNotification"] = RecordedValue(push);
  if (options[UIApplicationLaunchOptionsLocationKey] != nil) object[@"location"] = @YES;
  return object;
}

static void RecordedSet(RecordedObject *line, NSSet *set) {
  NSMutableArray *contexts = [NSMutableArray array];
  NSMutableArray *sessions = [NSMutableArray array];
  for (id element in set) {
    if ([element isKindOfClass:[UIOpenURLContext class]]) [contexts addObject:RecordedContext(element)];
    if ([element isKindOfClass:[UISceneSession class]]) {
      [sessions addObject:[(UISceneSession *)element persistentIdentifier]];
    }
  }
  if (contexts.count > 0) line[@"urlContexts"] = contexts;
  if (sessions.count > 0) line[@"scenes"] = sessions;
}

/// What a dictionary or text means is said by the method that it is an argument of.
static void RecordedArgument(RecordedObject *line, NSString *method, id argument) {
  if ([argument isKindOfClass:[UIScene class]]) {
    line[@"scene"] = [(UIScene *)argument session].persistentIdentifier;
  } else if ([argument isKindOfClass:[UISceneSession class]]) {
    line[@"scene"] = [(UISceneSession *)argument persistentIdentifier];
    line[@"role"] = [(UISceneSession *)argument role];
    NSUserActivity *restoration = [(UISceneSession *)argument stateRestorationActivity];
    if (restoration != nil) line[@"restorationActivity"] = RecordedActivity(restoration);
  } else if ([argument isKindOfClass:[UISceneConnectionOptions class]]) {
    line[@"options"] = RecordedConnectionOptions(argument);
  } else if ([argument isKindOfClass:[NSUserActivity class]]) {
    line[@"activity"] = RecordedActivity(argument);
  } else if ([argument isKindOfClass:[UIApplicationShortcutItem class]]) {
    line[@"shortcutItem"] = RecordedShortcutItem(argument);
  } else if ([argument isKindOfClass:[UNNotificationResponse class]]) {
    line[@"response"] = RecordedResponse(argument);
  } else if ([argument isKindOfClass:[CKShareMetadata class]]) {
    line[@"share"] = RecordedShare(argument);
  } else if ([argument isKindOfClass:[NSURL class]]) {
    line[@"url"] = [(NSURL *)argument absoluteString];
  } else if ([argument isKindOfClass:[NSError class]]) {
    line[@"error"] = [(NSError *)argument domain];
  } else if ([argument isKindOfClass:[NSSet class]]) {
    RecordedSet(line, argument);
  } else if ([argument isKindOfClass:[NSString class]]) {
    line[[method containsString:@"BackgroundURLSession"] ? @"identifier" : @"activityType"] = argument;
  } else if ([argument isKindOfClass:[NSDictionary class]]) {
    NSDictionary *dictionary = argument;
    if ([method hasSuffix:@"FinishLaunchingWithOptions:"]) {
      line[@"launchOptions"] = RecordedLaunchOptions(dictionary);
    } else if ([method isEqualToString:@"application:openURL:options:"]) {
      line[@"sourceApplication"] = dictionary[UIApplicationOpenURLOptionsSourceApplicationKey];
      line[@"openInPlace"] = dictionary[UIApplicationOpenURLOptionsOpenInPlaceKey];
    } else {
      line[@"userInfo"] = RecordedValue(dictionary);
    }
  }
}

@implementation DelegateRecorder

static BOOL hasStarted = NO;

+ (void)startWithFramework:(NSString *)framework domains:(NSArray<NSString *> *)domains {
  @synchronized(self) {
    if (hasStarted) return;
    hasStarted = YES;
    NSDictionary *info = [NSBundle mainBundle].infoDictionary;
    NSOperatingSystemVersion ios = [NSProcessInfo processInfo].operatingSystemVersion;
    RecordedObject *line = [RecordedObject dictionary];
    line[@"recording"] = @1;
    line[@"ios"] = [NSString stringWithFormat:@"%ld.%ld", (long)ios.majorVersion, (long)ios.minorVersion];
    line[@"sdk"] = info[@"DTPlatformVersion"];
    line[@"framework"] = framework;
    line[@"domains"] = domains;
    NSDictionary *manifest = info[@"UIApplicationSceneManifest"];
    NSDictionary *roles = manifest[@"UISceneConfigurations"];
    NSArray *windows = roles[@"UIWindowSceneSessionRoleApplication"];
    NSDictionary *first = windows.firstObject;
    if (first != nil) {
      NSString *name = first[@"UISceneDelegateClassName"];
      line[@"manifest"] = @"configured";
      line[@"delegateClass"] = name == nil ? @"none" : NSClassFromString(name) == nil ? @"missing" : @"loadable";
      line[@"storyboard"] = first[@"UISceneStoryboardFile"] == nil ? @NO : @YES;
    } else {
      line[@"manifest"] = manifest == nil ? @"absent" : @"empty";
    }
    NSNumber *several = manifest[@"UIApplicationSupportsMultipleScenes"];
    line[@"supportsMultipleScenes"] = several.boolValue ? @YES : @NO;
    NSMutableArray *schemes = [NSMutableArray array];
    for (NSDictionary *type in (NSArray *)info[@"CFBundleURLTypes"]) {
      NSArray *own = type[@"CFBundleURLSchemes"];
      if (own != nil) [schemes addObjectsFromArray:own];
    }
    line[@"schemes"] = schemes;
    line[@"opensDocuments"] = info[@"CFBundleDocumentTypes"] == nil ? @NO : @YES;
    [self put:line];
  }
}

+ (void)call:(SEL)method, ... {
  NSString *name = NSStringFromSelector(method);
  RecordedObject *line = [RecordedObject dictionary];
  line[@"call"] = name;
  va_list arguments;
  va_start(arguments, method);
  for (id argument = va_arg(arguments, id); argument != nil; argument = va_arg(arguments, id)) {
    RecordedArgument(line, name, argument);
  }
  va_end(arguments);
  [self write:line];
}

+ (void)deliveredTo:(NSString *)channel url:(NSURL *)url { [self deliveredTo:channel url:url scene:nil]; }

+ (void)deliveredTo:(NSString *)channel url:(NSURL *)url scene:(NSString *)scene {
  RecordedObject *line = [RecordedObject dictionary];
  line[@"delivered"] = channel;
  line[@"url"] = url.absoluteString;
  line[@"scene"] = scene;
  [self write:line];
}

+ (void)trigger:(NSString *)name {
  RecordedObject *line = [RecordedObject dictionary];
  line[@"trigger"] = name;
  [self write:line];
}

+ (void)write:(RecordedObject *)line {
  [self startWithFramework:@"uikit" domains:nil];
  if (![NSThread isMainThread]) line[@"thread"] = @"other";
  @synchronized(self) {
    [self put:line];
  }
}

/// To the log, with a marker, and to the file delegate-recording.jsonl in the caches folder, whole.
+ (void)put:(RecordedObject *)line {
  // A line that is no JSON is written all the same, so that a reader of the recording is told that it is there.
  NSString *json = [line description];
  if ([NSJSONSerialization isValidJSONObject:line]) {
    NSData *data = [NSJSONSerialization dataWithJSONObject:line options:0 error:nil];
    if (data != nil) json = [[NSString alloc] initWithData:data encoding:NSUTF8StringEncoding];
  }
  NSLog(@"delegate-recorder: %@", json);
  NSURL *folder = [[NSFileManager defaultManager] URLsForDirectory:NSCachesDirectory
                                                         inDomains:NSUserDomainMask].firstObject;
  NSString *path = [folder URLByAppendingPathComponent:@"delegate-recording.jsonl"].path;
  if (path == nil) return;
  if (![[NSFileManager defaultManager] fileExistsAtPath:path]) {
    [[NSFileManager defaultManager] createFileAtPath:path contents:nil attributes:nil];
  }
  NSFileHandle *handle = [NSFileHandle fileHandleForWritingAtPath:path];
  [handle seekToEndOfFile];
  [handle writeData:[[json stringByAppendingString:@"\n"] dataUsingEncoding:NSUTF8StringEncoding]];
  [handle closeFile];
}

@end
