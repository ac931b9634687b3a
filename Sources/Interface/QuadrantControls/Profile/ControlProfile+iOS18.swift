import Foundation
import QuadrantViews

extension ControlProfile {
    /// iOS 18.
    static let iOS18 = ControlProfile(
        // Padding is not measured: as on iOS 26. Capsules for all sizes are new there (Apple); before, regular and large
        // buttons had corners: 8 and 12 are widely given.
        button: ButtonMetrics(
            small: .init(horizontal: 10, vertical: 5, font: .subheadline, corner: nil),
            regular: .init(horizontal: 12, vertical: 7, font: nil, corner: 8),
            large: .init(horizontal: 20, vertical: 15, font: nil, corner: 12)),
        // Evidence: Apple's pictures of iOS 14 to 18. Off it is 233 233 234, on a dark card of 28 28 30
        // it is 57 57 61, which is what the second fill makes of both. In a row with an inset of 20 it ends 18 before
        // the card's end, in one with 16 it ends 14 before it; outside of lists it is laid out 49 wide and drawn 51, and rows
        // are 31 high. The knob's shadow (iOS 16) darkens the track by 9 % below it and by 1 to 2 % above, and ends with the
        // track.
        toggle: SwitchMetrics(
            track: CGSize(width: 51, height: 31), knob: CGSize(width: 27, height: 27), inset: 2,
            overhang: 2, frame: CGSize(width: 49, height: 31), off: .secondarySystemFill,
            disabledOpacity: 0.5, shadows: [KnobShadow(opacity: 0.125, radius: 4.2, drop: 3)]),
        // Evidence: an Apple picture of iOS 18 (dark): 34 high, corners about 6, outline of a pixel in 51 51 51,
        // which is white 20 % on black; bullets 9.7 apart at 16 points. The rest is as on iOS 26, not measured.
        field: FieldMetrics(
            lineExtra: 1, border: .init(height: 34, horizontal: 7.5, vertical: 4, corner: 6),
            outlineOpacity: 0.2, bullet: 7.0 / 16, bulletPitch: 9.7 / 16, caretWidth: 2,
            selectionOpacity: 0.2, editorVertical: 8, editorHorizontal: 5),
        // Known widely: 8 and 16 on the secondary background.
        groupBox: GroupBoxMetrics(
            padding: 16, corner: 8, fill: .secondarySystemBackground,
            innerFill: .tertiarySystemBackground),
        list: .iOS18,
        // Evidence: Apple's pictures of iOS 18: the bar is 4 high, the spinner 19 at the medium text size, with eight spokes.
        // The rest is not measured: as on iOS 26.
        progress: ProgressMetrics(
            barHeight: 4, track: .systemFill, labelDistance: 4, spinner: 20, largeSpinner: 37,
            lightSpoke: 0.38, darkSpoke: 0.48, faintestSpoke: 0.12 / 0.38),
        // Evidence: Apple's pictures of iOS 18: 32 high, corners 8 and 6, dark ground 49 49 54 (what the third fill
        // makes of 28 28 30), dark thumb 105 105 112. The light thumb is white.
        picker: PickerMetrics(
            menuPadding: iOS26.picker.menuPadding, chevronDistance: 4,
            segmented: SegmentedMetrics(
                height: 32, drawnHeight: 32, padding: 18.5, leastWidth: 32, inset: 2, corner: 8,
                thumbCorner: 6, hasDividers: true,
                ground: .init(light: .init(118, 118, 128, 0.12), dark: .init(118, 118, 128, 0.24)),
                thumb: .init(light: .init(255, 255, 255, 1), dark: .init(105, 105, 112, 1))),
            wheel: WheelMetrics(
                size: CGSize(width: 320, height: 216), rowHeight: 32, bandInset: 7, bandCorner: 8)),
        // Evidence: Apple's pictures of iOS 16: the track 4 high, 228 228 230 on white; the knob 27 to 28 and round. That
        // steps make marks came with iOS 26 (Apple). Below the knob it is 217 at its edge, 230 2 points on, 241 5, 246 8, 251 12.
        slider: SliderMetrics(
            height: 31, bar: 4, knob: CGSize(width: 27, height: 27), mark: 3, marksSteps: false,
            labelDistance: 8,
            track: .init(light: .init(120, 120, 128, 0.2), dark: .init(120, 120, 128, 0.36)),
            disabledOpacity: 0.5,
            shadows: [
                KnobShadow(opacity: 0.12, radius: 2.1, drop: 0.5),
                KnobShadow(opacity: 0.12, radius: 6.9, drop: 6),
            ]),
        // Evidence: Apple's pictures of iOS 15 to 18: 94 by 32, corner 8, line 1.3, minus 13.7 by 1.7; the ground 238
        // 238 239 on white and 49 49 54 on 28 28 30; the line 217 217 221 on that.
        stepper: StepperMetrics(
            size: CGSize(width: 94, height: 32), corner: 8, sign: 13.7, stroke: 1.7, divider: 1.3,
            dividerHeight: 18,
            ground: .init(light: .init(118, 118, 128, 0.12), dark: .init(118, 118, 128, 0.24)),
            line: .init(light: .init(60, 60, 67, 0.11), dark: .init(235, 235, 245, 0.3))),
        // Not measured: as on iOS 26.
        gauge: iOS26.gauge,
        // Evidence: Apple's pictures of iOS 18: 35 high, corner 8, text 12.7 in.
        date: DateMetrics(
            pillPadding: CGSize(width: 12.5, height: 7.5), pillCorner: 8, pillDistance: 5, day: 44,
            calendarWidth: 320),
        colorWell: iOS26.colorWell, presentation: .iOS18, bar: .iOS18, tab: .iOS18,
        search: .iOS18, column: .iOS26)
}

