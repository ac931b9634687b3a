import QuadrantLayout

/// A reader of a preference: it waits until the value may have changed, then looks.
final class PreferenceWatch: RoundClient {
    let key: ObjectIdentifier
    /// The key's type, for messages.
    let keyName: String
    /// The modifier as it is written, for messages.
    let label: String
    let record: PreferenceRecord
    /// The reader, and with it its place in the tree.
    unowned let reader: any Part & PreferenceReader
    /// Whether it stands in the registry's queue.
    var isWaiting = false
    var isAlive = true
    /// Whether the reader also looks while its content is made, and so those do that are made in it.
    var isAtOnce = false
    var rounds = 0

    var part: Part { reader }

    init<K: PreferenceKey>(
        _ key: K.Type, label: String, record: PreferenceRecord, reader: any Part & PreferenceReader
    ) {
        self.key = ObjectIdentifier(key)
        keyName = "\(key)"
        self.label = label
        self.record = record
        self.reader = reader
        record.watch = self
    }
}

/// A part that reads a preference.
protocol PreferenceReader: AnyObject {
    /// Reads the value. Returns whether it called an action or evaluated something.
    @MainActor
    func look() -> Bool
}
