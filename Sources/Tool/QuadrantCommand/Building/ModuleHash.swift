internal import Foundation

/// The hash that the Swift compiler leaves in an object: it is of the paths that it was given, too, and nobody reads it at run time.
enum ModuleHash {
    private static let name = Data(".swift_modhash\0".utf8)

    /// An object file, ELF of 64 bits, with zeros in place of the hash; what is none, or has none, is as it was.
    static func removed(from object: Data) -> Data {
        func number(_ start: Int, _ count: Int) -> Int? {
            guard start >= 0, start <= object.count - count else { return nil }
            let place = object.startIndex + start
            return object[place..<place + count].reversed().reduce(0) { $0 &<< 8 | Int($1) }
        }
        guard object.starts(with: [0x7F, 0x45, 0x4C, 0x46, 2, 1]),
            let table = number(0x28, 8), let size = number(0x3A, 2),
            // Of very many sections the first says how many, and which has the names.
            let few = number(0x3C, 2), let near = number(0x3E, 2),
            // What lies beyond the end could not be added to.
            table >= 0, table < object.count,
            let count = few > 0 ? few : number(table + 32, 8),
            let names = near < 0xFFFF ? near : number(table + 40, 4),
            count >= 0, count < object.count, names < object.count,
            let text = number(table + names * size + 24, 8), text >= 0, text < object.count
        else { return object }
        var result = object
        for section in 0..<count {
            let head = table + section * size
            guard let offset = number(head, 4), let start = number(head + 24, 8),
                let length = number(head + 32, 8), start >= 0, length >= 0,
                start <= object.count - length,
                text + offset >= 0, text + offset <= object.count - name.count
            else { continue }
            let word = object.startIndex + text + offset
            guard object[word..<word + name.count] == name else { continue }
            let place = object.startIndex + start
            result.replaceSubrange(place..<place + length, with: Data(count: length))
        }
        return result
    }
}
