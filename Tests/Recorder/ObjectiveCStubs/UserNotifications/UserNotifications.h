#import <Foundation/Foundation.h>
@interface UNNotificationTrigger : NSObject
@end
@interface UNPushNotificationTrigger : UNNotificationTrigger
@end
@interface UNNotificationContent : NSObject
@property(readonly) NSDictionary *userInfo;
@end
@interface UNNotificationRequest : NSObject
@property(readonly) NSString *identifier;
@property(readonly) UNNotificationContent *content;
@property(readonly) UNNotificationTrigger *trigger;
@end
@interface UNNotification : NSObject
@property(readonly) NSDate *date;
@property(readonly) UNNotificationRequest *request;
@end
@interface UNNotificationResponse : NSObject
@property(readonly) UNNotification *notification;
@property(readonly) NSString *actionIdentifier;
@end
