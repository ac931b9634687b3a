import Foundation
import QuadrantControls
import QuadrantCore
import QuadrantGeometry
import QuadrantLayout
import QuadrantText
import QuadrantTextInput
import QuadrantViews

/// What a dialog knows while it is shown.
final class DialogModel {
    /// What the cancel button does that a dialog does not show.
    var cancel: (@MainActor () -> Void)?
}

/// How the buttons of a dialog look.
struct DialogButtonLook: Equatable {
    enum Form: Equatable {
        /// Capsules, of which the main one is filled.
        case capsules
        /// Plain titles with lines between them.
        case lines
    }

    var form: Form
    var height: CGFloat
    /// The size of titles, in points.
    var size: CGFloat = 17
    /// Whether a cancel button is not shown.
    var hidesCancel = false
    /// The ground of a cancel button that stands apart; `nil` for one among the others.
    var apart: CGFloat?
    /// Whether it is the only button.
    var isAlone = false
}

/// The style of buttons in dialogs: what acts closes the dialog.
struct DialogButtonStyle: PrimitiveButtonStyle {
    let look: DialogButtonLook
    let dismiss: Binding<Bool>
    let model: DialogModel
    /// Whether there is a cancel button: set where one is made.
    let hasCancel: Binding<Bool>

    func makeBody(configuration: Configuration) -> some View {
        let (dismiss, model, role) = (dismiss, model, configuration.role)
        let hasCancel = hasCancel
        if role == .cancel, look.hidesCancel {
            Color.clear.frame(width: 0, height: 0)
                .onAppear { model.cancel = { configuration.trigger() } }
                .accessibilityHidden(true)
                .layoutValue(key: DialogPartKey.self, value: .hidden)
        } else {
            Button(role: role) {
                configuration.trigger()
                dismiss.wrappedValue = false
            } label: {
                configuration.label
            }
            .buttonStyle(DialogButtonFace(look: look))
            .layoutValue(key: DialogPartKey.self, value: role == .cancel ? .cancel : .button)
            .onAppear { if role == .cancel { hasCancel.wrappedValue = true } }
        }
    }
}

/// The face of a button in a dialog.
private struct DialogButtonFace: ButtonStyle {
    let look: DialogButtonLook
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.colorScheme) private var scheme
    @Environment(\.dynamicTypeSize) private var typeSize
    @Environment(\.platformProfile) private var profile

    func makeBody(configuration: Configuration) -> some View {
        // Titles grow with the texts above them at the sizes for accessibility.
        let scale = Font.TextStyle.body.scale(at: typeSize, profile)
        let size = look.size * (typeSize.isAccessibilitySize ? scale : 1)
        let isMain = configuration.role == .cancel || (look.form == .capsules && look.isAlone)
        configuration.label
            .labelStyle(.titleOnly)
            .font(.system(size: size, weight: isMain ? .semibold : .regular))
            .foregroundStyle(ink(configuration.role, isMain: isMain))
            .multilineTextAlignment(.center)
            .padding(.horizontal, 8)
            .frame(maxWidth: .infinity, minHeight: look.height)
            .background { ground(configuration.role, isMain: isMain) }
            .contentShape(Rectangle())
    }

    private func ink(_ role: ButtonRole?, isMain: Bool) -> AnyShapeStyle {
        if !isEnabled { return AnyShapeStyle(Color(system: .tertiaryLabel)) }
        if role == .destructive { return AnyShapeStyle(Color.red) }
        guard look.form == .capsules else { return AnyShapeStyle(.tint) }
        return isMain ? AnyShapeStyle(Color.white) : AnyShapeStyle(Color(system: .label))
    }

    @ViewBuilder
    private func ground(_ role: ButtonRole?, isMain: Bool) -> some View {
        switch look.form {
        case .capsules:
            if isMain, isEnabled, role != .destructive {
                Capsule().fill(.tint)
            } else {
                Capsule().fill(
                    scheme == .dark ? Color.white.opacity(0.12) : Color.black.opacity(0.06))
            }
        case .lines:
            if let corner = look.apart, role == .cancel {
                RoundedRectangle(cornerRadius: corner)
                    .fill(
                        Color(
                            system: scheme == .dark ? .secondarySystemBackground : .systemBackground
                        ))
            } else {
                Rectangle().fill(Color(system: .separator)).frame(height: 0.5)
                    .frame(maxHeight: .infinity, alignment: .top)
            }
        }
    }
}

/// The style of fields of text in dialogs: white boxes.
struct DialogFieldStyle: TextFieldStyle {
    let metrics: AlertMetrics.Field

    func _body(configuration: TextField<Self._Label>) -> some View {
        DialogFieldFace(metrics: metrics, field: configuration)
            .layoutValue(key: DialogPartKey.self, value: .field)
    }
}

private struct DialogFieldFace<Field: View>: View {
    let metrics: AlertMetrics.Field
    let field: Field
    @Environment(\.colorScheme) private var scheme

    var body: some View {
        field
            .font(.subheadline)
            .padding(.horizontal, 8)
            .frame(height: metrics.height)
            .background {
                RoundedRectangle(cornerRadius: metrics.corner)
                    .fill(scheme == .dark ? Color.black.opacity(0.4) : Color.white)
            }
            .overlay {
                RoundedRectangle(cornerRadius: metrics.corner)
                    .strokeBorder(Color(system: .separator), lineWidth: 0.5)
            }
    }
}
