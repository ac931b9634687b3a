import Foundation
import QuadrantViews

extension ControlProfile {
    /// macOS 26.
    ///
    /// Evidence: unless said otherwise, frames recorded on macOS 26.2 in a key window at scale 2 (iamcgn/swiftui-web). Colours but
    /// those of the palette are not measured: choices.
    static let macOS26 = ControlProfile(
        // Evidence: a slider with a label in a form in columns is 23 high, elsewhere 18.5, which is the label.
        automatic: AutomaticLooks(
            button: .bordered, toggle: .checkbox, fieldsHaveBorders: true,
            inlineIsRadioGroup: true, date: .stepperField, form: .columns,
            menusHaveIndicators: true,
            row: .init(hugs: true, label: .body, showsLabels: true, leastSliderRow: 23)),
        // Evidence: 16 by 16, 5 to a label in body, its middle that of the capitals, 6 above and below. Corner, sign and
        // colours are a choice.
        checkbox: CheckboxMetrics(
            side: 16, corner: 4.5, gap: 5, sign: 10, isOnCapitals: true,
            off: .init(
                light: .init(255, 255, 255, 1), dark: .init(255, 255, 255, 0.08)),
            outline: .init(ink: 0.2, 0.22), distance: 6),
        // Evidence: 24 high, 12 at each side, 4 above and below a taller label, corner 6; 16, 20, 28 and 36 high at the other
        // sizes with fonts of 9, 11 and 13 points; capsules from `large` on (Apple, WWDC25). The sides of other sizes are a
        // choice. The ground is that of colour wells, black 25/255.
        button: ButtonMetrics(
            mini: .init(horizontal: 8, vertical: 2.5, font: .system(size: 9), corner: 4),
            small: .init(horizontal: 10, vertical: 3, font: .system(size: 11), corner: 5),
            regular: .init(horizontal: 12, vertical: 4, font: nil, corner: 6),
            large: .init(horizontal: 14, vertical: 6, font: nil, corner: nil),
            extraLarge: .init(horizontal: 18, vertical: 10, font: nil, corner: nil),
            tintsLabels: false, dimsBorderless: true, ground: .init(ink: 0.098, 0.14)),
        // Evidence: 54 by 24, 8 behind its label. The knob is scaled from that of iOS 26. Apple (Human Interface Guidelines,
        // "Toggles"): rows of grouped forms have mini switches; how large these are is not measured.
        toggle: SwitchMetrics(
            track: CGSize(width: 54, height: 24), knob: CGSize(width: 32, height: 20), inset: 2,
            overhang: 0, frame: CGSize(width: 54, height: 24), off: .tertiaryLabel,
            disabledOpacity: 0.5, shadows: [], isTinted: true,
            small: (CGSize(width: 36, height: 16), CGSize(width: 21, height: 12))),
        // Evidence: 24 high, text 6 in, baseline 17 down; a plain field is its line.
        field: FieldMetrics(
            lineExtra: 0, border: .init(height: 24, horizontal: 6, vertical: 4, corner: 6),
            outlineOpacity: 0.15, bullet: 7.0 / 17, bulletPitch: 10.5 / 17, caretWidth: 1,
            selectionOpacity: 0.25, editorVertical: 0, editorHorizontal: 5,
            ground: .init(light: .init(255, 255, 255, 1), dark: .init(255, 255, 255, 0.06))),
        // Evidence: content 5 in, corner 12, the label in subheadline 10 in and 3 above.
        groupBox: GroupBoxMetrics(
            padding: 5, corner: 12, fill: .secondarySystemGroupedBackground,
            innerFill: .quaternarySystemFill,
            outerLabel: .init(font: .subheadline, inset: 10, distance: 3)),
        list: .macOS26,
        // Evidence: a bar has a row of 20, right below its label and above that of its value; circles are 32, small ones 16.
        progress: ProgressMetrics(
            barHeight: 6, track: .systemFill, labelDistance: 0, spinner: 32, largeSpinner: 32,
            lightSpoke: 0.5, darkSpoke: 0.6, faintestSpoke: 0.25, barRow: 20, valueIsPlain: true,
            smallSpinner: 16, fillsCircle: true),
        // Evidence: a button with chevrons is 47.5 wider than its widest title, which is the padding of a button and 23.5;
        // segments are 24 high and 21 wider than the widest title. Corners and colours of segments are a choice.
        picker: PickerMetrics(
            menuPadding: CGSize(width: 0, height: 0), chevronDistance: 6,
            segmented: SegmentedMetrics(
                height: 24, drawnHeight: 24, padding: 21, leastWidth: 24, inset: 2, corner: 6,
                thumbCorner: 4.5, hasDividers: true, ground: .init(ink: 0.06, 0.1),
                thumb: .init(light: .init(255, 255, 255, 1), dark: .init(255, 255, 255, 0.25)),
                fills: false, isPlain: true),
            wheel: ControlProfile.iOS26.picker.wheel,
            popUp: PopUpMetrics(room: 23.5, chevron: 9)),
        // Evidence: 16 high, the knob's middle from 11 to 11 before the end; labels of bounds in footnote, 8 apart.
        slider: SliderMetrics(
            height: 16, bar: 4, knob: CGSize(width: 22, height: 16), mark: 2, marksSteps: true,
            labelDistance: 8, track: .init(ink: 0.1, 0.14), disabledOpacity: 0.5,
            shadows: [KnobShadow(opacity: 0.12, radius: 2, drop: 0.5)], boundFont: .footnote,
            knobOutline: .init(ink: 0.12, 0)),
        // Evidence: 20 by 26, 8 behind its label.
        stepper: StepperMetrics(
            size: CGSize(width: 20, height: 26), corner: 6, sign: 7, stroke: 1.5, divider: 1,
            dividerHeight: 12, ground: .init(ink: 0.098, 0.14), line: .init(ink: 0.1, 0.1),
            isUpright: true),
        // Evidence: 16, 8.15 and a bar of 16, 4.74 and the value; the first two distances are those of texts. Labels stay
        // where they are hidden. Accessory bars with labels are 52, which is two lines of 16 and 6 on both sides of 8.
        gauge: GaugeMetrics(
            barHeight: 16, track: .systemFill, labelDistance: 8.15087890625,
            valueDistance: 4.7421875, accessoryBar: 8, accessoryDistance: 6, ring: 58,
            ringWidth: 6, arc: 270, boundedArc: 242, marker: 5, halo: 9, ringLabelDrop: 18.4,
            keepsLabels: true, accessoryIsPlain: true),
        // Evidence: the field is 21 high and 77 wide, 22 with its buttons of 12.5 by 20 and 95 wide.
        date: DateMetrics(
            pillPadding: CGSize(width: 6, height: 3), pillCorner: 6, pillDistance: 4, day: 18,
            calendarWidth: 138.5,
            slots: .init(
                height: 21, padding: 2.5, corner: 5, stepper: CGSize(width: 12.5, height: 20),
                stepperHeight: 22, stepperDistance: 5.5)),
        // Evidence: a button of 48 by 24 with a radius of 11 in black 25/255, the swatch 3 in.
        colorWell: ColorWellMetrics(
            side: 24, ring: 3, inset: 3,
            swatch: .init(
                size: CGSize(width: 48, height: 24), corner: 11, ground: .init(ink: 0.098, 0.14))),
        presentation: .iOS26, bar: .macOS26, tab: .iOS26, search: .macOS26, column: .macOS26,
        // Evidence: a bar of 52 with a toolbar (macOS 26.2). A title alone: 32, and the dots, are a choice.
        window: WindowMetrics(
            titleBar: 32, toolbar: 52, dot: 13, dotPitch: 22, dotInset: 26,
            dotFill: .init(ink: 0.18, 0.25), size: CGSize(width: 900, height: 600),
            searchWidth: 200))
}

