import Foundation
import QuadrantControls
import QuadrantCore
import QuadrantDisplayList
import QuadrantDragDrop
import QuadrantGeometry
import QuadrantLayout
import QuadrantViews

/// Makes a row, header or footer of each view of a list.
nonisolated struct ListItemModifier: ViewModifier, Equatable {
    typealias Body = Never

    let setup: ListSetup
    /// What is selected: rows are made again when it changes.
    let selected: AnyHashable?
    /// Whether a tap on a row selects it.
    let selectsByTap: Bool
    let memory: ListMemory

    @MainActor
    static func _makeNodes<V: View>(
        _ modifier: ListItemModifier, _ content: V, _ cursor: inout _ViewCursor
    ) {
        cursor.wrap(content, by: modifier) { cursor, content in
            switch cursor.section?.role {
            case .header: modifier.makeTitle(.header, &cursor, content)
            case .footer: modifier.makeTitle(.footer, &cursor, content)
            case .content, nil: modifier.makeRow(&cursor, content)
            }
        }
    }

    nonisolated static func _arity(of content: _ViewArity) -> _ViewArity { content }

    nonisolated static func == (lhs: ListItemModifier, rhs: ListItemModifier) -> Bool {
        lhs.setup == rhs.setup && lhs.selected == rhs.selected && lhs.memory === rhs.memory
            && lhs.selectsByTap == rhs.selectsByTap
    }

    @MainActor
    private func makeTitle(
        _ role: SectionPlace.Role, _ cursor: inout _ViewCursor,
        _ content: (inout _ViewCursor) -> Void
    ) {
        attachSection(&cursor)
        var note = AccessibilityNote()
        if role == .header { note.traits = .isHeader }
        var attachments = cursor.attachments ?? NodeAttachments()
        attachments.add(note, for: AccessibilityNoteKey.self)
        cursor.attachments = attachments
        let ground = setup.look.pinsHeaders && role == .header
        cursor.node(
            .extended(setup.rule(role)),
            drawing: TitleDrawing(
                ground: ground ? setup.look.ground.rgba(in: cursor.environment) : nil)
        ) { content(&$0) }
    }

    @MainActor
    private func makeRow(
        _ cursor: inout _ViewCursor, _ content: (inout _ViewCursor) -> Void
    ) {
        let (tree, memory) = (cursor.tree, memory)
        let handle = cursor.keep { RowHandle(memory, in: tree) }
        let tap = cursor.keep { KeptValue<TapAction>() }
        let place = cursor.lazyPlace
        attachSection(&cursor)
        attachTap(tap, handle, &cursor)
        let menu = setup.hasMenus ? cursor.keep { RowMenuState() } : nil
        let node = cursor.node(
            .extended(setup.rule(.content)), drawing: ListRowDrawing(handle: handle)
        ) { cursor in
            content(&cursor)
            let line = cursor.node(.fill(ideal: .zero))
            // The buttons show whether the row is selected: it has to know its node and its value.
            if let row = tree.layout.parent(of: line) { handle.take(row, place) }
            makeEditButtons(handle, &cursor)
            makeMenu(menu, handle, &cursor)
            makeSwipes(handle, &cursor)
        }
        handle.take(node, place)
        makeDropTarget(handle, of: node, &cursor)
        if !takesTaps, let button = handle.button {
            let buttons = { [handle] in handle.buttons }
            tap.take(.held({ ButtonRow.trigger(buttons(), by: $0) }, .row))
            cursor.note(buttons, for: ButtonRow.self, of: node)
            let action = TapActions.Action(isEnabled: button.isEnabled, handler: tap)
            cursor.note(TapActions(action), for: TapActions.self, of: node)
        }
        for gesture in handle.hands.gestures(menu: menu, isEditing: setup.editing != nil)
        where cursor.environment.isEnabled {
            cursor.note(TapActions(gesture), for: TapActions.self, of: node)
        }
        if let problem = memory.problem(of: handle) { cursor.report(problem, at: node) }
        cursor.note(handle, for: RowHandle.self, of: node)
        var note = accessibility(handle)
        if let menu, handle.value != nil {
            let opens = !cursor.reading { menu.isOpen }
            note.actions.append(
                AccessibilityNoteAction(opens ? .showMenu : .escape) {
                    menu.isOpen = opens
                })
        }
        cursor.note(note, for: AccessibilityNoteKey.self, of: node)
    }

    /// Takes what is dropped on the row, where its `ForEach` does.
    @MainActor
    private func makeDropTarget(
        _ handle: RowHandle, of node: NodeID, _ cursor: inout _ViewCursor
    ) {
        guard let inserts = handle.note(RowInserts.self) else { return }
        inserts.update(handle.dropTarget, at: handle)
        cursor.note([handle.dropTarget], for: DropNote.self, of: node)
    }

    /// Whether a tap on a row does something by itself.
    private var takesTaps: Bool { selectsByTap || hasPrimaryAction }

    private var hasPrimaryAction: Bool { setup.hasPrimaryAction && setup.editing == nil }

    /// Containers find the section of the row at the row itself.
    @MainActor
    private func attachSection(_ cursor: inout _ViewCursor) {
        guard let section = cursor.section else { return }
        var attachments = cursor.attachments ?? NodeAttachments()
        attachments.setTrait(section, for: SectionPlace.self)
        cursor.attachments = attachments
    }

    @MainActor
    private func attachTap(
        _ tap: KeptValue<TapAction>, _ handle: RowHandle, _ cursor: inout _ViewCursor
    ) {
        var attachments = cursor.attachments ?? NodeAttachments()
        // Evidence: rows take taps everywhere, also beside what they show.
        attachments.add(
            HitShapes(
                .area(
                    { point, size, _ in handle.card(size).contains(point) },
                    bounds: { size, _ in handle.card(size) })),
            for: HitShapes.self)
        if takesTaps {
            let observer = cursor.environment.rowSelectionObserver
            let (selects, hasPrimaryAction) = (selectsByTap, hasPrimaryAction)
            tap.take(
                .held(
                    { _ in
                        let isSelected =
                            hasPrimaryAction ? handle.tap(selects: selects) : handle.select()
                        handle.wasTapped()
                        if isSelected { observer?.rowWasSelected() }
                    }, .row))
            let isEnabled = cursor.environment.isEnabled
            attachments.add(
                TapActions(TapActions.Action(isEnabled: isEnabled, handler: tap)),
                for: TapActions.self)
        }
        cursor.attachments = attachments
    }

    /// What assistive technologies are told of the row beside what it shows.
    @MainActor
    private func accessibility(_ handle: RowHandle) -> AccessibilityNote {
        var note = AccessibilityNote()
        if handle.isSelected { note.traits = .isSelected }
        if handle.canDelete {
            note.actions.append(AccessibilityNoteAction(.delete) { handle.delete() })
        }
        return note
    }

    /// The buttons of rows that are edited; the row's layout leaves out those that are not for the row.
    @MainActor
    private func makeEditButtons(_ handle: RowHandle, _ cursor: inout _ViewCursor) {
        let isEditing = setup.editing != nil
        cursor.branch(isEditing ? 1 : 0) { cursor in
            guard isEditing else { return }
            cursor.node(.layers(.center)) {
                let button = RowEditButton(
                    handle: handle, selects: setup.editing?.selects == true,
                    isSelected: handle.isSelected)
                RowEditButton._makeNodes(button, &$0)
            }
            cursor.node(.layers(.center)) { RowGrip._makeNodes(RowGrip(handle: handle), &$0) }
        }
    }
}

