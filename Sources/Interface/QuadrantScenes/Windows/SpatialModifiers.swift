public import CoreTransferable
public import Foundation
public import QuadrantCore
import QuadrantLayout
import QuadrantViews
public import Spatial

// What windows do in a room, and what other apps take from a view: there is neither here.

/// How a volume stands while it is moved in a room.
///
/// Apple: "WorldAlignmentBehavior" (visionOS).
public struct WorldAlignmentBehavior: Equatable, Sendable {
    private let name: String

    /// What the system does.
    public static let automatic = WorldAlignmentBehavior(name: "automatic")
    /// It tilts above the height of the eyes.
    public static let adaptive = WorldAlignmentBehavior(name: "adaptive")
    /// It stays upright.
    public static let gravityAligned = WorldAlignmentBehavior(name: "gravityAligned")
}

/// Whether a window grows with its distance in a room.
///
/// Apple: "WorldScalingBehavior" (visionOS).
public struct WorldScalingBehavior: Equatable, Sendable {
    private let name: String

    /// What is usual for the style of the window.
    public static let automatic = WorldScalingBehavior(name: "automatic")
    /// It grows with its distance.
    public static let dynamic = WorldScalingBehavior(name: "dynamic")
}

/// How what is presented is seen through what lies before it in a room.
///
/// Apple: "BreakthroughEffect" (visionOS).
public struct BreakthroughEffect: Equatable, Sendable {
    private let name: String

    /// What the system finds best.
    public static let automatic = BreakthroughEffect(name: "automatic")
    /// It is covered.
    public static let none = BreakthroughEffect(name: "none")
    /// It is blended in a little.
    public static let subtle = BreakthroughEffect(name: "subtle")
    /// It is seen clearly.
    public static let prominent = BreakthroughEffect(name: "prominent")
}

extension Scene {
    /// Sets how volumes stand while they are moved in a room. There is no room here, which is reported.
    ///
    /// Apple: "volumeWorldAlignment(_:)" (visionOS).
    nonisolated public func volumeWorldAlignment(
        _ behavior: WorldAlignmentBehavior
    ) -> some Scene {
        withoutEffect(".volumeWorldAlignment(_:)")
    }

    /// Sets whether windows grow with their distance in a room. There is no room here, which is reported.
    ///
    /// Apple: "defaultWorldScaling(_:)" (visionOS).
    nonisolated public func defaultWorldScaling(_ scaling: WorldScalingBehavior) -> some Scene {
        withoutEffect(".defaultWorldScaling(_:)")
    }

    /// Sets the size of new volumes in a unit of length. A window here has the room that it is given, which is reported.
    ///
    /// Apple: "defaultSize(_:in:)" (visionOS).
    nonisolated public func defaultSize(_ size: Size3D, in unit: UnitLength) -> some Scene {
        withoutEffect(".defaultSize(_:in:)")
    }
}

extension View {
    /// Sets how what this view presents is seen through what lies before it in a room. Nothing does here, which is reported.
    ///
    /// Apple: "presentationBreakthroughEffect(_:)" (visionOS).
    nonisolated public func presentationBreakthroughEffect(
        _ effect: BreakthroughEffect
    ) -> some View {
        modifier(
            ReportModifier(diagnostic: .withoutEffect(".presentationBreakthroughEffect(_:)")))
    }

    /// Hands items to the system's services and shortcuts. There are none here, which is reported; the items are not asked for.
    ///
    /// Apple: "exportableToServices(_:)" (macOS).
    nonisolated public func exportableToServices<T: Transferable>(
        _ payload: @autoclosure @escaping () -> [T]
    ) -> some View {
        modifier(ReportModifier(diagnostic: .noServices(".exportableToServices(_:)")))
    }

    /// Hands items to the system's services and shortcuts, which may change them. There are none here, which is reported.
    ///
    /// Apple: "exportableToServices(_:onEdit:)" (macOS).
    nonisolated public func exportableToServices<T: Transferable>(
        _ payload: @autoclosure @escaping () -> [T], onEdit: @escaping ([T]) -> Bool
    ) -> some View {
        modifier(ReportModifier(diagnostic: .noServices(".exportableToServices(_:onEdit:)")))
    }

    /// Takes items from the system's services and shortcuts. There are none here, which is reported.
    ///
    /// Apple: "importableFromServices(for:action:)" (macOS).
    nonisolated public func importableFromServices<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping ([T]) -> Bool
    ) -> some View {
        modifier(ReportModifier(diagnostic: .noServices(".importableFromServices(for:action:)")))
    }
}

extension Diagnostic {
    fileprivate static func noServices(_ call: String) -> Diagnostic {
        .withoutEffect(call, advice: "There are no services of other apps here.")
    }
}

/// Opens a window in the place of the one that asks for it.
///
/// Apple: "PushWindowAction" (visionOS). One window is shown here: it has no effect, which is reported in the view of an app.
@MainActor @preconcurrency
public struct PushWindowAction {
    private let open: OpenWindowAction

    nonisolated init(_ open: OpenWindowAction) { self.open = open }

    /// Opens the window of a name.
    public func callAsFunction(id: String) { open(id: id) }

    /// Opens the window for a value.
    public func callAsFunction<D: Codable & Hashable>(value: D) { open(value: value) }

    /// Opens the window of a name for a value.
    public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {
        open(id: id, value: value)
    }
}

extension EnvironmentValues {
    /// Opens a window in the place of the one that asks for it: as `openWindow`.
    ///
    /// Apple: "EnvironmentValues.pushWindow" (visionOS).
    public var pushWindow: PushWindowAction { PushWindowAction(openWindow) }
}
