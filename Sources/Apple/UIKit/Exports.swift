// For files that say `import UIKit`: as on iOS, Foundation, Core Graphics and Core Animation come along, and
// nothing of SwiftUI but the colours and pictures of UIKit, which views know too.
@_exported public import CoreGraphics
@_exported public import Foundation
@_exported public import QuadrantFoundation
@_exported public import QuartzCore
@_exported public import UserNotifications

@_exported public import enum QuadrantTextInput.UIKeyboardType
@_exported public import enum QuadrantTextInput.UITextAutocapitalizationType
@_exported public import struct QuadrantTextInput.UITextContentType
@_exported public import class QuadrantViews.UIColor
@_exported public import class QuadrantViews.UIImage
