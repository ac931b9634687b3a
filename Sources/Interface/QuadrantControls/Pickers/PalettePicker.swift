import Foundation
public import QuadrantCore
import QuadrantGeometry
import QuadrantLayout
import QuadrantText
public import QuadrantViews

/// How a palette tells the chosen option from the others.
///
/// Apple: "PaletteSelectionEffect".
public struct PaletteSelectionEffect: Equatable, Sendable {
    enum Kind: Equatable, Sendable {
        case automatic
        case custom
        case symbolVariant(SymbolVariants)
    }

    let kind: Kind

    /// The effect that suits the place; here a ground in the tint.
    public static let automatic = PaletteSelectionEffect(kind: .automatic)
    /// None: the options themselves look otherwise when they are chosen.
    public static let custom = PaletteSelectionEffect(kind: .custom)

    /// The chosen option has its symbols in a variant.
    public static func symbolVariant(_ variant: SymbolVariants) -> PaletteSelectionEffect {
        PaletteSelectionEffect(kind: .symbolVariant(variant))
    }
}

private enum PaletteSelectionEffectKey: EnvironmentKey {
    static var defaultValue: PaletteSelectionEffect { .automatic }
}

extension EnvironmentValues {
    /// How palettes tell the chosen option from the others.
    var paletteSelectionEffect: PaletteSelectionEffect {
        get { self[PaletteSelectionEffectKey.self] }
        set { self[PaletteSelectionEffectKey.self] = newValue }
    }
}

extension View {
    /// Says how the palettes in this view tell the chosen option from the others.
    ///
    /// Apple: "paletteSelectionEffect(_:)".
    nonisolated public func paletteSelectionEffect(_ effect: PaletteSelectionEffect) -> some View {
        environment(\.paletteSelectionEffect, effect)
    }
}

/// The options of a picker as a row of small pictures. No length of it is measured.
struct PalettePicker: View {
    let model: PickerModel
    @Environment(\.paletteSelectionEffect) private var effect
    @Environment(\.isEnabled) private var isEnabled

    var body: some View {
        let options = model.options
        Group {
            // Apple: a palette scrolls beyond six options.
            if options.count > 6 {
                ScrollView(.horizontal) { row(options) }.scrollIndicators(.hidden)
            } else {
                row(options)
            }
        }
        .accessibilityElement(children: .contain)
        .hiddenLabel(model.label)
    }

    private func row(_ options: [PickerOption]) -> some View {
        HStack(spacing: 4) {
            ForEach(options) { option in item(option, isSelected: model.isSelected(option)) }
        }
    }

    private func item(_ option: PickerOption, isSelected: Bool) -> some View {
        option.view
            .labelStyle(.iconOnly)
            .symbolVariant(isSelected ? variant : .none)
            .controlInk(
                isSelected && effect == .automatic ? AnyShapeStyle(.tint) : nil,
                isEnabled: isEnabled
            )
            .frame(minWidth: 40, minHeight: 40)
            .background {
                if isSelected, effect == .automatic {
                    RoundedRectangle(cornerRadius: 12).fill(.tint.opacity(0.15))
                }
            }
            .contentShape(Rectangle())
            .pickable(option, in: model)
    }

    private var variant: SymbolVariants {
        if case .symbolVariant(let variant) = effect.kind { variant } else { .none }
    }
}
