import Foundation
import QuadrantDisplayList
import QuadrantGeometry

extension Gallery {
    static var shadows: [GalleryPiece] {
        let card = DisplayShape.roundedRect(CGRect(x: 25, y: 20, width: 70, height: 55), radius: 10)
        func shadow(_ shape: DisplayShape, _ sigma: CGFloat, isInner: Bool = false) -> DisplayItem {
            var item = ShadowItem(
                shape: shape, color: .black.opacity(0.5), sigma: sigma,
                offset: CGSize(width: 3, height: 5))
            item.isInner = isInner
            return .shadow(item)
        }
        let turned = CGAffineTransform(translationX: -center.x, y: -center.y)
            .concatenating(CGAffineTransform(rotationAngle: 0.3))
            .concatenating(CGAffineTransform(translationX: center.x, y: center.y))
        return [
            GalleryPiece("shadow", [shadow(card, 5), fill(card, .color(.white))]),
            GalleryPiece("shadow sharp", [shadow(card, 0), fill(card, .color(yellow))]),
            GalleryPiece("shadow small", [shadow(card, 1), fill(card, .color(yellow))]),
            GalleryPiece("shadow of circle", [shadow(.ellipse(frame), 5)]),
            GalleryPiece(
                "shadow turned",
                [group([shadow(card, 5), fill(card, .color(green))]) { $0.transform = turned }]),
            GalleryPiece(
                "inner shadow", [fill(card, .color(yellow)), shadow(card, 4, isInner: true)]),
            GalleryPiece(
                "inner shadow of circle",
                [fill(.ellipse(frame), .color(.white)), shadow(.ellipse(frame), 6, isInner: true)]),
        ]
    }

    static var filters: [GalleryPiece] {
        func piece(_ name: String, _ filters: DisplayFilter...) -> GalleryPiece {
            GalleryPiece(name, [group(sample) { $0.filters = filters }])
        }
        var gray = ColorMatrix()
        (gray.r1, gray.r2, gray.r3) = (0.2126, 0.7152, 0.0722)
        (gray.g1, gray.g2, gray.g3) = (0.2126, 0.7152, 0.0722)
        (gray.b1, gray.b2, gray.b3) = (0.2126, 0.7152, 0.0722)
        var invert = ColorMatrix()
        (invert.r1, invert.g2, invert.b3) = (-1, -1, -1)
        (invert.r5, invert.g5, invert.b5) = (1, 1, 1)
        var contrast = ColorMatrix()
        (contrast.r1, contrast.g2, contrast.b3) = (3, 3, 3)
        (contrast.r5, contrast.g5, contrast.b5) = (-1, -1, -1)
        var luminance = ColorMatrix()
        (luminance.r1, luminance.g2, luminance.b3, luminance.a4) = (0, 0, 0, 0)
        (luminance.a1, luminance.a2, luminance.a3) = (0.2126, 0.7152, 0.0722)
        var multiply = ColorMatrix()
        (multiply.r1, multiply.g2, multiply.b3, multiply.a4) = (0.9, 0.5, 0.7, 0.6)
        let shadow = ShadowFilter(
            color: .black.opacity(0.6), sigma: 3, offset: CGSize(width: 4, height: 4))
        let picture = ImageItem(image: checks, rect: CGRect(x: 30, y: 20, width: 60, height: 60))
        return [
            piece("blur", .blur(BlurFilter(sigma: 4))),
            piece("blur slight", .blur(BlurFilter(sigma: 0.7))),
            piece("blur wide", .blur(BlurFilter(sigma: 20))),
            GalleryPiece(
                "blur opaque",
                [
                    group(stripes) {
                        $0.filters = [.blur(BlurFilter(sigma: 5, frame: frame))]
                    }
                ]),
            piece("grayscale", .colorMatrix(gray)),
            piece("invert", .colorMatrix(invert)),
            piece("contrast", .colorMatrix(contrast)),
            piece("luminance to alpha", .colorMatrix(luminance)),
            piece("colour multiply", .colorMatrix(multiply)),
            GalleryPiece(
                "grayscale picture",
                [group([.image(picture)]) { $0.filters = [.colorMatrix(gray)] }]),
            piece("drop shadow", .shadow(shadow)),
            piece("blur and gray", .blur(BlurFilter(sigma: 2)), .colorMatrix(gray)),
            piece(
                "alpha threshold", .blur(BlurFilter(sigma: 5)),
                .alphaThreshold(least: 0.5, most: 1, color: blue)),
        ]
    }

