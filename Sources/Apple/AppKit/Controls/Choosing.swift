internal import CoreGraphics
public import Foundation
internal import QuadrantControls
internal import QuadrantCore
public import QuadrantFoundation
internal import QuadrantGeometry
internal import QuadrantLayout
internal import QuadrantViews
internal import UIKit

/// A button with a list of values, of which one is chosen.
///
/// Apple: "NSPopUpButton" (AppKit).
open class NSPopUpButton: NSButton {
    private var list = NSMenu()
    private var chosen = -1
    /// Whether the list hangs below a button whose words stay.
    open var pullsDown = false { didSet { update() } }
    /// On which side the list opens. It is kept without effect.
    open var preferredEdge = NSRectEdge.minY
    /// Whether items are switched off by themselves.
    open var autoenablesItems = true

    /// Creates a button.
    public init(frame buttonFrame: CGRect, pullsDown flag: Bool) {
        super.init(frame: buttonFrame)
        pullsDown = flag
    }
    /// Creates a button in a box of the view around, in points.
    override public init(frame frameRect: CGRect) { super.init(frame: frameRect) }
    /// Creates a button from an archive. There are none here.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    override open var menu: NSMenu? {
        get { list }
        set {
            list = newValue ?? NSMenu()
            if chosen < 0, !list.items.isEmpty { chosen = 0 }
            update()
        }
    }
    /// The values.
    open var itemArray: [NSMenuItem] { list.items }
    /// The words of the values.
    open var itemTitles: [String] { list.items.map(\.title) }
    /// How many values there are.
    open var numberOfItems: Int { list.items.count }
    /// The last value.
    open var lastItem: NSMenuItem? { list.items.last }
    /// Which value is chosen; -1 for none.
    open var indexOfSelectedItem: Int { list.items.indices.contains(chosen) ? chosen : -1 }
    /// The value that is chosen.
    open var selectedItem: NSMenuItem? { item(at: chosen) }
    /// The words of the value that is chosen.
    open var titleOfSelectedItem: String? { selectedItem?.title }
    /// The number of the value that is chosen; 0 for none.
    open func selectedTag() -> Int { selectedItem?.tag ?? 0 }

    /// Adds a value; one of the same words goes.
    open func addItem(withTitle title: String) { insertItem(withTitle: title, at: numberOfItems) }
    /// Adds values.
    open func addItems(withTitles itemTitles: [String]) {
        for title in itemTitles { addItem(withTitle: title) }
    }
    /// Inserts a value; one of the same words goes.
    open func insertItem(withTitle title: String, at index: Int) {
        keepingTheChoice {
            if let old = item(withTitle: title) { list.removeItem(old) }
            list.insertItem(NSMenuItem(title: title), at: index)
        }
    }
    /// Takes a value away.
    open func removeItem(at index: Int) { keepingTheChoice { list.removeItem(at: index) } }
    /// Takes a value away.
    open func removeItem(withTitle title: String) {
        keepingTheChoice { item(withTitle: title).map { list.removeItem($0) } }
    }

    /// Changes the values; the one that is chosen stays so, wherever it stands then, else the first is.
    private func keepingTheChoice(_ change: () -> Void) {
        let item = selectedItem
        change()
        let place = list.items.firstIndex { $0 === item }
        chosen = place ?? (list.items.isEmpty ? -1 : 0)
        update()
    }
    /// Takes all values away.
    open func removeAllItems() {
        list.removeAllItems()
        chosen = -1
        update()
    }
    /// A value; `nil` for none.
    open func item(at index: Int) -> NSMenuItem? { list.item(at: index) }
    /// A value of its words.
    open func item(withTitle title: String) -> NSMenuItem? { list.item(withTitle: title) }
    /// Where a value is; -1 for nowhere.
    open func index(of item: NSMenuItem) -> Int { list.index(of: item) }
    /// Where a value is; -1 for nowhere.
    open func indexOfItem(withTitle title: String) -> Int { list.indexOfItem(withTitle: title) }
    /// Where a value is; -1 for nowhere.
    open func indexOfItem(withTag tag: Int) -> Int { list.indexOfItem(withTag: tag) }
    /// Where a value is; -1 for nowhere.
    open func indexOfItem(withRepresentedObject obj: Any?) -> Int {
        list.indexOfItem(withRepresentedObject: obj)
    }
    /// Chooses a value; none for -1.
    open func selectItem(at index: Int) {
        chosen = index
        update()
    }
    /// Chooses a value.
    open func selectItem(withTitle title: String) { selectItem(at: indexOfItem(withTitle: title)) }
    /// Chooses a value; answers whether there is one.
    @discardableResult
    open func selectItem(withTag tag: Int) -> Bool {
        let index = indexOfItem(withTag: tag)
        if index >= 0 { selectItem(at: index) }
        return index >= 0
    }
    /// Chooses a value; none for `nil`.
    open func select(_ item: NSMenuItem?) { selectItem(at: item.map { index(of: $0) } ?? -1) }
    /// Shows the words of the value that is chosen: they always are.
    open func synchronizeTitleAndSelectedItem() {}
    /// Sets the words of a button whose list hangs below.
    open func setTitle(_ string: String) { title = string }

    override var shown: AnyView? {
        if pullsDown {
            let words = list.items.first?.title ?? title
            return dressed(
                Menu {
                    ForEach(Array(list.items.enumerated().dropFirst()), id: \.offset) { at, item in
                        Button(item.title) { self.choose(at) }
                    }
                } label: {
                    Text(verbatim: words)
                })
        }
        let selection = Binding(get: { self.indexOfSelectedItem }, set: { self.choose($0) })
        return dressed(
            Picker(selection: selection) {
                ForEach(Array(list.items.enumerated()), id: \.offset) { at, item in
                    if item.isSeparatorItem {
                        Divider()
                    } else {
                        Text(verbatim: item.title).tag(at)
                    }
                }
            } label: {
            }
            .pickerStyle(.menu).labelsHidden())
    }

    private func choose(_ index: Int) {
        guard isEnabled else { return }
        chosen = index
        let item = item(at: index)
        if let action = item?.action {
            action.perform(on: item?.target, with: item)
        } else {
            send()
        }
        update()
    }
}

