internal import Foundation
internal import QuadrantIndex
internal import QuadrantRendering

/// What previews give to a view, as data: constants are what they stand for, cases of enums what data calls them.
struct TemplateExample {
    private let template: DataTemplate

    init(of template: DataTemplate) { self.template = template }

    /// The data of a call; `nil` where a value is none of data, as the time now, or where nothing says what it is.
    func data(_ written: JSONValue) -> JSONValue? {
        object(written, of: template.view.values, isNeeded: { $0.defaultValue == nil }, Steps())
    }

    /// A case of an enum of the project, by its name.
    func caseNamed(_ name: String, ofType type: String) -> JSONValue? {
        value(.object([TemplateFacts.nameKey: .string(".\(name)")]), ofType: type, Steps())
    }

    /// How many constants were gone through: one may stand for another, and so for itself.
    private struct Steps {
        var count = 0
        let budget = Budget()
        static let most = 16

        /// How many constants are gone through in all: lists of lists of them would grow without end.
        final class Budget {
            var left = 10_000
        }
    }

    private func object(
        _ written: JSONValue, of values: [TemplateFacts.Value],
        isNeeded: (TemplateFacts.Value) -> Bool, _ steps: Steps
    ) -> JSONValue? {
        guard let members = written.members else { return nil }
        var (result, unlabeled) = ([String: JSONValue](), 0)
        for value in values {
            var label = value.name.filter { $0 != "`" }
            if label == "_" {
                label = "_\(unlabeled)"
                unlabeled += 1
            }
            if let member = members[label] {
                guard let data = self.value(member, ofType: value.type, steps) else { return nil }
                result[value.key] = data
            } else if isNeeded(value), value.type.map({ WrittenType($0).isOptional }) != true {
                guard let standard = standard(of: value) else { return nil }
                result[value.key] = standard
            }
        }
        return .object(result)
    }

    /// What a value is where nothing is given, as data; `nil` where it is not written out.
    private func standard(of value: TemplateFacts.Value) -> JSONValue? {
        guard let text = value.defaultValue else { return nil }
        if let json = JSONValue(text.utf8) { return json }
        guard text.first == ".", let type = value.type else { return nil }
        return caseNamed(String(text.dropFirst()), ofType: type)
    }

    private func value(
        _ written: JSONValue, ofType text: String?, _ steps: Steps
    ) -> JSONValue? {
        let name = written[TemplateFacts.nameKey]?.string
        guard let text else { return name == nil ? written : nil }
        let type = WrittenType(text)
        if let name { return named(name, type, steps) }
        if type.isOptional, written == .null { return written }
        if let element = type.element { return list(written, of: element, steps) }
        if let element = type.valueOfDictionary, let key = type.keyOfDictionary {
            return dictionary(written, key, element, steps)
        }
        if let plain = type.plainSchema { return self.plain(written, type.name, plain) }
        guard let own = template.type(named: type.name) else {
            return written.members == nil ? written : nil
        }
        if own.hasOwnDecoder { return nil }
        if own.isEnum { return enumValue(written, of: own, steps) }
        // A decoder that the compiler writes wants all but optional ones, defaults or not.
        return object(written, of: own.values, isNeeded: { _ in true }, steps)
    }

    /// What a constant stands for; else a case of an enum, or a colour that has this name.
    private func named(_ name: String, _ type: WrittenType, _ steps: Steps) -> JSONValue? {
        if type.isOptional, name == ".none" { return .null }
        var (path, index) = (name, Int?.none)
        if name.last == "]", let bracket = name.lastIndex(of: "[") {
            path = String(name[..<bracket])
            index = Int(name[name.index(after: bracket)...].dropLast())
        }
        if path.first == "." { path = type.name + path }
        if let constant = template.constant(path) {
            var steps = steps
            steps.count += 1
            steps.budget.left -= 1
            guard steps.count < Steps.most, steps.budget.left > 0 else { return nil }
            guard let index else { return value(constant, ofType: type.text, steps) }
            let whole = value(constant, ofType: "[\(type.text)]", steps)?.list ?? []
            return whole.indices.contains(index) ? whole[index] : nil
        }
        let parts = path.split(separator: ".")
        guard index == nil, let last = parts.last, let owner = parts.dropLast().last,
            owner == type.name.split(separator: ".").last
        else { return nil }
        let own = String(last)
        if type.name == "Color" { return TemplateColor.isOfAssets(own) ? nil : .string(own) }
        let numbers = ["integer", "number"]
        if own == "zero", numbers.contains(type.plainSchema?["type"]?.string ?? "") { return 0 }
        guard let project = template.type(named: type.name), project.isEnum,
            !project.hasOwnDecoder,
            let one = project.cases.first(where: { $0.name == own })
        else { return nil }
        return one.rawValue.flatMap { JSONValue($0.utf8) } ?? .object([one.key: .object([:])])
    }

    private func list(_ written: JSONValue, of element: String, _ steps: Steps) -> JSONValue? {
        guard let elements = written.list else { return nil }
        let data = elements.compactMap { value($0, ofType: element, steps) }
        return data.count == elements.count ? .array(data) : nil
    }

    private func dictionary(
        _ written: JSONValue, _ key: String, _ element: String, _ steps: Steps
    ) -> JSONValue? {
        guard let members = written.members else { return nil }
        let own = template.type(named: WrittenType(key).name)
        var result: [String: JSONValue] = [:]
        for (name, member) in members {
            guard let data = value(member, ofType: element, steps) else { return nil }
            guard let own, own.isEnum else {
                result[name] = data
                continue
            }
            guard let one = own.cases.first(where: { $0.name == name }) else { return nil }
            let raw = one.rawValue.map { JSONValue($0.utf8)?.string ?? $0 }
            result[raw ?? one.key] = data
        }
        return .object(result)
    }

    /// The case of an enum with values, which is written as data has it but for the names and types in it.
    private func enumValue(
        _ written: JSONValue, of own: TemplateFacts.DataType, _ steps: Steps
    ) -> JSONValue? {
        guard let (name, values) = written.members?.first, written.members?.count == 1,
            let one = own.cases.first(where: { $0.name == name }), one.rawValue == nil
        else { return nil }
        guard let members = values.members else { return nil }
        var result: [String: JSONValue] = [:]
        for value in one.values {
            guard let member = members[value.name] else {
                if value.defaultValue != nil { continue }
                return nil
            }
            guard let data = self.value(member, ofType: value.type, steps) else { return nil }
            result[value.key] = data
        }
        return .object([one.key: .object(result)])
    }

    /// A value of a type that everybody knows; `nil` for one that is of another kind.
    private func plain(
        _ written: JSONValue, _ name: String, _ schema: [String: JSONValue]
    ) -> JSONValue? {
        if name == "Date" {
            if let seconds = written.double {
                return .string(Date(timeIntervalSince1970: seconds).formatted(.iso8601))
            }
            return written.string?.first?.isNumber == true ? written : nil
        }
        switch schema["type"]?.string {
        case "integer": return written.whole == nil ? nil : written
        case "number": return written.double == nil ? nil : written
        case "boolean": return written.flag == nil ? nil : written
        default: return written.string == nil ? nil : written
        }
    }
}