extension ListMetrics {
    /// Lists of iOS 18. Evidence: Apple's pictures of iOS 18, and of iOS 14 and 15 where these agree: rows of
    /// 44 at least with 11 above and below their content, cards with corners of 10, separators of one pixel to
    /// the card's very end, headers in capitals. Not measured: as on iOS 26.
    static let iOS18: ListMetrics = {
        var result = ListMetrics.iOS26
        for path in [\ListMetrics.insetGrouped, \.grouped, \.sidebar, \.column] {
            result[keyPath: path] = result[keyPath: path].changed { $0.becomeOlder() }
        }
        (result.insetGrouped.corner, result.sidebar.corner, result.column.rowCorner) = (10, 10, 10)
        (result.plain.separatorEnd, result.inset.separatorEnd) = (0, 0)
        // Evidence: rows with content of 24 to 34 are 44 high, with 36 they are 58, which is 11 above and below.
        (result.rowInset, result.rowBeyondLine, result.leastRow) = (11, 22, 44)
        result.marginsNeedWindow = true
        result.tightInset = 5
        result.separatorThickness = nil
        // Evidence: 198 198 200 on white, 61 61 65 on a dark card, which is what the separator colour makes of them.
        result.separator = Ink(
            light: Tone(white: 0.25, opacity: 0.29), dark: Tone(white: 0.335, opacity: 0.6))
        result.secondaryInk = nil
        // Known widely: at least 74 wide, as high as the row, beside each other.
        result.swipe = Swipe(leastWidth: 74, leastHeight: nil, padding: 12, distance: 0)
        return result
    }()
}

extension ListMetrics.Look {
    /// Evidence: cards 35.3 apart, 55 with a header whose baseline is 8.7 to 10 above the card, the first card
    /// 37.3 below the bar; headers and footers in line with the texts of rows. On iOS 15.5 the lines of footers are 18 apart, and
    /// the baseline of the next header 45 below the last one.
    fileprivate mutating func becomeOlder() {
        separatorEnd = 0
        (aboveHeader, belowHeader, topOfHeader, footerToHeader) = (34, 6.5, 16, 29)
        footer.followsLeading = true
        header = .init(style: .footnote, isBold: false, isUppercase: true, color: .secondaryLabel)
    }
}

extension PresentationMetrics {
    /// Evidence, of reports by others on iOS 17 and 18: what is behind a sheet is dimmed by 10 %, the sheet begins 10 below the
    /// safe area and has corners of 10 to 12; forms on large screens are 540 by 620. Alerts are 270 wide with corners of 14,
    /// text 20 in and centred, the message in 13, buttons of 44 with lines between them, white 242 at 80 % (30 at 75 % when
    /// dark). Dialogs are at the bottom, 8 from the edges, with corners of 14, buttons of 57, the message in 13 and a cancel
    /// button 8 below. That the page behind a sheet is scaled is not drawn. The grabber is that of iOS 26.
    static let iOS18 = PresentationMetrics(
        sheet: SheetMetrics(
            dim: 0.1, leastTop: 30, belowSafeArea: 10, corner: 10, medium: 0.5, float: 0,
            grabber: CGSize(width: 36, height: 5), grabberTop: 5, grabberOpacity: 0.25,
            form: CGSize(width: 540, height: 620)),
        alert: AlertMetrics(
            width: 270, corner: 14, dim: 0.2, padding: 16, top: 20, titleToMessage: 2,
            textToButtons: 20,
            bottom: 0, isCentered: true, message: .footnote, buttonHeight: 44, buttonInset: 0,
            buttonDistance: 0, hasCapsules: false, field: .init(height: 34, inset: 16, corner: 7),
            ground: .init(light: .init(242, 242, 242, 0.8), dark: .init(30, 30, 30, 0.75))),
        dialog: DialogMetrics(
            width: 0, corner: 14, isPopover: false, distance: 0, padding: 16, buttonHeight: 57,
            buttonInset: 0, buttonDistance: 0, title: .footnote, message: .footnote, margin: 8),
        popover: PopoverMetrics(corner: 13, arrow: CGSize(width: 26, height: 13), margin: 10))
}
