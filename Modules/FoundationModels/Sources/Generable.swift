internal import Foundation

/// What a language model could make.
///
/// Apple: "Generable" (FoundationModels).
public protocol Generable {
    /// The same while it is made.
    associatedtype PartiallyGenerated
    /// Makes it of what a model has said: throws, as there is no model.
    init(_ content: GeneratedContent) throws
    /// What a model would have said.
    var generatedContent: GeneratedContent { get }
    /// What a model has to know.
    static var generationSchema: GenerationSchema { get }
}

/// There is no language model here; not Apple's.
public struct NoModel: Error, Hashable, Sendable {
    /// There is none.
    public init() {}
}

/// Makes a type one that a language model could make.
///
/// Apple: "Generable(description:)" (FoundationModels).
@attached(
    extension, conformances: Generable, names: named(init(_:)), named(generatedContent),
    named(generationSchema),
    named(PartiallyGenerated))
public macro Generable(description: String? = nil) =
    #externalMacro(module: "QuadrantMacros", type: "GenerableMacro")

/// Tells a model what a property is.
///
/// Apple: "Guide(description:)" (FoundationModels).
@attached(peer)
public macro Guide(description: String) =
    #externalMacro(module: "QuadrantMacros", type: "GuideMacro")

/// Tells a model what a property is, and what it may be.
@attached(peer)
public macro Guide<T>(description: String? = nil, _ guides: GenerationGuide<T>...) =
    #externalMacro(module: "QuadrantMacros", type: "GuideMacro")

/// What a property may be.
///
/// Apple: "GenerationGuide" (FoundationModels).
public struct GenerationGuide<Value>: Sendable {
    /// So many elements.
    public static func count<Element>(_ count: Int) -> GenerationGuide<[Element]>
    where Value == [Element] { .init() }
    /// So many elements.
    public static func count<Element>(_ range: ClosedRange<Int>) -> GenerationGuide<[Element]>
    where Value == [Element] { .init() }
    /// At least so many elements.
    public static func minimumCount<Element>(_ count: Int) -> GenerationGuide<[Element]>
    where Value == [Element] { .init() }
    /// At most so many elements.
    public static func maximumCount<Element>(_ count: Int) -> GenerationGuide<[Element]>
    where Value == [Element] { .init() }
    /// One of some words.
    public static func anyOf(_ values: [String]) -> GenerationGuide<String> where Value == String {
        .init()
    }
    /// One word.
    public static func constant(_ value: String) -> GenerationGuide<String> where Value == String {
        .init()
    }
    /// A number in bounds.
    public static func range(_ range: ClosedRange<Value>) -> GenerationGuide<Value>
    where Value: Comparable { .init() }
    /// A number not below.
    public static func minimum(_ value: Value) -> GenerationGuide<Value> where Value: Comparable {
        .init()
    }
    /// A number not above.
    public static func maximum(_ value: Value) -> GenerationGuide<Value> where Value: Comparable {
        .init()
    }
}

extension String: Generable {
    /// The same.
    public typealias PartiallyGenerated = String
    /// Throws, as there is no model.
    public init(_ content: GeneratedContent) throws { throw NoModel() }
    /// Nothing.
    public var generatedContent: GeneratedContent { GeneratedContent() }
    /// Nothing.
    public static var generationSchema: GenerationSchema { GenerationSchema() }
}
