import Foundation
import QuadrantViews

extension ControlProfile {
    /// iOS 26.
    static let iOS26 = ControlProfile(
        // Evidence: regular 12 and 7 around a body label (iOS 26.0, recorded). The others are not measured:
        // small and mini are 28 high in subheadline, 10 at the sides, large ones 15 and 20, as UIKit's are.
        button: ButtonMetrics(
            small: .init(horizontal: 10, vertical: 5, font: .subheadline, corner: nil),
            regular: .init(horizontal: 12, vertical: 7, font: nil, corner: nil),
            large: .init(horizontal: 20, vertical: 15, font: nil, corner: nil)),
        // Evidence: Apple's pictures of iOS 26, light and dark. Off it is 197 197 199 on white and 90 90 94 on
        // a dark card of 28 28 30, which is what the third label colour makes of both. In a row it ends 14 before the
        // card's end, where texts end 16 before it; outside of lists it ends as much beyond the row. Disabled, and the frame
        // of a switch alone and the height of rows outside of lists: recorded (iOS 26.0).
        toggle: SwitchMetrics(
            track: CGSize(width: 63, height: 28), knob: CGSize(width: 37, height: 24), inset: 2,
            overhang: 2, frame: CGSize(width: 66, height: 30), off: .tertiaryLabel,
            disabledOpacity: 0.5, shadows: []),
        // Evidence (iOS 26.0, recorded): a plain line is a point higher than its text, rounded up; a border is 34
        // high, of two lines 8 more than the lines; its corners are 4, text stands 7.5 in, the outline is black
        // 20 %. Bullets are 7 at a pitch of 10.5 (17 points). Editors: 8 above and below, 5 at the sides. The
        // caret of 2 points and the selection of 20 % of the tint are told, not measured.
        field: FieldMetrics(
            lineExtra: 1, border: .init(height: 34, horizontal: 7.5, vertical: 4, corner: 4),
            outlineOpacity: 0.2, bullet: 7.0 / 17, bulletPitch: 10.5 / 17, caretWidth: 2,
            selectionOpacity: 0.2, editorVertical: 8, editorHorizontal: 5),
        // Fill and padding as on iOS 18. The corner is not measured: a choice.
        groupBox: GroupBoxMetrics(
            padding: 16, corner: 16, fill: .secondarySystemBackground,
            innerFill: .tertiarySystemBackground),
        list: .iOS26,
        // Evidence: recorded on iOS 26.0: the bar is 4 high, its label 4 above it, its track 120 120 125 at 20 %;
        // the spinner is 20, large 37, its spokes black at 38 % to 12 %. On black the brightest is 118 to 125
        // (Apple's pictures, iOS 18).
        progress: ProgressMetrics(
            barHeight: 4, track: .systemFill, labelDistance: 4, spinner: 20, largeSpinner: 37,
            lightSpoke: 0.38, darkSpoke: 0.48, faintestSpoke: 0.12 / 0.38),
        picker: picker26,
        // Evidence: recorded on iOS 26.0: laid out 31 high, the bar 6 high, the knob 38 by 25 and flush with the ends; the
        // rest of the track black 10 %, disabled half as opaque. Apple says that a step makes marks; their size is not measured.
        slider: SliderMetrics(
            height: 31, bar: 6, knob: CGSize(width: 38, height: 25), mark: 3, marksSteps: true,
            labelDistance: 8,
            track: .init(light: .init(0, 0, 0, 0.1), dark: .init(255, 255, 255, 0.1)),
            disabledOpacity: 0.5, shadows: [KnobShadow(opacity: 0.12, radius: 3, drop: 1)]),
        // Evidence: recorded on iOS 26.0: 94 by 32, a capsule in 58 58 70 at 8.6 %, signs 13 long and 2 thick, a line 1
        // wide in 59 59 67 at 36 %. The dark ground is not measured: as that of segmented pickers.
        stepper: StepperMetrics(
            size: CGSize(width: 94, height: 32), corner: nil, sign: 13, stroke: 2, divider: 1,
            dividerHeight: 18,
            ground: .init(light: .init(58, 58, 70, 0.086), dark: .init(118, 118, 128, 0.24)),
            line: .init(light: .init(59, 59, 67, 0.36), dark: .init(235, 235, 245, 0.3))),
        gauge: gauge26,
        // Evidence: recorded on iOS 26.0: 38.5 high with a line of 24.5, which is 7 above and below; text 12 to 13.5 in,
        // corners 8, 4 to 5 apart. Calendars are not measured: days of 44 in seven columns of 320 (widely given).
        date: DateMetrics(
            pillPadding: CGSize(width: 12, height: 7), pillCorner: 8, pillDistance: 5, day: 44,
            calendarWidth: 320),
        // Evidence: Apple's picture of iOS 15.5: 29 round, the dot in it 15. The ring is 3 thick (a choice).
        colorWell: ColorWellMetrics(side: 29, ring: 3, inset: 7),
        presentation: .iOS26, bar: .iOS26, tab: .iOS26, search: .iOS26, column: .iOS26)

