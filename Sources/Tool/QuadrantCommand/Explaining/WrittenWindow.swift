internal import QuadrantIndex

/// The views that a part of a layout can be: those of a closure or of a body, in order, with what stands further in.
final class WrittenWindow {
    /// A view with where it was found.
    struct Entry {
        var view: WrittenView
        /// The file, by its number.
        var file: Int
        /// The type whose members its references mean.
        var type: String
        /// How many containers would have to be without a node for it to be next.
        var rank: Int
        /// Whether it is made once for each element.
        var isRepeated: Bool
        /// Whether it is written for a bar: in a `toolbar`.
        var isForBar: Bool
        /// The modifiers around it that set what views inherit, the innermost first.
        var settings: [WrittenView]
    }

    let entries: [Entry]
    /// What was handed to the view whose body this is; `nil` where nothing was.
    let handed: WrittenWindow?
    /// Whether a control makes nodes of its own around these views.
    let isInControl: Bool
    /// Whether it is that of a bar, which puts modifiers of its own around what is written for it.
    private(set) var isInBar = false
    /// What can be in the items of a bar; `nil` elsewhere.
    private(set) var behind: WrittenWindow?
    /// The entry that was found last.
    var last = -1

    /// Those of the views that are written for a bar; where there are none, all, as helpers may hand them on.
    ///
    /// - Parameter isClosed: Whether only what is in the bar's items is written, and what is around them is the bar's.
    func ofBar(isClosed: Bool) -> WrittenWindow {
        let own = entries.filter(\.isForBar)
        let window = WrittenWindow(
            own.isEmpty ? entries : own, handed: handed, isInControl: isInControl)
        (window.isInBar, window.last) = (true, own.isEmpty ? last : -1)
        guard isClosed else { return window }
        let closed = WrittenWindow([], handed: nil, isInControl: false)
        (closed.isInBar, closed.behind) = (true, window)
        return closed
    }

    private init(_ entries: [Entry], handed: WrittenWindow?, isInControl: Bool) {
        (self.entries, self.handed, self.isInControl) = (entries, handed, isInControl)
    }

    /// A window onto views.
    init(
        _ views: [WrittenView], file: Int, type: String, sources: WrittenSources,
        handed: WrittenWindow? = nil, isInControl: Bool = false
    ) {
        var flattening = Flattening(sources: sources)
        for view in views { flattening.add(view, file, type, rank: 0, isRepeated: false) }
        entries = flattening.entries
        self.handed = handed
        self.isInControl = isInControl
    }
}

/// Lays what is written out in the order in which nodes are made: a modifier before what it modifies.
private struct Flattening {
    let sources: WrittenSources
    var entries: [WrittenWindow.Entry] = []
    private var opened: [String] = []
    /// Whether what is added is in a `toolbar`.
    private var isInToolbar = false

    init(sources: WrittenSources) { self.sources = sources }

    /// More than this is in no window; what lies beyond has no line.
    private static let most = 4000

    mutating func add(
        _ view: WrittenView, _ file: Int, _ type: String, rank: Int, isRepeated: Bool,
        settings: [WrittenView] = []
    ) {
        guard entries.count < Self.most, rank < 8 else { return }
        let (file, type) = (view.home?.file ?? file, view.home?.type ?? type)
        entries.append(
            WrittenWindow.Entry(
                view: view, file: file, type: type, rank: rank, isRepeated: isRepeated,
                isForBar: isInToolbar, settings: settings))
        let handed = view.content.map { $0.at(WrittenView.Home(file: file, type: type)) }
        var isPlaced = false
        if view.isModifier {
            let home = WrittenView.Home(file: file, type: type)
            for own in sources.ownModifiers(String(view.name.dropFirst())) {
                open(
                    own.applied(to: view.base.map { $0.at(home) }), named: view.name, "View", rank,
                    isRepeated)
            }
            let around = Self.isSetting(view.name) ? [view] + settings : settings
            for inner in view.base {
                add(inner, file, type, rank: rank, isRepeated: isRepeated, settings: around)
            }
            let wasInToolbar = isInToolbar
            if view.name == ".toolbar" { isInToolbar = true }
            for inner in view.content {
                add(inner, file, type, rank: rank + 1, isRepeated: isRepeated)
            }
            isInToolbar = wasInToolbar
            return
        }
        if !view.isType {
            for own in sources.members(view.name, of: type) {
                let home = own.member.type.isEmpty ? type : own.member.type
                let (filled, isFilled) = own.filled(with: handed) {
                    sources.members($0, of: home).isEmpty
                }
                let isOpened = open(filled, named: view.name, home, rank, isRepeated)
                isPlaced = isPlaced || isFilled && isOpened
            }
        }
        // What a function puts between its own views is found there.
        if isPlaced { return }
        let isGroup = Self.groups.contains(view.name) || !view.isType
        let step = isGroup ? 0 : sources.declares(view.name) ? 3 : 2
        let repeats = isRepeated || view.name == "ForEach" || view.name == "List"
        for inner in view.content {
            add(
                inner, file, type, rank: rank + step, isRepeated: repeats,
                settings: isGroup ? settings : [])
        }
    }

