// Declarations of our own for what the recorder uses of Foundation, so that clang can check its syntax on Linux.
typedef _Bool BOOL;
#define YES __objc_yes
#define NO __objc_no
#define nil ((void *)0)
#define NS_ASSUME_NONNULL_BEGIN _Pragma("clang assume_nonnull begin")
#define NS_ASSUME_NONNULL_END _Pragma("clang assume_nonnull end")
#define NS_REQUIRES_NIL_TERMINATION __attribute__((sentinel(0, 1)))
typedef unsigned long NSUInteger;
typedef long NSInteger;
typedef double NSTimeInterval;
typedef unsigned long size_t;
typedef __builtin_va_list va_list;
#define va_start(list, last) __builtin_va_start(list, last)
#define va_arg(list, type) __builtin_va_arg(list, type)
#define va_end(list) __builtin_va_end(list)
@class NSString, NSURL, NSData, NSError, NSDate;
typedef struct { unsigned long state; id __unsafe_unretained * itemsPtr;
  unsigned long * mutationsPtr; unsigned long extra[5]; } NSFastEnumerationState;
@protocol NSFastEnumeration
- (NSUInteger)countByEnumeratingWithState:(NSFastEnumerationState *)state
                                  objects:(id __unsafe_unretained [])buffer
                                    count:(NSUInteger)count;
@end
@protocol NSCopying
@end
__attribute__((objc_root_class)) @interface NSObject
+ (Class)class;
+ (instancetype)alloc;
- (instancetype)init;
- (BOOL)isKindOfClass:(Class)type;
@property(readonly) NSString *description;
@end
@interface NSString : NSObject <NSCopying>
+ (instancetype)stringWithFormat:(NSString *)format, ...;
- (instancetype)initWithData:(NSData *)data encoding:(NSUInteger)encoding;
- (BOOL)containsString:(NSString *)text;
- (BOOL)hasSuffix:(NSString *)text;
- (BOOL)isEqualToString:(NSString *)text;
- (NSString *)stringByAppendingString:(NSString *)text;
- (NSData *)dataUsingEncoding:(NSUInteger)encoding;
@end
static const NSUInteger NSUTF8StringEncoding = 4;
@interface NSNumber : NSObject
+ (NSNumber *)numberWithBool:(BOOL)value;
+ (NSNumber *)numberWithInt:(int)value;
+ (NSNumber *)numberWithDouble:(double)value;
@property(readonly) BOOL boolValue;
@end
@interface NSDate : NSObject
@property(readonly) NSTimeInterval timeIntervalSince1970;
@end
@interface NSData : NSObject
@end
@interface NSError : NSObject
@property(readonly) NSString *domain;
@end
@interface NSURL : NSObject
@property(readonly) NSString *absoluteString;
@property(readonly) NSString *path;
- (NSURL *)URLByAppendingPathComponent:(NSString *)name;
@end
@interface NSArray<__covariant Element> : NSObject <NSFastEnumeration>
@property(readonly) Element firstObject;
@property(readonly) NSUInteger count;
@end
@interface NSMutableArray<Element> : NSArray <Element>
+ (instancetype)array;
- (void)addObject:(Element)element;
- (void)addObjectsFromArray:(NSArray<Element> *)elements;
@end
@interface NSSet<__covariant Element> : NSObject <NSFastEnumeration>
@end
@interface NSDictionary<__covariant Key, __covariant Value> : NSObject <NSFastEnumeration>
+ (instancetype)dictionary;
- (Value)objectForKeyedSubscript:(Key)key;
@property(readonly) NSArray<Value> *allValues;
@end
@interface NSMutableDictionary<Key, Value> : NSDictionary <Key, Value>
- (void)setObject:(Value)value forKeyedSubscript:(Key)key;
@end
@interface NSThread : NSObject
@property(class, readonly) BOOL isMainThread;
@end
typedef struct { NSInteger majorVersion, minorVersion, patchVersion; } NSOperatingSystemVersion;
@interface NSProcessInfo : NSObject
@property(class, readonly) NSProcessInfo *processInfo;
@property(readonly) NSOperatingSystemVersion operatingSystemVersion;
@end
@interface NSBundle : NSObject
@property(class, readonly) NSBundle *mainBundle;
@property(readonly) NSDictionary<NSString *, id> *infoDictionary;
@end
@interface NSJSONSerialization : NSObject
+ (BOOL)isValidJSONObject:(id)object;
+ (NSData *)dataWithJSONObject:(id)object options:(NSUInteger)options error:(NSError **)error;
@end
static const NSUInteger NSCachesDirectory = 13, NSUserDomainMask = 1;
@interface NSFileManager : NSObject
@property(class, readonly) NSFileManager *defaultManager;
- (NSArray<NSURL *> *)URLsForDirectory:(NSUInteger)directory inDomains:(NSUInteger)domains;
- (BOOL)fileExistsAtPath:(NSString *)path;
- (BOOL)createFileAtPath:(NSString *)path contents:(NSData *)data attributes:(NSDictionary *)attributes;
@end
@interface NSFileHandle : NSObject
+ (instancetype)fileHandleForWritingAtPath:(NSString *)path;
- (unsigned long long)seekToEndOfFile;
- (void)writeData:(NSData *)data;
- (void)closeFile;
@end
@interface NSUserActivity : NSObject
@property(readonly) NSString *activityType;
@property NSURL *webpageURL, *referrerURL;
@property NSString *title, *targetContentIdentifier;
@property NSDictionary *userInfo;
@end
extern void NSLog(NSString *format, ...);
extern NSString *NSStringFromSelector(SEL selector);
extern Class NSClassFromString(NSString *name);
