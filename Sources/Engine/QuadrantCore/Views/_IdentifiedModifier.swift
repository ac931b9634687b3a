/// What Xcode's canvas puts around views that can be selected. Nothing does so here: it is a name in conditions of extensions.
///
/// Apple: "_IdentifiedModifier".
public nonisolated struct _IdentifiedModifier<Identifier: Hashable>: ViewModifier {
    /// The identifier.
    public var identifier: Identifier

    /// A modifier with an identifier.
    public init(identifier: Identifier) { self.identifier = identifier }

    /// The view as it is.
    @MainActor
    public func body(content: Content) -> some View { content }
}

/// What such views are identified by in Xcode's canvas.
///
/// Apple: "__DesignTimeSelectionIdentifier".
public nonisolated struct __DesignTimeSelectionIdentifier: Hashable, Sendable {}
