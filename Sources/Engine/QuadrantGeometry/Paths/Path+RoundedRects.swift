public import Foundation

extension Path {
    /// Creates a rectangle with equal corners, which are elliptical if the two lengths differ.
    /// Lengths are in points, limited to half of the shorter side; with one of 0 or less the
    /// rectangle is plain.
    public init(
        roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
    ) {
        self.init()
        addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
    }

    /// Creates a rectangle with equal corners of a radius in points, limited to half of the shorter
    /// side; with a radius of 0 or less the rectangle is plain.
    public init(
        roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
    ) {
        let size = CGSize(width: cornerRadius, height: cornerRadius)
        self.init(roundedRect: rect, cornerSize: size, style: style)
    }

    /// Creates a rectangle with a radius in points for each corner; leading is the left side.
    public init(
        roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii,
        style: RoundedCornerStyle = .continuous
    ) {
        self.init()
        addRoundedRect(in: rect, cornerRadii: cornerRadii, style: style)
    }

    /// Adds a rectangle with equal corners as a closed subpath.
    ///
    /// Both radii, in points, are limited to half of the shorter side; with a radius of 0 or less
    /// the rectangle is plain.
    public mutating func addRoundedRect(
        in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
        transform: CGAffineTransform = .identity
    ) {
        if !(cornerSize.width >= 0 && cornerSize.height >= 0) {
            note(
                .unless(
                    .amount, "Path.addRoundedRect(in:cornerSize:)",
                    ["width": cornerSize.width, "height": cornerSize.height],
                    instead: "It counts as 0."))
        }
        let limit = min(rect.width, rect.height) / 2
        let size = CGSize(
            width: max(0, min(cornerSize.width, limit)),
            height: max(0, min(cornerSize.height, limit)))
        guard size.width > 0, size.height > 0 else {
            return addRect(rect, transform: transform)
        }
        RoundedRectBuilder(rect: rect, radii: Array(repeating: size, count: 4), style: style)
            .append(to: &self, transform: transform)
    }

    /// Adds a rectangle with a radius in points for each corner as a closed subpath; leading is the
    /// left side. Negative radii count as 0.
    ///
    /// On each of its edges a corner may take half of the edge, or what its neighbour leaves if
    /// that is more.
    public mutating func addRoundedRect(
        in rect: CGRect, cornerRadii: RectangleCornerRadii,
        style: RoundedCornerStyle = .continuous, transform: CGAffineTransform = .identity
    ) {
        guard !rect.isNull else { return }
        let given = [
            cornerRadii.bottomTrailing, cornerRadii.bottomLeading, cornerRadii.topLeading,
            cornerRadii.topTrailing,
        ]
        if !given.allSatisfy({ $0 >= 0 }) {
            note(cornerRadii.fault(of: "Path.addRoundedRect(in:cornerRadii:)"))
        }
        let wanted = given.map { $0 > 0 ? $0 : 0 }
        // The edges of corner i: the one that ends there, then the one that begins there.
        let edges = [rect.height, rect.width, rect.height, rect.width]
        let radii = (0..<4).map { index in
            let (before, after) = (wanted[(index + 3) % 4], wanted[(index + 1) % 4])
            let (first, second) = (edges[index], edges[(index + 1) % 4])
            let radius = min(
                wanted[index], max(first / 2, first - before), max(second / 2, second - after))
            return CGSize(width: radius, height: radius)
        }
        RoundedRectBuilder(rect: rect, radii: radii, style: style)
            .append(to: &self, transform: transform)
    }
}

/// Writes a rounded rectangle: from the middle of the right edge's straight part clockwise on
/// screen, corners bottom right, bottom left, top left, top right; every line and corner is
/// written even when it has no length.
struct RoundedRectBuilder {
    /// The frame.
    let rect: CGRect
    /// Already limited, in the order of the corners.
    let radii: [CGSize]
    /// The shape of the corners.
    let style: RoundedCornerStyle

    /// Adds the outline, mapped by `transform`, as a closed subpath.
    func append(to path: inout Path, transform: CGAffineTransform) {
        var outline = Path()
        let middle = rect.minY + (radii[3].height + rect.height - radii[0].height) / 2
        outline.append(.move(to: CGPoint(x: rect.maxX, y: middle)))
        for index in 0..<4 { append(corner(index), to: &outline) }
        outline.append(.closeSubpath)
        path.addPath(outline, transform: transform)
    }

