public import Foundation
public import SwiftUI

/// A model in space: nothing here, or what is shown until it is there.
///
/// Apple: "Model3D" (RealityKit). It takes the room that it is offered.
public struct Model3D<Content: View>: View {
    private let content: Content

    /// The model of a name, with a view until it is there, which is all that is shown.
    public init<Model: View>(
        named name: String, bundle: Bundle? = nil,
        @ViewBuilder content: @escaping (ResolvedModel3D) -> Model,
        @ViewBuilder placeholder: @escaping () -> Content
    ) { self.content = placeholder() }

    /// The content, and a line for the user.
    public var body: some View {
        let _ = QuietNotes.tell("nothing in space is drawn here")
        content
    }
}

extension Model3D where Content == Color {
    /// The model of a name.
    public init(named name: String, bundle: Bundle? = nil) { content = .clear }
    /// The model at an address.
    public init(url: URL) { content = .clear }
}

/// A model that is there: there is none here.
///
/// Apple: "ResolvedModel3D" (RealityKit).
public struct ResolvedModel3D: View {
    /// Clear.
    public var body: some View { Color.clear }
    /// The model in the size that it is offered.
    public func resizable(_ resizable: Bool = true) -> ResolvedModel3D { self }
}
