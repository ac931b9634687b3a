internal import Foundation
internal import SwiftUI

extension OddMaker {
    /// The view under one to four odd modifiers.
    @MainActor mutating func modified(_ view: AnyView, depth: Int) -> AnyView {
        var view = view
        for _ in 0...below(4) {
            view =
                switch below(5) {
                case 0: placed(view)
                case 1: seen(view)
                case 2: told(view)
                case 3: joined(view, depth: depth)
                default: coloured(view)
                }
        }
        return view
    }

    @MainActor private mutating func placed(_ view: AnyView) -> AnyView {
        switch below(15) {
        case 0: AnyView(view.frame(width: optional(), height: optional(), alignment: alignment()))
        case 1:
            AnyView(
                view.frame(
                    minWidth: optional(), idealWidth: optional(), maxWidth: optional(),
                    minHeight: optional(), idealHeight: optional(), maxHeight: optional()))
        case 2: AnyView(view.padding(length()))
        case 3:
            AnyView(
                view.padding(
                    EdgeInsets(
                        top: number(), leading: number(), bottom: number(), trailing: number())))
        case 4: AnyView(view.offset(x: length(), y: length()))
        case 5: AnyView(view.position(x: length(), y: length()))
        case 6: AnyView(view.fixedSize(horizontal: oneIn(2), vertical: oneIn(2)))
        case 7: AnyView(view.layoutPriority(Double(number())))
        case 8: AnyView(view.aspectRatio(optional(), contentMode: pick([.fit, .fill])))
        case 9: AnyView(alignedBy(number(), view))
        case 10: AnyView(view.zIndex(Double(number())))
        case 11: AnyView(view.safeAreaPadding(number()))
        case 12: AnyView(view.ignoresSafeArea())
        case 13:
            AnyView(view.lineLimit(pick([nil, 0, 1, -3, 1_000_000])).minimumScaleFactor(number()))
        default:
            AnyView(
                view.containerRelativeFrame(
                    .horizontal, count: pick([-1, 0, 3]), span: 1, spacing: number()))
        }
    }

    @MainActor private func alignedBy(_ number: CGFloat, _ view: AnyView) -> some View {
        view.alignmentGuide(.leading) { _ in number }.alignmentGuide(.top) { $0.height * number }
    }

    @MainActor private mutating func seen(_ view: AnyView) -> AnyView {
        switch below(15) {
        case 0: AnyView(view.opacity(share()))
        case 1: AnyView(view.blur(radius: number(), opaque: oneIn(4)))
        case 2: AnyView(view.shadow(color: color(), radius: number(), x: length(), y: length()))
        case 3: AnyView(view.rotationEffect(angle(), anchor: unitPoint()))
        case 4: AnyView(view.scaleEffect(x: number(), y: number(), anchor: unitPoint()))
        case 5:
            AnyView(
                view.rotation3DEffect(
                    angle(), axis: (number(), number(), number()), perspective: number()))
        case 6: AnyView(view.transformEffect(transform()))
        case 7:
            AnyView(
                view.clipShape(shape(), style: FillStyle(eoFill: oneIn(2), antialiased: oneIn(2))))
        case 8: AnyView(view.clipped())
        case 9: AnyView(view.compositingGroup())
        case 10: AnyView(view.drawingGroup())
        case 11: AnyView(view.blendMode(blendMode()))
        case 12: AnyView(view.border(style(), width: number()))
        case 13: AnyView(view.cornerRadius(number()))
        default: AnyView(view.redacted(reason: pick([.placeholder, .privacy, .invalidated])))
        }
    }

    @MainActor private mutating func coloured(_ view: AnyView) -> AnyView {
        switch below(12) {
        case 0: AnyView(view.foregroundStyle(style()))
        case 1: AnyView(view.brightness(share()))
        case 2: AnyView(view.contrast(share()))
        case 3: AnyView(view.saturation(share()))
        case 4: AnyView(view.hueRotation(angle()))
        case 5: AnyView(view.colorMultiply(color()))
        case 6: AnyView(view.grayscale(share()).colorInvert())
        case 7: AnyView(view.luminanceToAlpha())
        case 8: AnyView(view.tint(color()))
        case 9: AnyView(view.font(font()))
        case 10: AnyView(view.environment(\.colorScheme, oneIn(2) ? .dark : .light))
        default:
            AnyView(view.environment(\.layoutDirection, oneIn(2) ? .rightToLeft : .leftToRight))
        }
    }

    @MainActor private mutating func told(_ view: AnyView) -> AnyView {
        switch below(10) {
        case 0: AnyView(view.accessibilityLabel(text()))
        case 1: AnyView(view.accessibilityIdentifier(text()))
        case 2: AnyView(view.accessibilityHeading(pick([.h1, .h6])))
        case 3: AnyView(view.id(text()))
        case 4:
            AnyView(view.lineSpacing(number()).multilineTextAlignment(pick([.center, .trailing])))
        case 5: AnyView(view.kerning(number()).tracking(number()))
        case 6: AnyView(view.truncationMode(pick([.head, .middle, .tail])).lineLimit(1 + below(3)))
        case 7: AnyView(view.dynamicTypeSize(pick([.xSmall, .accessibility5])))
        case 8: AnyView(view.textCase(pick([.uppercase, .lowercase])).imageScale(.large))
        default: AnyView(view.disabled(true).labelsHidden())
        }
    }

    @MainActor private mutating func joined(_ view: AnyView, depth: Int) -> AnyView {
        let other = self.view(depth: depth + 2)
        return switch below(6) {
        case 0: AnyView(view.overlay(alignment: alignment()) { other })
        case 1: AnyView(view.background(alignment: alignment()) { other })
        case 2: AnyView(view.mask { other })
        case 3: AnyView(view.background(style(), in: shape()))
        case 4: AnyView(view.safeAreaInset(edge: .top, spacing: optional()) { other })
        default: AnyView(view.overlay(style()))
        }
    }

    /// One of the nine places.
    mutating func alignment() -> Alignment {
        pick([.center, .topLeading, .bottomTrailing, .leading, .bottom, .centerFirstTextBaseline])
    }
}
