public import Foundation
public import QuadrantCore

/// What was done, so that it can be undone, and done again.
///
/// Apple: "UndoManager" (Foundation), which Foundation on Linux lacks. What is registered while something is undone is what does
/// it again. There are no events here that could group what is registered: each registration is a step of its own
/// unless `beginUndoGrouping()` is called.
open class UndoManager {
    private struct Step {
        var actions: [() -> Void] = []
        var name = ""
    }

    private enum Mode {
        case doing, undoing, redoing
    }

    private var undoable: [Step] = []
    private var redoable: [Step] = []
    private var groups: [Step] = []
    private var mode = Mode.doing

    /// Creates a manager that knows of nothing.
    public init() {}

    /// The largest number of steps that are kept; 0 for any number. The oldest are forgotten.
    open var levelsOfUndo = 0 {
        didSet { forgetOldest() }
    }
    /// Whether everything that is registered in one event is one step. There are no events here.
    open var groupsByEvent = true
    /// Whether something can be undone.
    open var canUndo: Bool { !undoable.isEmpty || groups.contains { !$0.actions.isEmpty } }
    /// Whether something that was undone can be done again.
    open var canRedo: Bool { !redoable.isEmpty }
    /// Whether something is being undone.
    open var isUndoing: Bool { mode == .undoing }
    /// Whether something is being done again.
    open var isRedoing: Bool { mode == .redoing }
    /// Whether what is registered is kept.
    open private(set) var isUndoRegistrationEnabled = true
    /// How many groups are open.
    open var groupingLevel: Int { groups.count }
    /// The name of the step that can be undone; empty for none.
    open var undoActionName: String { undoable.last?.name ?? "" }
    /// The name of the step that can be done again; empty for none.
    open var redoActionName: String { redoable.last?.name ?? "" }
    /// What a menu says: "Undo Typing".
    open var undoMenuItemTitle: String { Self.title("Undo", undoActionName) }
    /// What a menu says: "Redo Typing".
    open var redoMenuItemTitle: String { Self.title("Redo", redoActionName) }

    private static func title(_ verb: String, _ name: String) -> String {
        name.isEmpty ? verb : "\(verb) \(name)"
    }

    /// Keeps what takes back something that was done.
    ///
    /// - Parameters:
    ///   - target: What it is done to. It is not kept alive; once it is gone nothing is done.
    ///   - handler: Takes it back. What it registers meanwhile does it again.
    open func registerUndo<Target: AnyObject>(
        withTarget target: Target, handler: @escaping (Target) -> Void
    ) {
        guard isUndoRegistrationEnabled else { return }
        if mode == .doing { redoable = [] }
        add(Step(actions: [{ [weak target] in if let target { handler(target) } }]))
    }

    private func add(_ step: Step) {
        if !groups.isEmpty {
            groups[groups.count - 1].actions += step.actions
        } else if mode == .undoing {
            redoable.append(step)
        } else {
            undoable.append(step)
            forgetOldest()
            tell(.NSUndoManagerDidCloseUndoGroup)
        }
    }

    private func tell(_ name: Notification.Name) {
        NotificationCenter.default.post(name: name, object: self)
    }

    private func forgetOldest() {
        guard levelsOfUndo > 0 else { return }
        undoable.removeFirst(max(0, undoable.count - levelsOfUndo))
        redoable.removeFirst(max(0, redoable.count - levelsOfUndo))
    }

    /// Names the step that was registered last, or that is being grouped.
    open func setActionName(_ actionName: String) {
        if !groups.isEmpty {
            groups[groups.count - 1].name = actionName
        } else if mode == .undoing {
            if !redoable.isEmpty { redoable[redoable.count - 1].name = actionName }
        } else if !undoable.isEmpty {
            undoable[undoable.count - 1].name = actionName
        }
    }

    /// Takes back what was done last; nothing where there is nothing. An open group ends before.
    open func undo() {
        while !groups.isEmpty { endUndoGrouping() }
        guard mode == .doing, let step = undoable.popLast() else { return }
        tell(.NSUndoManagerWillUndoChange)
        perform(step, as: .undoing)
        tell(.NSUndoManagerDidUndoChange)
    }

    /// Does again what was undone last; nothing where there is nothing.
    open func redo() {
        guard mode == .doing, groups.isEmpty, let step = redoable.popLast() else { return }
        tell(.NSUndoManagerWillRedoChange)
        perform(step, as: .redoing)
        tell(.NSUndoManagerDidRedoChange)
    }

    private func perform(_ step: Step, as mode: Mode) {
        self.mode = mode
        groups.append(Step(name: step.name))
        for action in step.actions.reversed() { action() }
        if let group = groups.popLast(), !group.actions.isEmpty { add(group) }
        self.mode = .doing
    }

    /// Begins a group: what is registered until its end is one step.
    open func beginUndoGrouping() { groups.append(Step()) }

    /// Ends the group that was begun last; nothing where none is open.
    open func endUndoGrouping() {
        guard let group = groups.popLast(), !group.actions.isEmpty else { return }
        if mode == .doing, groups.isEmpty { redoable = [] }
        add(group)
    }

    /// Takes back the group that was undone last, as `undo()`.
    open func undoNestedGroup() { undo() }

    /// Keeps nothing that is registered, until `enableUndoRegistration()`.
    open func disableUndoRegistration() { isUndoRegistrationEnabled = false }

    /// Keeps what is registered again.
    open func enableUndoRegistration() { isUndoRegistrationEnabled = true }

    /// Forgets everything.
    open func removeAllActions() { (undoable, redoable, groups) = ([], [], []) }
}

extension Notification.Name {
    /// A step can be undone that could not before. The manager is the object, as of all of these.
    ///
    /// Apple: "NSUndoManagerDidCloseUndoGroup" (Foundation).
    // swift-format-ignore: AlwaysUseLowerCamelCase
    public static let NSUndoManagerDidCloseUndoGroup = Self(
        "NSUndoManagerDidCloseUndoGroupNotification")
    /// A step is about to be undone.
    // swift-format-ignore: AlwaysUseLowerCamelCase
    public static let NSUndoManagerWillUndoChange = Self("NSUndoManagerWillUndoChangeNotification")
    /// A step was undone.
    // swift-format-ignore: AlwaysUseLowerCamelCase
    public static let NSUndoManagerDidUndoChange = Self("NSUndoManagerDidUndoChangeNotification")
    /// A step is about to be done again.
    // swift-format-ignore: AlwaysUseLowerCamelCase
    public static let NSUndoManagerWillRedoChange = Self("NSUndoManagerWillRedoChangeNotification")
    /// A step was done again.
    // swift-format-ignore: AlwaysUseLowerCamelCase
    public static let NSUndoManagerDidRedoChange = Self("NSUndoManagerDidRedoChangeNotification")
}

private enum UndoManagerKey: EnvironmentKey {
    static var defaultValue: UndoManager? { nil }
}

extension EnvironmentValues {
    /// What can be undone in the window around; `nil` for a view that is shown by itself, without an app.
    ///
    /// Apple: "EnvironmentValues.undoManager".
    public package(set) var undoManager: UndoManager? {
        get { self[UndoManagerKey.self] }
        set { self[UndoManagerKey.self] = newValue }
    }
}
