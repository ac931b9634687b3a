package import Foundation
package import QuadrantGeometry

/// A change of a picture as a whole, in the coordinates of its group.
package enum DisplayFilter: Sendable, Equatable {
    case blur(BlurFilter)
    /// A change of colours, which works on components that are not premultiplied.
    case colorMatrix(ColorMatrix)
    /// A blurred silhouette beneath the picture.
    case shadow(ShadowFilter)
    /// One colour where the alpha lies between two values, nothing elsewhere.
    case alphaThreshold(least: Double, most: Double, color: RGBAColor)
}

/// A Gaussian blur.
package struct BlurFilter: Sendable, Equatable {
    /// Standard deviation in points.
    package var sigma: CGFloat
    /// A rectangle whose edges do not fade: while blurring, its edge pixels are repeated outwards,
    /// and nothing is drawn outside; `nil` for edges that fade.
    package var frame: CGRect?

    package init(sigma: CGFloat, frame: CGRect? = nil) {
        self.sigma = sigma
        self.frame = frame
    }
}

/// A drop shadow.
package struct ShadowFilter: Sendable, Equatable {
    /// The colour of the shadow where it is densest.
    package var color: RGBAColor
    /// Standard deviation of the Gaussian, in points.
    package var sigma: CGFloat
    /// How far the shadow is moved, in points: to the right and down.
    package var offset: CGSize

    package init(color: RGBAColor, sigma: CGFloat, offset: CGSize) {
        self.color = color
        self.sigma = sigma
        self.offset = offset
    }
}

/// What lies behind a shape, filtered and drawn inside it: frosted glass.
///
/// What lies behind is everything that was drawn before, in the groups around too. Only a group that
/// is seen in perspective hides what lies behind it.
package struct BackdropItem: Sendable {
    /// The shape inside which the backdrop is drawn, in points.
    package var shape: DisplayShape
    /// Which rule decides what is inside of the shape, and whether its edges are smooth.
    package var style = FillStyle()
    /// The filters of what lies behind, the first one to be applied first.
    package var filters: [DisplayFilter]
    package var source: SourceTag?

    package init(shape: DisplayShape, filters: [DisplayFilter]) {
        self.shape = shape
        self.filters = filters
    }
}

extension DisplayFilter {
    /// The filter, with a blur repeating the pixels at the edges of `frame` outwards; unchanged for
    /// `nil`.
    package func extendingEdges(of frame: CGRect?) -> DisplayFilter {
        guard let frame, case .blur(var blur) = self, blur.frame == nil else { return self }
        blur.frame = frame
        return .blur(blur)
    }
}

extension [DisplayFilter] {
    /// How far a pixel can spread, in points.
    package var margin: CGFloat {
        reduce(0) { sum, filter in
            switch filter {
            case .blur(let blur): sum + 3 * blur.sigma
            case .shadow(let shadow):
                sum + 3 * shadow.sigma + abs(shadow.offset.width) + abs(shadow.offset.height)
            case .colorMatrix, .alphaThreshold: sum
            }
        }
    }

    /// What a picture that covers `rect` may cover with these filters.
    package func reach(of rect: CGRect) -> CGRect {
        reduce(rect) { rect, filter in
            guard !rect.isNull else { return rect }
            switch filter {
            case .blur(let blur):
                if let frame = blur.frame { return frame }
                let margin = 3 * blur.sigma + 1
                return rect.insetBy(dx: -margin, dy: -margin)
            case .shadow(let shadow):
                let margin = 3 * shadow.sigma + 1
                return rect.union(
                    rect.insetBy(dx: -margin, dy: -margin)
                        .offsetBy(dx: shadow.offset.width, dy: shadow.offset.height))
            case .colorMatrix, .alphaThreshold:
                return rect
            }
        }
    }
}
