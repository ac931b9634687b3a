package import Foundation
package import QuadrantCore
package import QuadrantDisplayList
package import QuadrantGeometry
package import QuadrantViews

package typealias DrawingOptions = Stage
package typealias MotionOptions = Stage.Timeline

extension Stage {
    package typealias Format = Output.Format
    package typealias System = Surroundings.System
    package static var largestSide: Int { Output.largestSide }
    package static var heldLinkSchemes: Set<String> { Output.heldLinkSchemes }
    package var format: Format {
        get { output.format }
        set { output.format = newValue }
    }
    package var width: CGFloat? {
        get { room.width }
        set { room.width = newValue }
    }
    package var height: CGFloat? {
        get { room.height }
        set { room.height = newValue }
    }
    package var hasExplicitSize: Bool {
        get { room.fit == .screen }
        set { room.fit = newValue ? .screen : .preview }
    }
    package var device: ScreenDevice? {
        get { room.device }
        set { room.device = newValue }
    }
    package var scale: CGFloat {
        get { output.scale }
        set { output.scale = newValue }
    }
    package var isTransparent: Bool {
        get { output.isTransparent }
        set { output.isTransparent = newValue }
    }
    package var keepsSVGText: Bool {
        get { output.keepsSVGText }
        set { output.keepsSVGText = newValue }
    }
    package var camera: ViewCamera? {
        get { output.camera }
        set { output.camera = newValue }
    }
    package var layerDistance: Double? {
        get { output.layerDistance }
        set { output.layerDistance = newValue }
    }
    package var system: System {
        get { surroundings.system ?? .iOS26 }
        set { surroundings.system = newValue }
    }
    package var isDark: Bool {
        get { surroundings.isDark == true }
        set { surroundings.isDark = newValue }
    }
    package var isRightToLeft: Bool {
        get { surroundings.isRightToLeft == true }
        set { surroundings.isRightToLeft = newValue }
    }
    package var localeIdentifier: String? {
        get { surroundings.locale?.identifier }
        set { surroundings.locale = newValue.map { Locale(identifier: $0) } }
    }
    package var timeZoneIdentifier: String? {
        get { surroundings.timeZone?.identifier }
        set { surroundings.timeZone = newValue.flatMap { TimeZone(identifier: $0) } }
    }
    package var textSize: String? {
        get { surroundings.textSize.map { "\($0)" } }
        set { surroundings.textSize = newValue.flatMap { DynamicTypeSize(name: $0) } }
    }
    package var now: Date? {
        get { surroundings.now }
        set { surroundings.now = newValue }
    }
    package var resourceDirectories: [String] {
        get { surroundings.resourceDirectories }
        set { surroundings.resourceDirectories = newValue }
    }
    package var allowedLinkSchemes: Set<String> {
        get { output.allowedLinkSchemes }
        set { output.allowedLinkSchemes = newValue }
    }
    package var preview: PreviewSettings {
        get { room.preview }
        set { room.preview = newValue }
    }
    package var isWholeProvider: Bool {
        get { room.isWholeProvider }
        set { room.isWholeProvider = newValue }
    }
    package var motion: Timeline {
        get { timeline }
        set { timeline = newValue }
    }
    package var waitingTime: Double {
        get { timeline.waitingTime }
        set { timeline.waitingTime = newValue }
    }
}

@MainActor
package func drawing(
    of view: AnyView, options: Stage, willEvaluate: ((Any.Type) -> Void)? = nil,
    onIssue: (String) -> Void = { _ in }
) throws -> Data {
    try drawing(of: view, on: options, willEvaluate: willEvaluate, onIssue: onIssue)
}

@MainActor
package func displayList(of view: AnyView, options: Stage) throws -> DisplayList {
    try displayList(of: view, on: options)
}

@MainActor
package func laidOutTree(
    of view: AnyView, options: Stage, willEvaluate: ((Any.Type) -> Void)? = nil,
    onIssue: (String) -> Void = { _ in }
) throws(DrawingError) -> (tree: ViewTree, origin: CGPoint) {
    try laidOutTree(of: view, on: options, willEvaluate: willEvaluate, onIssue: onIssue)
}
