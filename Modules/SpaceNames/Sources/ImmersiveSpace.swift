public import SwiftUI

/// A scene in space. No headset is here: it shows nothing.
///
/// Apple: "ImmersiveSpace" (SwiftUI).
public nonisolated struct ImmersiveSpace<Content: View>: Scene {
    /// A primitive scene: it has no body.
    public typealias Body = Never

    /// Creates the scene with an identifier; its content is not made.
    public init(id: String, @ViewBuilder content: @escaping () -> Content) {}

    /// Creates the scene for a kind of values; its content is not made.
    public init<Data: Codable & Hashable>(
        id: String = "", for type: Data.Type,
        @ViewBuilder content: @escaping (Binding<Data?>) -> Content
    ) {}

    /// Adds nothing.
    @MainActor
    public static func _collect(_ scene: ImmersiveSpace<Content>, into list: inout _SceneList) {}
}

/// Opens a scene in space: it answers that there was an error, as no headset is here.
///
/// Apple: "OpenImmersiveSpaceAction".
public struct OpenImmersiveSpaceAction: Sendable {
    /// What came of it.
    public enum Result: Sendable { case opened, userCancelled, error }

    /// Opens the scene with an identifier.
    @discardableResult @MainActor public func callAsFunction(id: String) async -> Result {
        QuietNotes.tell("nothing in space is drawn here")
        return .error
    }

    /// Opens the scene for a value.
    @discardableResult @MainActor
    public func callAsFunction(value: some Codable & Hashable) async -> Result {
        await callAsFunction(id: "")
    }

    /// Opens the scene with an identifier, for a value.
    @discardableResult @MainActor
    public func callAsFunction(id: String, value: some Codable & Hashable) async -> Result {
        await callAsFunction(id: id)
    }
}

/// Closes the scene in space: none is open.
///
/// Apple: "DismissImmersiveSpaceAction".
public struct DismissImmersiveSpaceAction: Sendable {
    /// Does nothing.
    @MainActor public func callAsFunction() async {}
}

extension EnvironmentValues {
    /// Opens a scene in space.
    public var openImmersiveSpace: OpenImmersiveSpaceAction { OpenImmersiveSpaceAction() }
    /// Closes the scene in space.
    public var dismissImmersiveSpace: DismissImmersiveSpaceAction { DismissImmersiveSpaceAction() }
}

/// How much of the room a scene in space hides.
///
/// Apple: "ImmersionStyle".
public protocol ImmersionStyle: Sendable {}
/// Nothing of it. Apple: "MixedImmersionStyle".
public struct MixedImmersionStyle: ImmersionStyle { public init() {} }
/// All of it. Apple: "FullImmersionStyle".
public struct FullImmersionStyle: ImmersionStyle { public init() {} }
/// A part of it. Apple: "ProgressiveImmersionStyle".
public struct ProgressiveImmersionStyle: ImmersionStyle { public init() {} }

extension ImmersionStyle where Self == MixedImmersionStyle {
    /// Nothing of the room is hidden.
    public static var mixed: MixedImmersionStyle { MixedImmersionStyle() }
}
extension ImmersionStyle where Self == FullImmersionStyle {
    /// All of the room is hidden.
    public static var full: FullImmersionStyle { FullImmersionStyle() }
}
extension ImmersionStyle where Self == ProgressiveImmersionStyle {
    /// A part of the room is hidden.
    public static var progressive: ProgressiveImmersionStyle { ProgressiveImmersionStyle() }
}

extension Scene {
    /// How much of the room the scene hides: it is not shown here.
    nonisolated public func immersionStyle(
        selection: Binding<any ImmersionStyle>, in styles: any ImmersionStyle...
    ) -> some Scene { self }
}

extension View {
    /// Glass behind the view, drawn as material in a rounded rectangle.
    nonisolated public func glassBackgroundEffect(
        displayMode: GlassBackgroundDisplayMode = .always
    ) -> some View {
        glassBackgroundEffect(in: RoundedRectangle(cornerRadius: 46), displayMode: displayMode)
    }

    /// Glass of a shape behind the view, drawn as material.
    nonisolated public func glassBackgroundEffect(
        in shape: some InsettableShape, displayMode: GlassBackgroundDisplayMode = .always
    ) -> some View {
        background {
            if displayMode != .never { shape.fill(.regularMaterial) }
        }
    }
}
