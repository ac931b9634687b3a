public import Foundation
public import QuadrantCore
public import QuadrantGeometry

/// Where an Apple Pencil hovers over a view.
///
/// Apple: "PencilHoverPose". There is no pencil here: no program is handed one.
public struct PencilHoverPose: Hashable, Sendable {
    /// The place over the view, in its coordinates, in points.
    public let location: CGPoint
    /// The place over the view, in parts of its size.
    public let anchor: UnitPoint
    /// The distance from the screen: 0 at the screen, 1 where a pencil is noticed at all.
    public let zDistance: CGFloat
    /// The angle between the pencil and the screen.
    public let altitude: Angle
    /// The direction of the pencil in the plane of the screen.
    public let azimuth: Angle
    /// How far the pencil is turned about itself.
    public let roll: Angle
}

/// A double tap of an Apple Pencil.
///
/// Apple: "PencilDoubleTapGestureValue". There is no pencil here: no program is handed one.
public struct PencilDoubleTapGestureValue: Hashable, Sendable {
    /// Where the pencil was over the view; `nil` where it was elsewhere.
    public let hoverPose: PencilHoverPose?
}

/// A squeeze of an Apple Pencil.
///
/// Apple: "PencilSqueezeGestureValue". There is no pencil here: no program is handed one.
public struct PencilSqueezeGestureValue: Hashable, Sendable {
    /// Where the pencil was over the view; `nil` where it was elsewhere.
    public let hoverPose: PencilHoverPose?
}

/// How far a squeeze of an Apple Pencil has come.
///
/// Apple: "PencilSqueezeGesturePhase".
@frozen public enum PencilSqueezeGesturePhase: Hashable, Sendable {
    /// The pencil is being squeezed.
    case active(PencilSqueezeGestureValue)
    /// The squeeze has ended.
    case ended(PencilSqueezeGestureValue)
    /// The squeeze came to nothing.
    case failed
}

/// What somebody wants a gesture of the Apple Pencil to do.
///
/// Apple: "PencilPreferredAction".
public struct PencilPreferredAction: Hashable, Sendable {
    private let name: String

    /// Nothing.
    public static let ignore = PencilPreferredAction(name: "ignore")
    /// Change between the tool and the eraser.
    public static let switchEraser = PencilPreferredAction(name: "switchEraser")
    /// Change between the tool and the last one.
    public static let switchPrevious = PencilPreferredAction(name: "switchPrevious")
    /// Show colours.
    public static let showColorPalette = PencilPreferredAction(name: "showColorPalette")
    /// Show what can be set of the ink.
    public static let showInkAttributes = PencilPreferredAction(name: "showInkAttributes")
    /// Show what can be done here.
    public static let showContextualPalette = PencilPreferredAction(name: "showContextualPalette")
    /// Run a shortcut of the system.
    public static let runSystemShortcut = PencilPreferredAction(name: "runSystemShortcut")
}

extension EnvironmentValues {
    /// What a double tap of the Apple Pencil should do: always `switchEraser`, as on a Mac, where nobody can choose.
    ///
    /// Apple: "EnvironmentValues.preferredPencilDoubleTapAction".
    public var preferredPencilDoubleTapAction: PencilPreferredAction { .switchEraser }

    /// What a squeeze of the Apple Pencil should do: always `showContextualPalette`, as on a Mac, where nobody can choose.
    ///
    /// Apple: "EnvironmentValues.preferredPencilSqueezeAction".
    public var preferredPencilSqueezeAction: PencilPreferredAction { .showContextualPalette }
}

extension View {
    /// Does something after a double tap of an Apple Pencil. There is none here, which is reported.
    ///
    /// Apple: "onPencilDoubleTap(perform:)".
    nonisolated public func onPencilDoubleTap(
        perform action: @escaping (PencilDoubleTapGestureValue) -> Void
    ) -> some View {
        modifier(
            WithoutEffectModifier(
                call: ".onPencilDoubleTap(perform:)", advice: WithoutEffectModifier.noPencil))
    }

    /// Does something while an Apple Pencil is squeezed. There is none here, which is reported.
    ///
    /// Apple: "onPencilSqueeze(perform:)".
    nonisolated public func onPencilSqueeze(
        perform action: @escaping (PencilSqueezeGesturePhase) -> Void
    ) -> some View {
        modifier(
            WithoutEffectModifier(
                call: ".onPencilSqueeze(perform:)", advice: WithoutEffectModifier.noPencil))
    }
}

extension WithoutEffectModifier {
    fileprivate static let noPencil = "There is no Apple Pencil."
}