    static var groups: [GalleryPiece] {
        var tilted = ProjectionTransform()
        tilted.m13 = 0.006
        tilted.m11 = 1.2
        tilted.m31 = 6
        tilted.m32 = 5
        var behind = ProjectionTransform()
        behind.m13 = -0.012
        behind.m31 = -4
        let half = DisplayGroup(content: Fragment(items: sample))
        let fade = LinearGradientPaint(
            stops: stops(.black, .clear), start: CGPoint(x: 20, y: 0), end: CGPoint(x: 100, y: 0))
        return [
            GalleryPiece("opacity", [group(sample) { $0.opacity = 0.4 }]),
            GalleryPiece(
                "mask",
                [
                    group(sample) {
                        $0.mask = Fragment(items: [fill(.rect(frame), .linearGradient(fade))])
                    }
                ]),
            GalleryPiece("clip", [group(sample) { $0.clip = ClipItem(shape: .ellipse(frame)) }]),
            GalleryPiece("projection", [group(sample) { $0.projection = tilted }]),
            GalleryPiece("projection behind the eye", [group(sample) { $0.projection = behind }]),
            GalleryPiece(
                "projection and opacity",
                [
                    group([.group(half)]) {
                        $0.projection = tilted
                        $0.opacity = 0.5
                        $0.filters = [.blur(BlurFilter(sigma: 2))]
                    }
                ]),
            GalleryPiece(
                "multiply", stripes + [group(sample) { $0.blendMode = .multiply }]),
            GalleryPiece("screen", stripes + [group(sample) { $0.blendMode = .screen }]),
            GalleryPiece("difference", stripes + [group(sample) { $0.blendMode = .difference }]),
            GalleryPiece(
                "destination out",
                [
                    group(stripes + [group(sample) { $0.blendMode = .destinationOut }]) {
                        $0.isIsolated = true
                    }
                ]),
            GalleryPiece(
                "isolated",
                stripes + [
                    group([
                        rect(10, 10, 60, 60, yellow), group(sample) { $0.blendMode = .multiply },
                    ]) {
                        $0.isIsolated = true
                    }
                ]),
        ]
    }

    /// What reaches beyond the canvas: nothing may depend on where that ends.
    static var edges: [GalleryPiece] {
        func bar(_ rect: CGRect) -> [DisplayItem] {
            let glass = BackdropItem(
                shape: .rect(rect), filters: [.blur(BlurFilter(sigma: 10))])
            return [.backdrop(glass), fill(glass.shape, .color(.white.opacity(0.2)))]
        }
        var tilted = ProjectionTransform()
        tilted.m13 = 0.004
        let moved = CGAffineTransform(translationX: -45, y: 40)
        let shadow = ShadowFilter(
            color: .black.opacity(0.6), sigma: 5, offset: CGSize(width: 20, height: -18))
        return [
            GalleryPiece(
                "backdrop at the edge",
                stripes + bar(CGRect(x: 0, y: 60, width: 120, height: 40))
                    + bar(CGRect(x: -5, y: -5, width: 40, height: 30))),
            GalleryPiece(
                "backdrop over a blur at the edge",
                [group(stripes) { $0.filters = [.blur(BlurFilter(sigma: 2))] }]
                    + bar(CGRect(x: 0, y: 60, width: 120, height: 40))),
            GalleryPiece(
                "blurred sample beyond the edge",
                [
                    group(sample) {
                        $0.transform = moved
                        $0.filters = [.blur(BlurFilter(sigma: 6))]
                    }
                ]),
            GalleryPiece(
                "shadow from beyond the edge",
                [
                    group(sample) {
                        $0.transform = CGAffineTransform(translationX: -75, y: 60)
                        $0.filters = [.shadow(shadow)]
                    }
                ]),
            GalleryPiece(
                "projection beyond the edge, blurred",
                [
                    group([group(sample) { $0.projection = tilted }]) {
                        $0.transform = moved
                        $0.filters = [.blur(BlurFilter(sigma: 8))]
                    }
                ]),
            GalleryPiece(
                "projection beyond the edge, with a shadow",
                [
                    group([group(sample) { $0.projection = tilted }]) {
                        $0.transform = CGAffineTransform(translationX: -75, y: 60)
                        $0.filters = [.shadow(shadow)]
                    }
                ]),
        ]
    }