/// Values beside each other, of which one or several are chosen.
///
/// Apple: "NSSegmentedControl" (AppKit).
open class NSSegmentedControl: NSControl {
    /// How segments look.
    ///
    /// Apple: "NSSegmentedControl.Style".
    public enum Style: Int, Sendable {
        /// As suits the place; with a border; in bars; round; apart.
        case automatic, rounded, texturedRounded, roundRect, texturedSquare, capsule, smallSquare
        case separated
    }

    /// How many are chosen.
    ///
    /// Apple: "NSSegmentedControl.SwitchTracking".
    public enum SwitchTracking: UInt, Sendable {
        /// One, any, none but while pressed.
        case selectOne, selectAny, momentary, momentaryAccelerator
    }

    private struct Segment {
        var label = ""
        var image: NSImage?
        var tag = 0
        var isOn = false
    }
    private var segments: [Segment] = []
    /// How segments look. They look as the system's.
    open var segmentStyle = Style.automatic
    /// How many are chosen.
    open var trackingMode = SwitchTracking.selectOne { didSet { update() } }
    /// The colour of what is chosen. It is kept without effect.
    open var selectedSegmentBezelColor: NSColor?
    /// How lengths are shared. It is kept without effect.
    open var segmentDistribution = 0

    /// Creates segments of words.
    public convenience init(
        labels: [String], trackingMode: SwitchTracking, target: Any?, action: Selector?
    ) {
        self.init(frame: .zero)
        segments = labels.map { Segment(label: $0) }
        (self.trackingMode, self.target, self.action) = (trackingMode, target as AnyObject?, action)
    }
    /// Creates segments of pictures.
    public convenience init(
        images: [NSImage], trackingMode: SwitchTracking, target: Any?, action: Selector?
    ) {
        self.init(frame: .zero)
        segments = images.map { Segment(image: $0) }
        (self.trackingMode, self.target, self.action) = (trackingMode, target as AnyObject?, action)
    }

    /// How many segments there are.
    open var segmentCount: Int {
        get { segments.count }
        set {
            let count = min(max(0, newValue), 1024)
            segments = (0..<count).map { $0 < segments.count ? segments[$0] : Segment() }
            update()
        }
    }
    /// The segment that is chosen, of several the first; -1 for none.
    open var selectedSegment: Int {
        get { segments.firstIndex(where: \.isOn) ?? -1 }
        set {
            for index in segments.indices { segments[index].isOn = index == newValue }
            update()
        }
    }
    /// The segment that is chosen, of several the first; -1 for none.
    open var indexOfSelectedItem: Int { selectedSegment }

