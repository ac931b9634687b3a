public import CoreTransferable
public import QuadrantCore
public import QuadrantDragDrop
import QuadrantGeometry
import QuadrantLayout
import QuadrantViews
public import UniformTypeIdentifiers

/// A button that takes what was copied.
///
/// Apple: "PasteButton". It takes what was copied or cut last in the views of its host: in fields, or by `copyable(_:)`.
/// Nothing comes from other programs. Where nothing of the wanted types was copied, a tap does nothing; the button
/// does not look disabled then (Apple's does), as pictures are drawn before anything is copied.
public struct PasteButton: View {
    private let paste: @MainActor ([NSItemProvider]) -> Void
    @Environment(\.focusCenter) private var center

    private init(paste: @escaping @MainActor ([NSItemProvider]) -> Void) {
        self.paste = paste
    }

    /// Creates a button that hands over values of a type.
    ///
    /// Apple: "init(payloadType:onPaste:)".
    @preconcurrency
    public init<T: Transferable>(
        payloadType: T.Type, onPaste: @escaping @MainActor ([T]) -> Void
    ) {
        self.init { providers in
            _ = providers.values(of: T.self) {
                onPaste($0)
                return true
            }
        }
    }

    /// Creates a button that hands over what conforms to one of some types, by item providers.
    ///
    /// Apple: "init(supportedContentTypes:payloadAction:)".
    @preconcurrency
    public init(
        supportedContentTypes: [UTType],
        payloadAction: @escaping @MainActor ([NSItemProvider]) -> Void
    ) {
        self.init { providers in
            let fitting = providers.filter { provider in
                supportedContentTypes.contains { provider.hasItem(conformingTo: $0) }
            }
            if !fitting.isEmpty { payloadAction(fitting) }
        }
    }

    /// Creates a button that hands over what a closure makes of what conforms to one of some types.
    ///
    /// Apple: "init(supportedContentTypes:validator:payloadAction:)".
    ///
    /// - Parameter validator: What it makes; `nil` for nothing.
    @preconcurrency
    public init<Payload>(
        supportedContentTypes: [UTType],
        validator: @escaping @MainActor ([NSItemProvider]) -> Payload?,
        payloadAction: @escaping @MainActor (Payload) -> Void
    ) {
        self.init(supportedContentTypes: supportedContentTypes) { providers in
            if let payload = validator(providers) { payloadAction(payload) }
        }
    }

    /// The older form, by identifiers of types.
    @preconcurrency
    public init(
        supportedTypes: [String], payloadAction: @escaping @MainActor ([NSItemProvider]) -> Void
    ) {
        self.init(
            supportedContentTypes: supportedTypes.compactMap { UTType($0) },
            payloadAction: payloadAction)
    }

    /// The older form, by identifiers of types.
    @preconcurrency
    public init<Payload>(
        supportedTypes: [String], validator: @escaping @MainActor ([NSItemProvider]) -> Payload?,
        payloadAction: @escaping @MainActor (Payload) -> Void
    ) {
        self.init(
            supportedContentTypes: supportedTypes.compactMap { UTType($0) }, validator: validator,
            payloadAction: payloadAction)
    }

    /// A bordered button with the label "Paste".
    public var body: some View {
        let (paste, center) = (paste, center)
        Button(
            PrimitiveButtonStyleConfiguration(
                label: QuadrantControls.Label("Paste", systemImage: "doc.on.clipboard")
            ) { _ in
                if let center { paste(center.copiedItems.providers) }
            }
        )
        .buttonStyle(.borderedProminent)
    }
}