    /// Whether a modifier sets what views inherit, as far as its name tells.
    private static func isSetting(_ name: String) -> Bool {
        settings.contains(name) || name.hasSuffix("Style") && name != ".listStyle"
    }

    private static let settings: Set = [
        ".font", ".foregroundStyle", ".foregroundColor", ".tint", ".environment", ".lineLimit",
        ".multilineTextAlignment", ".minimumScaleFactor", ".disabled", ".textCase", ".lineSpacing",
        ".dynamicTypeSize", ".bold", ".italic", ".fontWeight", ".fontDesign", ".fontWidth",
        ".truncationMode", ".controlSize", ".symbolRenderingMode", ".imageScale", ".kerning",
        ".tracking", ".allowsTightening", ".redacted", ".labelsHidden", ".listStyle",
        ".colorScheme",
        ".preferredColorScheme", ".monospaced", ".monospacedDigit", ".symbolVariant",
    ]

    /// Adds what a member holds; returns whether it did: none lies in itself, nor deeper than eight.
    @discardableResult
    private mutating func open(
        _ own: WrittenSources.Member, named name: String, _ type: String, _ rank: Int,
        _ isRepeated: Bool
    ) -> Bool {
        guard !opened.contains(name), opened.count < 8 else { return false }
        opened.append(name)
        for inner in own.member.views {
            add(inner, own.file, type, rank: rank, isRepeated: isRepeated)
        }
        opened.removeLast()
        return true
    }

    /// What makes no node of its own.
    private static let groups: Set = [
        "ForEach", "Group", "AnyView", "Section", "ScrollViewReader", "Tab", "TabSection",
        "GridRow",
        "ToolbarItem", "ToolbarItemGroup", "WindowGroup", "Window", "EquatableView",
        "TimelineView", "PhaseAnimator", "KeyframeAnimator",
    ]
}

extension WrittenSources.Member {
    /// A modifier of the program's own around what it modifies, which is called `self` in it.
    fileprivate func applied(to base: [WrittenView]) -> Self {
        var result = self
        result.member.views = member.views.flatMap { $0.replacingSelf(by: base) }
        return result
    }
}

extension WrittenSources.Member {
    /// A function with what a call hands to it where it names its parameters, and whether it does: small names that nothing in its
    /// type or its files has.
    fileprivate func filled(
        with handed: [WrittenView], where isParameter: (String) -> Bool
    ) -> (member: Self, isFilled: Bool) {
        guard !handed.isEmpty else { return (self, false) }
        var (result, isFilled) = (self, false)
        func fill(_ view: WrittenView) -> [WrittenView] {
            if !view.isType, !view.isModifier, view.content.isEmpty, view.name != "self",
                isParameter(view.name)
            {
                isFilled = true
                return handed
            }
            var filled = view
            filled.base = view.base.flatMap(fill)
            filled.content = view.content.flatMap(fill)
            return [filled]
        }
        result.member.views = member.views.flatMap(fill)
        return (result, isFilled)
    }
}

extension WrittenView {
    fileprivate func at(_ home: Home) -> WrittenView {
        var result = self
        if result.home == nil { result.home = home }
        return result
    }

    fileprivate func replacingSelf(by views: [WrittenView]) -> [WrittenView] {
        if name == "self" { return views }
        var result = self
        result.base = base.flatMap { $0.replacingSelf(by: views) }
        result.content = content.flatMap { $0.replacingSelf(by: views) }
        return [result]
    }
}
