// Writes down what an app's delegates are called with and what its router delivers, in the format of
// Specs/trace-format.md, for `delegate-routing trace check`. Copy this file and DelegateRecorder.m into the app. iOS 13
// and later, with ARC.
//
//   - (void)scene:(UIScene *)scene openURLContexts:(NSSet<UIOpenURLContext *> *)contexts {
//     [DelegateRecorder call:_cmd, scene, contexts, nil];
//     …
//   [DelegateRecorder deliveredTo:@"sdk" url:url];

#import <Foundation/Foundation.h>

NS_ASSUME_NONNULL_BEGIN

/// Records delegate calls and deliveries. Nothing is swizzled: what is not told is not recorded.
@interface DelegateRecorder : NSObject

/// Says what the recorder cannot find out: "uikit" or "swiftui", and the associated domains. The first line does without
/// where this is not called.
+ (void)startWithFramework:(NSString *)framework domains:(nullable NSArray<NSString *> *)domains;

/// A delegate method was called. The arguments are those of the method, in any order and ended by nil; blocks and the
/// application are left out. A nil argument ends them as well, so that it comes last.
+ (void)call:(SEL)method, ... NS_REQUIRES_NIL_TERMINATION;

/// The app, a plug-in or an SDK has received an event.
+ (void)deliveredTo:(NSString *)channel url:(nullable NSURL *)url;

/// The same, where the receiver was told of a scene, by the `persistentIdentifier` of its session.
+ (void)deliveredTo:(NSString *)channel url:(nullable NSURL *)url scene:(nullable NSString *)scene;

/// The app did something that decides whether links may go out: becomeReady, attachListener, detachListener, reload.
+ (void)trigger:(NSString *)name;

@end

NS_ASSUME_NONNULL_END
