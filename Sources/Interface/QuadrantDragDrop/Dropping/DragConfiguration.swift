/// What may become of values that are dragged out of a view.
///
/// Apple: "DragConfiguration".
public struct DragConfiguration: Sendable {
    /// What may become of them in this program.
    ///
    /// Apple: "DragConfiguration.OperationsWithinApp".
    public struct OperationsWithinApp: Sendable {
        /// Whether something that stands for them may be made; `true` unless set.
        public var allowAlias = true
        let allowed: DropOperation.Set

        /// Copies, and moves where they are allowed.
        public init(allowMove: Bool = false) {
            self.init(allowCopy: true, allowMove: allowMove, allowDelete: false)
        }

        /// Copies, moves and deletions, as far as they are allowed.
        public init(allowCopy: Bool = true, allowMove: Bool = false, allowDelete: Bool = false) {
            allowed = .set(copy: allowCopy, move: allowMove, delete: allowDelete)
        }
    }

    /// What may become of them in other programs. There are none here.
    ///
    /// Apple: "DragConfiguration.OperationsOutsideApp".
    public struct OperationsOutsideApp: Sendable {
        /// Whether something that stands for them may be made; `true` unless set.
        public var allowAlias = true
        let allowed: DropOperation.Set

        /// Copies where they are allowed.
        public init(allowCopy: Bool = true) {
            self.init(allowCopy: allowCopy, allowMove: false, allowDelete: false)
        }

        /// Copies, moves and deletions, as far as they are allowed.
        public init(allowCopy: Bool = true, allowMove: Bool = false, allowDelete: Bool = false) {
            allowed = .set(copy: allowCopy, move: allowMove, delete: allowDelete)
        }
    }

    /// What may become of them in this program.
    public var operationsWithinApp: OperationsWithinApp
    /// What may become of them in other programs. There are none here.
    public var operationsOutsideApp: OperationsOutsideApp

    /// Operations by where something is dropped.
    public init(
        operationsWithinApp: OperationsWithinApp = .init(),
        operationsOutsideApp: OperationsOutsideApp = .init()
    ) {
        (self.operationsWithinApp, self.operationsOutsideApp) = (
            operationsWithinApp, operationsOutsideApp
        )
    }

    /// Copies, and moves where they are allowed, wherever something is dropped.
    public init(allowMove: Bool) { self.init(allowMove: allowMove, allowDelete: false) }

    /// Copies, and moves and deletions where they are allowed, wherever something is dropped.
    public init(allowMove: Bool, allowDelete: Bool) {
        operationsWithinApp = .init(allowMove: allowMove, allowDelete: allowDelete)
        operationsOutsideApp = .init(allowMove: allowMove, allowDelete: allowDelete)
    }

    /// What a drop in this program may do.
    var allowed: DropOperation.Set {
        let within = operationsWithinApp
        return within.allowAlias ? within.allowed.union(.alias) : within.allowed
    }
}

extension DropOperation.Set {
    fileprivate static func set(copy: Bool, move: Bool, delete: Bool) -> Self {
        var result: Self = []
        if copy { result.insert(.copy) }
        if move { result.insert(.move) }
        if delete { result.insert(.delete) }
        return result
    }
}
