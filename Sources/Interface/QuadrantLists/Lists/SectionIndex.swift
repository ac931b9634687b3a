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

/// The name by which a list scrolls to a section: its label in the index.
private struct SectionIndexName: Hashable {
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
            .modifier(
                ScrollNameModifier(name: label.map { AnyHashable(SectionIndexName(label: $0)) }))
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
/// All sections are asked for their labels, also those that are not made; what is in them is not asked. Neighbours with the
/// same label share it. Of more labels than there is room for, some are left out, evenly, but neither the first nor the
/// last one (a choice; UIKit puts dots in their place). Evidence (iOS 26, recorded): a strip 15 wide, labels of 11 points,
/// semibold in the tint, 14 apart.
struct SectionIndex<Content: View>: View {
    let content: Content
    let scroll: ScrollViewProxy

    var body: some View {
        let scroll = scroll
        SectionLabels(content: content) { labels in
            GeometryReader { geometry in
                VStack(spacing: 0) {
                    ForEach(
                        SectionIndexRoom.shown(labels.count, in: geometry.size.height), id: \.self
                    ) { index in
                        SectionIndexLabel(label: labels[index], scroll: scroll)
                    }
                }
                .frame(width: geometry.size.width, height: geometry.size.height)
            }
            .frame(width: SectionIndexRoom.width)
        }
    }
}

/// Which labels of an index are shown.
enum SectionIndexRoom {
    static let width: CGFloat = 15
    static let pitch: CGFloat = 14

    /// The places of the labels that are shown in a height.
    static func shown(_ count: Int, in height: CGFloat) -> [Int] {
        let most = max(1, height.isFinite ? Int(min(height / pitch, 1e6)) : count)
        guard count > most else { return Array(0..<count) }
        guard most > 1 else { return [0] }
        return (0..<most).map { $0 * (count - 1) / (most - 1) }
    }
}

/// A label of an index, which scrolls to the first section with that label.
private struct SectionIndexLabel: View {
    let label: Text
    let scroll: ScrollViewProxy

    var body: some View {
        let (label, scroll) = (label, scroll)
        let jump = { scroll.scrollTo(SectionIndexName(label: label), anchor: .top) }
        label
            .font(.system(size: 11, weight: .semibold))
            .foregroundStyle(.tint)
            .lineLimit(1)
            .frame(width: SectionIndexRoom.width, height: SectionIndexRoom.pitch)
            .contentShape(Rectangle())
            .modifier(TapModifier(action: jump))
            .modifier(
                AccessibilityNoteModifier(
                    note: .control(.isButton, isEnabled: true, activate: jump)))
    }
}

/// A view made from the labels of the sections of some content.
private nonisolated struct SectionLabels<Content: View, Labels: View>: View {
    typealias Body = Never

    let content: Content
    let labels: ([Text]) -> Labels

    @MainActor
    static func _makeNodes(
        _ view: SectionLabels<Content, Labels>, _ cursor: inout _ViewCursor
    ) {
        var found: [Text] = []
        for section in cursor.collectSections(of: view.content) {
            guard let label = section.values[SectionIndexKey.self], label != found.last else {
                continue
            }
            found.append(label)
        }
        let all = found
        Labels._makeNodes(cursor.reading { view.labels(all) }, &cursor)
    }

    static var _arity: _ViewArity { .many }
}
