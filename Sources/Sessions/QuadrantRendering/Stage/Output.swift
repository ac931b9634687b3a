package import Foundation
internal import QuadrantDisplayList
package import QuadrantGeometry

extension Stage {
    /// What becomes of a drawing.
    package struct Output: Hashable, Sendable {
        /// The kinds of picture.
        package enum Format: String, Codable, Sendable, CaseIterable {
            /// Pixels, `scale` of them to a point.
            case png
            /// A drawing as text; one unit is a point.
            case svg
            /// A page; one unit is a point.
            case pdf
            /// Pixels without transparency, smaller than a PNG of photographs.
            case jpeg
            /// Pixels, as a clip of several pictures or as a single one.
            case webp
            /// The same with at most 255 colours in a picture.
            case gif
            /// A clip that another program packs: it is drawn as a PNG of several pictures.
            case mp4

            /// The kind that the end of a file's name says, without its dot.
            package init?(fileEnd end: String) {
                let end = end.lowercased()
                self.init(rawValue: end == "jpg" ? "jpeg" : end)
            }

            /// Whether it has pixels, `scale` of them to a point.
            package var isPixels: Bool { self != .svg && self != .pdf }

            /// Whether a file of the kind is a clip as a rule.
            package var isMovingKind: Bool { self == .webp || self == .gif || self == .mp4 }
        }

        /// The longest side of a PNG in pixels, as Cairo's surfaces hold no more, and of an SVG in points.
        package static let largestSide = 32_767

        /// The schemes of links that files hold always, in lower case.
        package static var heldLinkSchemes: Set<String> { LinkPolicy.heldSchemes }

        /// The kind of picture.
        package var format = Format.png
        /// Pixels to a point in a picture, and in a PDF or an SVG where there are no vectors; the environment's
        /// `displayScale`.
        package var scale: CGFloat = 2
        /// Whether the system background is left out.
        package var isTransparent = false
        /// Whether an SVG has its text as text, which looks as the viewer's fonts have it, and not as
        /// outlines.
        package var keepsSVGText = false
        /// The place from which the view is seen; `nil` is the front, or `ViewCamera.isometric` for layers set apart.
        package var camera: ViewCamera?
        /// How far the layers of the view are set apart along z, in points; `nil` leaves them where they are.
        package var layerDistance: Double?
        /// What is outlined over the picture; `nil` for nothing.
        package var outline: Outline?
        /// Whether what can be touched has numbered boxes, with a list beside the picture.
        package var hasMarks = false
        /// The paper over whose pages the view flows, in a PDF; `nil` for one page that is as large as the view.
        package var pages: PageSheet?
        /// Schemes of links that files hold besides: see `LinkPolicy`.
        package var allowedLinkSchemes: Set<String> = []

        /// A PNG at scale 2.
        package init() {}

        /// The links that a file may hold.
        var links: LinkPolicy { LinkPolicy(allowing: allowedLinkSchemes) }

        /// How far layers are set apart, in points; `nil` where they are not, or where that is not seen.
        var seenLayerDistance: Double? { camera?.isFront == true ? nil : layerDistance }
    }
}

extension Stage.Output: Codable {
    private enum Key: String, CodingKey {
        case format, scale, transparent, svgText, camera, layerDistance, links, outline, marks,
            pages
    }

    package init(from decoder: any Decoder) throws {
        let box = try decoder.container(keyedBy: Key.self)
        format = try box.decodeIfPresent(Format.self, forKey: .format) ?? .png
        scale = try box.decodeIfPresent(CGFloat.self, forKey: .scale) ?? 2
        isTransparent = try box.decodeIfPresent(Bool.self, forKey: .transparent) ?? false
        keepsSVGText = try box.decodeIfPresent(Bool.self, forKey: .svgText) ?? false
        if let numbers = try box.decodeIfPresent([Double].self, forKey: .camera) {
            camera = try box.known(ViewCamera(numbers: numbers), "\(numbers)", .camera)
        }
        layerDistance = try box.decodeIfPresent(Double.self, forKey: .layerDistance)
        outline = try box.decodeIfPresent(Outline.self, forKey: .outline)
        hasMarks = try box.decodeIfPresent(Bool.self, forKey: .marks) ?? false
        pages = try box.decodeIfPresent(PageSheet.self, forKey: .pages)
        allowedLinkSchemes = try box.decodeIfPresent(Set<String>.self, forKey: .links) ?? []
    }

    package func encode(to encoder: any Encoder) throws {
        var box = encoder.container(keyedBy: Key.self)
        try box.encode(format, forKey: .format)
        try box.encode(scale, forKey: .scale)
        if isTransparent { try box.encode(true, forKey: .transparent) }
        if keepsSVGText { try box.encode(true, forKey: .svgText) }
        try box.encodeIfPresent(camera?.numbers, forKey: .camera)
        try box.encodeIfPresent(layerDistance, forKey: .layerDistance)
        try box.encodeIfPresent(outline, forKey: .outline)
        if hasMarks { try box.encode(true, forKey: .marks) }
        try box.encodeIfPresent(pages, forKey: .pages)
        // In order, so that the same stage is the same text.
        if !allowedLinkSchemes.isEmpty {
            try box.encode(allowedLinkSchemes.sorted(), forKey: .links)
        }
    }
}

extension ViewCamera {
    /// Its angles in radians, and its distance where it has one.
    fileprivate var numbers: [Double] {
        [yaw.radians, pitch.radians] + (distance.map { [Double($0)] } ?? [])
    }

    fileprivate init?(numbers: [Double]) {
        guard numbers.count == 2 || numbers.count == 3 else { return nil }
        self.init(
            yaw: Angle(radians: numbers[0]), pitch: Angle(radians: numbers[1]),
            distance: numbers.count == 3 ? CGFloat(numbers[2]) : nil)
    }
}
