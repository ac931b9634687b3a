import Observation
import Synchronization

/// What one observer has read of observable objects, until they change or it reads again.
///
/// The standard library's tracking calls back once and cannot be cancelled. Each tracking but the
/// first therefore also reads a property of this object: writing that property ends the trackings,
/// so that none holds the observer.
final class ObjectObservation: @unchecked Sendable {
    private weak var observer: Observer?
    private let end = TrackingEnd()
    /// The number of the current reading; changes that an earlier one is told of are ignored.
    private let reading = Atomic(0)
    private(set) var trackings = 0

    init(_ observer: Observer) {
        self.observer = observer
    }

    /// Calls `body`; `observation` is asked for only if it reads an observable object.
    static func observing<T>(
        _ body: () -> T, with known: ObjectObservation?, observation: () -> ObjectObservation
    ) -> T {
        withObservationTracking(
            {
                let result = body()
                known?.end.read()
                return result
            }, onChange: observation().beginTracking())
    }

    /// The closure that a new tracking has to call.
    private func beginTracking() -> @Sendable () -> Void {
        trackings += 1
        let reading = reading.load(ordering: .relaxed)
        return { [weak self] in self?.objectWillChange(reading) }
    }

    deinit {
        if trackings > 0 { end.write() }
    }

    /// Forgets what was read.
    func forget() {
        reading.add(1, ordering: .relaxed)
        guard trackings > 0 else { return }
        trackings = 0
        end.write()
    }

    /// Called before a property changes, on the thread that writes it.
    private func objectWillChange(_ reading: Int) {
        let isCurrent = self.reading.compareExchange(
            expected: reading, desired: reading + 1, ordering: .relaxed
        ).exchanged
        guard isCurrent else { return }
        guard let observer else { return }
        observer.objectWillChange(
            nil,
            "a property of an object that \(observer.readerName) reads"
        )
    }
}

/// An observable object whose property is written to end a tracking.
private final class TrackingEnd: Observable {
    private let registrar = ObservationRegistrar()
    private var count: Int { 0 }

    func read() {
        registrar.access(self, keyPath: \.count)
    }

    func write() {
        registrar.withMutation(of: self, keyPath: \.count) {}
    }
}
