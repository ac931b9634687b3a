public import Combine
public import Foundation
public import Observation
public import QuadrantCore
public import QuadrantGeometry
import QuadrantLayout
import QuadrantNavigation
import QuadrantViews

/// A scene of which something is said.
nonisolated struct ModifiedScene<Base: Scene>: Scene {
    typealias Body = Never

    let base: Base
    let change: @MainActor (inout SceneEntry) -> Void

    @MainActor
    static func _collect(_ scene: ModifiedScene, into list: inout _SceneList) {
        let first = list.entries.count
        Base._collect(scene.base, into: &list)
        for index in list.entries.indices.dropFirst(first) { scene.change(&list.entries[index]) }
    }
}

/// Reports the size of windows where windows have none.
private nonisolated struct DefaultSizeNote: ViewModifier {
    /// Whether it is a size.
    let counts: Bool
    @Environment(\.hasWindowBars) private var hasWindowBars

    init(counts: Bool) { self.counts = counts }

    @MainActor func body(content: Content) -> some View {
        content.modifier(
            ReportModifier(
                diagnostic: counts && hasWindowBars
                    ? nil
                    : .withoutEffect(
                        ".defaultSize", advice: "The window has the room that it is given.")))
    }
}

extension Scene {
    nonisolated func changing(
        _ change: @escaping @MainActor (inout SceneEntry) -> Void
    ) -> ModifiedScene<Self> where Self: Scene {
        ModifiedScene(base: self, change: change)
    }

    /// The scene with a modifier, as it is written, that means nothing on a phone.
    nonisolated func withoutEffect(_ call: String) -> ModifiedScene<Self> {
        changing { entry in
            entry.content = AnyView(
                entry.content.modifier(
                    ReportModifier(
                        diagnostic: .withoutEffect(
                            call, advice: "The window has the room that it is given."))))
        }
    }

    /// Sets the size of new windows with their bars, in points: that of the picture of a window on macOS. Elsewhere it has no
    /// effect, which is reported; nor has a length that is negative or not finite.
    ///
    /// Apple: "defaultSize(_:)".
    nonisolated public func defaultSize(_ size: CGSize) -> some Scene {
        changing { entry in
            let isLength = [size.width, size.height].allSatisfy { $0.isFinite && $0 > 0 }
            if isLength { entry.size = size }
            entry.content = AnyView(entry.content.modifier(DefaultSizeNote(counts: isLength)))
        }
    }

    /// Sets the size of new windows with their bars, in points: that of the picture of a window on macOS. Elsewhere it has no
    /// effect, which is reported.
    ///
    /// Apple: "defaultSize(width:height:)".
    nonisolated public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene {
        defaultSize(CGSize(width: width, height: height))
    }

    /// Sets the size of new windows with a depth, in points. It has no effect here, which is reported.
    ///
    /// Apple: "defaultSize(width:height:depth:)".
    nonisolated public func defaultSize(
        width: CGFloat, height: CGFloat, depth: CGFloat
    ) -> some Scene {
        withoutEffect(".defaultSize")
    }

    /// Sets the size of new windows in a unit of length. It has no effect here, which is reported.
    ///
    /// Apple: "defaultSize(width:height:depth:in:)".
    nonisolated public func defaultSize(
        width: CGFloat, height: CGFloat, depth: CGFloat, in unit: UnitLength
    ) -> some Scene {
        withoutEffect(".defaultSize")
    }

    /// Sets the place of new windows on the screen. It has no effect here, which is reported.
    ///
    /// Apple: "defaultPosition(_:)".
    nonisolated public func defaultPosition(_ position: UnitPoint) -> some Scene {
        withoutEffect(".defaultPosition")
    }

    /// Says how far people can change the size of windows. It has no effect here, which is reported.
    ///
    /// Apple: "windowResizability(_:)".
    nonisolated public func windowResizability(_ resizability: WindowResizability) -> some Scene {
        withoutEffect(".windowResizability")
    }