    private func corner(_ index: Int) -> Corner {
        let isVertical = index % 2 == 0
        let (before, own, after) = (
            radii[(index + 3) % 4], radii[index], radii[(index + 1) % 4]
        )
        let vertical = isVertical ? before : after
        let horizontal = isVertical ? after : before
        let high = Self.stretch(edge: rect.height, radius: own.height, other: vertical.height)
        let wide = Self.stretch(edge: rect.width, radius: own.width, other: horizontal.width)
        let places = [
            CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
            CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
        ]
        // Back along the edge that ends here, and on along the edge that begins here.
        let back = [(0, -1), (1, 0), (0, 1), (-1, 0)][index]
        let onward = [(-1, 0), (0, -1), (1, 0), (0, 1)][index]
        return Corner(
            place: places[index],
            first: CGVector(
                dx: CGFloat(back.0) * own.width, dy: CGFloat(back.1) * own.height),
            second: CGVector(
                dx: CGFloat(onward.0) * own.width, dy: CGFloat(onward.1) * own.height),
            stretches: isVertical ? (high, wide) : (wide, high))
    }

    /// How far along an edge a continuous corner starts, in radii: 1.528665 where there is room.
    ///
    /// Two corners share an edge in proportion to their radii (measured: 22 and 18 on 60).
    private static func stretch(edge: CGFloat, radius: CGFloat, other: CGFloat) -> CGFloat {
        guard radius > 0 else { return fullStretch }
        let room = edge * radius / (radius + other)
        return max(1, min(fullStretch, room / radius))
    }

    private static let fullStretch: CGFloat = 1.528665

    private func append(_ corner: Corner, to path: inout Path) {
        switch style {
        case .circular:
            let offset = 1 - 4 / 3 * (CGFloat(2).squareRoot() - 1)
            path.append(.line(to: corner.point(1, 0)))
            path.append(
                .curve(
                    to: corner.point(0, 1), control1: corner.point(offset, 0),
                    control2: corner.point(0, offset)))
        case .continuous:
            appendContinuous(corner, to: &path)
        }
    }

    /// Three cubics whose control points were measured (conformance data "Continuous corners").
    private func appendContinuous(_ corner: Corner, to path: inout Path) {
        let (first, second) = corner.stretches
        path.append(.line(to: corner.point(first, 0)))
        path.append(
            .curve(
                to: corner.point(0.631494, 0.0749114),
                control1: corner.point(Self.control1(first), 0),
                control2: corner.point(Self.control2(first), 0)))
        path.append(
            .curve(
                to: corner.point(0.0749114, 0.631494),
                control1: corner.point(0.372824, 0.169060),
                control2: corner.point(0.169060, 0.372824)))
        path.append(
            .curve(
                to: corner.point(0, second),
                control1: corner.point(0, Self.control2(second)),
                control2: corner.point(0, Self.control1(second))))
    }

    private static func control1(_ stretch: CGFloat) -> CGFloat {
        0.96 + 0.128493 * (stretch - 1) / 0.528665
    }

    private static func control2(_ stretch: CGFloat) -> CGFloat {
        0.82 + 0.048407 * (stretch - 1) / 0.528665
    }

    /// One corner, measured in radii along its two edges.
    private struct Corner {
        var place: CGPoint
        /// One radius back along the edge that ends at the corner.
        var first: CGVector
        /// One radius along the edge that begins at the corner.
        var second: CGVector
        var stretches: (CGFloat, CGFloat)

        func point(_ alongFirst: CGFloat, _ alongSecond: CGFloat) -> CGPoint {
            CGPoint(
                x: place.x + first.dx * alongFirst + second.dx * alongSecond,
                y: place.y + first.dy * alongFirst + second.dy * alongSecond)
        }
    }
}

extension RectangleCornerRadii {
    /// What is wrong with the first radius that is negative or NaN; `nil` where none is.
    package func fault(of call: String) -> NumberFault? {
        if min(topLeading, bottomLeading, bottomTrailing, topTrailing) >= 0,
            !(topLeading + bottomLeading + bottomTrailing + topTrailing).isNaN
        {
            return nil
        }
        return .unless(
            .amount, call,
            [
                "topLeading": topLeading, "bottomLeading": bottomLeading,
                "bottomTrailing": bottomTrailing, "topTrailing": topTrailing,
            ], instead: "It counts as 0.")
    }
}