    private func change(_ segment: Int, _ body: (inout Segment) -> Void) {
        guard segments.indices.contains(segment) else { return }
        body(&segments[segment])
        update()
    }
    /// Sets the words of a segment.
    open func setLabel(_ label: String, forSegment segment: Int) {
        change(segment) { $0.label = label }
    }
    /// The words of a segment.
    open func label(forSegment segment: Int) -> String? {
        segments.indices.contains(segment) ? segments[segment].label : nil
    }
    /// Sets the picture of a segment.
    open func setImage(_ image: NSImage?, forSegment segment: Int) {
        change(segment) { $0.image = image }
    }
    /// Sets how long a segment is. It is as long as the others.
    open func setWidth(_ width: CGFloat, forSegment segment: Int) {}
    /// Sets the number of a segment.
    open func setTag(_ tag: Int, forSegment segment: Int) { change(segment) { $0.tag = tag } }
    /// Sets words for a pointer that rests on a segment.
    open func setToolTip(_ toolTip: String?, forSegment segment: Int) {}
    /// Sets whether a segment can be chosen: all can here, which is told.
    open func setEnabled(_ enabled: Bool, forSegment segment: Int) {
        if !enabled { tellWithoutEffect("NSSegmentedControl.setEnabled(_:forSegment:)") }
    }
    /// Chooses a segment, or does not.
    open func setSelected(_ selected: Bool, forSegment segment: Int) {
        if trackingMode == .selectOne, selected { selectedSegment = segment }
        change(segment) { $0.isOn = selected }
    }
    /// Whether a segment is chosen.
    open func isSelected(forSegment segment: Int) -> Bool {
        segments.indices.contains(segment) && segments[segment].isOn
    }

    override var shown: AnyView? {
        let selection = Binding(
            get: { self.selectedSegment },
            set: {
                guard self.isEnabled else { return }
                self.setSelected(true, forSegment: $0)
                self.send()
            })
        return dressed(
            Picker(selection: selection) {
                ForEach(Array(segments.enumerated()), id: \.offset) { at, segment in
                    if let image = segment.image, segment.label.isEmpty {
                        Image(tinted: image).tag(at)
                    } else {
                        Text(verbatim: segment.label).tag(at)
                    }
                }
            } label: {
            }
            .pickerStyle(.segmented).labelsHidden())
    }
}

/// A day or a time, or both.
///
/// Apple: "NSDatePicker" (AppKit).
open class NSDatePicker: NSControl {
    /// What it looks like.
    ///
    /// Apple: "NSDatePicker.Style".
    public enum Style: UInt, Sendable {
        /// A field with arrows, a calendar, a field.
        case textFieldAndStepper, clockAndCalendar, textField
    }

    /// What of the date is shown.
    ///
    /// Apple: "NSDatePicker.ElementFlags".
    public struct ElementFlags: OptionSet, Sendable {
        /// A bit for each.
        public let rawValue: UInt

        /// The parts of a set of bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Hours and minutes.
        public static let hourMinute = ElementFlags(rawValue: 0x0c)
        /// Hours, minutes and seconds.
        public static let hourMinuteSecond = ElementFlags(rawValue: 0x0e)
        /// The time zone.
        public static let timeZone = ElementFlags(rawValue: 0x10)
        /// Month and year.
        public static let yearMonth = ElementFlags(rawValue: 0xc0)
        /// Day, month and year.
        public static let yearMonthDay = ElementFlags(rawValue: 0xe0)
        /// The era.
        public static let era = ElementFlags(rawValue: 0x100)
    }

    /// The date.
    open var dateValue = Date() { didSet { update() } }
    /// The first that can be chosen.
    open var minDate: Date?
    /// The last that can be chosen.
    open var maxDate: Date?
    /// What it looks like.
    open var datePickerStyle = Style.textFieldAndStepper { didSet { update() } }
    /// What of the date is shown.
    open var datePickerElements: ElementFlags = [.yearMonthDay, .hourMinute] { didSet { update() } }
    /// Whether there is a border.
    open var isBezeled = true
    /// Whether the ground is drawn.
    open var drawsBackground = false
    /// In which words dates are told. Those of the host count.
    open var locale: Locale?
    /// By which calendar dates are told. That of the host counts.
    open var calendar: Calendar?
    /// In which time zone dates are told. That of the host counts.
    open var timeZone: TimeZone?

    override var shown: AnyView? {
        var parts: DatePickerComponents = []
        if !datePickerElements.isDisjoint(with: .hourMinute) { parts.insert(.hourAndMinute) }
        if !datePickerElements.isDisjoint(with: .yearMonthDay) { parts.insert(.date) }
        let picker = DatePicker(
            selection: bound(dates),
            in: (minDate ?? .distantPast)...max(
                minDate ?? .distantPast, maxDate ?? .distantFuture),
            displayedComponents: parts.isEmpty ? .date : parts
        ) {}.labelsHidden()
        return datePickerStyle == .clockAndCalendar
            ? dressed(picker.datePickerStyle(.graphical)) : dressed(picker)
    }

    private func bound(_ path: ReferenceWritableKeyPath<NSDatePicker, Date>) -> Binding<Date> {
        Binding(
            get: { self[keyPath: path] },
            set: {
                self[keyPath: path] = $0
                self.send()
            })
    }
    private var dates: ReferenceWritableKeyPath<NSDatePicker, Date> { \NSDatePicker.dateValue }
}
