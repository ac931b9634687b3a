import Foundation
import QuadrantDisplayList
import QuadrantGeometry

extension Gallery {
    static var paints: [GalleryPiece] {
        let rounded = DisplayShape.roundedRect(frame, radius: 16)
        return [
            GalleryPiece(
                "linear diagonal", [fill(rounded, .linearGradient(diagonal(stops(red, blue))))]),
            GalleryPiece(
                "linear stops",
                [fill(rounded, .linearGradient(diagonal(stops(red, yellow, green, blue))))]),
            GalleryPiece(
                "linear to clear", [fill(rounded, .linearGradient(diagonal(stops(red, .clear))))]),
            GalleryPiece(
                "linear alpha and colour",
                [fill(rounded, .linearGradient(diagonal(stops(red, blue.opacity(0.2)))))]),
            GalleryPiece("radial", [fill(rounded, .radialGradient(radial))]),
            GalleryPiece("elliptical", [fill(rounded, .radialGradient(elliptical))]),
            GalleryPiece("angular", [fill(rounded, .angularGradient(angular(0, 2 * .pi)))]),
            GalleryPiece("angular part", [fill(rounded, .angularGradient(angular(-0.5, 2.5)))]),
            GalleryPiece("angular backwards", [fill(rounded, .angularGradient(angular(2, -1)))]),
            GalleryPiece("angular hard", [fill(.ellipse(frame), .angularGradient(pie))]),
            GalleryPiece(
                "angular translucent",
                [fill(.ellipse(frame), .angularGradient(fading))]),
            GalleryPiece(
                "angular stroke",
                [
                    .stroke(
                        StrokeItem(
                            shape: .ellipse(frame.insetBy(dx: 14, dy: 8)),
                            paint: .angularGradient(angular(0, 2 * .pi)),
                            style: StrokeStyle(lineWidth: 12)))
                ]),
            GalleryPiece("mesh", [fill(rounded, .meshGradient(mesh))]),
            GalleryPiece(
                "tiles",
                [
                    fill(
                        rounded,
                        .tiles(
                            TilePaint(
                                image: checks, rect: CGRect(x: 20, y: 15, width: 20, height: 20))))
                ]),
        ]
    }

    private static func diagonal(_ stops: [GradientStop]) -> LinearGradientPaint {
        LinearGradientPaint(stops: stops, start: CGPoint(x: 20, y: 15), end: CGPoint(x: 100, y: 85))
    }

    private static var radial: RadialGradientPaint {
        RadialGradientPaint(
            stops: stops(yellow, red, blue), center: center, startRadius: 8, endRadius: 44)
    }

    private static var elliptical: RadialGradientPaint {
        var paint = RadialGradientPaint(
            stops: stops(yellow, red, blue), center: .zero, startRadius: 0, endRadius: 1)
        paint.transform = CGAffineTransform(scaleX: 45, y: 25)
            .concatenating(CGAffineTransform(translationX: center.x, y: center.y))
        return paint
    }

    static func angular(_ start: Double, _ end: Double) -> AngularGradientPaint {
        AngularGradientPaint(
            stops: stops(red, yellow, green, blue), center: center, startAngle: start, endAngle: end
        )
    }

    private static var pie: AngularGradientPaint {
        let colors = [red, yellow, green, blue]
        let stops = colors.enumerated().flatMap { index, color in
            [0, 1].map { GradientStop(color: color, location: Double(index + $0) / 4) }
        }
        return AngularGradientPaint(
            stops: stops, center: center, startAngle: 0.3, endAngle: 0.3 + 2 * .pi)
    }

    private static var fading: AngularGradientPaint {
        AngularGradientPaint(
            stops: stops(red, .clear), center: center, startAngle: 0, endAngle: 2 * .pi)
    }

    private static var mesh: MeshGradientPaint {
        let (left, top, right, bottom) = (frame.minX, frame.minY, frame.maxX, frame.maxY)
        let middle = CGPoint(x: 68, y: 42)
        func patch(_ corners: [CGPoint], _ colors: [RGBAColor]) -> MeshGradientPaint.Patch {
            var points: [CGPoint] = []
            for index in 0..<4 {
                let (from, to) = (corners[index], corners[(index + 1) % 4])
                for share in [0, 1.0 / 3, 2.0 / 3] {
                    points.append(
                        CGPoint(
                            x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share
                        ))
                }
            }
            return MeshGradientPaint.Patch(points: points, colors: colors)
        }
        let (topMiddle, bottomMiddle) = (CGPoint(x: 60, y: top), CGPoint(x: 60, y: bottom))
        let (leftMiddle, rightMiddle) = (CGPoint(x: left, y: 50), CGPoint(x: right, y: 50))
        return MeshGradientPaint(
            patches: [
                patch(
                    [CGPoint(x: left, y: top), topMiddle, middle, leftMiddle],
                    [red, yellow, .white, green]),
                patch(
                    [topMiddle, CGPoint(x: right, y: top), rightMiddle, middle],
                    [yellow, blue, red, .white]),
                patch(
                    [leftMiddle, middle, bottomMiddle, CGPoint(x: left, y: bottom)],
                    [green, .white, blue, yellow]),
                patch(
                    [middle, rightMiddle, CGPoint(x: right, y: bottom), bottomMiddle],
                    [.white, red, green, blue]),
            ], background: .black)
    }
}
