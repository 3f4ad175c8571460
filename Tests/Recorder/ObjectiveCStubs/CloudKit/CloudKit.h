#import <Foundation/Foundation.h>
@interface CKRecordID : NSObject
@property(readonly) NSString *recordName;
@end
@interface CKShare : NSObject
@property(readonly) CKRecordID *recordID;
@end
@interface CKShareMetadata : NSObject
@property(readonly) NSString *containerIdentifier;
@property(readonly) CKShare *share;
@end