    /// Evidence: recorded on macOS 26.2, not on iOS: 8.15 from the label to the bar and 4.74 to the value, which are the
    /// distances of texts from other views; accessory bars 8 high, 6 from their labels; rings 58 across and 6 thick, open for 90 degrees, with
    /// labels of the bounds for 118; a dot of 5 in a gap of 9; the label 18.4 below the middle. That bars are 6 high is
    /// a choice: 16 on macOS.
    private static let gauge26 = GaugeMetrics(
        barHeight: 6, track: .systemFill, labelDistance: 8, valueDistance: 5, accessoryBar: 8,
        accessoryDistance: 6, ring: 58, ringWidth: 6, arc: 270, boundedArc: 242, marker: 5, halo: 9,
        ringLabelDrop: 18.4)

    /// Evidence: iOS 26.0, recorded: the value of a menu picker has 8 above and below (40.5 around a line of
    /// 24.5) and 13.5 at the sides, and chevrons 4 after it. A segmented picker is laid out 31 high and drawn 32
    /// high; segments are at least 32 wide, and as wide as the widest title and 20; the thumb is 2 inside and 28 high; titles
    /// are 13. Its colours are recorded too, light and dark. A wheel is 216 high and 320 wide, its rows 32; the band's
    /// ends are 7 in (iOS 15.5). That the look of a row is drawn flat, and how faint other rows are, is a choice.
    private static let picker26 = PickerMetrics(
        menuPadding: CGSize(width: 13.5, height: 8), chevronDistance: 4,
        segmented: SegmentedMetrics(
            height: 31, drawnHeight: 32, padding: 20, leastWidth: 32, inset: 2, corner: nil,
            thumbCorner: nil, hasDividers: false,
            ground: .init(light: .init(0, 0, 0, 31 / 255), dark: .init(117, 117, 130, 0.24)),
            thumb: .init(light: .init(255, 255, 255, 1), dark: .init(191, 191, 204, 0.47))),
        wheel: WheelMetrics(
            size: CGSize(width: 320, height: 216), rowHeight: 32, bandInset: 7, bandCorner: 16))
}

extension ListMetrics {
    /// Lists of iOS 26. Evidence: Apple's pictures of iOS 26 (cards, rows, separators, headers and footers of
    /// inset grouped lists, at two sizes of text) and recorded lists of iOS 26.0 (distances of sections, plain
    /// lists, selection, editing). Rows are 52 at the usual size of text and 51 at medium: the distance of two
    /// lines of body and 30. Headers stand 27.5 below a card and 10 above the next one, footers 8 below theirs.
    /// Not measured, a choice: compact sections, the styles `grouped`, `inset` and `bordered`, prominent headers,
    /// the bottom of lists, how far outlines are indented.
    static let iOS26 = ListMetrics(
        insetGrouped: .iOS26InsetGrouped, grouped: .iOS26Grouped, plain: .iOS26Plain,
        inset: .iOS26Inset, sidebar: .iOS26Sidebar, column: .iOS26Column, bordered: .iOS26Bordered,
        rowInset: 15, rowBeyondLine: 30, leastRow: 0, separatorThickness: 1,
        // Evidence: 232 on white; 56 56 59 on a dark card of 28 28 30.
        separator: Ink(
            light: Tone(white: 0, opacity: 0.09), dark: Tone(white: 1, opacity: 0.123)),
        // Evidence: 209 209 214 by day (recorded), which is this system grey.
        selection: .gray4,
        // Known widely: a grey that shows the panel through. Which one is a choice.
        columnSelection: .tertiarySystemFill,
        // Evidence: 127 on a white card, in three pictures; by night it is the label colour.
        secondaryInk: Tone(white: 0, opacity: 0.5),
        // Evidence: recorded as 24 at 17 points of body, with 16 to the title; 39 of both at 16 points.
        iconRoom: 24.0 / 17, iconGap: 16, editShift: 40, gripRoom: 43,
        // Evidence: Apple's pictures of iOS 26: a card 16 below the baseline of a large title, which is where its bar
        // ends; a header of a list 35 below that baseline.
        topUnderLargeTitle: 0, headerUnderLargeTitle: 19.5, outlineIndent: 20,
        // Evidence, of others: capsules with 16 at the sides. 44 and 8 are a choice.
        swipe: Swipe(leastWidth: 44, leastHeight: 44, padding: 16, distance: 8))
}

