import QuadrantGeometry
package import QuadrantLayout

/// The views that set or read preferences, and the readers that have to look again.
///
/// A change forgets what was worked out on the way from its place to the readers around, and stops
/// where nothing was; readers that it passes wait. Nothing else is visited.
final class PreferenceRegistry {
    private let records: NodeTable<PreferenceRecord>
    private var waiting: [PreferenceWatch] = []
    /// Records of nodes that show some of their children only, and which they showed last.
    private let choosers: NodeTable<(record: PreferenceRecord, shown: [UInt32])>
    /// Writers whose values follow from geometry.
    private var followers: [ObjectIdentifier: PreferenceWriter] = [:]
    /// Whether a writer has new content that follows from geometry.
    private var needsFollowing = false
    /// The presentation's revision when geometry was looked at last.
    private var lastRevision = 0
    /// The layout's count of choices when choosers were looked at last.
    private var lastChoices = 0
    /// Whether a record of a node that chooses among its children is new.
    private var needsChoices = false

    init(in tables: NodeTables) {
        records = NodeTable(in: tables)
        choosers = NodeTable(in: tables)
        records.onForget = { [unowned self] _, record in forget(record) }
    }

    /// Whether no view sets or reads a preference.
    var isEmpty: Bool { records.isEmpty }

    /// Whether readers wait to look.
    var hasWaiting: Bool { !waiting.isEmpty }

    /// The record of a node, made if need be, and those of the nodes around.
    func record(of node: NodeID, in layout: LayoutTree) -> PreferenceRecord {
        if let known = records[node.index] { return known }
        var missing = [node]
        var outer: PreferenceRecord?
        while let last = missing.last, !layout.isPresentedLayer(last),
            let around = layout.parent(of: last)
        {
            outer = records[around.index]
            if outer != nil { break }
            missing.append(around)
        }
        if let outer { childrenChanged(outer) }
        var result = outer
        for node in missing.reversed() {
            let record = PreferenceRecord(
                node: node, parent: result, choosesChildren: layout.choosesChildren(node))
            records[node.index] = record
            layout.watchChildren(of: node)
            if record.choosesChildren {
                choosers[node.index] = (record, [])
                needsChoices = true
            }
            result = record
        }
        guard let result else { preconditionFailure("A node was used that is not in the tree.") }
        return result
    }

    /// What says or reads a preference at a node, as it is written; `nil` for nothing.
    func label(of node: NodeID) -> String? {
        guard let record = records[node.index] else { return nil }
        return record.writer?.label ?? record.watch?.label
    }

    /// The node is about to be taken out, and those in it.
    func willRemove(_ node: NodeID) {
        if let around = records[node.index]?.parent { childrenChanged(around) }
    }

    /// The record's node is about to be freed.
    private func forget(_ record: PreferenceRecord) {
        if let writer = record.writer { followers[ObjectIdentifier(writer)] = nil }
        if let watch = record.watch { watch.isAlive = false }
    }

    // MARK: Changes

    /// A child with preferences came, went or moved; or another one is shown.
    func childrenChanged(_ record: PreferenceRecord) {
        record.children = nil
        var current: PreferenceRecord? = record
        while let record = current {
            let isKnown = record.keys != nil
            record.forgetAll()
            if let watch = record.watch { self.await(watch) }
            if !isKnown { return }
            current = record.parent
        }
    }

    /// Notes that the writer sets another value than before.
    func changed(_ writer: PreferenceWriter) {
        // What a change made of the value inside was worked out; a value never is.
        _ = writer.record.forget(writer.key)
        var current = writer.record.parent
        while let record = current {
            if !record.forget(writer.key) { return }
            if let watch = record.watch, watch.key == writer.key { self.await(watch) }
            current = record.parent
        }
    }

    /// Has a reader look in the next pass.
    func await(_ watch: PreferenceWatch) {
        guard !watch.isWaiting else { return }
        watch.isWaiting = true
        waiting.append(watch)
    }

    /// Has a reader that waits wait no longer: it has looked.
    func release(_ watch: PreferenceWatch) {
        guard watch.isWaiting else { return }
        watch.isWaiting = false
        // It has come to wait just now.
        if let position = waiting.lastIndex(where: { $0 === watch }) {
            waiting.remove(at: position)
        }
    }

    /// Notes that the writer follows other points of its view's geometry.
    func follow(_ writer: PreferenceWriter) {
        followers[ObjectIdentifier(writer)] = writer
        needsFollowing = true
    }