extension ListItemModifier {
    /// What swipes show of the row.
    @MainActor
    fileprivate func makeSwipes(_ handle: RowHandle, _ cursor: inout _ViewCursor) {
        let isSwiped = handle.swipes != nil
        if isSwiped { handle.linkSwipes() }
        cursor.branch(isSwiped ? 1 : 0) { cursor in
            guard isSwiped else { return }
            let layer = RowSwipeLayer(state: handle.swipeState, handle: handle)
            RowSwipeLayer._makeNodes(layer, &cursor)
        }
    }

    /// The items of the row's menu while it is open.
    @MainActor
    fileprivate func makeMenu(
        _ menu: RowMenuState?, _ handle: RowHandle, _ cursor: inout _ViewCursor
    ) {
        cursor.branch(menu == nil ? 0 : 1) { cursor in
            guard let menu else { return }
            cursor.node(.layers(.center)) {
                RowMenu._makeNodes(RowMenu(state: menu, handle: handle), &$0)
            }
        }
    }
}

/// The mark of a row's node: what the drawing of the list asks it for.
struct ListRowDrawing: NodeDrawing, Equatable {
    let handle: RowHandle

    static func == (lhs: ListRowDrawing, rhs: ListRowDrawing) -> Bool { lhs.handle === rhs.handle }

    /// Rows that stay close up over it.
    var leavesBehind: Bool { true }

    func draw(_ context: inout DrawingContext) {
        guard context.isApart else { return }
        handle.listDrawing?.drawGround(ofRow: &context)
    }

    func drawOver(_ context: inout DrawingContext) {
        guard context.isApart else { return }
        handle.listDrawing?.drawLines(ofRow: &context)
    }

    func group(_ content: Fragment, _ context: DrawingContext) -> DisplayGroup? {
        guard handle.isWhole else {
            // What is higher than the row while it goes and comes back is cut off.
            var group = DisplayGroup(content: content)
            group.clip = ClipItem(shape: .rect(context.bounds))
            return group
        }
        guard context.isApart else { return nil }
        return handle.listDrawing?.clip(ofRow: content, context)
    }
}

/// The ground of a header that stays in sight, over rows that scroll below it.
struct TitleDrawing: NodeDrawing, Equatable {
    let ground: RGBAColor?

    func draw(_ context: inout DrawingContext) {
        guard let ground else { return }
        context.fillFrame(context.bounds, .color(ground))
    }

    var isGroup: Bool { false }
}
