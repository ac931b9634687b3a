import Foundation
import QuadrantGeometry

/// The less common containers and modifiers as they are written, defaults left out.
extension ExtendedRule {
    package var label: String { isWrapper ? ".\(name)()" : name }
}

extension FittingRule {
    package var label: String {
        let both: Axis.Set = [.horizontal, .vertical]
        return SourceText.container(name, axes == both ? nil : "in: \(SourceText.axes(axes))")
    }
}

extension GridRule {
    package var label: String {
        SourceText.container(
            name, alignment.argument, SourceText.length("horizontalSpacing", horizontalSpacing),
            SourceText.length("verticalSpacing", verticalSpacing))
    }
}

extension LazyStackRule {
    package var label: String {
        SourceText.container(name, alignment.argument, SourceText.length("spacing", spacing))
    }
}

extension LazyGridRule {
    package var label: String {
        let sizes = items.count > 4 ? ["\(items.count) items"] : items.map(\.label)
        return SourceText.container(
            name,
            "\(axis == .vertical ? "columns" : "rows"): [\(sizes.joined(separator: ", "))]",
            alignment.argument,
            SourceText.length("spacing", spacing, standard: EdgeSpacing.defaultDistance))
    }
}

extension GridItem {
    /// The size alone where nothing else is said.
    fileprivate var label: String {
        guard spacing != nil || alignment != nil else { return size.label }
        return SourceText.call(
            "GridItem", size.label, SourceText.length("spacing", spacing), alignment?.argument)
    }
}

extension GridItem.Size {
    fileprivate var label: String {
        switch self {
        case .fixed(let length): return ".fixed(\(SourceText.number(length)))"
        case .flexible(let minimum, let maximum):
            return SourceText.call(
                ".flexible", SourceText.length("minimum", minimum, standard: 10),
                SourceText.length("maximum", maximum, standard: .infinity))
        case .adaptive(let minimum, let maximum):
            return SourceText.call(
                ".adaptive", SourceText.length("minimum", minimum),
                SourceText.length("maximum", maximum, standard: .infinity))
        }
    }
}

extension ScrollRule {
    package var label: String {
        SourceText.container(name, axes == .vertical ? nil : SourceText.axes(axes))
    }
}

extension RelativeFrameRule {
    package var label: String {
        var columns: [String?] = [nil, nil, nil]
        if case .columns(let count, let span, let spacing) = length {
            columns = [
                "count: \(count)", span == 1 ? nil : "span: \(span)",
                "spacing: \(SourceText.number(spacing))",
            ]
        }
        return SourceText.call(
            ".\(name)", SourceText.axes(axes), columns[0], columns[1], columns[2],
            alignment.argument)
    }
}

extension SafeAreaInsetRule {
    package var label: String {
        SourceText.call(
            ".\(name)", "edge: .\(edge)", alignment.argument,
            SourceText.length("spacing", spacing))
    }
}

extension SafeAreaPaddingRule {
    package var label: String { ".\(name)\(SourceText.insets(insets))" }
}

extension SafeAreaIgnoringRule {
    package var label: String {
        SourceText.call(".\(name)", SourceText.edges(edges).map { "edges: \($0)" })
    }
}
