import CoreData
import Expectations
import Testing

/// Models of files.
@MainActor @Suite struct ModelTests {
    private let folder: OwnFolder
    init() throws { folder = try OwnFolder() }

    @Test func aModelOfAFileHasWhatTheFileSays() throws {
        let model = try ModelFolderOnDisk(
            in: folder.url,
            versions: [
                """
                <entity name="Base" representedClassName="Base" isAbstract="YES">
                <attribute name="id" optional="YES" attributeType="UUID" usesScalarValueType="NO"/></entity>
                <entity name="Item" representedClassName=".Item" parentEntity="Base">
                <attribute name="title" attributeType="String" defaultValueString="A &amp; B"/>
                <attribute name="day" attributeType="Date" defaultDateTimeInterval="60" usesScalarValueType="NO"/>
                <relationship name="parts" optional="YES" toMany="YES" ordered="YES" deletionRule="Cascade"
                 destinationEntity="Part" inverseName="item" inverseEntity="Part"/>
                <uniquenessConstraints><uniquenessConstraint><constraint value="title"/></uniquenessConstraint></uniquenessConstraints>
                </entity>
                <entity name="Part" representedClassName="Part"><relationship name="item" optional="YES" maxCount="1"
                 deletionRule="Nullify" destinationEntity="Item" inverseName="parts" inverseEntity="Item"/></entity>
                <fetchRequest name="Named" entity="Item" predicateString="title == $TITLE"/>
                <elements><element name="Item" positionX="0"/></elements>
                """
            ]
        ).model(0)
        let item = try #require(model.entitiesByName["Item"])
        same(item.superentity?.name, "Base")
        same(item.properties.map(\.name), ["id", "title", "day", "parts"])
        same(item.attributesByName["title"]?.defaultValue as? String, "A & B")
        let parts = try #require(item.relationshipsByName["parts"])
        holds(parts.isOrdered && parts.isToMany && parts.deleteRule == .cascadeDeleteRule)
        same(parts.inverseRelationship?.name, "item")
        same(parts.inverseRelationship?.isToMany, false)
        same(item.uniquenessConstraints as? [[String]], [["title"]])
        let context = try container(model).viewContext
        let made = NSEntityDescription.insertNewObject(forEntityName: "Item", into: context)
        same(made.value(forKey: "day") as? Date, Date(timeIntervalSinceReferenceDate: 60))
        let request = try #require(
            model.fetchRequestFromTemplate(
                withName: "Named", substitutionVariables: ["TITLE": "A & B"]))
        same(try context.count(for: request), 1)
        let all = NSFetchRequest<NSManagedObject>(entityName: "Base")
        same(try context.fetch(all), [made])
    }

    @Test(arguments: [
        "<entity name=\"A\"><attribute name=\"x\" attributeType=\"Colour\"/></entity>",
        "<entity name=\"A\"><relationship name=\"x\" destinationEntity=\"B\"/></entity>",
        "<entity name=\"A\" parentEntity=\"B\"/><entity name=\"B\" parentEntity=\"A\"/>",
        "<entity name=\"A\"/><entity name=\"A\"/>", "<entity name=\"A\">", "<entity name=\"A",
        "<entity name=\"A\"><attribute name=\"x\" attributeType=\"Integer 16\" defaultValueString=\"many\"/></entity>",
    ])
    func aBadModelIsNone(text: String) throws {
        let disk = try ModelFolderOnDisk(in: folder.url, versions: [text])
        holds(NSManagedObjectModel(contentsOf: disk.url) == nil)
    }

    @Test func aFolderWithoutAModelHasNone() {
        holds(NSManagedObjectModel(contentsOf: folder.url) == nil)
        holds(
            NSManagedObjectModel.mergedModel(from: [Bundle(path: folder.url.path) ?? .main]) == nil)
    }
}