    /// Looks at what layout changed: the order of views, which of them are shown, where they stand.
    func collect(_ tree: ViewTree) {
        let layout = tree.layout
        for node in layout.takeReordered() where layout.contains(node) {
            if let record = records[node.index] { childrenChanged(record) }
        }
        collectChoices(layout)
        let revision = tree.presentation.revision
        guard needsFollowing || revision != lastRevision else { return }
        lastRevision = revision
        needsFollowing = false
        let moved = followers.values.filter { $0.lookAtGeometry() }
        for writer in TreeOrder.sorted(moved, { $0 }) where writer.sayAnew() { changed(writer) }
    }

    private func collectChoices(_ layout: LayoutTree) {
        guard !choosers.isEmpty, needsChoices || layout.choiceCount != lastChoices else { return }
        lastChoices = layout.choiceCount
        needsChoices = false
        for (index, chooser) in choosers.all {
            let shown = shownChildren(of: chooser.record, in: layout)
            guard shown != chooser.shown else { continue }
            choosers[index] = (chooser.record, shown)
            childrenChanged(chooser.record)
        }
    }

    private func shownChildren(of record: PreferenceRecord, in layout: LayoutTree) -> [UInt32] {
        layout.children(of: record.node).filter(layout.isShown).map(\.index)
    }

    /// Takes the readers that wait: inner ones before outer ones, and otherwise earlier ones before
    /// later ones. Those that look at once come last and the outer ones first: they have others look in them.
    func takeWaiting() -> [PreferenceWatch] {
        let alive = waiting.filter(\.isAlive)
        for watch in waiting { watch.isWaiting = false }
        waiting.removeAll()
        let sorted = TreeOrder.sorted(alive) { $0.part }
        let isMixed = sorted.contains(where: \.isAtOnce)
        return isMixed
            ? sorted.filter { !$0.isAtOnce } + sorted.filter(\.isAtOnce).reversed() : sorted
    }

    // MARK: Values

    /// The records directly inside that count, in layout order.
    ///
    /// Linear in the number of the node's children after a change of them, else constant.
    private func children(
        of record: PreferenceRecord, in layout: LayoutTree
    ) -> [PreferenceRecord] {
        if let known = record.children { return known.map(\.wrappedValue) }
        let result: [PreferenceRecord] = layout.children(of: record.node).compactMap { child in
            guard !record.choosesChildren || layout.isShown(child) else { return nil }
            // What is presented has its own preferences.
            return records[child.index].flatMap { $0.parent === record ? $0 : nil }
        }
        record.children = result.map(Unretained.init)
        return result
    }

    /// The keys that are set in a record or further inside.
    private func keys(of record: PreferenceRecord, in layout: LayoutTree) -> Set<ObjectIdentifier> {
        if let known = record.keys { return known }
        var result: Set<ObjectIdentifier> = []
        for child in children(of: record, in: layout) {
            result.formUnion(withLargeStack { keys(of: child, in: layout) })
        }
        if let writer = record.writer { result.insert(writer.key) }
        record.keys = result
        return result
    }

    /// The combined value in a record: the default if nothing inside sets the key.
    func value<K: PreferenceKey>(of key: K.Type, in record: PreferenceRecord, _ tree: ViewTree)
        -> K.Value
    {
        guard keys(of: record, in: tree.layout).contains(ObjectIdentifier(key)) else {
            return K.defaultValue
        }
        return setValue(of: key, in: record, tree)
    }

    /// The combined value in a record in which the key is set.
    private func setValue<K: PreferenceKey>(
        of key: K.Type, in record: PreferenceRecord, _ tree: ViewTree
    ) -> K.Value {
        let id = ObjectIdentifier(key)
        var change: ((inout K.Value) -> Void)?
        if let writer = record.writer, writer.key == id {
            switch knownCast(writer, to: TypedPreferenceWriter<K>.self).content {
            case .value(let value)?: return value
            case .change(let body)?: change = { value in writer.noting { body(&value) } }
            case nil: break
            }
        }
        if let known: KnownPreference<K.Value> = record.known(id) { return known.value }
        let setting = children(of: record, in: tree.layout).filter {
            keys(of: $0, in: tree.layout).contains(id)
        }
        // The library's own keys mean nothing by a default.
        let counted =
            setting.isEmpty || !tree.typeNames[K.self].isOfProgram
            ? setting : combined(setting, in: record, tree)
        func value(in record: PreferenceRecord?) -> K.Value {
            guard let record else { return K.defaultValue }
            return withLargeStack { setValue(of: key, in: record, tree) }
        }
        var result = counted.first.map(value) ?? K.defaultValue
        for next in counted.dropFirst() {
            tree.statistics.preferenceReductions += 1
            K.reduce(value: &result) { value(in: next) }
        }
        change?(&result)
        record.remember(result, for: id)
        return result
    }
}

extension ViewTree {
    /// What says or reads a preference at a node, as it is written; `nil` for nothing.
    package func preferenceLabel(of node: NodeID) -> String? { preferences.label(of: node) }
}