    /// Backdrops in groups that are drawn as a whole: they see through those.
    static var backdropsInGroups: [GalleryPiece] {
        let glass = BackdropItem(
            shape: .roundedRect(CGRect(x: 30, y: 25, width: 70, height: 50), radius: 12),
            filters: [.blur(BlurFilter(sigma: 6))])
        let panel = [DisplayItem.backdrop(glass), fill(glass.shape, .color(.white.opacity(0.3)))]
        let dot = fill(.ellipse(CGRect(x: 40, y: 20, width: 40, height: 40)), .color(yellow))
        let fade = LinearGradientPaint(
            stops: stops(.black, .clear), start: CGPoint(x: 30, y: 0), end: CGPoint(x: 100, y: 0))
        func piece(
            _ name: String, _ items: [DisplayItem], _ change: (inout DisplayGroup) -> Void
        ) -> GalleryPiece {
            GalleryPiece("backdrop in " + name, stripes + [group(items, change)])
        }
        var gray = ColorMatrix()
        (gray.r1, gray.r2, gray.r3) = (0.2126, 0.7152, 0.0722)
        (gray.g1, gray.g2, gray.g3) = (0.2126, 0.7152, 0.0722)
        (gray.b1, gray.b2, gray.b3) = (0.2126, 0.7152, 0.0722)
        return [
            piece("opacity", panel) { $0.opacity = 0.6 },
            piece("opacity over its own", [dot] + panel) { $0.opacity = 0.8 },
            piece("opacity twice", [group(panel) { $0.opacity = 0.8 }]) { $0.opacity = 0.8 },
            piece("opacity moved", panel) {
                $0.transform = CGAffineTransform(scaleX: 0.8, y: 0.8)
                    .concatenating(CGAffineTransform(translationX: 20, y: -10))
                $0.opacity = 0.9
            },
            piece("mask", panel) {
                $0.mask = Fragment(items: [fill(.rect(frame), .linearGradient(fade))])
            },
            piece("multiply", panel) { $0.blendMode = .multiply },
            piece("grayscale", panel) { $0.filters = [.colorMatrix(gray)] },
            piece("blur", panel) { $0.filters = [.blur(BlurFilter(sigma: 2))] },
            piece("clip", [group(panel) { $0.clip = ClipItem(shape: .ellipse(frame)) }]) {
                $0.isIsolated = true
            },
        ]
    }

    static var backdrops: [GalleryPiece] {
        let glass = BackdropItem(
            shape: .roundedRect(CGRect(x: 30, y: 25, width: 70, height: 50), radius: 12),
            filters: [.blur(BlurFilter(sigma: 6))])
        let veil = fill(glass.shape, .color(.white.opacity(0.4)))
        return [
            GalleryPiece("backdrop", stripes + [.backdrop(glass), veil]),
            GalleryPiece(
                "backdrop in a group",
                [rect(0, 0, 120, 100, yellow)] + [
                    group(stripes + [.backdrop(glass), veil]) { $0.opacity = 0.8 }
                ]),
            GalleryPiece(
                "backdrop moved",
                stripes + [
                    group([.backdrop(glass), veil]) {
                        $0.transform = CGAffineTransform(translationX: -20, y: 12)
                    }
                ]),
            GalleryPiece(
                "backdrop twice",
                stripes + [
                    .backdrop(glass), veil,
                    group([.backdrop(glass), veil]) {
                        $0.transform = CGAffineTransform(translationX: 15, y: 20)
                    },
                ]),
        ]
    }
}
