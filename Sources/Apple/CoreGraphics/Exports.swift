// For files that say `import CoreGraphics`: those types of Apple's CoreGraphics that there are here, and
// nothing of SwiftUI.
@_exported public import struct Foundation.CGFloat
@_exported public import struct Foundation.CGPoint
@_exported public import struct Foundation.CGRect
@_exported public import struct Foundation.CGSize
@_exported public import struct QuadrantGeometry.CGAffineTransform
@_exported public import enum QuadrantGeometry.CGLineCap
@_exported public import enum QuadrantGeometry.CGLineJoin
@_exported public import struct QuadrantGeometry.CGVector
@_exported public import class QuadrantRendering.CGContext
@_exported public import class QuadrantViews.CGImage
