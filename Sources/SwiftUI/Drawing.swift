import Foundation
internal import QuadrantCairo
package import QuadrantCore
internal import QuadrantDisplayList
internal import QuadrantGeometry
internal import QuadrantImages
internal import QuadrantLayout
internal import QuadrantSVG
internal import QuadrantShaping
internal import QuadrantViews

/// The view as a file of the kind, the size and the surroundings that `options` name.
///
/// `onIssue` is told what could not be done as written.
@MainActor
package func drawing(
    of view: AnyView, options: DrawingOptions, willEvaluate: ((Any.Type) -> Void)? = nil,
    onIssue: (String) -> Void = { _ in }
) throws -> Data {
    let engine = ShapingEngine.shared
    let tree = ViewTree(
        view, environment: options.environment, textEngine: engine, willEvaluate: willEvaluate)
    if let problem = tree.nestingProblem { throw DrawingError.nestedWithoutEnd(problem) }
    tree.update(try Canvas(of: tree, options: options).checked(options).proposal)
    // What observes its geometry may have changed its size by now.
    let canvas = try Canvas(of: tree, options: options).checked(options)
    tree.update(canvas.proposal)
    let list = tree.displayList(
        canvas: canvas.size, origin: canvas.origin, displayScale: options.scale,
        background: options.background)
    for issue in tree.issues { onIssue(issue.description) }
    do {
        return try file(of: list, options: options, engine: engine)
    } catch let error as RenderError {
        throw DrawingError.failed("\(error)")
    }
}

/// The view laid out as `drawing` lays it out, for looking into.
@MainActor
package func laidOutTree(
    of view: AnyView, options: DrawingOptions, willEvaluate: ((Any.Type) -> Void)? = nil,
    onIssue: (String) -> Void = { _ in }
) throws(DrawingError) -> ViewTree {
    let tree = ViewTree(
        view, environment: options.environment, textEngine: ShapingEngine.shared,
        willEvaluate: willEvaluate)
    if let problem = tree.nestingProblem { throw .nestedWithoutEnd(problem) }
    tree.update(Canvas(of: tree, options: options).proposal)
    for issue in tree.issues { onIssue(issue.description) }
    return tree
}

private func file(
    of list: DisplayList, options: DrawingOptions, engine: ShapingEngine
) throws -> Data {
    switch options.format {
    case .png:
        return try PNGRenderer(engine: engine)
            .png(list, scale: options.scale, isTransparent: options.isTransparent)
    case .pdf:
        return try PDFRenderer(engine: engine).pdf(list, isTransparent: options.isTransparent)
    case .svg:
        var resources = SVGRenderer.Resources(
            outlines: engine, pictures: FreeTypeGlyphPictures(engine: engine),
            encodeImage: { PNGRenderer.encode($0) }, rasterizer: PNGRenderer(engine: engine))
        if options.keepsSVGText {
            resources.font = { engine.description(of: $0).map(SVGFont.init) }
        }
        let text = SVGRenderer(resources: resources)
            .svg(list, isTransparent: options.isTransparent)
        return Data(text.utf8)
    }
}

extension SVGFont {
    /// The face by its family, or by its kind where the viewer lacks that.
    fileprivate init(_ names: FaceDescription) {
        var families = [names.family]
        // The cut for large sizes is rarer than that for text.
        let cut = " Display"
        if names.family.hasSuffix(cut) { families.append(String(names.family.dropLast(cut.count))) }
        self.init(
            families: families + [names.generic.rawValue], weight: names.weight,
            isItalic: names.isItalic)
    }
}

/// The room a drawing has, what its view is proposed and where the view stands.
private struct Canvas {
    /// The size of the screen that stands in for a device, in points: a phone's of 6.1 inches.
    static let device = CGSize(width: 393, height: 852)

    let size: CGSize
    let proposal: ProposedViewSize
    let origin: CGPoint

    @MainActor
    init(of tree: ViewTree, options: DrawingOptions) {
        var wanted = ProposedViewSize(width: options.width, height: options.height)
        if !options.hasExplicitSize, case .fixed(let width, let height) = options.previewLayout {
            wanted = ProposedViewSize(width: width, height: height)
        }
        tree.layout.host.containerSize = wanted.replacingUnspecifiedDimensions(by: Self.device)
        let root = tree.rootNode
        var proposal = wanted
        if options.hasExplicitSize || options.previewLayout == .standard {
            let most = tree.layout.measure(
                root,
                ProposedViewSize(
                    width: wanted.width ?? .infinity, height: wanted.height ?? .infinity))
            if wanted.width == nil, most.width == .infinity { proposal.width = Self.device.width }
            if wanted.height == nil, most.height == .infinity {
                proposal.height = Self.device.height
            }
        }
        let answer = tree.layout.measure(root, proposal)
        size = proposal.replacingUnspecifiedDimensions(by: answer)
        self.proposal = proposal
        origin = CGPoint(
            x: (size.width - answer.width) / 2, y: (size.height - answer.height) / 2)
    }
}

extension Canvas {
    /// The canvas; throws where nothing could be seen in it, or it is beyond the renderer's limits.
    fileprivate func checked(_ options: DrawingOptions) throws(DrawingError) -> Canvas {
        guard size.width > 0, size.height > 0 else { throw .empty }
        try options.checkLimits(of: size)
        return self
    }
}

extension DrawingOptions {
    /// Looks localised strings up in the resource folders too, from now on in the whole process.
    package func useStringsOfResources() {
        for folder in resourceDirectories {
            StringTables.shared.addFolder(URL(fileURLWithPath: folder))
        }
    }

    fileprivate var environment: EnvironmentValues {
        var values = EnvironmentValues()
        values.displayScale = scale
        values.imageResources = ImageResources(
            decoder: ImageLibrary.shared, directories: resourceDirectories)
        values.colorScheme = isDark ? .dark : .light
        values.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
        if let localeIdentifier { values.locale = Locale(identifier: localeIdentifier) }
        if let size = textSize.flatMap(DynamicTypeSize.init(name:)) {
            values.dynamicTypeSize = size
        }
        return values
    }

    fileprivate var background: RGBAColor? {
        isTransparent ? nil : SystemColor.systemBackground.rgba(dark: isDark)
    }

    /// Refuses pictures beyond the renderer's limits before memory is taken.
    fileprivate func checkLimits(of size: CGSize) throws(DrawingError) {
        if let excess = format.excess(width: size.width, height: size.height, scale: scale) {
            throw .tooLarge(excess)
        }
    }
}
