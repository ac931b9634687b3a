import Foundation
package import QuadrantCore
import QuadrantGeometry
import QuadrantLayout
import QuadrantText
import QuadrantViews

/// One of the views that a picker offers, and the value that it stands for.
struct PickerOption: Identifiable {
    let view: Subview
    /// `nil` for a view whose tag is of another type than the picker's selection: it cannot be chosen.
    let value: AnyHashable?

    var id: Subview.ID { view.id }
}

/// Options that belong together.
struct PickerSection: Identifiable {
    let id: SectionConfiguration.ID
    let header: SubviewsCollection
    let options: [PickerOption]
}

/// What a picker offers and what is chosen, whatever the type of its selection is.
struct PickerModel {
    let sections: [PickerSection]
    /// The chosen value; `nil` where several sources have different ones.
    let selected: AnyHashable?
    let select: (AnyHashable) -> Void
    let label: AnyView
    /// What a closed picker shows in place of the chosen option; `nil` for that option.
    let currentValueLabel: AnyView?
    /// What is wrong with the options; `nil` where nothing is.
    private(set) var diagnostic: Diagnostic?

    var options: [PickerOption] { sections.flatMap(\.options) }

    func isSelected(_ option: PickerOption) -> Bool {
        option.value != nil && option.value == selected
    }

    func choose(_ option: PickerOption) {
        if let value = option.value { select(value) }
    }

    /// The first option that stands for the chosen value.
    /// Chooses an option so many places after the chosen one; whether there is one.
    @MainActor
    func step(by count: Int) -> Bool {
        let options = options
        let chosen = options.firstIndex(where: isSelected)
        let next = chosen.map { $0 + count } ?? (count > 0 ? 0 : options.count - 1)
        guard options.indices.contains(next) else { return false }
        choose(options[next])
        return true
    }

    var selectedOption: PickerOption? { options.first(where: isSelected) }
}

extension PickerModel {
    /// The model of a picker with a selection for each of its sources.
    init<Value: Hashable>(
        _ content: SectionCollection, _ sources: [Binding<Value>], label: AnyView,
        currentValueLabel: AnyView?
    ) {
        sections = content.map { section in
            PickerSection(
                id: section.id, header: section.header,
                options: section.content.map { view in
                    PickerOption(
                        view: view, value: view.value(as: Value.self).map { AnyHashable($0) })
                })
        }
        let values = Set(sources.map(\.wrappedValue))
        selected = values.count == 1 ? values.first.map { AnyHashable($0) } : nil
        select = { new in
            guard let value = new.base as? Value else { return }
            for source in sources { source.wrappedValue = value }
        }
        self.label = label
        self.currentValueLabel = currentValueLabel
        diagnostic = wrongTag(Value.self) ?? missingTag(Value.self)
    }

    /// The first tag that is of another type than the selection.
    private func wrongTag<Value: Hashable>(_ type: Value.Type) -> Diagnostic? {
        for option in options where option.value == nil {
            guard let tag = option.view.anyTag else { continue }
            return .wrongTag(tag, of: "option", in: "a Picker", type)
        }
        return nil
    }

    /// That no option stands for the selection.
    private func missingTag<Value: Hashable>(_ type: Value.Type) -> Diagnostic? {
        guard let selected, !options.isEmpty, selectedOption == nil else { return nil }
        // An empty text, or one of spaces, would not be seen without its quotes.
        let shown = (selected.base as? String).map { $0.debugDescription } ?? "\(selected.base)"
        return Diagnostic(
            "The selection \(shown) of a Picker is not the tag of any of its options",
            advice: "None is shown as chosen. Give an option the tag \(shown).")
    }
}

extension Subview {
    /// The tag of the view, or else the identity of the element that it is made for.
    fileprivate var anyTag: AnyHashable? { containerValues.tags.first ?? elementID }

    /// The value of a type that the view stands for in a picker: its tag; without a tag the identity of the
    /// element of a `ForEach` that it is made for. `nil` for a view without such a tag.
    fileprivate func value<Value: Hashable>(as type: Value.Type) -> Value? {
        let values = containerValues
        guard !values.tags.isEmpty else {
            return elementID.flatMap { ViewTag($0).value(as: type) }
        }
        let exact = values.exactTags
        return values.tags.lazy
            .compactMap { ViewTag($0, includesOptional: !exact.contains($0)).value(as: type) }
            .first
    }
}

extension Diagnostic {
    /// That a view cannot be chosen, as its tag is of another type than the selection.
    ///
    /// - Parameters:
    ///   - name: What the view is in its container.
    ///   - container: The container, with its article.
    package static func wrongTag(
        _ tag: AnyHashable, of name: String, in container: String, _ selection: Any.Type
    ) -> Diagnostic {
        Diagnostic(
            "The tag \(tag.base) in \(container) is of type \(Swift.type(of: tag.base)), but the selection is of "
                + "type \(selection)",
            advice: "The \(name) cannot be chosen. Give it a tag of the type \(selection).")
    }
}