extension BarMetrics {
    /// Evidence: title bar and toolbar 52 high, platters 36 with 8 around them, texts 8 in (macOS 26.2). The title is 15 bold
    /// in AppKit's windows with a toolbar (widely given). Glass as on iOS 26, its shadow smaller: a choice.
    static let macOS26 = BarMetrics(
        top: 8, keepsRoom: false, height: 44, button: 36, largeTitle: 0, largeTitleTop: 0,
        largeTitleBaseline: 0, side: 8, gap: 8, titleSize: 15, toolbarButton: 36, toolbarSide: 8,
        toolbarBelow: 8,
        glass: Ground(
            fill: .init(light: .init(254, 254, 255, 0.9), dark: .init(58, 58, 61, 0.85)),
            rim: .init(light: .init(0, 0, 0, 0.06), dark: .init(255, 255, 255, 0.14)),
            shadow: .init(light: .init(0, 0, 0, 0.08), dark: .init(0, 0, 0, 0.3)),
            shadowRadius: 6, shadowDrop: 2, textInset: 8, widestSymbol: 30), itemSize: 13)
}

extension SearchMetrics {
    /// As high as the platters of a toolbar (macOS 26.2). The rest is a choice.
    static let macOS26 = SearchMetrics(
        height: 36, corner: nil, side: 8, below: 8, symbolStart: 10, textStart: 30, scopes: 36,
        isAtBottom: false, fill: .init(ink: 0.05, 0.1))
}

extension ColumnMetrics {
    /// Evidence: on macOS 26.2 the panel is 8 from the edges and 140 wide, and the next column begins right behind it. The corner
    /// is a choice.
    static let macOS26 = ColumnMetrics(
        sidebar: 140, content: 160, panelInset: 8, panelCorner: 18, panelEnd: 0,
        contentIsSidebar: false)
}
