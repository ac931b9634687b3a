import Foundation
import QuadrantControls
import QuadrantCore
import QuadrantGeometry
import QuadrantLayout
import QuadrantText
import QuadrantTextInput
import QuadrantViews

/// What a dialog shows.
struct DialogContent {
    let title: Text?
    let message: AnyView?
    let actions: AnyView
}

/// An alert in the middle of the screen.
struct AlertCard: View {
    let content: DialogContent
    let dismiss: Binding<Bool>
    @State private var model = DialogModel()
    @Environment(\.controlProfile.presentation.alert) private var metrics
    @Environment(\.colorScheme) private var scheme
    @Environment(\.dynamicTypeSize) private var typeSize

    var body: some View {
        OverScreen { room in
            Dimming(opacity: metrics.dim, letsTapsThrough: false, action: nil)
            card
                .frame(width: max(0, min(width, room.size.width - 16)))
                .padding(room.insets)
                .frame(maxWidth: .infinity, maxHeight: .infinity)
        }
    }

    /// Alerts with the largest texts are wider.
    private var width: CGFloat { metrics.width + (typeSize.isAccessibilitySize ? 40 : 0) }

    private var card: some View {
        DialogLayout(figures: figures) {
            DialogTexts(
                content: content, title: .headline, message: metrics.message,
                distance: metrics.titleToMessage, isCentered: metrics.isCentered,
                messageInk: metrics.isCentered ? .label : .secondaryLabel)
            DialogActions(
                content: content, look: look, dismiss: dismiss, model: model, adds: .ok,
                field: metrics.field)
            if !metrics.hasCapsules {
                Rectangle().fill(Color(system: .separator))
                    .layoutValue(key: DialogPartKey.self, value: .rowLine)
            }
        }
        .background {
            ZStack {
                RoundedRectangle(cornerRadius: metrics.corner).fill(.thickMaterial)
                RoundedRectangle(cornerRadius: metrics.corner).fill(metrics.ground.color(scheme))
            }
        }
        .clipShape(RoundedRectangle(cornerRadius: metrics.corner))
        .contentShape(Rectangle())
    }

    private var look: DialogButtonLook {
        DialogButtonLook(
            form: metrics.hasCapsules ? .capsules : .lines, height: metrics.buttonHeight)
    }

    private var figures: DialogFigures {
        DialogFigures(
            padding: metrics.padding, top: metrics.top, textToButtons: metrics.textToButtons,
            bottom: metrics.bottom, buttonHeight: metrics.buttonHeight,
            buttonInset: metrics.buttonInset, buttonDistance: metrics.buttonDistance,
            fieldInset: metrics.field.inset, hasRows: true)
    }
}

/// A confirmation dialog: beside what it belongs to, or at the bottom of the screen.
struct ConfirmationCard: View {
    let content: DialogContent
    let dismiss: Binding<Bool>
    /// What the dialog belongs to, in the root's space.
    let source: CGRect
    @State private var model = DialogModel()
    @Environment(\.controlProfile.presentation) private var metrics
    @Environment(\.colorScheme) private var scheme
    @Environment(\.layoutDirection) private var direction

    var body: some View {
        let dialog = metrics.dialog
        OverScreen { room in
            Dimming(
                opacity: dialog.isPopover ? 0 : metrics.alert.dim, letsTapsThrough: false,
                action: cancel)
            CardLayout(
                frame: frame(in: room), room: room, distance: dialog.distance, margin: dialog.margin
            ) {
                card(in: room)
            }
        }
    }

    /// A tap beside the dialog does what its cancel button does.
    private var cancel: () -> Void {
        let (dismiss, model) = (dismiss, model)
        return {
            MainActor.assumeIsolated { model.cancel?() }
            dismiss.wrappedValue = false
        }
    }

    private func frame(in room: ScreenRoom) -> CardPlace.Frame {
        if metrics.dialog.isPopover {
            return .beside(room.screen(source, direction))
        }
        return .bottom
    }

    private func card(in room: ScreenRoom) -> some View {
        let dialog = metrics.dialog
        return DialogLayout(figures: figures) {
            if !dialog.isPopover {
                RoundedRectangle(cornerRadius: dialog.corner)
                    .fill(.thickMaterial)
                    .layoutValue(key: DialogPartKey.self, value: .ground)
            }
            DialogTexts(
                content: content, title: dialog.title, message: dialog.message, distance: 4,
                isCentered: !dialog.isPopover,
                messageInk: dialog.isPopover ? .label : .secondaryLabel)
            DialogActions(
                content: content, look: look, dismiss: dismiss, model: model, adds: .cancel,
                field: metrics.alert.field)
        }
        .frame(width: dialog.isPopover ? dialog.width : nil)
        .background {
            if dialog.isPopover {
                DialogGround(
                    corner: dialog.corner,
                    source: source.offsetBy(dx: room.insets.leading, dy: room.insets.top),
                    arrow: metrics.popover.arrow)
            }
        }
        .contentShape(Rectangle())
    }

