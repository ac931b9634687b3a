internal import Foundation
internal import QuadrantCairo
package import QuadrantCore
package import QuadrantDisplayList
internal import QuadrantGeometry
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
    ///
    /// - Parameter depth: How deep the room is, where it is a box.
    package func cameraOptions(isTakenApart: Bool = false, depth: Double = 0) -> CameraOptions {
        CameraOptions(
            isRightToLeft: environment.layoutDirection == .rightToLeft,
            isDark: environment.colorScheme == .dark, isTakenApart: isTakenApart, depth: depth)
    }
}

extension Session {
    /// A drawing of the view as a camera sees it, and what was not done as it was asked for.
    func seen(
        _ list: DisplayList, by camera: ViewCamera, isTakenApart: Bool = false
    ) -> (list: DisplayList, issues: [String]) {
        guard !camera.isFront || isTakenApart else { return (list, []) }
        let options = tree.cameraOptions(
            isTakenApart: isTakenApart, depth: host.room.isBox ? host.room.depth : 0)
        var picture = list.seen(
            by: camera, options, glyphs: GlyphShapes(engine: ShapingEngine.shared))
        var issues = picture.notes.map(\.issue)
        if !picture.layers.isEmpty {
            let labels = LayerLabels(picture, of: tree, isDark: options.isDark)
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
        case .placesLost(let count):
            return
                "\(count == 1 ? "A part of the view stands" : "\(count) parts of the view stand") in space where there "
                + "are no finite numbers for it, and \(count == 1 ? "is" : "are") not drawn. Use smaller factors and "
                + "distances."
        }
    }
}
