import Foundation
import QuadrantControls
public import QuadrantCore
import QuadrantGeometry
import QuadrantLayout
public import QuadrantViews

/// The label of a section in the index of its list; `nil` for none.
private enum SectionIndexKey: ContainerValueKey {
    static var defaultValue: Text? { nil }
}

/// Whether the list has a section with a label in its index, as far as sections were made.
enum HasSectionIndexKey: PreferenceKey {
    static var defaultValue: Bool { false }

    static func reduce(value: inout Bool, nextValue: () -> Bool) { value = value || nextValue() }
}

/// The identity by which a list scrolls to a section: its label in the index.
private struct SectionIndexID: Hashable {
    let label: Text

    // Texts can be compared only.
    func hash(into hasher: inout Hasher) {}
}

/// Leaves a label at a section.
private nonisolated struct SectionIndexModifier: ViewModifier {
    let label: Text?

    func body(content: Content) -> some View {
        content.preference(key: HasSectionIndexKey.self, value: label != nil)
    }

    @MainActor
    static func _collect<V: View>(
        _ modifier: SectionIndexModifier, _ content: V, _ cursor: inout _ViewCursor
    ) {
        cursor.collecting(modifier: modifier, content) {
            $0[SectionIndexKey.self] = modifier.label
        }
    }
}

private enum SectionIndexVisibilityKey: EnvironmentKey {
    static var defaultValue: Visibility { .automatic }
}

extension EnvironmentValues {
    /// Whether lists show the index of their sections.
    var listSectionIndexVisibility: Visibility {
        get { self[SectionIndexVisibilityKey.self] }
        set { self[SectionIndexVisibilityKey.self] = newValue }
    }
}

extension View {
    /// Sets the label of this section in the index at the end of its list, mostly one character; `nil` for none.
    ///
    /// Apple: "sectionIndexLabel(_:)". A tap on the label scrolls to the first section that has it.
    nonisolated public func sectionIndexLabel(_ label: Text?) -> some View {
        modifier(SectionIndexModifier(label: label))
            .id(label.map(SectionIndexID.init))
    }

    /// Sets the localised label of this section in the index at the end of its list.
    ///
    /// Apple: "sectionIndexLabel(_:)".
    nonisolated public func sectionIndexLabel(_ label: LocalizedStringKey) -> some View {
        sectionIndexLabel(Text(label))
    }

    /// Sets the label of this section in the index at the end of its list; `nil` for none.
    ///
    /// Apple: "sectionIndexLabel(_:)".
    @_disfavoredOverload
    nonisolated public func sectionIndexLabel<S: StringProtocol>(_ label: S?) -> some View {
        sectionIndexLabel(label.map { Text($0) })
    }

    /// Shows or hides the index at the end of the lists in this view: the labels that `sectionIndexLabel(_:)` gives
    /// sections. `automatic` shows it where a section has a label.
    ///
    /// Apple: "listSectionIndexVisibility(_:)".
    nonisolated public func listSectionIndexVisibility(_ visibility: Visibility) -> some View {
        environment(\.listSectionIndexVisibility, visibility)
    }
}

/// The labels of the sections of a list below each other; a tap on one scrolls to its section.
///
/// All sections are asked for their labels, also those that are not made. Evidence (iOS 26, recorded): a strip 15 wide,
/// labels of 11 points, semibold in the tint, 14 apart.
struct SectionIndex<Content: View>: View {
    let content: Content
    let scroll: ScrollViewProxy

    var body: some View {
        let scroll = scroll
        Group(sections: content) { sections in
            let labels = sections.compactMap { $0.containerValues[SectionIndexKey.self] }
            VStack(spacing: 0) {
                ForEach(labels.indices, id: \.self) { index in
                    let jump = {
                        scroll.scrollTo(
                            SectionIndexID?.some(SectionIndexID(label: labels[index])), anchor: .top
                        )
                    }
                    labels[index]
                        .font(.system(size: 11, weight: .semibold))
                        .foregroundStyle(.tint)
                        .lineLimit(1)
                        .frame(width: 15, height: 14)
                        .contentShape(Rectangle())
                        .modifier(TapModifier(action: jump))
                        .modifier(
                            AccessibilityNoteModifier(
                                note: .control(.isButton, isEnabled: true, activate: jump)))
                }
            }
        }
    }
}
