/// Makes a class one whose objects are kept in a store.
///
/// ```swift
/// @Model final class Trip {
///     var name: String
///     var start = Date.now
///     @Relationship(deleteRule: .cascade) var stops: [Stop] = []
///     init(name: String) { self.name = name }
/// }
/// ```
///
/// Each stored `var` is kept, without those that are `@Transient`, computed or of the type. Their types are `Codable`,
/// other models, or arrays or optionals of models.
///
/// A class that inherits from a model is marked too, and named to the container: a fetch of the other gives its objects as well, and a
/// predicate tells them by `is` and `as?`. What is unique is so among objects of one class.
///
/// Apple: "Model()".
@attached(
    member, conformances: Observable, PersistentModel,
    names: named(_$registrar), named(_$backing), named(_$entity), named(init), named(_$access),
    named(_$mutate), named(_$kept), named(_$first))
@attached(memberAttribute)
@attached(extension, conformances: Observable, PersistentModel)
public macro Model() = #externalMacro(module: "QuadrantMacros", type: "ModelMacro")

/// What `@Model` attaches to each variable that is kept; not for use in other places.
@attached(accessor, names: named(init), named(get), named(set))
@attached(peer, names: prefixed(_))
public macro _ModelProperty(_ place: Int, in name: String? = nil) =
    #externalMacro(module: "QuadrantMacros", type: "ModelPropertyMacro")

/// Says how a variable of a model is kept.
///
/// - Parameters:
///   - options: `.unique` has an object with an equal value take the new values when the new one is saved. The others
///     mean nothing here.
///   - originalName: The name of the variable in older files.
///   - hashModifier: Means nothing here.
///
/// Apple: "Attribute(_:originalName:hashModifier:)".
@attached(peer)
public macro Attribute(
    _ options: Schema.Attribute.Option..., originalName: String? = nil, hashModifier: String? = nil
) = #externalMacro(module: "QuadrantMacros", type: "ReadMarkMacro")

/// Says how a variable of a model refers to other models.
///
/// - Parameters:
///   - options: `.unique` as of an attribute.
///   - deleteRule: What becomes of the others when the object is deleted.
///   - minimumModelCount: How many others there are at least. It is checked when the object is saved.
///   - maximumModelCount: How many others there are at most; 0 or `nil` for any number.
///   - originalName: The name of the variable in older files.
///   - inverse: The variable of the others that refers back, to be named on one side only. Without it, it is found
///     where there is only one on each side.
///   - hashModifier: Means nothing here.
///
/// Apple: "Relationship(_:deleteRule:minimumModelCount:maximumModelCount:originalName:inverse:hashModifier:)".
@attached(peer)
public macro Relationship(
    _ options: Schema.Relationship.Option..., deleteRule: Schema.Relationship.DeleteRule = .nullify,
    minimumModelCount: Int? = 0, maximumModelCount: Int? = 0, originalName: String? = nil,
    inverse: AnyKeyPath? = nil, hashModifier: String? = nil
) = #externalMacro(module: "QuadrantMacros", type: "ReadMarkMacro")

/// Leaves a variable of a model out of the store.
///
/// Apple: "Transient()".
@attached(peer)
public macro Transient() = #externalMacro(module: "QuadrantMacros", type: "ReadMarkMacro")

/// Says in a model which combinations of values only one object may have; saving another one is a change of the first.
///
/// Apple: "Unique(_:)".
@freestanding(declaration)
public macro Unique<T: PersistentModel>(_ constraints: [PartialKeyPath<T>]...) =
    #externalMacro(module: "QuadrantMacros", type: "ReadDeclarationMacro")

/// Says in a model what is often looked for. A store in a file keeps an index of it.
///
/// Apple: "Index(_:)".
@freestanding(declaration)
public macro Index<T: PersistentModel>(_ indices: [PartialKeyPath<T>]...) =
    #externalMacro(module: "QuadrantMacros", type: "ReadDeclarationMacro")

/// Gives an actor a container and a context of its own.
///
/// Apple: "ModelActor()".
@attached(
    member, conformances: ModelActor, names: named(modelExecutor), named(modelContainer),
    named(init))
@attached(extension, conformances: ModelActor)
public macro ModelActor() = #externalMacro(module: "QuadrantMacros", type: "ModelActorMacro")