    /// Sets the style of windows. It has no effect here, which is reported.
    ///
    /// Apple: "windowStyle(_:)".
    nonisolated public func windowStyle<S: WindowStyle>(_ style: S) -> some Scene {
        withoutEffect(".windowStyle")
    }

    /// Sets the style of the toolbars of windows. It has no effect here, which is reported.
    ///
    /// Apple: "windowToolbarStyle(_:)".
    nonisolated public func windowToolbarStyle<S: WindowToolbarStyle>(_ style: S) -> some Scene {
        withoutEffect(".windowToolbarStyle")
    }

    /// Sets the style of menus in the menu bar. It has no effect here, which is reported.
    ///
    /// Apple: "menuBarExtraStyle(_:)".
    nonisolated public func menuBarExtraStyle<S: MenuBarExtraStyle>(_ style: S) -> some Scene {
        withoutEffect(".menuBarExtraStyle")
    }

    /// Says which external events open a new window. No event comes here.
    ///
    /// Apple: "handlesExternalEvents(matching:)".
    nonisolated public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene {
        withoutEffect(".handlesExternalEvents")
    }

    /// Sets a value of the environment of the scene.
    ///
    /// Apple: "environment(_:_:)".
    nonisolated public func environment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
    ) -> some Scene {
        let (keyPath, value) = (HandedOver(keyPath), HandedOver(value))
        return changing {
            $0.content = AnyView($0.content.environment(keyPath.value, value.value))
        }
    }

    /// Puts an observable object into the environment of the scene.
    ///
    /// Apple: "environment(_:)".
    nonisolated public func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene {
        let object = HandedOver(object)
        return changing { $0.content = AnyView($0.content.environment(object.value)) }
    }

    /// Puts an object into the environment of the scene.
    ///
    /// Apple: "environmentObject(_:)".
    nonisolated public func environmentObject<T: ObservableObject>(_ object: T) -> some Scene {
        let object = HandedOver(object)
        return changing { $0.content = AnyView($0.content.environmentObject(object.value)) }
    }

    /// Sets the store of the values that are stored in the scene.
    ///
    /// Apple: "defaultAppStorage(_:)".
    nonisolated public func defaultAppStorage(_ store: UserDefaults) -> some Scene {
        let store = HandedOver(store)
        return changing { $0.content = AnyView($0.content.defaultAppStorage(store.value)) }
    }

    /// Calls an action when a value changes, with the old and the new value.
    ///
    /// Apple: "onChange(of:initial:_:)".
    nonisolated public func onChange<V: Equatable>(
        of value: V, initial: Bool = false,
        _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
    ) -> some Scene {
        let (value, action) = (HandedOver(value), HandedOver(action))
        return changing {
            $0.content = AnyView(
                $0.content.onChange(of: value.value, initial: initial, action.value))
        }
    }

    /// Calls an action when a value changes.
    ///
    /// Apple: "onChange(of:initial:_:)".
    nonisolated public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping () -> Void
    ) -> some Scene {
        let (value, action) = (HandedOver(value), HandedOver(action))
        return changing {
            $0.content = AnyView(
                $0.content.onChange(of: value.value, initial: initial, action.value))
        }
    }

    /// Calls an action with the new value when a value changes.
    ///
    /// Apple: "onChange(of:perform:)", the older form.
    nonisolated public func onChange<V: Equatable>(
        of value: V, perform action: @escaping (_ newValue: V) -> Void
    ) -> some Scene {
        onChange(of: value) { _, new in action(new) }
    }
}

/// How far people can change the size of windows.
///
/// Apple: "WindowResizability".
public struct WindowResizability: Sendable {
    /// As the system has it.
    public static let automatic = WindowResizability()
    /// Between the least and the greatest size of the content.
    public static let contentSize = WindowResizability()
    /// Not below the least size of the content.
    public static let contentMinSize = WindowResizability()
}
