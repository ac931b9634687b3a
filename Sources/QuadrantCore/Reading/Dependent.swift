internal import CCurrentReader

/// An observer of states: it notes which states it reads, and is told when they change. Scopes and
/// drawings are dependents.
package class Dependent {
    /// Names its last reading; sources forget readers that have read anew since.
    fileprivate(set) var readGeneration: UInt64 = 0
    /// What it read of observable objects.
    private var observation: ObjectObservation?
    /// Until it is taken apart; it is told of nothing then.
    private(set) final var isAlive = true

    /// How often it read something, the same again included.
    final var touches: UInt = 0

    /// Who is told in its place of a change of what is being read.
    var reader: Dependent { self }

    /// Something that it read has another value.
    package func dependencyDidChange() {}

    /// Reports what was given wrongly where it reads.
    func report(_ complaint: Complaint) {}

    /// Something that it read was written; `name` is what messages call that.
    func noteWrite(_ name: String) {}

    /// What it is called in messages about what it reads.
    var readerName: String { "a view" }

    /// Something was written while it reads; `name` is what messages call that.
    func noteWriteWhileReading(_ name: String) {}

    /// An object that it read was changed off the main actor.
    func noteForeignChange() {}

    /// An object that it read changes, which others may read too; `nil` for one that is not known.
    func noteChange(of object: ObjectIdentifier?, _ name: () -> String) {}

    /// An object that it read changes, said on the thread that changes it. Away from the main actor it
    /// is reported, and taken in there.
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
        nonisolated(unsafe) let dependent = self
        Task { @MainActor in
            guard dependent.isAlive else { return }
            dependent.noteForeignChange()
            dependent.dependencyDidChange()
        }
    }

    /// How often objects were found to be read since all was forgotten.
    final var trackings: Int { observation?.trackings ?? 0 }

    /// Forgets what was read before; to be called before it reads.
    final func forgetReads() {
        readGeneration = quadrant_next_generation()
        observation?.forget()
    }

    /// It is no more.
    final func retire() {
        isAlive = false
        forgetReads()
        observation = nil
    }

    /// Calls `body`; the states that it reads are dependencies of this.
    @inline(__always)
    final func reading<T>(_ body: () -> T) -> T {
        let outer = quadrant_current_reader()
        quadrant_set_reader(Unmanaged.passUnretained(self).toOpaque())
        defer { quadrant_set_reader(outer) }
        return body()
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
        if observation == nil, observingTypes.contains(ObjectIdentifier(type(of: self))) {
            observation = ObjectObservation(self)
        }
        return ObjectObservation.observing(body, with: observation) { reader.observed() }
    }

    /// Keeps what it reads of objects from now on.
    private func observed() -> ObjectObservation {
        observingTypes.insert(ObjectIdentifier(type(of: self)))
        let observation = observation ?? ObjectObservation(self)
        self.observation = observation
        return observation
    }
}

/// The types of dependents that have read observable objects: others of them will. What reads is used on
/// the main actor only.
nonisolated(unsafe) private var observingTypes: Set<ObjectIdentifier> = []

/// What reads on this thread; `nil` for nobody.
func currentReader() -> Dependent? {
    quadrant_current_reader().map { Unmanaged<Dependent>.fromOpaque($0).takeUnretainedValue() }
}

/// Tells whoever reads on this thread that something was written meanwhile; `name` is what messages call it.
func reportWriteInBody(_ name: String) {
    currentReader()?.noteWriteWhileReading(name)
}