    private var look: DialogButtonLook {
        let dialog = metrics.dialog
        return DialogButtonLook(
            form: dialog.isPopover ? .capsules : .lines, height: dialog.buttonHeight,
            size: dialog.isPopover ? 17 : 20, hidesCancel: dialog.isPopover,
            apart: dialog.isPopover ? nil : dialog.corner)
    }

    private var figures: DialogFigures {
        let dialog = metrics.dialog
        return DialogFigures(
            padding: dialog.padding, top: dialog.isPopover ? metrics.alert.top : 14,
            textToButtons: dialog.isPopover ? metrics.alert.textToButtons : 14,
            bottom: dialog.buttonInset, buttonHeight: dialog.buttonHeight,
            buttonInset: dialog.buttonInset, buttonDistance: dialog.buttonDistance,
            fieldInset: dialog.padding, hasRows: false,
            cancelDistance: dialog.isPopover ? nil : 8)
    }
}

/// The ground of a dialog that points to something.
private struct DialogGround: View {
    let corner: CGFloat
    let source: CGRect
    let arrow: CGSize
    @Environment(\.colorScheme) private var scheme

    var body: some View {
        GeometryReader { proxy in
            let card = proxy.frame(in: .named(CardSpace.screen))
            let shape = CardShape(
                corners: RectangleCornerRadii().with(corner),
                arrow: CardShape.Arrow(
                    x: source.midX - card.minX, isAtTop: card.midY > source.midY, size: arrow))
            shape.fill(.thickMaterial)
            shape.stroke(.white.opacity(scheme == .dark ? 0.12 : 0.5), lineWidth: 0.5)
        }
    }
}

/// The title and the message of a dialog.
private struct DialogTexts: View {
    let content: DialogContent
    let title: Font
    let message: Font
    let distance: CGFloat
    let isCentered: Bool
    let messageInk: SystemColor

    var body: some View {
        VStack(alignment: isCentered ? .center : .leading, spacing: distance) {
            if let text = content.title {
                text.font(title).foregroundStyle(Color(system: .label))
                    .accessibilityAddTraits(.isHeader)
            }
            if let view = content.message {
                view.font(message).foregroundStyle(Color(system: messageInk))
            }
        }
        .multilineTextAlignment(isCentered ? .center : .leading)
        .frame(maxWidth: .infinity, alignment: isCentered ? .center : .leading)
        .layoutValue(key: DialogPartKey.self, value: .text)
    }
}

/// The buttons and fields of a dialog, and a button where it needs one.
private struct DialogActions: View {
    /// The button that is added.
    enum Added {
        /// "OK", where there is no button.
        case ok
        /// "Cancel", where there is no cancel button and the dialog shows one.
        case cancel
    }

    let content: DialogContent
    let look: DialogButtonLook
    let dismiss: Binding<Bool>
    let model: DialogModel
    let adds: Added
    let field: AlertMetrics.Field
    @State private var hasCancel = false

    var body: some View {
        Group(parts: content.actions) { views in
            let style = DialogButtonStyle(
                look: look(views.count), dismiss: dismiss, model: model, hasCancel: $hasCancel)
            ForEach(views) { view in
                view.buttonStyle(style).textFieldStyle(DialogFieldStyle(metrics: field))
            }
            if views.isEmpty, adds == .ok {
                Button("OK", role: .cancel) {}.buttonStyle(style)
            }
            if adds == .cancel, !look.hidesCancel {
                if !hasCancel { SpareCancel(style: style) }
            }
        }
    }

    private func look(_ count: Int) -> DialogButtonLook {
        var look = look
        look.isAlone = count == 1
        return look
    }
}

/// The cancel button of a dialog that was given none.
private struct SpareCancel: View {
    let style: DialogButtonStyle

    var body: some View {
        Button("Cancel", role: .cancel) {}
            .buttonStyle(
                DialogButtonStyle(
                    look: style.look, dismiss: style.dismiss, model: style.model,
                    hasCancel: .constant(false)))
    }
}
