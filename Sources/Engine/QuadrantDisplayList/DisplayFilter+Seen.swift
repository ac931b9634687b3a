package import Foundation
internal import QuadrantGeometry

extension [DisplayFilter] {
    /// The filters without the shadows of a picture that covers `rect` which are spread so thinly that they
    /// change no pixel: to blur a letter over thousands of points takes time and memory for all of these.
    package func seen(on rect: CGRect) -> [DisplayFilter] {
        guard !rect.isNull else { return self }
        var rect = rect
        return filter { filter in
            if case .shadow(let shadow) = filter, !shadow.canBeSeen(under: rect) { return false }
            rect = [filter].reach(of: rect)
            return true
        }
    }
}

extension ShadowFilter {
    /// A quarter of the least step of colours of eight bits.
    private static let leastAlpha = 0.25 / 255

    fileprivate func canBeSeen(under rect: CGRect) -> Bool {
        // At most the share of a bell curve's volume that stands over the picture.
        func share(_ length: CGFloat) -> Double {
            min(1, Double(length / (sigma * (2 * CGFloat.pi).squareRoot())))
        }
        // True for what is not a number, too.
        return !(share(rect.width) * share(rect.height) * color.alpha < Self.leastAlpha)
    }
}
