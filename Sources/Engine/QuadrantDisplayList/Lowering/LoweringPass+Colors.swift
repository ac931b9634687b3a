internal import Foundation
internal import QuadrantGeometry
internal import QuadrantText

extension LoweringPass {
    /// Carries out the changes of colour that come first among a group's filters on its colours one by
    /// one, where the renderer has none and the result is the same.
    ///
    /// A matrix that gives each new colour as a weighted sum of the old ones and leaves alpha alone, or
    /// scales it, may be applied before colours are mixed as well as after, as long as no component is
    /// cut off on the way.
    func changeColors(of group: inout DisplayGroup, in transform: CGAffineTransform) {
        guard !abilities.hasColorMatrices, !mixesBeyond(group.content, in: transform) else {
            return
        }
        while case .colorMatrix(let matrix)? = group.filters.first, group.filters.allAreMatrices {
            guard matrix.isAffine else { return }
            let before = account
            let lowered = lower(group.content, of: group, in: transform, isWhole: true).lowered
            let change = ColorChange(matrix: matrix, images: images)
            guard let changed = change.applied(to: lowered) else {
                giveBack(before)
                return
            }
            group.filters.removeFirst()
            group.content = changed
            group.isIsolated = true
            // An alpha that is scaled fades the group as a whole.
            group.opacity *= Double(max(0, min(1, matrix.a4)))
        }
    }
}

extension GlyphRun {
    /// Whether some of the glyphs may be colour emoji.
    fileprivate var mayBePictures: Bool {
        text.unicodeScalars.contains {
            $0.properties.isEmojiPresentation || $0.value == 0xFE0F || $0.value >= 0x1F000
        }
    }
}

extension [DisplayFilter] {
    fileprivate var allAreMatrices: Bool {
        allSatisfy { if case .colorMatrix = $0 { true } else { false } }
    }
}

extension ColorMatrix {
    /// Whether colours depend on colours alone, and alpha on alpha alone without being raised.
    fileprivate var isAffine: Bool {
        r4 == 0 && g4 == 0 && b4 == 0 && a1 == 0 && a2 == 0 && a3 == 0 && a5 == 0 && a4 >= 0
            && a4 <= 1
    }
}

/// Pictures whose colours were changed, so that one that is shown again stays one picture.
final class ChangedImages {
    private var known:
        [ObjectIdentifier: [(matrix: ColorMatrix, from: DisplayImage, to: DisplayImage)]] = [:]

    /// The picture that `change` makes of another one; it is made once.
    func image(
        _ image: DisplayImage, _ matrix: ColorMatrix, _ change: () -> DisplayImage
    ) -> DisplayImage {
        let key = ObjectIdentifier(image)
        if let found = known[key]?.first(where: { $0.matrix == matrix }) { return found.to }
        let changed = change()
        // The picture is kept: another one could take its place in memory and with it its identity.
        known[key, default: []].append((matrix, image, changed))
        return changed
    }
}

/// A change of colours that is carried out on drawings.
private struct ColorChange {
    let matrix: ColorMatrix
    /// Pictures whose colours were changed before.
    let images: ChangedImages
    /// Whether what is being changed is mixed with what lies behind it, as a group around it is faded or masked: then
    /// opaque colours, too, must not be cut off before.
    private var isMixed = false

    init(matrix: ColorMatrix, images: ChangedImages) {
        (self.matrix, self.images) = (matrix, images)
    }

    /// The fragment with all its colours changed; `nil` where that would not be the same as changing
    /// the finished picture.
    func applied(to fragment: Fragment) -> Fragment? {
        var items: [DisplayItem] = []
        for item in fragment.items {
            guard let changed = withLargeStack({ applied(to: item) }) else { return nil }
            items.append(changed)
        }
        return Fragment(items: items)
    }

