import Foundation
import QuadrantGeometry
import QuadrantText

extension LayoutRule {
    /// The modifier or container as it is written, defaults left out; `nil` where only what the node
    /// draws tells what it is.
    ///
    /// Arguments are those in force: invalid ones are gone, bounds are in order.
    package var label: String? {
        switch self {
        case .fixed, .fill, .square, .pass: nil
        case .spacer(_, let minLength):
            SourceText.call("Spacer", SourceText.length("minLength", minLength))
        case .divider: "Divider()"
        case .text(let request):
            "Text(\(SourceText.literal(request.runs.map(\.text).joined(), limit: 200)))"
        case .padding(let insets): ".padding\(SourceText.insets(insets))"
        case .frame(let frame): frame.label
        case .flexibleFrame(let frame): frame.label
        case .fixedSize(true, true): ".fixedSize()"
        case .fixedSize(let horizontal, let vertical):
            ".fixedSize(horizontal: \(horizontal), vertical: \(vertical))"
        case .aspectRatio(let rule): rule.label
        case .position(let point):
            SourceText.call(
                ".position", SourceText.length("x", point.x), SourceText.length("y", point.y))
        case .offset(let offset):
            SourceText.call(
                ".offset", SourceText.length("x", offset.width, standard: 0),
                SourceText.length("y", offset.height, standard: 0))
        case .guide(let guide): ".alignmentGuide(\(guide.key.name))"
        case .stack(let stack): stack.label
        case .layers(let alignment): SourceText.container("ZStack", alignment.argument)
        case .overlay: nil
        case .geometry: "GeometryReader"
        case .extended(let rule): rule.label
        }
    }
}

extension FrameRule {
    fileprivate var label: String {
        SourceText.call(
            ".frame", SourceText.length("width", width), SourceText.length("height", height),
            alignment.argument)
    }
}

extension FlexibleFrameRule {
    fileprivate var label: String {
        SourceText.call(
            ".frame", SourceText.length("minWidth", horizontal.minimum),
            SourceText.length("idealWidth", horizontal.ideal),
            SourceText.length("maxWidth", horizontal.maximum),
            SourceText.length("minHeight", vertical.minimum),
            SourceText.length("idealHeight", vertical.ideal),
            SourceText.length("maxHeight", vertical.maximum), alignment.argument)
    }
}

extension AspectRatioRule {
    fileprivate var label: String {
        SourceText.call(
            ".aspectRatio", ratio.map { SourceText.number($0) }, "contentMode: .\(contentMode)")
    }
}

extension StackRule {
    fileprivate var label: String {
        SourceText.container(
            axis == .horizontal ? "HStack" : "VStack", alignment.argument,
            SourceText.length("spacing", spacing))
    }
}

extension AlignmentKey {
    /// `alignment: .leading`; `nil` for the centre.
    var argument: String? { isCenter ? nil : "alignment: \(name)" }
}
