public import Foundation
import QuadrantDisplayList
public import QuadrantGeometry

extension GraphicsContext {
    /// Options of a clip.
    ///
    /// Apple: "GraphicsContext.ClipOptions".
    public struct ClipOptions: OptionSet, Sendable {
        /// One bit for each option.
        public let rawValue: UInt32

        /// The options whose bits are set.
        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        /// Shows what lies outside of the clip instead of what lies inside.
        public static let inverse = ClipOptions(rawValue: 1)
    }

    /// A part of the whole that the next drawings are seen in.
    enum Clip {
        case path(Path, FillStyle)
        case mask(Fragment)
    }

    /// Shows of later drawings only what lies inside a path, or outside with `.inverse`. Earlier
    /// clips hold as well.
    public mutating func clip(
        to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()
    ) {
        path.tell()
        let placed = path.applying(transform)
        guard options.contains(.inverse) else {
            clips.append(.path(placed, style))
            return
        }
        var item = FillItem(shape: .path(placed), paint: .color(.black))
        item.style = style
        clips.append(.mask(Fragment(items: inverse([.fill(item)]))))
    }

    /// Shows later drawings as far as the drawing of `content` is opaque, or clear with `.inverse`.
    ///
    /// - Parameter opacity: How much of the clip's own opacity counts, 0 to 1.
    public mutating func clipToLayer(
        opacity: Double = 1, options: ClipOptions = ClipOptions(),
        content: (inout GraphicsContext) throws -> Void
    ) rethrows {
        let items = try layer(content)
        NumberFault.unless(
            .number, "clipToLayer", ["opacity": opacity], instead: "It counts as 1.")?.say()
        var group = DisplayGroup(content: Fragment(items: items))
        group.opacity = opacity.isFinite ? min(max(opacity, 0), 1) : 1
        let isInverse = options.contains(.inverse)
        let mask: [DisplayItem] = isInverse ? inverse([.group(group)]) : [.group(group)]
        clips.append(.mask(Fragment(items: mask)))
    }

    /// The rectangle around what all clips leave visible, in the current coordinates of the
    /// context. Without a clip it is the whole canvas.
    public var clipBoundingRect: CGRect {
        let rect = clips.reduce(bounds) { rect, clip in
            switch clip {
            case .path(let path, _): rect.overlap(with: path.boundingRect)
            case .mask(let mask): rect.overlap(with: mask.bounds)
            }
        }
        guard !rect.isNull, transform.isUsable else { return .zero }
        return rect.applying(transform.inverted())
    }
}

extension Collection where Element == GraphicsContext.Clip {
    /// Puts the clips around a group: the first onto the group itself, the others around it.
    func apply(to group: inout DisplayGroup) {
        for clip in self {
            if group.clip != nil || group.mask != nil {
                group = DisplayGroup(content: Fragment(items: [.group(group)]))
            }
            switch clip {
            case .path(let path, let style):
                group.clip = ClipItem(shape: .path(path), style: style)
            case .mask(let mask): group.mask = mask
            }
        }
    }
}
