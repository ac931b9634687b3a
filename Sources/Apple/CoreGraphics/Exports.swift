// For files that say `import CoreGraphics`: those types of Apple's CoreGraphics that there are here, and
// nothing of SwiftUI. Foundation as a whole, which has the operators of `CGFloat`: an import of types alone hides them,
// and an expression that needs them becomes one of `Double`.
@_exported public import Foundation
@_exported public import struct QuadrantGeometry.CGAffineTransform
@_exported public import enum QuadrantGeometry.CGLineCap
@_exported public import enum QuadrantGeometry.CGLineJoin
@_exported public import struct QuadrantGeometry.CGVector
@_exported public import class QuadrantRendering.CGContext
@_exported public import class QuadrantViews.CGImage
