internal import CCurrentReader
internal import QuadrantGeometry
internal import QuadrantLayout
internal import Synchronization

/// An observer of states: it notes which states it reads, and is told when they change. Scopes and
/// drawings are observers.
package class Observer {
    /// The number of its last reading. Sources forget a reader that has begun another reading
    /// since.
    fileprivate(set) var readGeneration: UInt64 = 0
    /// The tracking of the observable objects that it read.
    private var observation: ObjectObservation?
    /// Whether it is still in use; it is told of changes only then.
    private(set) final var isAlive = true

    /// Whether it is the content of a sheet or the like, which is made apart from the body that presents it.
    var isOfPresentation: Bool { false }

    /// How often it read something, the same again included.
    final var touches: UInt = 0

    /// The observer that is told of changes of what is read now; by default this one itself.
    var reader: Observer { self }

    /// Called when something that it read has another value.
    package func dependencyDidChange() {}

    /// Reports a diagnostic about code that runs while it reads.
    func report(_ diagnostic: Diagnostic) {}

    /// Called when something that it read was written; messages call it `name`.
    func noteWrite(_ name: String) {}

    /// What it is called in messages about what it reads.
    var readerName: String { "a view" }

    /// Something was written while it reads; `name` is what messages call that.
    func noteWriteWhileReading(_ name: String) {}

    /// An object that it read was changed off the main actor.
    func noteForeignChange() {}

    /// Called when an object that it read changes; `nil` for an object that is not known.
    func noteChange(of object: ObjectIdentifier?, _ name: () -> String) {}

    /// Called when an object that it read changes, on the thread that changes the object. On another
    /// thread than the main one that is reported, and the change is taken in on the main actor.
    ///
    /// - Parameters:
    ///   - object: The object; `nil` where it is not known.
    ///   - name: What messages call that which changes.
    package final func objectWillChange(
        _ object: ObjectIdentifier?, _ name: @autoclosure () -> String
    ) {
        if isOnMainActor() {
            noteChange(of: object, name)
            return dependencyDidChange()
        }
        // Its state is used on the main actor only; here nothing is read of it.
        let observer = HandedOver(self)
        Task { @MainActor in
            let observer = observer.value
            guard observer.isAlive else { return }
            observer.noteForeignChange()
            observer.dependencyDidChange()
        }
    }

    /// How often objects were found to be read since all was forgotten.
    final var trackings: Int { observation?.trackings ?? 0 }

    /// Forgets what was read before; to be called before it reads.
    final func forgetReads() {
        readGeneration = quadrant_next_generation()
        observation?.forget()
    }

    /// Ends its use: it is told of nothing any more.
    final func retire() {
        isAlive = false
        forgetReads()
        observation = nil
    }

    /// Calls `body`; the states that it reads are dependencies of this.
    @inline(__always)
    final func reading<T>(_ body: () -> T) -> T {
        ThreadReader.during(self, body)
    }

    /// Calls `body`, a closure of the user's that makes no views; what it reads, and nothing that was
    /// read before, are dependencies of this.
    final func noting<T>(_ body: () -> T) -> T {
        forgetReads()
        return reading { observing(body) }
    }

    /// Calls `body`, which must not evaluate another scope; the observable objects that it reads are
    /// dependencies of this.
    final func observing<T>(_ body: () -> T) -> T {
        touches &+= 1
        if observation == nil, ObservingTypes.contain(type(of: self)) {
            observation = ObjectObservation(self)
        }
        return ObjectObservation.observing(body, with: observation) { reader.observed() }
    }

    /// The tracking of the observable objects that it reads, made when it is first needed.
    private func observed() -> ObjectObservation {
        ObservingTypes.insert(type(of: self))
        let observation = observation ?? ObjectObservation(self)
        self.observation = observation
        return observation
    }
}

/// The types of observers that have read observable objects: others of them will.
private enum ObservingTypes {
    private static let all = Mutex<Set<ObjectIdentifier>>([])
    /// Whether there are any: in many programs nothing reads observable objects, and no lock is taken.
    private static let areThere = Atomic(false)

    static func contain(_ type: Observer.Type) -> Bool {
        areThere.load(ordering: .relaxed)
            && all.withLock { $0.contains(ObjectIdentifier(type)) }
    }

    static func insert(_ type: Observer.Type) {
        all.withLock { _ = $0.insert(ObjectIdentifier(type)) }
        areThere.store(true, ordering: .relaxed)
    }
}

/// The observer that is reading on this thread; `nil` for none.
func currentReader() -> Observer? {
    // Nothing else reads.
    ThreadReader.current.map { knownCast($0, to: Observer.self) }
}

/// Tells whoever reads on this thread that something was written meanwhile; `name` is what messages call it.
func reportWriteInBody(_ name: String) {
    currentReader()?.noteWriteWhileReading(name)
}
