import Expectations
import QuadrantIndex
import QuadrantScanning
import Testing

@testable import QuadrantCommand

/// What is written and rewritten for Core Data's classes.
@Suite struct EntitySourceTests {
    private static let model = """
        <model><entity name="Item" representedClassName=".Item" codeGenerationType="class">
        <attribute name="title" optional="YES" attributeType="String"/>
        <attribute name="count" attributeType="Integer 16" usesScalarValueType="YES"/>
        <attribute name="price" attributeType="Decimal" defaultValueString="0"/>
        <attribute name="mark" attributeType="Boolean" usesScalarValueType="NO"/>
        <attribute name="color" attributeType="Transformable"/>
        <relationship name="parts" toMany="YES" ordered="YES" destinationEntity="Part"/>
        <relationship name="home" maxCount="1" destinationEntity="Home"/></entity>
        <entity name="Part" representedClassName="Piece" parentEntity="Item" codeGenerationType="category"/>
        <entity name="Home" representedClassName="Home"/></model>
        """

    private func text(own source: String) -> String? {
        EntitySource.text(
            [EntityModel(text: Self.model)], for: [SourceScanner.facts(of: source).interface])
    }

    @Test(arguments: [
        "public class `Item`: NSManagedObject {}", "NSFetchRequest<`Item`>(entityName: \"Item\")",
        "var `title`: Swift.String?", "var `count`: Swift.Int16\n",
        "var `price`: Foundation.NSDecimalNumber?", "var `mark`: Foundation.NSNumber?",
        "var `color`: Any?", "var `parts`: Foundation.NSOrderedSet?", "var `home`: Home?",
        "func addToParts(_ value: Piece)",
        "func removeFromParts(_ values: Foundation.NSOrderedSet)",
        "func insertIntoParts(_ value: Piece, at idx: Swift.Int)",
        "extension `Item`: Swift.Identifiable {}",
    ])
    func aClassHasWhatXcodeWrites(line: String) {
        has(text(own: "") ?? "", line)
    }

    @Test func classesOfTheUserAreNotWrittenAgain() {
        holds(text(own: "class Item: NSManagedObject {}") == nil)
        let category = text(own: "class Item: NSManagedObject {}\nclass Piece: Item {}") ?? ""
        has(category, "extension `Piece` {")
        holds(!category.contains("class `Piece`") && !category.contains("Identifiable"))
    }

    @Test(arguments: [
        (
            "class A: B { @NSManaged var x: String? // y\n}",
            "class A: B {            var x: String? { get { _managed(\"x\") } set { _setManaged(\"x\", newValue) } } // y\n}"
        ),
        (
            "extension A { @NSManaged public func addToItems(_ values: NSSet) }",
            "extension A {            public func addToItems(_ values: NSSet) { _addManaged(\"items\", values) } }"
        ),
        (
            "extension A { @NSManaged func removeFromItems(at idx: Int) }",
            "extension A {            func removeFromItems(at idx: Int) { _removeManaged(\"items\", at: idx) } }"
        ),
        (
            "class A: B { override init(entity: E, insertInto c: C?) {} }",
            "class A: B { required init(entity: E, insertInto c: C?) {} }"
        ),
        (
            "let x = f() as! NSFetchRequest<NSFetchRequestResult>",
            "let x = f() ._ofAnyResult" + String(repeating: " ", count: 27)
        ),
        (
            "let x = super.fetchRequest() as! NSFetchRequest<A>",
            "let x = super.fetchRequest() ._of(A.self)" + String(repeating: " ", count: 9)
        ),
        ("let x = ProcessInfo().hostName", "let x = _Process   ().hostName"),
    ])
    func objectsOfCoreDataAreRewritten(source: String, result: String) {
        same(StandIn.apply([], after: SourceScanner.facts(of: source).edits, to: source), result)
    }
}
