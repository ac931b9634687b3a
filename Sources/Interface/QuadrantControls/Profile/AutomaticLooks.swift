package import Foundation
package import QuadrantViews

/// How families of controls look where no style is set, and how a control stands beside its label.
///
/// Default styles ask this and never which system it is.
package struct AutomaticLooks: Sendable {
    /// The looks of buttons.
    package enum ButtonKind: Sendable {
        case borderless, bordered
    }

    /// The looks of toggles.
    package enum ToggleKind: Sendable {
        case `switch`, checkbox
    }

    /// The looks of date pickers, compact ones too.
    package enum DateKind: Sendable {
        case pills, stepperField
    }

    /// The looks of forms.
    package enum FormKind: Sendable {
        case grouped, columns
    }

    /// Of buttons.
    package var button = ButtonKind.borderless
    /// Of toggles; in grouped forms they are switches.
    package var toggle = ToggleKind.switch
    /// Whether fields have a border, except in rows of forms.
    package var fieldsHaveBorders = false
    /// Whether pickers in line with other views are groups of circles, not wheels.
    package var inlineIsRadioGroup = false
    /// Of date pickers.
    package var date = DateKind.pills
    /// Of forms.
    package var form = FormKind.grouped
    /// Whether menus show that they are menus, where nothing is said of it.
    package var menusHaveIndicators = false
    /// How a control stands beside its label.
    package var row = RowKind()

    /// How a control stands beside its label.
    package struct RowKind: Sendable {
        /// Whether label and control are no wider than they need, outside of grouped forms; a control higher than its
        /// label makes its row higher then.
        package var hugs = false
        /// The font of labels where none is set; `nil` for that of all texts.
        package var label: Font?
        /// Whether fields in forms and sliders show their labels.
        package var showsLabels = false
        /// The least height of a slider's row in a form in columns, in points.
        package var leastSliderRow: CGFloat = 0

        /// Between label and control, in points. The same on all systems.
        package static let gap: CGFloat = 8
    }
}

/// The lengths and colours of boxes with a check mark and of the circles of radio groups, in points.
package struct CheckboxMetrics: Sendable {
    /// The side of a box.
    package var side: CGFloat = 14
    /// The radius of its corners.
    package var corner: CGFloat = 3.5
    /// From the box to its label.
    package var gap: CGFloat = 6
    /// The size of the font of the mark.
    package var sign: CGFloat = 9
    /// Whether the middle of the box is that of the capitals in the first line of the label, not that of the label.
    package var isOnCapitals = false
    /// What a box that is off is filled with; `nil` for the fourth level of the label colour.
    package var off: ControlColor?
    /// The outline of a box that is off; `nil` for none.
    package var outline: ControlColor?
    /// What a checkbox keeps above and below; `nil` for what its label keeps.
    package var distance: CGFloat?
}
