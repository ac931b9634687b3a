public import Foundation
internal import QuadrantControls
internal import QuadrantCore
internal import QuadrantLayout
public import QuadrantViews

/// A control that chooses one of several titles or pictures.
///
/// Apple: "UISegmentedControl" (UIKit). It is drawn as a segmented picker of SwiftUI's, 32 points high; a tap chooses a segment and sends
/// `valueChanged`. Segmented pickers follow its `appearance()`.
open class UISegmentedControl: UIControl {
    /// Stands for no segment.
    public nonisolated static let noSegment = -1

    private struct Segment {
        var title: String?
        var image: UIImage?
        var action: UIAction?
        var isEnabled = true
        var width: CGFloat = 0
    }

    private static let height: CGFloat = 32
    /// The colour of the chosen segment.
    open var selectedSegmentTintColor: UIColor?
    /// The chosen segment, from 0; -1 for none. Code that sets it sends nothing.
    open var selectedSegmentIndex = UISegmentedControl.noSegment {
        didSet { changed() }
    }
    /// Whether a tap chooses nothing for long.
    open var isMomentary = false
    /// Whether segments are as wide as their content asks. It is kept without effect: they are of one width.
    open var apportionsSegmentWidthsByContent = false
    private var segments: [Segment] = []
    private var titleAttributes: [State: [NSAttributedString.Key: Any]] = [:]

    /// Creates a control with titles and pictures.
    public convenience init(items: [Any]?) {
        self.init(frame: .zero)
        segments = (items ?? []).map {
            Segment(title: $0 as? String, image: $0 as? UIImage, action: $0 as? UIAction)
        }
        sizeToFit()
    }

    /// Creates a control of actions, each of which is done when its segment is chosen.
    public convenience init(frame: CGRect, actions: [UIAction]) {
        self.init(frame: frame)
        segments = actions.map { Segment(title: $0.title, image: $0.image, action: $0) }
    }

    /// Creates a control in a box of the view around, in points.
    override public init(frame: CGRect) {
        super.init(frame: frame)
        hugging.vertical = .defaultHigh
    }

    /// Creates a control from an archive. There are none here: it has no segments.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        hugging.vertical = .defaultHigh
    }

    /// The number of segments.
    open var numberOfSegments: Int { segments.count }

    /// Inserts a segment with a title; a place beyond the ends counts as the end.
    open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
        insert(Segment(title: title), at: segment)
    }
    /// Inserts a segment with a picture.
    open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
        insert(Segment(image: image), at: segment)
    }
    /// Inserts a segment of an action.
    open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
        insert(Segment(title: action.title, image: action.image, action: action), at: segment)
    }

    private func insert(_ segment: Segment, at place: Int) {
        segments.insert(segment, at: min(max(0, place), segments.count))
        changed()
    }

    /// Removes a segment.
    open func removeSegment(at segment: Int, animated: Bool) {
        guard segments.indices.contains(segment) else { return }
        segments.remove(at: segment)
        changed()
    }
    /// Removes all segments.
    open func removeAllSegments() {
        segments = []
        selectedSegmentIndex = Self.noSegment
    }

    private func change(_ place: Int, _ body: (inout Segment) -> Void) {
        guard segments.indices.contains(place) else { return }
        body(&segments[place])
        changed()
    }

    private func segment(_ place: Int) -> Segment? {
        segments.indices.contains(place) ? segments[place] : nil
    }

    /// Sets the title of a segment.
    open func setTitle(_ title: String?, forSegmentAt segment: Int) {
        change(segment) { $0.title = title }
    }
    /// The title of a segment.
    open func titleForSegment(at segment: Int) -> String? { self.segment(segment)?.title }
    /// Sets the picture of a segment.
    open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
        change(segment) { $0.image = image }
    }
    /// The picture of a segment.
    open func imageForSegment(at segment: Int) -> UIImage? { self.segment(segment)?.image }
    /// Sets the width of a segment, in points; 0 for that of the others. It is kept without effect.
    open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
        change(segment) { $0.width = width }
    }
    /// The width that was set for a segment.
    open func widthForSegment(at segment: Int) -> CGFloat { self.segment(segment)?.width ?? 0 }
    /// Sets whether a segment can be chosen.
    open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
        change(segment) { $0.isEnabled = enabled }
    }
    /// Whether a segment can be chosen.
    open func isEnabledForSegment(at segment: Int) -> Bool {
        self.segment(segment)?.isEnabled ?? false
    }

    /// Sets what titles are drawn with in a state.
    open func setTitleTextAttributes(
        _ attributes: [NSAttributedString.Key: Any]?, for state: State
    ) {
        titleAttributes[state] = attributes
        changed()
    }
    /// What titles are drawn with in a state.
    open func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? {
        titleAttributes[state]
    }

    override open var intrinsicContentSize: CGSize {
        CGSize(width: picker.size().width, height: Self.height)
    }

    override open func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    override var content: ViewContent? { segments.isEmpty ? nil : picker }

    private var picker: ViewContent {
        let look = SystemLook(of: self)
        let looks = SystemLooks.ofTree()
        looks.read = { _ in look }
        let shown = segments.map { segment in
            (title: segment.title ?? "", image: segment.title == nil ? segment.image : nil)
        }
        let isSet =
            selectedSegmentTintColor != nil || !titleAttributes.isEmpty
        return ViewContent(
            Picker(sources: sources, selection: \.self) {
                ForEach(shown.indices, id: \.self) { index in
                    if let image = shown[index].image {
                        Image(tinted: image).tag(index)
                    } else {
                        Text(verbatim: shown[index].title).tag(index)
                    }
                }
            } label: {
                EmptyView()
            }
            .pickerStyle(.segmented).labelsHidden().disabled(!isEnabled)
            .transformEnvironment(\.systemLooks) { if isSet { $0 = looks } }
            .frame(maxHeight: .infinity))
    }

    /// What the picker chooses: where no segment is chosen, two that differ, for which it shows none.
    private var sources: [Binding<Int>] {
        let isChosen = segments.indices.contains(selectedSegmentIndex)
        return isChosen ? [chosen] : [chosen, .constant(Self.noSegment - 1)]
    }

    private var chosen: Binding<Int> {
        Binding(
            get: { self.selectedSegmentIndex },
            set: { place in
                guard self.segment(place)?.isEnabled == true else { return }
                self.selectedSegmentIndex = place
                self.segment(place)?.action?.perform(from: self)
                self.sendActions(for: [.valueChanged, .primaryActionTriggered])
                if self.isMomentary { self.selectedSegmentIndex = Self.noSegment }
            })
    }
}
