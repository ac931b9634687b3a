public import Foundation
public import QuadrantCore
import QuadrantGeometry
import QuadrantLayout
import QuadrantViews

/// How wide an inspector is.
private enum InspectorWidthKey: PreferenceKey {
    static var defaultValue: CGFloat? { nil }

    static func reduce(value: inout CGFloat?, nextValue: () -> CGFloat?) {
        value = value ?? nextValue()
    }
}

extension View {
    /// Shows details of what is selected in a column at the trailing edge while a binding is `true`; where there is little
    /// room, in a sheet.
    ///
    /// Apple: "inspector(isPresented:content:)".
    nonisolated public func inspector<V: View>(
        isPresented: Binding<Bool>, @ViewBuilder content: () -> V
    ) -> some View {
        modifier(InspectorModifier(isPresented: isPresented, inspector: content()))
    }

    /// Sets the width of the inspector that shows this view, in points.
    ///
    /// Apple: "inspectorColumnWidth(_:)". A width that is negative or not finite is the usual one, and is reported.
    nonisolated public func inspectorColumnWidth(_ width: CGFloat) -> some View {
        preference(key: InspectorWidthKey.self, value: width.isFinite && width >= 0 ? width : nil)
            .modifier(
                ReportModifier(
                    diagnostic: .unlessLength(
                        ".inspectorColumnWidth", ["": width],
                        instead: "The inspector has its usual width.")))
    }

    /// Sets the widths that the inspector that shows this view can have, in points. It has the ideal one, within the other two,
    /// as nobody drags its edge. Limits that are negative or not finite are ignored and reported; the most may be infinite.
    ///
    /// Apple: "inspectorColumnWidth(min:ideal:max:)".
    nonisolated public func inspectorColumnWidth(
        min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
    ) -> some View {
        let least = min.map { $0.isFinite ? Swift.max(0, $0) : 0 } ?? 0
        let most = max.map { $0.isNaN ? .infinity : Swift.max(least, $0) } ?? .infinity
        let isUsable = ideal.isFinite && ideal >= 0
        let limits: [Diagnostic?] = [
            min.flatMap { .unlessLength(".inspectorColumnWidth", ["min": $0]) },
            max.flatMap {
                $0 == .infinity ? nil : .unlessLength(".inspectorColumnWidth", ["max": $0])
            },
        ]
        return inspectorColumnWidth(isUsable ? Swift.min(Swift.max(ideal, least), most) : ideal)
            .modifier(ReportModifier(diagnostic: limits.lazy.compactMap { $0 }.first))
    }
}

/// A column beside a view, or a sheet over it.
private nonisolated struct InspectorModifier<Inspector: View>: ViewModifier {
    let isPresented: Binding<Bool>
    let inspector: Inspector
    @Environment(\.horizontalSizeClass) private var sizeClass
    @State private var width: CGFloat?

    /// The width of an inspector that says nothing of it: a choice.
    private static var usualWidth: CGFloat { 270 }

    @MainActor func body(content: Content) -> some View {
        let (isPresented, inspector, width) = (isPresented, inspector, $width)
        let isColumn = sizeClass == .regular
        return HStack(spacing: 0) {
            content.sheet(
                isPresented: Binding(
                    get: { !isColumn && isPresented.wrappedValue },
                    set: { isPresented.wrappedValue = $0 })
            ) { inspector }
            if isColumn, isPresented.wrappedValue {
                Divider()
                inspector
                    .onPreferenceChange(InspectorWidthKey.self) { width.wrappedValue = $0 }
                    .frame(width: self.width ?? Self.usualWidth)
                    .frame(maxHeight: .infinity)
            }
        }
    }
}