extension ListMetrics.Look {
    fileprivate static let iOS26InsetGrouped = ListMetrics.Look(
        margin: 16, corner: 26, ground: .systemGroupedBackground,
        card: .secondarySystemGroupedBackground, sideInset: 16, separatorEnd: 16,
        separatesEnds: false, pinsHeaders: false, top: 35, topOfHeader: 10, bottom: 35,
        sectionGap: 35, compactSectionGap: 17.5, aboveHeader: 27.5, belowHeader: 10,
        aboveFooter: 8, belowFooter: 23.5, footerToHeader: 16, headerInset: 16,
        header: .init(
            style: .headline, isBold: false, isUppercase: false, color: .secondaryLabel),
        prominentHeader: .init(style: .title3, isBold: true, isUppercase: false, color: .label),
        // Evidence: lines of 12 points are 14 apart.
        footer: .init(
            style: .footnote, isBold: false, isUppercase: false, color: .secondaryLabel,
            followsLeading: false),
        collapses: false, isBordered: false)

    fileprivate static let iOS26Grouped = iOS26InsetGrouped.changed {
        ($0.margin, $0.corner, $0.separatesEnds) = (0, 0, true)
    }

    // Evidence: recorded. Titles stand 22 below what precedes and in the middle of 28 points; below rows in no section, 16 more.
    fileprivate static let iOS26Plain = iOS26InsetGrouped.changed {
        ($0.margin, $0.corner, $0.separatesEnds) = (0, 0, true)
        ($0.ground, $0.card) = (.systemBackground, .systemBackground)
        ($0.top, $0.topOfHeader, $0.bottom, $0.sectionGap) = (0, 22, 0, 0)
        ($0.compactSectionGap, $0.aboveHeader, $0.belowHeader) = (0, 22, 4)
        $0.belowLooseRows = 16
        ($0.belowFooter, $0.footerToHeader, $0.pinsHeaders) = (8, 22, true)
    }

    fileprivate static let iOS26Inset = iOS26Plain.changed { $0.pinsHeaders = false }

    fileprivate static let iOS26Sidebar = iOS26InsetGrouped.changed { $0.collapses = true }

    // Known widely: rows of a sidebar stand on no cards, and a selected one on a rounded ground of its own. Figures are a choice: the ground
    // reaches as far as a card does.
    fileprivate static let iOS26Column = iOS26Sidebar.changed {
        ($0.rowCorner, $0.corner) = (22, 0)
        ($0.ground, $0.card) = (.secondarySystemBackground, .secondarySystemBackground)
    }

    fileprivate static let iOS26Bordered = iOS26Plain.changed {
        ($0.isBordered, $0.pinsHeaders) = (true, false)
    }
}

extension PresentationMetrics {
    /// Evidence, recorded on simulators of iOS 26: what is behind is dimmed by black 20 %; a sheet begins 31 below the top of a
    /// phone without a notch (10 below the safe area on others, as on iOS 18) and has corners of 39; at the medium
    /// detent it is 351 high on a screen of 667 and floats 6 from the sides and the bottom; its grabber is 36 by 5, 5
    /// below the top, black 25 %. Alerts are 300 wide with corners of 34, text 28 in, the title 21.5 down, buttons of 47 that
    /// stand 14 in and 8 apart, fields of 34 with corners of 7, 15 in. Dialogs are 238 wide over what they belong to, with
    /// corners of 32.5, 14 from it, buttons of 45.5, 10.5 apart and 13.5 in; arrows are 24 by 13. Popovers: corners of
    /// 32 are drawn by others. Not measured, a choice: forms on large screens (540 by 620, as on iOS 18), the
    /// distance from a message to the buttons, grounds and their opacity.
    static let iOS26 = PresentationMetrics(
        sheet: SheetMetrics(
            dim: 0.2, leastTop: 31, belowSafeArea: 10, corner: 39, medium: 351.0 / 667, float: 6,
            grabber: CGSize(width: 36, height: 5), grabberTop: 5, grabberOpacity: 0.25,
            form: CGSize(width: 540, height: 620)),
        alert: AlertMetrics(
            width: 300, corner: 34, dim: 0.2, padding: 28, top: 21.5, titleToMessage: 6,
            textToButtons: 21,
            bottom: 14, isCentered: false, message: .subheadline, buttonHeight: 47, buttonInset: 14,
            buttonDistance: 8, hasCapsules: true, field: .init(height: 34, inset: 15, corner: 7),
            ground: .init(light: .init(250, 250, 252, 0.94), dark: .init(44, 44, 46, 0.94))),
        dialog: DialogMetrics(
            width: 238, corner: 32.5, isPopover: true, distance: 14.25, padding: 28,
            buttonHeight: 45.5,
            buttonInset: 13.5, buttonDistance: 10.5, title: .headline, message: .body, margin: 8),
        popover: PopoverMetrics(corner: 32, arrow: CGSize(width: 24, height: 13), margin: 10))
}
