internal import Foundation

extension DatumExtent {
    /// What reads the value at a path of an element.
    ///
    /// A number or a date that is stored in the element is read from there: going along a path takes as long as
    /// placing a mark. All others are read along their paths.
    static func reader<Element, Value: Plottable>(
        _ path: KeyPath<Element, Value>
    ) -> (Element) -> DatumExtent {
        func stored<Other>(_ type: Other.Type) -> ((Element) -> Other)? {
            guard let path = path as? KeyPath<Element, Other>,
                let offset = MemoryLayout<Element>.offset(of: path)
            else { return nil }
            return { element in
                withUnsafePointer(to: element) {
                    // The offset is that of a stored property of this type.
                    (UnsafeRawPointer($0) + offset).assumingMemoryBound(to: Other.self).pointee
                }
            }
        }
        if let read = stored(Double.self) { return { DatumExtent(.number(read($0))) } }
        if let read = stored(Int.self) { return { DatumExtent(.number(Double(read($0)))) } }
        if let read = stored(Date.self) {
            return { DatumExtent(.date(read($0).timeIntervalSinceReferenceDate)) }
        }
        return { DatumExtent($0[keyPath: path].datum) }
    }

    /// What says which values are read at paths of elements; `nil` where others may be read later from the same
    /// elements: the values are those in an array only if they are stored there, and numbers, dates or texts.
    static func key<Element, Value: Plottable>(
        _ paths: KeyPath<Element, Value>...
    ) -> AnyHashable? {
        guard Value.self is any PrimitivePlottableProtocol.Type,
            paths.allSatisfy({ MemoryLayout<Element>.offset(of: $0) != nil })
        else { return nil }
        return paths.map { AnyHashable($0) }
    }
}
