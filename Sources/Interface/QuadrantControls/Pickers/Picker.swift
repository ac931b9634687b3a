import Foundation
public import QuadrantCore
import QuadrantGeometry
import QuadrantLayout
import QuadrantText
import QuadrantViews

/// A control that chooses one of several values.
///
/// Apple: "Picker". The views of the content are the options, each of which stands for its `tag(_:)`; views of a
/// `ForEach` without a tag stand for the identity of their element. The picker style around decides how it looks;
/// without one, the picker is a closed menu that shows the chosen option. Which options a closed menu has is told
/// to assistive technologies and tests while it is open; it is not drawn.
///
/// A tag of another type than the selection cannot be chosen, and a selection that is no option's tag is shown as
/// none; both are reported.
public nonisolated struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
    private let sources: [Binding<SelectionValue>]
    private let content: Content
    private let label: Label
    private let currentValueLabel: AnyView?
    @Environment(\.pickerDepth) private var depth

    init(
        _ sources: [Binding<SelectionValue>], _ content: Content, _ label: Label,
        _ currentValueLabel: AnyView? = nil
    ) {
        self.sources = sources
        self.content = content
        self.label = label
        self.currentValueLabel = currentValueLabel
    }

    /// The picker in the style around.
    @MainActor public var body: some View {
        let (sources, currentValueLabel) = (sources, currentValueLabel)
        let label = AnyView.subtitled(label)
        if depth < PickerDepth.most {
            Group(partSections: content.environment(\.pickerDepth, depth + 1)) { sections in
                PickerBody(
                    model: PickerModel(
                        sections, sources, label: label, currentValueLabel: currentValueLabel)
                )
                .environment(\.pickerDepth, depth + 1)
            }
        } else {
            // An option still, with its tag.
            Color.clear.frame(width: 0, height: 0)
                .modifier(ReportModifier(diagnostic: .pickersInOneAnother))
        }
    }
}

extension Picker {
    /// Creates a picker with a label.
    ///
    /// - Parameters:
    ///   - selection: The chosen value.
    ///   - content: The options, each with a tag of the selection's type.
    ///   - label: What the picker chooses.
    public init(
        selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label
    ) {
        self.init([selection], content(), label())
    }

    /// Creates a picker with a label, whose closed menu shows another view in place of the chosen option.
    public init(
        selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> some View
    ) {
        self.init([selection], content(), label(), .oneView(currentValueLabel()))
    }

    /// Creates a picker with a label.
    ///
    /// Apple: "init(selection:label:content:)", the older form.
    public init(
        selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content
    ) {
        self.init([selection], content(), label)
    }

    /// Creates a picker for several values: what is chosen is set for all of them. Where they differ, nothing
    /// is shown as chosen.
    ///
    /// - Parameters:
    ///   - sources: What holds the values; a binding to a collection has one for each element.
    ///   - selection: Leads from a source to its value.
    ///   - content: The options, each with a tag of the selection's type.
    ///   - label: What the picker chooses.
    public init<C: RandomAccessCollection>(
        sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.init(sources.map { $0[keyPath: selection] }, content(), label())
    }

    /// Creates a picker for several values, whose closed menu shows another view in place of the chosen option.
    public init<C: RandomAccessCollection>(
        sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> some View
    ) {
        self.init(
            sources.map { $0[keyPath: selection] }, content(), label(),
            .oneView(currentValueLabel()))
    }
}
