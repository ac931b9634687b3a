public import QuadrantCore

/// Shows a view while it is being written: `quadrant render` draws the first preview of a file.
///
/// ```swift
/// #Preview("Right to left", traits: .sizeThatFitsLayout) {
///     @Previewable @State var isOn = true
///     Card(isOn: $isOn)
/// }
/// ```
///
/// - Parameters:
///   - name: what the preview is called; without it, previews are counted.
///   - body: makes the view. State declared `@Previewable` at its top lives as long as the preview.
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "QuadrantMacros", type: "PreviewMacro")

/// Shows a view while it is being written, laid out as the traits say.
///
/// - Parameters:
///   - name: what the preview is called; without it, previews are counted.
///   - traits: how the view is shown.
///   - additionalTraits: more of the same; of several layouts the last one counts.
///   - body: makes the view. State declared `@Previewable` at its top lives as long as the preview.
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
    _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "QuadrantMacros", type: "PreviewMacro")

/// Marks state that a `#Preview` declares in its body, so that it is stored and can change.
///
/// It is for the top of a preview's body only, in front of property wrappers such as `@State`.
@attached(peer)
public macro Previewable() = #externalMacro(module: "QuadrantMacros", type: "PreviewableMacro")

/// Makes a value of the environment or of container values of a stored variable, with its key.
///
/// ```swift
/// extension EnvironmentValues {
///     @Entry var accent: Color = .blue
/// }
/// ```
///
/// For variables with a default value, in an extension of `EnvironmentValues` or `ContainerValues`.
@attached(accessor) @attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "QuadrantMacros", type: "EntryMacro")
