internal import Foundation
internal import QuadrantDisplayList
internal import QuadrantGeometry

extension SVGCanvas {
    /// Writes a group; `parent` maps its parent's coordinates to the canvas.
    func draw(_ group: DisplayGroup, in parent: CGAffineTransform) {
        var group = folded(group)
        let wasMask = isMask
        defer { isMask = wasMask }
        if isMask, group.filters.contains(where: \.makesAlphaOfColors) {
            // The colours decide what is seen, and what the filters make of them is white as the rest of the mask.
            isMask = false
            group.filters.append(.colorMatrix(.white))
        }
        let transform = group.transform.concatenating(parent)
        guard transform.isDrawable, group.opacity > 0, !group.content.items.isEmpty else { return }
        // The shadow of texts and other views near an edge is not worth losing them as such.
        let isBlurred = group.filters.contains(where: \.isBlur)
        let canvas = largerCanvas(
            for: group.content.bounds, margin: isBlurred ? group.filters.margin : 0, in: transform)
        var element = SVGElement("g")
        if let id = names.id(of: group.source) { element.set("id", id) }
        if canvas == nil { setEffects(of: group, in: transform, on: &element) }
        if case .picture(let label) = group.meaning {
            element.set("role", "img")
            element.set("aria-label", label)
        }
        var style = group.isIsolated ? ["isolation:isolate"] : []
        if let mode = group.blendMode.cssName { style.append("mix-blend-mode:\(mode)") }
        if !style.isEmpty { element.set("style", style.joined(separator: ";")) }
        let uri = linkTarget(of: group)
        if let uri {
            var link = SVGElement("a")
            link.set("href", uri)
            lines.open(link)
            if isApart {
                let frame = group.content.bounds.applying(transform).overlap(
                    with: CGRect(origin: .zero, size: list.size))
                if !frame.isNull { linksApart.append((uri, frame)) }
            }
        }
        if let canvas {
            // What the element around says of it is said.
            (group.meaning, group.blendMode) = (nil, .normal)
            write(element) {
                writeApart(on: canvas, in: parent) { $0.draw(group, in: parent) }
            }
        } else {
            let outerReach = reach
            let margin = group.filters.margin * transform.longestScale
            if margin.isFinite { reach += margin }
            write(element) { draw(group.content, in: transform) }
            reach = outerReach
        }
        if uri != nil { lines.close("a") }
    }

    /// Sets where a group stands and what is done with its content as a whole.
    private func setEffects(
        of group: DisplayGroup, in transform: CGAffineTransform, on element: inout SVGElement
    ) {
        let place = SVGText.transform(group.transform)
        if !place.isEmpty { element.set("transform", place) }
        if !group.filters.isEmpty, !group.content.bounds.isNull {
            let filter = id(of: group.filters, over: group.content.bounds, in: transform)
            element.set("filter", "url(#\(filter))")
        }
        if let clip = group.clip {
            element.set("clip-path", "url(#\(id(of: clip, in: transform)))")
        }
        if let mask = group.mask {
            element.set("mask", "url(#\(id(of: mask, in: transform)))")
        }
        element.set("opacity", CGFloat(min(1, group.opacity)), unless: 1)
    }

    /// The URL that a group links to; `nil` if it is no link, or one that the file must not hold, which is
    /// noted.
    private func linkTarget(of group: DisplayGroup) -> String? {
        guard case .link(let link) = group.meaning else { return nil }
        switch list.links.verdict(on: link) {
        case .allowed(let uri): return uri
        case .refused(let scheme):
            let note = RenderNote(linkOf: scheme, source: group.source)
            if !notes.contains(note) { notes.append(note) }
            return nil
        }
    }

    private func write(_ element: SVGElement, around content: () -> Void) {
        guard !element.attributes.isEmpty else { return content() }
        lines.open(element)
        content()
        lines.close("g")
    }

    /// Merges a group that only moves another group with it.
    private func folded(_ group: DisplayGroup) -> DisplayGroup {
        var group = group
        while let inner = group.content.onlyGroup, group.clip == nil, group.isDirect,
            group.meaning == nil,
            !names.hasID(for: group.source)
        {
            let transform = inner.transform.concatenating(group.transform)
            group = inner
            group.transform = transform
        }
        return group
    }

    private func id(of clip: ClipItem, in transform: CGAffineTransform) -> String {
        var shape = element(clip.shape(on: grid, in: transform), source: nil, in: transform)
        if clip.style.isEOFilled { shape.set("clip-rule", "evenodd") }
        if !clip.style.isAntialiased { shape.set("shape-rendering", "crispEdges") }
        return define(SVGElement("clipPath"), kind: "clip") { $0.write(shape) }
    }

    private func id(of mask: Fragment, in transform: CGAffineTransform) -> String {
        let (outerLines, wasMask) = (lines, isMask)
        (lines, isMask) = (SVGLines(depth: 3), true)
        draw(mask, in: transform)
        let content = lines
        (lines, isMask) = (outerLines, wasMask)
        var element = SVGElement("mask")
        // White, so that viewers which only know luminance agree; images need the alpha.
        element.set("mask-type", "alpha")
        element.set("maskUnits", "userSpaceOnUse")
        setFrame(mask.bounds.isNull ? .zero : mask.bounds, on: &element)
        return define(element, kind: "mask") { $0 = content }
    }
}

extension DisplayFilter {
    fileprivate var isBlur: Bool {
        guard case .blur(let blur) = self else { return false }
        return blur.sigma > 0
    }

    /// Whether what is opaque afterwards depends on colours.
    fileprivate var makesAlphaOfColors: Bool {
        guard case .colorMatrix(let matrix) = self else { return false }
        return matrix.a1 != 0 || matrix.a2 != 0 || matrix.a3 != 0
    }
}

extension ColorMatrix {
    /// Makes everything white, as opaque as it was.
    fileprivate static let white = {
        var matrix = ColorMatrix()
        (matrix.r1, matrix.g2, matrix.b3) = (0, 0, 0)
        (matrix.r5, matrix.g5, matrix.b5) = (1, 1, 1)
        return matrix
    }()
}

extension DisplayBlendMode {
    /// The value of `mix-blend-mode`; `nil` for normal and for what SVG lacks.
    fileprivate var cssName: String? {
        switch self {
        case .normal, .sourceAtop, .destinationOver, .destinationOut: nil
        case .multiply: "multiply"
        case .screen: "screen"
        case .overlay: "overlay"
        case .darken: "darken"
        case .lighten: "lighten"
        case .colorDodge: "color-dodge"
        case .colorBurn: "color-burn"
        case .softLight: "soft-light"
        case .hardLight: "hard-light"
        case .difference: "difference"
        case .exclusion: "exclusion"
        case .hue: "hue"
        case .saturation: "saturation"
        case .color: "color"
        case .luminosity: "luminosity"
        case .plusDarker: "plus-darker"
        case .plusLighter: "plus-lighter"
        }
    }
}
