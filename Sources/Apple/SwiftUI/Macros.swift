public import QuadrantCore

/// Shows a view while it is being written. `quadrant render` draws the first preview of a file.
///
/// ```swift
/// #Preview("Right to left", traits: .sizeThatFitsLayout) {
///     @Previewable @State var isOn = true
///     Card(isOn: $isOn)
/// }
/// ```
///
/// - Parameters:
///   - name: The name of the preview; without it, previews are numbered.
///   - body: Makes the view. State declared `@Previewable` at its top lives as long as the preview.
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "QuadrantMacros", type: "PreviewMacro")

/// Shows a view while it is being written, laid out by traits.
///
/// - Parameters:
///   - name: The name of the preview; without it, previews are numbered.
///   - traits: How the view is shown.
///   - additionalTraits: Further traits; of several layouts the last one counts.
///   - body: Makes the view. State declared `@Previewable` at its top lives as long as the preview.
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
    _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "QuadrantMacros", type: "PreviewMacro")

/// Marks state that a `#Preview` declares in its body, so that the state is stored and can change.
///
/// It is allowed only at the top of a preview's body, in front of property wrappers such as
/// `@State`.
@attached(peer)
public macro Previewable() = #externalMacro(module: "QuadrantMacros", type: "PreviewableMacro")

/// Makes a stored variable a value of the environment or of container values, with a key.
///
/// ```swift
/// extension EnvironmentValues {
///     @Entry var accent: Color = .blue
/// }
/// ```
///
/// The variable needs a default value and stands in an extension of `EnvironmentValues` or
/// `ContainerValues`.
@attached(accessor) @attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "QuadrantMacros", type: "EntryMacro")

/// Makes a type `Animatable`: its `animatableData` is that of all its stored variables.
///
/// ```swift
/// @Animatable
/// struct Arc: Shape {
///     var start: Angle
///     var end: Angle
///     @AnimatableIgnored var isClockwise: Bool
///     …
/// }
/// ```
///
/// Each variable is of an animatable type, which is written, or named by its default value. Constants, computed
/// variables, variables with a property wrapper and those marked `@AnimatableIgnored` are left out.
///
/// Apple: "Animatable()".
@attached(extension, conformances: Animatable, names: named(animatableData))
public macro Animatable() = #externalMacro(module: "QuadrantMacros", type: "AnimatableMacro")

/// Leaves a stored variable out of what `@Animatable` animates.
///
/// Apple: "AnimatableIgnored()".
@attached(peer)
public macro AnimatableIgnored() =
    #externalMacro(module: "QuadrantMacros", type: "AnimatableIgnoredMacro")