    private func applied(to item: DisplayItem) -> DisplayItem? {
        switch item {
        case .group(var group):
            var inner = self
            inner.isMixed = isMixed || group.opacity < 1 || group.mask != nil
            guard group.blendMode == .normal, group.filters.isEmpty, group.projection == nil,
                let content = inner.applied(to: group.content)
            else { return nil }
            group.content = content
            return .group(group)
        case .fill(var fill):
            guard let paint = applied(to: fill.paint) else { return nil }
            fill.paint = paint
            return .fill(fill)
        case .stroke(var stroke):
            guard let paint = applied(to: stroke.paint) else { return nil }
            stroke.paint = paint
            return .stroke(stroke)
        case .glyphs(var glyphs):
            // Text whose glyphs are pictures keeps its colours: who changes them must draw it.
            guard !glyphs.run.mayBePictures, let paint = applied(to: glyphs.paint) else {
                return nil
            }
            glyphs.paint = paint
            return .glyphs(glyphs)
        case .image(var image):
            image.image = applied(to: image.image)
            return .image(image)
        case .shadow(var shadow):
            guard let color = exact(shadow.color) else { return nil }
            shadow.color = color
            return .shadow(shadow)
        case .backdrop:
            return nil
        }
    }

    private func applied(to paint: Paint) -> Paint? {
        switch paint {
        case .color(let color):
            return exact(color).map { .color($0) }
        case .linearGradient(var gradient):
            guard let stops = applied(to: gradient.stops) else { return nil }
            gradient.stops = stops
            return .linearGradient(gradient)
        case .radialGradient(var gradient):
            guard let stops = applied(to: gradient.stops) else { return nil }
            gradient.stops = stops
            return .radialGradient(gradient)
        case .angularGradient(var gradient):
            guard let stops = applied(to: gradient.stops) else { return nil }
            gradient.stops = stops
            return .angularGradient(gradient)
        case .meshGradient(var mesh):
            var patches = mesh.patches
            for index in patches.indices {
                let colors = patches[index].colors.compactMap(inRange)
                guard colors.count == patches[index].colors.count else { return nil }
                patches[index].colors = colors
            }
            mesh.patches = patches
            guard let background = exact(mesh.background) else { return nil }
            mesh.background = background
            return .meshGradient(mesh)
        case .tiles(var tiles):
            tiles.image = applied(to: tiles.image)
            return .tiles(tiles)
        }
    }

    private func applied(to stops: [GradientStop]) -> [GradientStop]? {
        // What lies between two stops is mixed of both, and with them in range. The stops that mixing takes
        // are added when it is drawn: added here, they would be eight times as many after each change.
        let changed = stops.compactMap { stop in
            inRange(stop.color).map { GradientStop(color: $0, location: stop.location) }
        }
        return changed.count == stops.count ? changed : nil
    }

    /// The colour if it is opaque, when cutting off is the same before and after covering with it, or
    /// if nothing is cut off.
    private func exact(_ color: RGBAColor) -> RGBAColor? {
        guard color.alpha >= 1, !isMixed else { return inRange(color) }
        var changed = matrix.applied(to: color)
        changed.alpha = color.alpha
        return changed
    }

    /// The changed colour if none of its components had to be cut off; otherwise `nil`.
    private func inRange(_ color: RGBAColor) -> RGBAColor? {
        var changed = matrix.unclamped(color)
        changed.alpha = color.alpha
        // Residues of single precision are not worth pixels.
        let range = -0.004...1.004
        guard
            color.alpha <= 0
                || [changed.red, changed.green, changed.blue].allSatisfy(range.contains)
        else { return nil }
        var cut = matrix.applied(to: color)
        cut.alpha = color.alpha
        return cut
    }

    private func applied(to image: DisplayImage) -> DisplayImage {
        images.image(image, matrix) { changed(image) }
    }

    private func changed(_ image: DisplayImage) -> DisplayImage {
        var pixels = image.pixels
        var alphaKept = matrix
        (alphaKept.a4, alphaKept.a5) = (1, 0)
        for offset in stride(from: 0, to: pixels.count, by: 4) {
            let alpha = Double(pixels[offset + 3])
            guard alpha > 0 else { continue }
            let color = alphaKept.applied(
                to: RGBAColor(
                    red: Double(pixels[offset]) / alpha, green: Double(pixels[offset + 1]) / alpha,
                    blue: Double(pixels[offset + 2]) / alpha, alpha: alpha / 255))
            pixels[offset] = UInt8((color.red * alpha).rounded())
            pixels[offset + 1] = UInt8((color.green * alpha).rounded())
            pixels[offset + 2] = UInt8((color.blue * alpha).rounded())
        }
        return DisplayImage(width: image.width, height: image.height, pixels: pixels)
    }
}
