public import Foundation

/// Where a function of Objective-C leaves its error.
///
/// Apple: "NSErrorPointer" (Foundation).
public typealias NSErrorPointer = UnsafeMutablePointer<NSError?>?
