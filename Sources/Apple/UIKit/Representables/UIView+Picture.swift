internal import CoreGraphics
internal import Foundation
internal import QuadrantCore
internal import QuadrantGeometry
internal import QuadrantLayout
internal import QuadrantRendering
internal import QuadrantText
internal import QuadrantViews
internal import QuartzCore

extension UIView {
    /// The view as it is now, in a room of a size.
    func picture(in size: CGSize) -> AnyView {
        PictureTurn.during {
            frame = CGRect(origin: .zero, size: size)
            return picture
        }
    }

    /// A picture of the view as it is now; `nil` for a view without a size.
    var pictureImage: UIImage? {
        let size = bounds.size
        guard size.width > 0, size.height > 0 else { return nil }
        let renderer = ImageRenderer(content: picture.frame(width: size.width, height: size.height))
        renderer.scale = HostDevice.current.environment.displayScale
        return renderer.uiImage
    }

    /// Whether a box with a name stands for it: nothing is known of what it shows.
    ///
    /// - Parameter drawing: What the view draws itself.
    private func isBox(besides drawing: @autoclosure () -> UIImage?) -> Bool {
        if isStandIn { return true }
        return isOfUsers && ground == nil && content == nil && subviews.isEmpty
            && (layer.sublayers ?? []).isEmpty
            && type(of: layer) == CALayer.self && drawing() == nil
    }

    /// Whether its class is a user's, which may draw.
    private var isOfUsers: Bool {
        face?.isOfUsers ?? !String(reflecting: type(of: self)).hasPrefix("UIKit.")
    }

    /// What a view of a class of one's own draws by `draw(_:)`; `nil` where it draws nothing.
    private var ownDrawing: UIImage? {
        guard isOfUsers,
            bounds.width <= 16_384, bounds.height <= 16_384
        else { return nil }
        // Before the first layout a view has no size, and it is asked whether it draws anything.
        let size = CGSize(width: max(1, bounds.width), height: max(1, bounds.height))
        let record = ContextRecord(size: size)
        CurrentDrawing.push(record, growsUpward: face?.growsUpward ?? false)
        draw(CGRect(origin: bounds.origin, size: size))
        CurrentDrawing.pop()
        return record.isEmpty
            ? nil : record.picture(scale: HostDevice.current.environment.displayScale)
    }

    /// The diagnostic about what is not drawn of this view or of those in it; `nil` for nothing.
    var notDrawn: Diagnostic? {
        if isBox(besides: ownDrawing) {
            return Diagnostic(
                "\(standInName) is a view of \(kit)'s that draws itself",
                advice: "A box with its name stands for it: \(kit)'s drawing is not there.")
        }
        return subviews.lazy.compactMap(\.notDrawn).first
    }

    private var kit: String { face?.kit ?? "UIKit" }

    /// The view as it is now.
    private var picture: AnyView {
        guard !isHidden, alpha > 0 else { return AnyView(EmptyView()) }
        Constraints(of: self).place()
        layoutSubviews()
        let size = bounds.size
        let shape = layer.outline
        let drawing = ownDrawing
        let inside = ZStack(alignment: .topLeading) {
            ground.map { shape.fill($0.color) }
            (layer as? CAGradientLayer)?.gradient
            (layer as? CAShapeLayer)?.shape
            drawing.map { Image(tinted: $0) }
            (layer.sublayers ?? []).isEmpty ? nil : LayersPicture(layers: layer.sublayers ?? [])
            isBox(besides: drawing) ? NamedBox(name: standInName, kit: kit) : nil
            content?.view.frame(width: max(0, size.width), height: max(0, size.height))
            SubviewPictures(views: placedSubviews)
        }
        .frame(width: max(0, size.width), height: max(0, size.height), alignment: .topLeading)
        let finished = layer.finish(inside)
        return AnyView(
            (face?.watched(finished) ?? finished)
                .modifier(AboutMiddle(transform: layer.transform, size: size))
                .opacity(Double(alpha) * Double(layer.opacity))
                .modifier(OwnScheme(style: overrideUserInterfaceStyle))
                .allowsHitTesting(isUserInteractionEnabled))
    }

    private var placedSubviews: [PlacedPicture] {
        let origin = bounds.origin
        return subviews.map {
            PlacedPicture(
                view: $0.picture, x: $0.frame.minX - origin.x, y: $0.frame.minY - origin.y)
        }
    }
}

/// The picture of a view in another one.
private struct PlacedPicture {
    let view: AnyView
    let x: CGFloat
    let y: CGFloat
}

private struct SubviewPictures: View {
    let views: [PlacedPicture]

    var body: some View {
        ForEach(views.indices, id: \.self) { index in
            views[index].view.offset(x: views[index].x, y: views[index].y)
        }
    }
}

/// A box with a name, for what cannot be drawn.
private struct NamedBox: View {
    let name: String
    let kit: String

    var body: some View {
        ZStack {
            Rectangle().fill(UIColor.tertiarySystemFill.color)
            Rectangle().strokeBorder(
                UIColor.secondaryLabel.color, style: StrokeStyle(lineWidth: 1, dash: [4, 3]))
            Text(verbatim: "\(name)\n\(kit)").font(.caption).foregroundStyle(.secondary)
                .multilineTextAlignment(.center).padding(4)
        }
    }
}

/// A transform about the middle of a box.
struct AboutMiddle: ViewModifier {
    let transform: CATransform3D
    let size: CGSize

    @ViewBuilder func body(content: Content) -> some View {
        if CATransform3DIsIdentity(transform) {
            content
        } else {
            let (x, y) = (size.width / 2, size.height / 2)
            let map = CATransform3DTranslate(
                CATransform3DConcat(transform, CATransform3DMakeTranslation(x, y, 0)), -x, -y, 0)
            if CATransform3DIsAffine(map) {
                content.transformEffect(CATransform3DGetAffineTransform(map))
            } else {
                content.projectionEffect(ProjectionTransform(map))
            }
        }
    }
}

/// The appearance that a view of UIKit's asks for.
private struct OwnScheme: ViewModifier {
    let style: UIUserInterfaceStyle

    @ViewBuilder func body(content: Content) -> some View {
        if let scheme = ColorScheme(style) {
            content.environment(\.colorScheme, scheme)
        } else {
            content
        }
    }
}
