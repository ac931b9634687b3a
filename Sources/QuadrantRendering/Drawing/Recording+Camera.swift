internal import Foundation
internal import QuadrantCairo
package import QuadrantCore
package import QuadrantDisplayList
internal import QuadrantGeometry
internal import QuadrantInspection
internal import QuadrantLayout
package import QuadrantShaping
internal import QuadrantText
internal import QuadrantViews

extension GlyphShapes {
    /// The shapes of an engine's glyphs.
    package init(engine: ShapingEngine) {
        self.init(outlines: engine, pictures: FreeTypeGlyphPictures(engine: engine))
    }
}

extension ViewTree {
    /// How a camera draws the tree.
    package func cameraOptions(isTakenApart: Bool = false) -> CameraOptions {
        CameraOptions(
            isRightToLeft: environment.layoutDirection == .rightToLeft,
            isDark: environment.colorScheme == .dark, isTakenApart: isTakenApart)
    }
}

extension Recording {
    /// A drawing of the view as a camera sees it, and what was not done as it was asked for.
    func seen(
        _ list: DisplayList, by camera: ViewCamera, isTakenApart: Bool = false
    ) -> (list: DisplayList, issues: [String]) {
        guard !camera.isFront || isTakenApart else { return (list, []) }
        let options = tree.cameraOptions(isTakenApart: isTakenApart)
        var picture = list.seen(
            by: camera, options, glyphs: GlyphShapes(engine: ShapingEngine.shared))
        var issues = picture.notes.map(\.issue)
        if !picture.layers.isEmpty {
            let labels = LayerLabels(picture.layers, of: tree, isDark: options.isDark)
            labels.add(to: &picture.list)
            if let issue = labels.issue { issues.append(issue) }
        }
        return (picture.list, issues)
    }
}

extension CameraNote {
    /// What happened, and what to do about it.
    package var issue: String {
        func text(_ number: Double) -> String {
            guard number.isFinite, abs(number) < 1e9 else { return "\(number)" }
            let rounded = (number * 10).rounded() / 10
            return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
        }
        switch self {
        case .angleIgnored(let name):
            return "The \(name) of the camera is not a finite number; it counts as 0."
        case .pitchLimited(let degrees):
            return
                "The pitch of the camera, \(text(degrees)) degrees, is beyond the pole; it counts as "
                + "\(degrees < 0 ? "-90" : "90"). Use an angle from -90 to 90."
        case .distanceIgnored(let distance):
            return
                "The distance of the camera, \(text(distance)), is not a number above 0: the picture has no "
                + "perspective. Use a distance in points, or none."
        case .distanceLimited(let distance, let least):
            return
                "The camera would stand in the view, or close to it, \(text(distance)) points from its middle: "
                + "it stands at \(text(least)) points. Use at least that distance."
        case .cutsLimited(let count):
            return
                "The planes of the view cut each other more than \(count) times: further ones are not cut, and "
                + "may be drawn in a wrong order. Let fewer planes go through each other."
        }
    }
}

/// The names of the layers of a view that is taken apart, small and grey beside the layers.
@MainActor
struct LayerLabels {
    /// More names are not written.
    private static let most = 200
    private static let size: CGFloat = 9
    private static let gap: CGFloat = 5

    private struct Label {
        var item: DisplayItem
        var frame: CGRect
    }

    private var labels: [Label] = []
    /// What is left out.
    private(set) var issue: String?

    init(_ layers: [SeenLayer], of tree: ViewTree, isDark: Bool) {
        if layers.count > Self.most {
            issue =
                "The view has \(layers.count) layers: only \(Self.most) of them have their names beside them."
        }
        for layer in layers.prefix(Self.most) {
            guard
                let name = layer.source.flatMap({
                    tree.layerName(at: $0.node, ofModifier: layer.isDrawnByItself)
                })
            else { continue }
            let text = Self.text(name, isDark: isDark)
            var frame = CGRect(
                x: layer.corner.x + (layer.isLeft ? -text.size.width - Self.gap : Self.gap),
                y: layer.corner.y - text.size.height / 2, width: text.size.width,
                height: text.size.height)
            // One name over another could not be read: the later one goes up, a few lines at most.
            for _ in 0..<6 where labels.contains(where: { $0.frame.meets(frame) }) {
                frame.origin.y -= text.size.height
            }
            var group = DisplayGroup(content: text.content)
            group.transform = CGAffineTransform(translationX: frame.minX, y: frame.minY)
            labels.append(Label(item: .group(group), frame: frame))
        }
    }

    private static func text(_ name: String, isDark: Bool) -> (content: Fragment, size: CGSize) {
        let grey = Color(white: isDark ? 0.66 : 0.42)
        let host = TreeHost(
            Text(verbatim: name).font(.system(size: size)).foregroundStyle(grey),
            environment: EnvironmentValues(), engine: ShapingEngine.shared,
            room: RootRoom(.unspecified, placement: .corner), isStill: true)
        let size = host.update()
        return (host.displayList(canvas: size, displayScale: 2).root, size)
    }

    /// Writes the names, on a canvas that has room for them.
    func add(to list: inout DisplayList) {
        let canvas = CGRect(origin: .zero, size: list.size)
        let whole = labels.reduce(canvas) { whole, label in
            whole.union(label.frame.insetBy(dx: -8, dy: -8))
        }
        list.root = Fragment(items: list.root.items + labels.map(\.item))
        if whole != canvas { list.crop(to: whole) }
    }
}

extension ViewTree {
    /// What a layer shows, by a short name: the type of the first view in it that is no modifier, or the modifier that
    /// draws it.
    fileprivate func layerName(at index: UInt32, ofModifier isModifier: Bool) -> String? {
        guard var node = layout.id(index) else { return nil }
        if !isModifier {
            while label(of: node).hasPrefix("."), let child = layout.firstChild(of: node) {
                node = child
            }
        }
        let label = label(of: node)
        let name =
            label.prefix(1) + label.dropFirst().prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        return name.isEmpty ? nil : String(name)
    }
}
